import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import { memo } from 'react'
import { useToday } from '../../lib/clock.ts'
import { formatDay, formatTime, relativeDay, today as dayOf } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { useSlices } from '../../pace/use-slices.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ConversationItem } from './message-commands.ts'
import css from './messages.module.css'

/** The other in a circle: a vendor by its picture, us by our mark, everybody else by their letters. */
export function Face({
  item: { name, vendor, withSupport },
}: {
  item: Pick<ConversationItem, 'name' | 'vendor' | 'withSupport'>
}) {
  if (withSupport && !vendor && name.startsWith('Assistenza'))
    return (
      <span className={css.us} aria-hidden>
        <Icon of={IconLifebuoy} size={20} />
      </span>
    )
  if (vendor?.cover)
    return (
      <span className={css.face} aria-hidden>
        <Picture picture={vendor.cover} sizes="44px" ratio="1/1" alt="" fill />
      </span>
    )
  return (
    <span aria-hidden className={css.letters}>
      <Avatar name={name} tone="terracotta" />
    </span>
  )
}

/** Today a time, this week a word, before that a day. */
function when(at: string, today: string): string {
  const day = dayOf(new Date(at))
  if (day === today) return formatTime(at)
  const word = relativeDay(day, today)
  return word === 'ieri' ? word : formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? 'brief' : 'short')
}

function lastWords(
  { last: { text, files, mine, author, automatic } }: ConversationItem,
  writer: string | undefined,
): string {
  const said = text || (files > 0 ? plural(files, 'allegato', 'allegati') : '')
  if (automatic) return `Risposta automatica: ${said}`
  if (!mine) return said
  return `${writer ?? (author || 'Voi')}: ${said}`
}

/** Conversations one under the other, the latest first; a tap opens one. */
export function ConversationList({
  items,
  open,
  writer,
  label = 'Conversazioni',
  onOpen,
}: {
  items: readonly ConversationItem[]
  /** The one that is open beside it. */
  open: string | undefined
  /** How the side that looks calls itself; a couple calls each of the two by name. */
  writer?: string | undefined
  label?: string
  onOpen: (other: string) => void
}) {
  const today = useToday()
  const limit = useSlices(items.length, label)
  return (
    <ul className={css.list} aria-label={label}>
      {items.slice(0, limit).map((item) => (
        <ConversationRow
          key={item.other}
          {...{ item, today, writer, onOpen }}
          isOpen={item.other === open || undefined}
        />
      ))}
    </ul>
  )
}

const ConversationRow = memo(function ConversationRow({
  item,
  today,
  writer,
  isOpen,
  onOpen,
}: {
  item: ConversationItem
  today: string
  writer: string | undefined
  isOpen: true | undefined
  onOpen: (other: string) => void
}) {
  return (
    <li>
      <button
        type="button"
        className={css.row}
        aria-current={isOpen}
        data-unread={item.unread > 0 || undefined}
        onClick={() => onOpen(item.other)}
      >
        <Face item={item} />
        <span className={css.words}>
          <span className={css.name}>{item.name}</span>
          <span className={css.last}>{lastWords(item, writer)}</span>
        </span>
        <span className={css.side}>
          <span className={css.when}>{when(item.last.at, today)}</span>
          {item.waiting ? (
            <span className={css.when}>
              <Icon of={IconClock} size={14} label="salvato qui" />
            </span>
          ) : (
            item.unread > 0 && (
              <span className={css.unread}>
                {item.unread > 99 ? '99+' : item.unread}
                <VisuallyHidden> da leggere</VisuallyHidden>
              </span>
            )
          )}
          {item.blocked && <span className={css.when}>bloccata</span>}
        </span>
      </button>
    </li>
  )
})
