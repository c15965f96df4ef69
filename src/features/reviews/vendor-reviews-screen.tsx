import type { Review } from '#contract/review.ts'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { failureText } from '../../api/api-error.ts'
import { useApi } from '../../api/api-context.tsx'
import { plural } from '../../lib/text.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { notify } from '../../ui/toasts-store.ts'
import { useChanges } from '../couple/change-queries.ts'
import { usePending } from '../sync/sync-queries.ts'
import { applyReplies, reviewReply } from './review-commands.ts'
import { ReviewItem } from './review-item.tsx'
import { reviewQueries } from './review-queries.ts'
import css from './vendor-reviews.module.css'

/** What couples say of this vendor, and what it answers, with no network too. */
export function VendorReviewsScreen() {
  const vendorId = useSession((session) => session.last?.accountId) ?? ''
  const { data, error, refetch, isFetching } = useQuery({
    ...reviewQueries.ofVendor(useApi(), vendorId),
    enabled: vendorId !== '',
  })
  const pending = usePending('review')
  const reviews = useMemo(() => applyReplies(data?.items ?? [], pending), [data, pending])
  const waiting = new Set(pending.map((command) => command.entity.id))
  const [show, setShow] = useState('open')
  const open = reviews.filter((review) => !review.reply)
  const shown = show === 'open' ? open : reviews
  return (
    <>
      <PageHeader
        title="Recensioni"
        subtitle={
          reviews.length > 0
            ? `${plural(reviews.length, 'recensione', 'recensioni')}, ${open.length} senza risposta`
            : undefined
        }
      />
      {!data && error ? (
        <ErrorState title="Le recensioni non sono arrivate" onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="row" count={4} />
      ) : reviews.length === 0 ? (
        <EmptyState drawing="favourites" title="Qui arriveranno le parole delle coppie">
          Può scriverle chi ha accettato un tuo preventivo: le leggiamo, poi compaiono sulla tua pagina.
        </EmptyState>
      ) : (
        <>
          <Segmented
            label="Quali recensioni"
            options={[
              { value: 'open', label: 'Senza risposta' },
              { value: 'all', label: 'Tutte' },
            ]}
            value={show}
            onValue={setShow}
          />
          {shown.length === 0 && <p className={css.none}>Hai risposto a tutte.</p>}
          <ul className={css.list}>
            {shown.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} heading="h2" />
                {waiting.has(review.id) && (
                  <span className={css.waiting}>
                    <Icon of={IconClock} size={14} /> salvato qui
                  </span>
                )}
                <ReplyForm review={review} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function ReplyForm({ review: { id, vendorId, author, reply } }: { review: Review }) {
  const { make } = useChanges()
  const [draft, setDraft] = useState<string>()
  const send = async (text: string) => {
    const args = { id, vendorId, author, text }
    if (!(await make([{ submission: { definition: reviewReply, args } }]))) return
    notify({ type: 'success', message: text ? 'Risposta salvata.' : 'Risposta tolta.' })
    setDraft(undefined)
  }
  if (draft === undefined)
    return (
      <Button variant="link" size="small" onClick={() => setDraft(reply?.text ?? '')}>
        {reply ? 'Modifica la risposta' : 'Rispondi'}
      </Button>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(draft.trim())
  }
  return (
    <form className={css.reply} onSubmit={submit}>
      <TextArea
        label={`La tua risposta a ${author}`}
        hint="La leggono tutti, sotto la recensione."
        rows={4}
        maxLength={2000}
        data-autofocus
        value={draft}
        onValue={setDraft}
      />
      <div className={css.foot}>
        <Button variant="quiet" size="small" onClick={() => setDraft(undefined)}>
          Annulla
        </Button>
        <Button type="submit" size="small" disabled={!draft.trim() && !reply}>
          {draft.trim() || !reply ? 'Pubblica la risposta' : 'Togli la risposta'}
        </Button>
      </div>
    </form>
  )
}
