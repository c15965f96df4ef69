import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { MAX_COMPANIONS } from '#contract/website/rsvp-limits.ts'
import { formatInstant } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { Icon, type IconDrawing } from '../../ui/icon.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { ReviewMark, WaitingMark } from '../../ui/state/save-mark.tsx'
import type { PeopleNames } from '../couple/couple-queries.ts'
import { type EntityMark, type EntityMarks, REVIEW_PATH } from '../sync/sync-face.ts'
import type { GuestActions } from './guest-actions.ts'
import type { Coming, Household, PersonRow } from './guest-list.ts'
import { needsWords } from './guest-words.ts'
import css from './guests.module.css'

const SIGNS: Readonly<Record<Coming, readonly [drawing: IconDrawing, words: string]>> = {
  yes: [IconCheck, 'Viene'],
  no: [IconX, 'Non viene'],
  silent: [IconCircleDashed, 'Non ha risposto'],
  unclear: [IconQuestionMark, 'Da chiarire: la risposta nomina altri'],
}

/** An envelope with its persons. */
export function HouseholdPart({
  household,
  marks,
  names,
  actions,
  onOpen,
  onAdd,
}: {
  household: Household
  marks: EntityMarks
  names: PeopleNames
  actions: GuestActions
  onOpen: (row: PersonRow) => void
  onAdd: () => void
}) {
  const { key, name, invitation, answer, persons } = household
  const side = persons[0]?.guest?.side
  const vacant = persons.filter(isVacant).length
  const isFull = persons.length > MAX_COMPANIONS
  const isOneSide = side && persons.every(({ guest }) => !guest || guest.side === side)
  return (
    <section aria-labelledby={`busta-${key}`}>
      <header className={css.head}>
        <h2 id={`busta-${key}`}>{name}</h2>
        {isOneSide && (
          <span className={css.side} data-side={side}>
            {side === 'both' ? 'di tutti e due' : `di ${names[side]}`}
          </span>
        )}
        <span className={css.soft}>
          {answer ? `risposto ${formatInstant(answer.answeredAt)}` : invitation && 'senza risposta'}
        </span>
        {invitation && (
          <div className={css.menu}>
            <Menu
              label={`Azioni per la busta di ${name}`}
              items={[
                {
                  label: isFull ? 'La busta è piena' : 'Aggiungi una persona',
                  icon: IconPlus,
                  disabled: isFull,
                  onSelect: onAdd,
                },
                { label: 'Invito e collegamento', icon: IconSend, href: '/couple/website?parte=invitati' },
              ]}
            />
          </div>
        )}
      </header>
      {answer?.message && <p className={css.message}>«{answer.message}»</p>}
      <ul className={css.persons}>
        {persons
          .filter((row) => !isVacant(row))
          .map((row) => (
            <PersonItem
              key={row.key}
              row={row}
              mark={row.guest && marks.get(row.guest.id)}
              actions={actions}
              onOpen={() => onOpen(row)}
            />
          ))}
        {vacant > 0 && <li className={css.vacant}>{plural(vacant, 'posto libero', 'posti liberi')}</li>}
      </ul>
    </section>
  )
}

/** A place of an answered invitation that nobody takes. */
const isVacant = ({ guest, name, coming }: PersonRow) => !guest && name === '' && coming === 'no'

function PersonItem({
  row,
  mark,
  actions,
  onOpen,
}: {
  row: PersonRow
  mark: EntityMark | undefined
  actions: GuestActions
  onOpen: () => void
}) {
  const { guest, coming } = row
  const [drawing, said] = SIGNS[coming]
  const name = row.name || 'Nome da chiedere'
  const needs = needsWords(row)
  return (
    <li className={css.person}>
      <span className={css.sign} data-coming={coming} role="img" aria-label={said} title={said}>
        <Icon of={drawing} size={16} />
      </span>
      <button type="button" className={css.name} onClick={onOpen}>
        {name}
      </button>
      <span className={css.needs}>
        {guest?.severe && (
          <span className={css.severe}>
            <Icon of={IconAlertTriangle} size={14} /> grave
          </span>
        )}
        {needs}
        {mark === 'waiting' && <WaitingMark />}
        {mark === 'review' && <ReviewMark what={name} href={REVIEW_PATH} />}
      </span>
      <div className={css.menu}>
        <Menu
          label={`Azioni per ${name}`}
          items={
            guest
              ? [
                  { label: 'Viene', icon: IconCheck, onSelect: () => void actions.tell(guest, 'yes') },
                  { label: 'Non viene', icon: IconX, onSelect: () => void actions.tell(guest, 'no') },
                  { label: 'Modifica', icon: IconPencil, onSelect: onOpen },
                  {
                    label: 'Togli dagli invitati',
                    icon: IconTrash,
                    danger: true,
                    onSelect: () => void actions.remove(guest),
                  },
                ]
              : [{ label: 'Scrivi chi è', icon: IconPencil, onSelect: onOpen }]
          }
        />
      </div>
    </li>
  )
}
