import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useToday } from '../../../lib/clock.ts'
import { formatDay, formatTime, relativeDay } from '../../../lib/day.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ReviewMark, WaitingMark } from '../../../ui/state/save-mark.tsx'
import { localUrlOf } from '../../files/file-face.ts'
import { type EntityMark, useEntityMarks } from '../../sync/sync-face.ts'
import { MessageFiles } from './message-files.tsx'
import css from '../messages.module.css'
import type { ShownDay, ShownFile, ShownMessage } from './shown-messages.ts'
import { LargePictures } from '../../../ui/overlay/later.tsx'

export interface MessageListProps {
  days: readonly ShownDay[]
  /** The number of the last of one's own messages that the other has read. */
  readByThem: number
  /** Who writes here: another of the same side is named. */
  me: string
  /** The others are named too: they are more than one. */
  named: boolean
  /** Where what was refused is put right; undefined where nothing waits. */
  reviewPath: string | undefined
}

/** What was said, day by day, and how far each thing of one's own has come. */
export function MessageList({ days, readByThem, me, named, reviewPath }: MessageListProps) {
  const today = useToday()
  const marks = useEntityMarks('message')
  const [large, setLarge] = useState<string>()
  const pictures = useMemo(
    () =>
      days.flatMap(({ messages }) =>
        messages.flatMap(({ files }) => files.filter(({ kind }) => kind === 'picture')),
      ),
    [days],
  )
  const all = days.flatMap(({ messages }) => messages)
  const lastOwn = all.findLast(({ mine }) => mine)?.id
  const end = useOwnWordsInSight(all.at(-1))
  return (
    <>
      {days.map(({ day, messages }) => (
        <section key={day} className={css.day} aria-label={formatDay(day)}>
          <h3 className={css.dayName}>{dayWords(day, today)}</h3>
          <ol className={css.messages}>
            {messages.map((message) => (
              <Bubble
                key={message.id}
                message={message}
                named={message.mine ? me !== '' && message.author !== me : named}
                mark={marks.get(message.id)}
                isLastOwn={message.id === lastOwn}
                isRead={message.number !== undefined && message.number <= readByThem}
                reviewPath={reviewPath}
                onPicture={({ id }) => setLarge(id)}
              />
            ))}
          </ol>
        </section>
      ))}
      <div ref={end} />
      {large && (
        <LargePictures
          pictures={pictures.map(slideOf)}
          at={Math.max(
            0,
            pictures.findIndex(({ id }) => id === large),
          )}
          onClose={() => setLarge(undefined)}
        />
      )}
    </>
  )
}

/** What is on this device needs no network, and is as large as it was taken. */
function slideOf({ id, picture, width, height }: ShownFile) {
  const local = localUrlOf(id)
  if (!local && picture) return picture
  return { url: local ?? '', width: width || 4, height: height || 3, alt: '', placeholder: '' }
}

function dayWords(day: string, today: string): string {
  const word = relativeDay(day, today)
  return word === 'oggi' || word === 'ieri' ? word : formatDay(day)
}

function Bubble({
  message: { mine, author, text, files, at, automatic, opens, closes },
  named,
  mark,
  isLastOwn,
  isRead,
  reviewPath,
  onPicture,
}: {
  message: ShownMessage
  named: boolean
  mark: EntityMark | undefined
  isLastOwn: boolean
  isRead: boolean
  reviewPath: string | undefined
  onPicture: (file: ShownFile) => void
}) {
  return (
    <li className={css.message} data-mine={mine || undefined} data-opens={opens || undefined}>
      {opens && named && author && <span className={css.author}>{author}</span>}
      <div className={css.bubble}>
        <MessageFiles files={files} author={author} onOpen={onPicture} />
        {text && <p className={css.text}>{text}</p>}
      </div>
      {(closes || mark || isLastOwn) && (
        <p className={css.foot}>
          <time dateTime={at}>{formatTime(at)}</time>
          {automatic && <span>Risposta automatica</span>}
          {mine && mark === 'waiting' && <WaitingMark />}
          {mine && mark === 'review' && reviewPath && (
            <ReviewMark what={text || 'gli allegati'} href={reviewPath} />
          )}
          {mine && mark === 'review' && !reviewPath && (
            <Icon of={IconAlertCircle} size={14} label="non inviato" />
          )}
          {mine && !mark && isLastOwn && <span>{isRead ? 'letto' : 'inviato'}</span>}
        </p>
      )}
    </li>
  )
}

/**
 * Shows one's own words as soon as they are said. What others say is in sight for who is at the end, for the part that
 * scrolls grows upwards; who reads what was said before is left where they are.
 */
function useOwnWordsInSight(last: ShownMessage | undefined) {
  const end = useRef<HTMLDivElement>(null)
  const [first] = useState(last?.id)
  const own = last?.mine && last.id !== first ? last.id : undefined
  useLayoutEffect(() => {
    if (own) end.current?.scrollIntoView({ block: 'nearest' })
  }, [own])
  return end
}
