import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageSeoRecord } from '#contract/site/page-seo.ts'
import { useApi } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { AtOnceSheet } from '../../lists/at-once-sheet.tsx'
import { formatInstant } from '../../lib/day.ts'
import { named } from '../../lib/named.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { filesOf, givenPicture } from '../files/given-picture-face.ts'
import { useSentFiles } from '../files/sent-file-face.ts'
import { useKeptForm } from '../sync/form-queries.ts'
import { PageSeoFields } from './page-seo-fields.tsx'
import { type PageSeoForm, faultsOf, formOf, pageSeoDraft } from './page-seo-form.ts'
import { PageSeoPreviews } from './page-seo-previews.tsx'
import { type OwnWordsOf, knownVersion, pageSeoQueries, renewPageSeo } from './page-seo-queries.ts'
import { ResetPageSeo } from './reset-page-seo.tsx'
import css from './page-seo.module.css'

/**
 * Writes how one page stands in search results and links. Who writes over a colleague's words of meanwhile is told, with
 * those at each field; saving again is to have decided.
 */
export function PageSeoSheet({
  name,
  record,
  all,
  ownWordsOf,
  onClose,
}: {
  name: string
  record: PageSeoRecord
  all: readonly PageSeoRecord[]
  ownWordsOf: OwnWordsOf
  onClose: () => void
}) {
  const { path, changed } = record
  const api = useApi()
  const client = useQueryClient()
  const { untilSent, letGo } = useSentFiles()
  const kept = useKeptForm<PageSeoForm>(pageSeoDraft(path), formOf(record), record.version)
  /** The version of another's that was told of. */
  const [told, setTold] = useState(0)
  const [asked, setAsked] = useState(false)
  const [resetting, setResetting] = useState(false)
  const { data: own } = useQuery(pageSeoQueries.own(ownWordsOf, path))
  const form = kept.fields
  const faults = faultsOf(form)

  /** What is there now comes beside what was typed. */
  async function learn(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.code === 'conflict') {
      await renewPageSeo(client, api)
      setTold(knownVersion(client, path) ?? 0)
    }
    throw error
  }
  const call = useCall(async (keyFor) => {
    const files = form.picture ? filesOf([form.picture]) : []
    await untilSent(files)
    const body = {
      path,
      title: form.title.trim(),
      description: form.description.trim(),
      noindex: form.noindex,
      picture: form.picture && givenPicture(form.picture),
      baseVersion: Math.max(kept.version ?? 0, told),
    }
    await api('Admin/setPageSeo', { body, idempotencyKey: keyFor(body) }).catch(learn)
    kept.clear()
    notify({ type: 'success', message: named('Pagina cambiata', name) })
    onClose()
    await Promise.all([renewPageSeo(client, api), letGo(files)])
  })
  return (
    <>
      <AtOnceSheet
        title={name}
        kept={kept}
        call={call}
        disabled={!kept.dirty}
        onSubmit={() => {
          setAsked(true)
          if (Object.keys(faults).length === 0) void call.run()
        }}
        onClose={onClose}
      >
        <PageSeoFields path={path} kept={kept} all={all} own={own} faults={asked ? faults : {}} />
        <PageSeoPreviews name={name} path={path} form={form} own={own} />
        {changed && (
          <div className={css.history}>
            <p className={css.soft}>
              Cambiata da {changed.by}, {formatInstant(changed.at)}.
            </p>
            <Button variant="link" onClick={() => setResetting(true)}>
              Torna alle parole di partenza
            </Button>
          </div>
        )}
      </AtOnceSheet>
      {resetting && (
        <ResetPageSeo
          name={name}
          record={record}
          own={own}
          onDone={() => {
            kept.clear()
            onClose()
          }}
          onEnd={() => setResetting(false)}
        />
      )}
    </>
  )
}
