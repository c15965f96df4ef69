import { useState } from 'react'
import { SAVED_REPLIES } from '#contract/lists/vendors/saved-replies.ts'
import { filledIn } from '#contract/vendors/auto-reply.ts'
import type { SavedReply } from '#contract/vendors/saved-reply.ts'
import { formatDay } from '../../../lib/day.ts'
import { named } from '../../../lib/named.ts'
import { useChanges } from '../../../plan/changes.ts'
import { useEntities } from '../../../plan/use-entities.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { ReviewMark, WaitingMark } from '../../../ui/state/save-mark.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { useBookings } from '../../bookings/booking-queries.ts'
import { type EntityMark, reviewPathOf } from '../../sync/sync-face.ts'
import css from './saved-replies.module.css'
import type { WritingTo } from '../messages-screen.tsx'
import { SavedReplyDialog } from './saved-reply-dialog.tsx'
import { savedReply } from './saved-reply-entity.ts'

/** The answers that a vendor has ready: a tap writes one, with the couple's names and day in their places. */
export function SavedRepliesSheet({
  other,
  name,
  typed,
  onPick,
  onClose,
}: WritingTo & { onClose: () => void }) {
  const { list, marks, ready, failed, fetching, retry } = useEntities(savedReply)
  const { bookings } = useBookings()
  const [writing, setWriting] = useState<SavedReply | 'new'>()
  const { make } = useChanges()
  const day = bookings.find((booking) => booking.coupleId === other)?.eventDate
  const who = { name, day: day && formatDay(day, 'long') }
  return (
    <Sheet open title="Risposte pronte" onClose={onClose}>
      {failed && !ready ? (
        <ErrorState title="Le risposte pronte non sono arrivate" busy={fetching} onRetry={retry} />
      ) : !ready ? (
        <Skeleton shape="row" count={3} />
      ) : list.length === 0 ? (
        <EmptyState
          drawing="messages"
          title="Quello che scrivi a tutti, una volta sola"
          action={<Button onClick={() => setWriting('new')}>Scrivi la prima</Button>}
        >
          Il sopralluogo, il listino, come si blocca la data: un tocco e sono nel messaggio, con i nomi e il
          giorno della coppia.
        </EmptyState>
      ) : (
        <>
          <ul className={css.replies}>
            {list.map((one) => (
              <ReplyRow
                key={one.id}
                reply={one}
                text={filledIn(one.text, who)}
                mark={marks.get(one.id)}
                onPick={(text) => {
                  onPick(text)
                  onClose()
                }}
                onChange={() => setWriting(one)}
                onRemove={() =>
                  void make([savedReply.removal(one)], named('Risposta pronta eliminata', one.name))
                }
              />
            ))}
          </ul>
          <div className={css.foot}>
            <Button variant="quiet" onClick={() => setWriting('new')}>
              Nuova risposta pronta
            </Button>
            <span className={css.soft}>
              {list.length} di {SAVED_REPLIES}. Le leggi solo tu.
            </span>
          </div>
        </>
      )}
      {writing && (
        <SavedReplyDialog
          key={writing === 'new' ? writing : writing.id}
          reply={writing === 'new' ? undefined : writing}
          typed={typed}
          isFull={list.length >= SAVED_REPLIES}
          onClose={() => setWriting(undefined)}
        />
      )}
    </Sheet>
  )
}

function ReplyRow({
  reply: { name },
  text,
  mark,
  onPick,
  onChange,
  onRemove,
}: {
  reply: SavedReply
  /** As it would be written. */
  text: string
  mark: EntityMark | undefined
  onPick: (text: string) => void
  onChange: () => void
  onRemove: () => void
}) {
  return (
    <li>
      <button type="button" className={css.pick} onClick={() => onPick(text)}>
        <strong>{name}</strong>
        <span className={css.soft}>{text}</span>
      </button>
      {mark === 'waiting' && <WaitingMark />}
      {mark === 'review' && <ReviewMark what={name} href={reviewPathOf('vendor')} />}
      <Menu
        label={`Azioni per la risposta ${name}`}
        items={[
          { label: 'Modifica', onSelect: onChange },
          { label: 'Elimina', danger: true, onSelect: onRemove },
        ]}
      />
    </li>
  )
}
