import { headsOf, placesOf } from '#contract/website/heads.ts'
import type { Invitation, RsvpAnswer } from '#contract/website/rsvp.ts'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { formatInstant } from '../../../lib/day.ts'
import { joinWords, plural } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { ReviewMark, WaitingMark } from '../../../ui/state/save-mark.tsx'
import { type EntityMark, REVIEW_PATH } from '../../sync/sync-face.ts'
import css from '../website.module.css'

/** One invitation with its answer. */
export function InvitationRow({
  invitation,
  answer,
  mark,
  onOpen,
  onShare,
  onRemove,
}: {
  invitation: Invitation
  answer: RsvpAnswer | undefined
  mark: EntityMark | undefined
  onOpen: () => void
  /** Undefined while the page has no address: there is nothing to send yet. */
  onShare: (() => void) | undefined
  onRemove: () => void
}) {
  const { name } = invitation
  return (
    <li className={css.invitation}>
      <div className={css.invitationHead}>
        <button type="button" className={css.invitationName} onClick={onOpen}>
          {name}
        </button>
        <span className={css.soft}>{plural(placesOf(invitation), 'posto', 'posti')}</span>
        {mark === 'waiting' && <WaitingMark />}
        {mark === 'review' && <ReviewMark what={name} href={REVIEW_PATH} />}
      </div>
      {answer ? (
        <AnswerWords answer={answer} places={placesOf(invitation)} />
      ) : (
        <div className={css.silentRow}>
          <p className={css.silent}>Senza risposta</p>
          {onShare && (
            <Button
              variant="quiet"
              size="small"
              icon={IconSend}
              aria-label={`Manda l’invito: ${name}`}
              onClick={onShare}
            >
              Manda l’invito
            </Button>
          )}
        </div>
      )}
      <div className={css.invitationMenu}>
        <Menu
          label={`Azioni per ${name}`}
          items={[
            {
              label: 'Manda l’invito',
              icon: IconSend,
              disabled: onShare === undefined,
              onSelect: () => onShare?.(),
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

/** @param places of its invitation: how many of them come is said where it is not all */
function AnswerWords({ answer, places }: { answer: RsvpAnswer; places?: number }) {
  const { name, attending, companions, diet, message, answeredAt } = answer
  const heads = headsOf(answer)
  const some = places !== undefined && heads < places
  const names = companions.map((one) => one.name).filter(Boolean)
  const unnamed = companions.length - names.length
  const company = [...names, ...(unnamed > 0 ? [plural(unnamed, 'persona', 'persone')] : [])]
  const tables = [
    diet && `${name}: ${diet}`,
    ...companions.map((one) => one.diet && `${one.name || 'senza nome'}: ${one.diet}`),
  ].filter(Boolean)
  return (
    <div className={css.answer}>
      <p className={attending ? css.yes : css.no}>
        {attending ? `Sì, in ${heads}${some ? ` su ${places}` : ''}` : 'No'}
        <span className={css.soft}>
          {' · '}
          {name}, {formatInstant(answeredAt)}
        </span>
      </p>
      {attending && company.length > 0 && <p>Con {joinWords(company)}</p>}
      {tables.length > 0 && <p>A tavola: {tables.join(' · ')}</p>}
      {message && <p className={css.message}>«{message}»</p>}
    </div>
  )
}
