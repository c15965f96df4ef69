import type { Ceremony, Couple, CoupleChange } from '#contract/people/couple.ts'
import { type ReactNode, useState } from 'react'
import { named } from '../../lib/named.ts'
import { joinWords, plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useChanges } from '../../plan/changes.ts'
import { LaterOverwritten } from '../../plan/overwritten/later-overwritten.tsx'
import { useToday } from '../../lib/clock.ts'
import { coupleUpdate } from './couple-commands.ts'
import { useCouple } from './couple-queries.ts'
import { EntrancePart } from './entrance-part.tsx'
import { CouplePhoto, type PhotoPicker } from './couple-photo.tsx'
import { CoupleForm } from './profile-form.tsx'
import css from './profile.module.css'

export type CoupleFields = Omit<CoupleChange, 'baseVersion'>

const THE: Readonly<Record<string, string>> = {
  partners: 'i vostri nomi',
  weddingDate: 'il giorno delle nozze',
  place: 'il luogo',
  guestCount: 'quanti invitati',
  ceremony: 'il rito',
  style: 'lo stile',
  photo: 'la vostra foto',
}

export interface WeddingDay {
  weddingDate: string | null
  ceremony: Ceremony | null
}

/** Who the couple is and how it marries; the partner's invitation; the way out. */
export function ProfileScreen({
  countMoves,
  onMoveTasks,
  signOut,
  renderPicker,
}: {
  /** The button that chooses a picture and keeps it on the device. */
  renderPicker: PhotoPicker
  /** How many undone tasks of the list a new day would move. */
  countMoves: (before: WeddingDay, after: WeddingDay) => number
  onMoveTasks: (before: WeddingDay, after: WeddingDay) => void
  /** The button that leaves, with its question. */
  signOut: ReactNode
}) {
  const { couple, me } = useCouple()
  const { make } = useChanges()
  const today = useToday()
  const [moving, setMoving] = useState<{ before: WeddingDay; after: WeddingDay; count: number }>()

  const save = async (before: Couple, changes: CoupleFields, seenVersion = before.version) => {
    const inverse = Object.fromEntries(
      Object.keys(changes).map((field) => [field, before[field as keyof Couple]]),
    )
    const args = { id: before.id, changes }
    const kept = await make(
      [
        {
          submission: { definition: coupleUpdate, args, baseVersion: seenVersion },
          inverse: { definition: coupleUpdate, args: { id: before.id, changes: inverse } },
        },
      ],
      named('Cambiato', joinWords(Object.keys(changes).map((field) => THE[field] ?? ''))),
    )
    if (!kept || changes.weddingDate === undefined) return kept
    const was = { weddingDate: before.weddingDate, ceremony: before.ceremony }
    const is = { weddingDate: changes.weddingDate, ceremony: changes.ceremony ?? before.ceremony }
    const count = countMoves(was, is)
    if (count > 0) setMoving({ before: was, after: is, count })
    return kept
  }

  return (
    <>
      <PageHeader
        title="Voi due"
        subtitle="Quello che serve per contare i giorni e le spese. Si salva da sé."
      />
      <div className={css.columns}>
        {couple ? (
          <div>
            <LaterOverwritten
              kind="couple"
              live={couple}
              onRestore={(changes) => void save(couple, changes)}
            />
            <CoupleForm
              couple={couple}
              me={me}
              today={today}
              onSave={(changes, seenVersion) => save(couple, changes, seenVersion)}
            />
          </div>
        ) : navigator.onLine ? (
          <Skeleton shape="row" count={5} />
        ) : (
          <ErrorState title="I vostri dati non sono ancora su questo dispositivo">
            Li leggeremo appena torna la rete.
          </ErrorState>
        )}
        <div className={css.side}>
          {couple && <CouplePhoto couple={couple} renderPicker={renderPicker} />}
          {couple && <EntrancePart couple={couple} />}
          <section aria-labelledby="leave" className={css.part}>
            <h2 id="leave">Su questo dispositivo</h2>
            <p className={css.soft}>
              Uscendo, quello che è salvato qui viene tolto. Il vostro piano resta sul server.
            </p>
            {signOut}
          </section>
        </div>
      </div>
      <ConfirmDialog
        open={moving !== undefined}
        title="Spostare anche le attività?"
        confirmLabel={moving ? `Sposta ${plural(moving.count, 'attività', 'attività')}` : 'Sposta'}
        cancelLabel="Lasciale dove sono"
        onCancel={() => setMoving(undefined)}
        onConfirm={() => {
          if (moving) onMoveTasks(moving.before, moving.after)
          setMoving(undefined)
        }}
      >
        {moving &&
          `${plural(moving.count, 'attività della lista, ancora da fare, ha', 'attività della lista, ancora da fare, hanno')} una scadenza contata dal giorno delle nozze. Quelle fatte e quelle aggiunte da voi restano dove sono.`}
      </ConfirmDialog>
    </>
  )
}

/** @param onOpen asks before leaving */
export function SignOutButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button variant="quiet" onClick={onOpen}>
      Esci
    </Button>
  )
}
