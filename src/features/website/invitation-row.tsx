import type { Invitation, RsvpAnswer } from '#contract/rsvp.ts'
import type { WeddingWebsite } from '#contract/website.ts'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { formatInstant } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { Menu } from '../../ui/menu.tsx'
import { ReviewMark, WaitingMark } from '../../ui/save-mark.tsx'
import { notify } from '../../ui/toasts-store.ts'
import { type EntityMark, REVIEW_PATH } from '../sync/sync-queries.ts'
import { invitationUrl } from './website-draft.ts'
import css from './website.module.css'

/** One invitation with its answer. */
export function InvitationRow({
  website,
  invitation,
  answer,
  mark,
  onOpen,
  onRemove,
}: {
  website: WeddingWebsite
  invitation: Invitation
  answer: RsvpAnswer | undefined
  mark: EntityMark | undefined
  onOpen: () => void
  onRemove: () => void
}) {
  const url = invitationUrl(website, invitation.code, location.origin)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      notify({ type: 'success', message: `Collegamento di ${invitation.name} copiato.` })
    } catch {
      // Refused without a permission: the sheet has it to be selected.
      onOpen()
    }
  }
  return (
    <li className={css.invitation}>
      <div className={css.invitationHead}>
        <button type="button" className={css.invitationName} onClick={onOpen}>
          {invitation.name}
        </button>
        <span className={css.soft}>{plural(1 + invitation.maxCompanions, 'posto', 'posti')}</span>
        {mark === 'waiting' && <WaitingMark />}
        {mark === 'review' && <ReviewMark what={invitation.name} href={REVIEW_PATH} />}
      </div>
      {answer ? <AnswerWords answer={answer} /> : <p className={css.silent}>Senza risposta</p>}
      <div className={css.invitationMenu}>
        <Menu
          label={`Azioni per ${invitation.name}`}
          items={[
            {
              label: 'Copia il collegamento',
              icon: IconCopy,
              disabled: url === '',
              onSelect: () => void copy(),
            },
            { label: 'Modifica', icon: IconPencil, onSelect: onOpen },
            { label: 'Elimina', icon: IconTrash, danger: true, onSelect: onRemove },
          ]}
        />
      </div>
    </li>
  )
}

/** An answer nobody was invited for by name. */
export function LooseAnswerRow({ answer, onRemove }: { answer: RsvpAnswer; onRemove: () => void }) {
  return (
    <li className={css.invitation}>
      <div className={css.invitationHead}>
        <span>{answer.name}</span>
      </div>
      <AnswerWords answer={answer} />
      <div className={css.invitationMenu}>
        <Menu
          label={`Azioni per la risposta di ${answer.name}`}
          items={[{ label: 'Elimina', icon: IconTrash, danger: true, onSelect: onRemove }]}
        />
      </div>
    </li>
  )
}

function AnswerWords({
  answer: { name, attending, companions, diet, message, answeredAt },
}: {
  answer: RsvpAnswer
}) {
  const tables = [
    diet && `${name}: ${diet}`,
    ...companions.map((one) => one.diet && `${one.name}: ${one.diet}`),
  ].filter(Boolean)
  return (
    <div className={css.answer}>
      <p className={attending ? css.yes : css.no}>
        {attending ? `Sì, in ${1 + companions.length}` : 'No'}
        <span className={css.soft}>
          {' · '}
          {name}, {formatInstant(answeredAt)}
        </span>
      </p>
      {companions.length > 0 && <p>Con {companions.map((one) => one.name).join(', ')}</p>}
      {tables.length > 0 && <p>A tavola: {tables.join(' · ')}</p>}
      {message && <p className={css.message}>«{message}»</p>}
    </div>
  )
}
