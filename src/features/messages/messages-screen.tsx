import { CONVERSATIONS_LISTED } from '#contract/lists/site/listed.ts'
import { WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { plural } from '../../lib/text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { CutNote } from '../../ui/list/cut-note.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { UiLink } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useMessageActions } from './message-actions.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationMenu } from './conversation-menu.tsx'
import { useConversations } from './message-queries.ts'
import type { MessageSearch } from './message-search.ts'
import css from './messages.module.css'
import { ThreadView } from './thread/thread-view.tsx'
import { useAddressee } from './use-addressee.ts'
import { useOpened } from './thread/use-opened.ts'

interface MessagesScreenProps {
  side: 'couple' | 'vendor'
  /** Who writes here, as the others read it. */
  me: string
  search: MessageSearch
  onSearch: (search: MessageSearch) => void
  /** What helps to write to one of the others, beside the field. */
  renderTools?: (to: WritingTo) => ReactNode
}

export interface WritingTo {
  /** The other, by id and as one speaks to them. */
  other: string
  name: string
  /** What is in the field. */
  typed: string
  /** Puts words behind it. */
  onPick: (text: string) => void
}

/** What a couple, or a vendor, says to the others: the conversations, and the one that is open beside them. */
export function MessagesScreen({
  side,
  me,
  search: { c: asked },
  onSearch,
  renderTools,
}: MessagesScreenProps) {
  const list = useConversations(side)
  const { conversations, ready, failed, error, fetching, retry } = list
  const open = useOpened(asked, conversations)
  const unread = conversations.reduce((sum, item) => sum + item.unread, 0)
  const isEmpty = ready && conversations.length === 0
  return (
    <div className={css.page} data-open={asked !== undefined || undefined}>
      <div className={css.head}>
        <PageHeader
          title="Messaggi"
          subtitle={unread > 0 ? plural(unread, 'messaggio da leggere', 'messaggi da leggere') : undefined}
          actions={
            <Button variant="quiet" icon={IconLifebuoy} onClick={() => onSearch({ c: WITH_SUPPORT })}>
              Scrivi all’assistenza
            </Button>
          }
        />
      </div>
      <div className={css.panes}>
        {!(isEmpty && open) && (
          <div className={css.listPane}>
            {failed && !ready ? (
              <ErrorState title="Non riusciamo a leggere le conversazioni" busy={fetching} onRetry={retry}>
                {error instanceof ApiError
                  ? error.detail
                  : 'Questo dispositivo non le ha ancora salvate, e il server non risponde.'}
              </ErrorState>
            ) : !ready ? (
              <Skeleton shape="row" count={5} />
            ) : isEmpty ? (
              <NoConversations side={side} />
            ) : (
              <>
                <ConversationList
                  items={conversations}
                  open={open}
                  writer={side === 'vendor' ? 'Tu' : undefined}
                  onOpen={(other) => onSearch({ c: other })}
                />
                <CutNote shown={conversations.length} most={CONVERSATIONS_LISTED}>
                  Qui ci sono le {CONVERSATIONS_LISTED} conversazioni più recenti: una più vecchia torna
                  appena qualcuno scrive.
                </CutNote>
              </>
            )}
          </div>
        )}
        {open ? (
          <OpenThread
            key={open}
            side={side}
            me={me}
            other={open}
            list={list}
            renderTools={renderTools}
            onBack={() => onSearch({})}
          />
        ) : null}
      </div>
    </div>
  )
}

function NoConversations({ side }: { side: 'couple' | 'vendor' }) {
  if (side === 'vendor')
    return (
      <EmptyState drawing="messages" title="Qui arriveranno i messaggi delle coppie">
        Ti scrivono dalla tua pagina; tu puoi scrivere a chi ti ha chiesto un giorno, dalla prenotazione.
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="messages"
      title="Qui ci saranno le vostre conversazioni"
      action={
        <UiLink href="/fornitori" className={buttonClass()}>
          Cerca fornitori
        </UiLink>
      }
    >
      Dalla pagina di un fornitore si scrive con un tocco. Anche senza rete: il messaggio parte appena torna.
    </EmptyState>
  )
}

function OpenThread({
  side,
  me,
  other,
  list,
  renderTools,
  onBack,
}: {
  side: 'couple' | 'vendor'
  me: string
  other: string
  list: ReturnType<typeof useConversations>
  renderTools: MessagesScreenProps['renderTools']
  onBack: () => void
}) {
  const item = list.conversations.find((one) => one.other === other)
  const to = useAddressee(side, other, item)
  const actions = useMessageActions(to)
  const { id } = item ?? {}
  return (
    <ThreadView
      side={side}
      other={other}
      name={to.name}
      vendor={to.vendor}
      item={item}
      me={me}
      named={side === 'vendor'}
      reviewPath={`/${side}/sync`}
      closedWords={closedWords(side, item)}
      menu={
        item && id && !item.withSupport ? (
          <ConversationMenu
            id={id}
            item={item}
            onBlock={side === 'vendor' ? (blocked) => void actions.block({ id }, blocked) : undefined}
          />
        ) : undefined
      }
      tools={
        renderTools && other !== WITH_SUPPORT
          ? (typed, onPick) => renderTools({ other, name: item?.greeted ?? to.name, typed, onPick })
          : undefined
      }
      onBack={onBack}
      onSend={actions.send}
      onRead={actions.read}
    />
  )
}

function closedWords(
  side: 'couple' | 'vendor',
  item: { blocked: boolean; closed: boolean } | undefined,
): string | undefined {
  if (item?.closed) return 'Questo account non c’è più: si può ancora leggere, non rispondere.'
  if (!item?.blocked) return undefined
  return side === 'vendor'
    ? 'Hai bloccato questa coppia: per scriverle, sbloccala dal menu.'
    : 'Questo fornitore non riceve più i vostri messaggi.'
}
