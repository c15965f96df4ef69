import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import type { Side } from '#contract/lists/vendors/message-words.ts'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { failureText } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useReach } from '../../sync/reach-face.ts'
import { Composer } from './composer.tsx'
import { Face } from '../conversation-list.tsx'
import type { ConversationItem, VendorFace } from '../message-commands.ts'
import { MessageList } from './message-list.tsx'
import { type Draft, useDraft, useThread } from '../message-queries.ts'
import css from '../messages.module.css'
import { shownDays } from './shown-messages.ts'
import { useRead } from './use-read.ts'
import { useSayTyping, useTyping } from './use-typing.ts'

export interface ThreadViewProps {
  side: Side
  other: string
  name: string
  vendor: VendorFace | undefined
  /** Undefined before the first message. */
  item: ConversationItem | undefined
  /** Who writes here, as the others read it. */
  me: string
  named?: boolean
  attaches?: boolean
  reviewPath: string | undefined
  /** What stands in the place of the field where nothing may be written. */
  closedWords: ReactNode
  menu: ReactNode
  /** What helps to write: what is in the field, and a way to put words behind it. */
  tools?: ((typed: string, onPick: (text: string) => void) => ReactNode) | undefined
  onBack: () => void
  onSend: (draft: Draft) => Promise<boolean>
  onRead: (upTo: number) => Promise<void>
}

/** What was said with one, and where the next words are written. */
export function ThreadView(props: ThreadViewProps) {
  const { side, other, name, vendor, item, me, named = false, attaches = true } = props
  const thread = useThread(side, other)
  const { messages, waiting, ready } = thread
  const { draft, keep, take } = useDraft(side, other)
  const { typing, silence } = useTyping(other)
  const sayTyping = useSayTyping(other)
  const days = useMemo(() => shownDays(side, me, messages, waiting), [side, me, messages, waiting])
  const theirs = messages.findLast(({ by }) => by !== side)
  useRead(item && item.unread > 0 ? theirs?.number : undefined, props.onRead)
  const lastTheirs = theirs?.id
  useEffect(silence, [silence, lastTheirs])
  const face = { name, withSupport: item?.withSupport ?? other === 'support', ...(vendor && { vendor }) }
  return (
    <section className={css.thread} aria-label={`Conversazione con ${name}`}>
      <header className={css.threadHead}>
        <IconButton
          icon={IconChevronLeft}
          label="Tutte le conversazioni"
          className={css.back}
          onClick={props.onBack}
        />
        <Face item={face} />
        <h2 className={css.threadName}>
          {vendor ? <UiLink href={`/fornitore/${vendor.id}/${vendor.slug}`}>{name}</UiLink> : name}
        </h2>
        {props.menu}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too */}
      <div className={css.scroller} tabIndex={0} role="region" aria-label="Messaggi">
        <div>
          {thread.failed && waiting.length === 0 ? (
            <ErrorState
              title="Non riusciamo a leggere i messaggi"
              busy={thread.fetching}
              onRetry={thread.retry}
            >
              {thread.error
                ? failureText(thread.error)
                : 'Questo dispositivo non li ha ancora salvati, e il server non risponde.'}
            </ErrorState>
          ) : !ready ? (
            <Skeleton shape="row" count={4} />
          ) : (
            <>
              {thread.failed && <NotHere busy={thread.fetching} onRetry={thread.retry} />}
              {thread.more && <Earlier read={thread.earlier} />}
              {days.length === 0 && <p className={css.begin}>{beginWords(side, other)}</p>}
              <MessageList
                key={other}
                days={days}
                readByThem={item?.readByThem ?? 0}
                me={me}
                named={named}
                reviewPath={props.reviewPath}
              />
            </>
          )}
        </div>
      </div>
      <p className={css.typing} role="status">
        {typing && (side === 'couple' ? `${name} sta scrivendo…` : 'Stanno scrivendo…')}
      </p>
      <Said key={other} messages={messages} side={side} />
      {props.closedWords ? (
        <p className={css.closed}>{props.closedWords}</p>
      ) : (
        <Composer
          key={other}
          name={name}
          draft={draft}
          attaches={attaches}
          tools={props.tools?.(draft.text, (text) =>
            keep((now) => ({ ...now, text: [now.text, text].filter(Boolean).join('\n') })),
          )}
          onDraft={keep}
          onTake={take}
          onTyping={sayTyping}
          onSend={props.onSend}
        />
      )}
    </section>
  )
}

function beginWords(side: Side, other: string): string {
  if (other === 'support') return 'Scrivici che cosa non va: ti rispondiamo qui, e ti avvisiamo per email.'
  return side === 'couple'
    ? 'Presentatevi in due righe: il giorno, quanti sarete, che cosa cercate. Il vostro indirizzo non si vede.'
    : 'Scrivi le prime righe: la coppia le legge qui, e la avvisiamo per email.'
}

/** One's own words are here; what was said before them is not. */
function NotHere({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const isOnline = useReach() === 'online'
  return (
    <div className={css.earlier}>
      <Notice
        tone="neutral"
        action={
          <Button variant="quiet" size="small" busy={busy} onClick={onRetry}>
            Riprova
          </Button>
        }
      >
        I messaggi di prima non sono ancora su questo dispositivo.
        {!isOnline && ' Quello che si scrive parte appena c’è rete.'}
      </Notice>
    </div>
  )
}

function Earlier({ read }: { read: () => Promise<void> }) {
  const { run: go, busy } = useCall(read, (error) => notify({ type: 'danger', message: failureText(error) }))
  return (
    <p className={css.earlier}>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void go()}>
        Messaggi precedenti
      </Button>
    </p>
  )
}

/** Reads aloud what comes while the conversation is open. */
function Said({
  messages,
  side,
}: {
  messages: readonly { id: string; by: Side; author: string; text: string }[]
  side: Side
}) {
  const last = messages.findLast(({ by }) => by !== side)
  const [first] = useState(last?.id)
  return (
    <VisuallyHidden>
      <span role="status">
        {last && last.id !== first && `${last.author}: ${last.text || 'un allegato'}`}
      </span>
    </VisuallyHidden>
  )
}
