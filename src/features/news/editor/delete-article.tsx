import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Article } from '#contract/site/article.ts'
import { useApi } from '../../../api/api-context.tsx'
import { failureText } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { named } from '../../../lib/named.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { renewNews, writtenKey } from './written-queries.ts'

/** Asks before an article goes, and says what goes with it. */
export function DeleteArticle({
  article: { id, title, state },
  onDeleting,
  onClose,
}: {
  article: Article
  /** It is gone: nothing of it is to be kept. */
  onDeleting: () => void
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { run, busy } = useCall(
    async (keyFor) => {
      await api('News/deleteArticle', { params: { id }, idempotencyKey: keyFor({ id }) })
      onDeleting()
      notify({ type: 'success', message: named('Articolo eliminato', title) })
      await navigate({ to: '/admin/$list', params: { list: 'blog' }, search: {} })
      client.removeQueries({ queryKey: writtenKey(id) })
      await renewNews(client)
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <ConfirmDialog
      open
      title={`Eliminare «${title}»?`}
      confirmLabel="Elimina"
      danger
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void run()}
    >
      {state === 'published'
        ? 'Esce subito dal giornale, e con lui le sue foto; chi apre il suo indirizzo, o uno di quelli che ha avuto, legge che non c’è più. Se vuoi solo toglierlo dal sito, riportalo in bozza. '
        : 'Se ne va il testo con le sue foto. '}
      Non si può annullare.
    </ConfirmDialog>
  )
}
