import { REVIEWS_LISTED } from '#contract/lists/site/listed.ts'
import type { Review } from '#contract/vendors/review.ts'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { failureText } from '../../api/api-error.ts'
import { useApi } from '../../api/api-context.tsx'
import { plural } from '../../lib/text.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { CutNote } from '../../ui/list/cut-note.tsx'
import { DraftNotice } from '../../ui/state/draft-notice.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { useChanges } from '../../plan/changes.ts'
import { useKeptForm } from '../sync/form-queries.ts'
import { usePending } from '../sync/sync-face.ts'
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
            ? `${plural(data?.summary.count ?? reviews.length, 'recensione', 'recensioni')}, ${open.length} senza risposta`
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
          <CutNote shown={reviews.length} most={REVIEWS_LISTED}>
            Qui ci sono le {REVIEWS_LISTED} più recenti.
          </CutNote>
        </>
      )}
    </>
  )
}

function ReplyForm({ review: { id, vendorId, author, reply } }: { review: Review }) {
  const { make } = useChanges()
  const form = useKeptForm(`reply/${id}`, { text: reply?.text ?? '' })
  const [open, setOpen] = useState(false)
  const text = form.fields.text.trim()
  const send = async () => {
    const args = { id, vendorId, author, text }
    if (!(await form.save(() => make([{ submission: { definition: reviewReply, args } }])))) return
    notify({ type: 'success', message: text ? 'Risposta salvata.' : 'Risposta tolta.' })
    setOpen(false)
  }
  // What was typed and not published is offered again.
  if (!open && !form.dirty)
    return (
      <Button variant="link" size="small" onClick={() => setOpen(true)}>
        {reply ? 'Modifica la risposta' : 'Rispondi'}
      </Button>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={css.reply} onSubmit={submit}>
      <DraftNotice found={form.found} onDiscard={form.clear} />
      <TextArea
        label={`La tua risposta a ${author}`}
        hint="La leggono tutti, sotto la recensione."
        rows={4}
        maxLength={2000}
        data-autofocus
        value={form.fields.text}
        onValue={(typed) => {
          setOpen(true)
          form.set({ text: typed })
        }}
      />
      <div className={css.foot}>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            form.clear()
            setOpen(false)
          }}
        >
          Annulla
        </Button>
        <Button type="submit" size="small" disabled={!text && !reply}>
          {text || !reply ? 'Pubblica la risposta' : 'Togli la risposta'}
        </Button>
      </div>
    </form>
  )
}
