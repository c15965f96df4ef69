import { useQueryClient } from '@tanstack/react-query'
import type { PageSeoRecord } from '#contract/site/page-seo.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { named } from '../../lib/named.ts'
import type { OwnWords } from '../../seo/public-page.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { renewPageSeo } from './page-seo-queries.ts'

/** Asks before a page says again what we wrote. */
export function ResetPageSeo({
  name,
  record: { path, version, noindex },
  own,
  onDone,
  onEnd,
}: {
  name: string
  record: PageSeoRecord
  own: OwnWords | null | undefined
  onDone: () => void
  onEnd: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const { run, busy } = useCall(
    async (keyFor) => {
      const body = { path, baseVersion: version }
      await api('Admin/resetPageSeo', { body, idempotencyKey: keyFor(body) })
      notify({ type: 'success', message: named('Di nuovo come da noi scritto', name) })
      onEnd()
      onDone()
      await renewPageSeo(client, api)
    },
    (error) => {
      notify({ type: 'danger', message: failureText(error) })
      onEnd()
      void renewPageSeo(client, api)
    },
  )
  return (
    <ConfirmDialog
      open
      title="Tornare alle parole di partenza?"
      confirmLabel="Torna alle parole di partenza"
      busy={busy}
      onCancel={onEnd}
      onConfirm={() => void run()}
    >
      Titolo, descrizione e foto scritti qui se ne vanno.
      {own && ` La pagina torna a chiamarsi «${own.title}».`}
      {noindex && ' I motori di ricerca possono mostrarla di nuovo.'}
    </ConfirmDialog>
  )
}
