import type { QueuedReview, ReviewQueue, ReviewVerdict } from '#contract/vendors/review.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { formatInstant } from '../../lib/day.ts'
import { QueueScreen, type QueueScreenProps } from '../../lists/queue-screen.tsx'
import { ReasonDialog } from '../../lists/reason-dialog.tsx'
import { listKey, useServerList } from '../../lists/use-server-list.ts'
import { Button } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { REPORT_WORDS } from './report-words.ts'
import { ReviewItem } from './review-item.tsx'
import { QUEUES } from './review-queues.ts'
import css from './vendor-reviews.module.css'

/** Reviews before they are shown, and those somebody has reported. */
export function AdminReviewsScreen({
  search,
  onSearch,
}: Pick<QueueScreenProps<ReviewQueue, QueuedReview>, 'search' | 'onSearch'>) {
  const { queue = 'pending', q } = search
  const waits = queue === 'pending' || queue === 'reported'
  const list = useServerList('Reviews/getQueue', {
    queue,
    ...(q && { q }),
    sort: waits ? 'created' : '-updated',
  })
  return (
    <QueueScreen
      title="Recensioni"
      subtitle="Si leggono prima di pubblicarle, e quando qualcuno le segnala"
      which="Quali recensioni"
      queues={QUEUES}
      sought="Fornitore o autore"
      {...{ search, onSearch }}
      list={list}
      empty={{
        drawing: 'tasks',
        title: 'Niente da leggere',
        children: 'In questa coda non c’è nessuna recensione.',
      }}
      failed="La coda non è arrivata"
      renderRow={(review) => <QueuedItem key={review.id} review={review} />}
    />
  )
}

function QueuedItem({ review }: { review: QueuedReview }) {
  const api = useApi()
  const client = useQueryClient()
  const [refusing, setRefusing] = useState(false)
  const { id, vendorId, vendorName, createdAt, state, reports } = review
  const { run: decide, busy } = useCall(
    async (keyFor, body: ReviewVerdict, message: string) => {
      await api('Reviews/moderate', { params: { id }, body, idempotencyKey: keyFor(body) })
      notify({ type: 'success', message })
      await Promise.all([
        client.invalidateQueries({ queryKey: listKey('Reviews/getQueue') }),
        client.invalidateQueries({ queryKey: ['reviews'] }),
      ])
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <li>
      <p className={css.about}>
        <UiLink href={`/fornitore/${vendorId}/recensioni`}>{vendorName}</UiLink>
        <span>scritta il {formatInstant(createdAt)}</span>
      </p>
      <ReviewItem review={review} heading="h2" />
      {reports.length > 0 && (
        <ul className={css.reports}>
          {reports.map(({ kind, note, at }) => (
            <li key={at}>
              {REPORT_WORDS[kind]}
              {note && `: «${note}»`} · {formatInstant(at)}
            </li>
          ))}
        </ul>
      )}
      {state === 'rejected' && <p className={css.about}>Rifiutata: {review.reason}</p>}
      <div className={css.answers}>
        {state !== 'published' && (
          <Button busy={busy} onClick={() => void decide({ verdict: 'publish' }, 'Recensione pubblicata.')}>
            Pubblica
          </Button>
        )}
        {reports.length > 0 && (
          <Button busy={busy} onClick={() => void decide({ verdict: 'keep' }, 'La recensione resta.')}>
            Lasciala dov’è
          </Button>
        )}
        {state !== 'rejected' && (
          <Button variant="quiet" onClick={() => setRefusing(true)}>
            {state === 'published' ? 'Togli dalla pagina' : 'Rifiuta'}
          </Button>
        )}
      </div>
      <ReasonDialog
        open={refusing}
        title={state === 'published' ? 'Togliere la recensione?' : 'Rifiutare la recensione?'}
        confirmLabel={state === 'published' ? 'Togli' : 'Rifiuta'}
        label="Il motivo, che la coppia leggerà"
        unsaid="Scrivi perché: la coppia deve saperlo."
        onCancel={() => setRefusing(false)}
        onReason={(reason) => {
          setRefusing(false)
          void decide({ verdict: 'reject', reason }, 'Recensione rifiutata.')
        }}
      />
    </li>
  )
}
