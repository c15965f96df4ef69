import { CONVERSATIONS_LISTED } from '#contract/lists/site/listed.ts'
import type { ReportedConversation } from '#contract/vendors/message.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { createTries } from '../../api/tries.ts'
import { useCall } from '../../api/use-call.ts'
import { formatInstant } from '../../lib/day.ts'
import { heard } from '../../lib/fault-log.ts'
import { plural } from '../../lib/text.ts'
import { listKey, useServerList } from '../../lists/use-server-list.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, ChipRow } from '../../ui/chip.tsx'
import { CutNote } from '../../ui/list/cut-note.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import type { ChatSearch } from './chat-search.ts'
import { ConversationList } from './conversation-list.tsx'
import { type ConversationItem, conversationItems, nameOf } from './message-commands.ts'
import { type Draft, useConversations } from './message-queries.ts'
import css from './messages.module.css'
import { REPORT_WORDS } from './report-words.ts'
import { ThreadView } from './thread/thread-view.tsx'
import { useOpened } from './thread/use-opened.ts'

interface ChatProps {
  search: ChatSearch
  onSearch: (search: ChatSearch) => void
}

/** What couples and vendors ask us, who waits longest first; and the conversations that somebody has reported. */
export function ChatSupportScreen({ search, onSearch }: ChatProps) {
  const { total: reports } = useServerList('Messages/getReports', {})
  const { conversations } = useConversations('support')
  const waiting = conversations.filter(({ last }) => !last.mine)
  const { c: open, queue } = search
  return (
    <div className={css.page} data-queues data-open={open !== undefined || undefined}>
      <div className={css.head}>
        <PageHeader
          title="Chat di assistenza"
          subtitle={
            waiting.length > 0
              ? `${plural(waiting.length, 'conversazione aspetta', 'conversazioni aspettano')} una risposta`
              : undefined
          }
        />
        <ChipRow label="Quali conversazioni">
          <Chip selected={queue !== 'reported'} onClick={() => onSearch({})}>
            Assistenza
          </Chip>
          <Chip
            selected={queue === 'reported'}
            count={reports}
            onClick={() => onSearch({ queue: 'reported' })}
          >
            Segnalate
          </Chip>
        </ChipRow>
      </div>
      {queue === 'reported' ? (
        <Reported search={search} onSearch={onSearch} />
      ) : (
        <Queue search={search} onSearch={onSearch} />
      )}
    </div>
  )
}

function Queue({ search: { c: open }, onSearch }: ChatProps) {
  const { conversations, ready, failed, fetching, retry } = useConversations('support')
  // Who waits for an answer, the longest first; then those that have one.
  const items = [
    ...conversations.filter(({ last }) => !last.mine).toReversed(),
    ...conversations.filter(({ last }) => last.mine),
  ]
  const opened = useOpened(open, items)
  const item = items.find(({ other }) => other === opened)
  if (failed)
    return (
      <ErrorState title="Le conversazioni non sono arrivate" busy={fetching} onRetry={retry}>
        Il server non risponde.
      </ErrorState>
    )
  if (!ready) return <Skeleton shape="row" count={5} />
  if (items.length === 0)
    return (
      <EmptyState drawing="messages" title="Nessuno ci ha ancora scritto">
        Qui arrivano le domande di coppie e fornitori, appena le scrivono.
      </EmptyState>
    )
  return (
    <div className={css.panes}>
      <div className={css.listPane}>
        <ConversationList items={items} open={item?.other} writer="Noi" onOpen={(c) => onSearch({ c })} />
        <CutNote shown={items.length} most={CONVERSATIONS_LISTED}>
          Qui ci sono {CONVERSATIONS_LISTED} conversazioni: prima tutte quelle che aspettano, poi le ultime a
          cui abbiamo risposto.
        </CutNote>
      </div>
      {item ? (
        <Answer key={item.other} item={item} onBack={() => onSearch({})} />
      ) : (
        <p className={css.none}>Scegli una conversazione per rispondere.</p>
      )}
    </div>
  )
}

/** An administrator answers at once, or is told that it did not go: nothing of others is kept on the device. */
function Answer({ item, onBack }: { item: ConversationItem; onBack: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const { other, name, closed } = item
  const [looks] = useState(createTries)
  const { run: send } = useCall(
    async (keyFor, { text }: Draft) => {
      const body = { id: keyFor(text), with: other, text }
      await api('Messages/send', { body, idempotencyKey: keyFor(text) })
      await client.invalidateQueries({ queryKey: ['messages'] })
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <ThreadView
      side="support"
      other={other}
      name={name}
      vendor={item.vendor}
      item={item}
      me="Assistenza Lovoglio"
      named
      attaches={false}
      reviewPath={undefined}
      closedWords={closed ? 'Questo account non c’è più.' : undefined}
      menu={undefined}
      onBack={onBack}
      onSend={send}
      onRead={async (upTo) => {
        // What could not be noted is noted at the next look.
        const body = { with: other, upTo }
        await api('Messages/markRead', { body, idempotencyKey: looks.keyFor(body) }).catch(
          heard('chat-support-screen'),
        )
      }}
    />
  )
}

function Reported({ search: { c: open }, onSearch }: ChatProps) {
  const { rows: data, error, busy, retry, more } = useServerList('Messages/getReports', {})
  if (!data && error)
    return (
      <ErrorState title="Le segnalazioni non sono arrivate" busy={busy} onRetry={retry}>
        {failureText(error)}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="row" count={3} />
  if (data.length === 0)
    return (
      <EmptyState drawing="tasks" title="Nessuna segnalazione aperta">
        Qui arrivano le conversazioni che una coppia o un fornitore ci chiede di leggere.
      </EmptyState>
    )
  const items = conversationItems(
    'support',
    data.map(({ conversation }) => conversation),
    [],
  ).map((item) => ({ ...item, unread: 0, name: pairName(data, item.other) }))
  const item = items.find(({ other }) => other === open)
  return (
    <div className={css.panes}>
      <div className={css.listPane}>
        <ConversationList
          items={items}
          open={open}
          label="Conversazioni segnalate"
          onOpen={(c) => onSearch({ queue: 'reported', c })}
        />
        {more && (
          <Button variant="quiet" busy={busy} onClick={more}>
            Mostra altre
          </Button>
        )}
      </div>
      {item ? (
        <ThreadView
          key={item.other}
          side="support"
          other={item.other}
          name={item.name}
          vendor={item.vendor}
          item={item}
          me=""
          named
          reviewPath={undefined}
          closedWords={
            <ReportWords
              reports={data.filter(({ conversation }) => conversation.id === item.other)}
              onClosed={() => onSearch({ queue: 'reported' })}
            />
          }
          menu={undefined}
          onBack={() => onSearch({ queue: 'reported' })}
          onSend={async () => false}
          onRead={async () => undefined}
        />
      ) : (
        <p className={css.none}>Scegli una conversazione per leggerla.</p>
      )}
    </div>
  )
}

function pairName(reports: readonly ReportedConversation[], id: string): string {
  const { conversation } = reports.find((one) => one.conversation.id === id)!
  return [nameOf('vendor', conversation), nameOf('couple', conversation)].join(' · ')
}

/** Why it was reported, and the way to say that it has been looked at. */
function ReportWords({
  reports,
  onClosed,
}: {
  reports: readonly ReportedConversation[]
  onClosed: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const { run: close, busy } = useCall(
    async (keyFor) => {
      for (const { id } of reports)
        await api('Messages/closeReport', { params: { id }, idempotencyKey: keyFor(id) })
      notify({ type: 'success', message: 'Segnalazione chiusa: la conversazione torna privata.' })
      onClosed()
      await client.invalidateQueries({ queryKey: listKey('Messages/getReports') })
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <span className={css.reportWords}>
      {reports.map(({ id, by, kind, note, at }) => (
        <span key={id}>
          {by === 'couple' ? 'La coppia' : 'Il fornitore'}, il {formatInstant(at)}: {REPORT_WORDS[kind]}
          {note && `. «${note}»`}
        </span>
      ))}
      <span>
        <Button variant="quiet" size="small" busy={busy} onClick={() => void close()}>
          Chiudi la segnalazione
        </Button>
      </span>
    </span>
  )
}
