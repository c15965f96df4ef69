import { UiLink } from '../../ui/link.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { ConversationList } from './conversation-list.tsx'
import { useConversations } from './message-queries.ts'
import css from './messages.module.css'

const SHOWN = 3

/** The conversations with something to read, on an area's first page; nothing before anybody has written. */
export function UnreadMessages({
  side,
  onOpen,
}: {
  side: 'couple' | 'vendor'
  onOpen: (other: string) => void
}) {
  const { conversations } = useConversations(side)
  if (conversations.length === 0) return null
  const unread = conversations.filter((item) => item.unread > 0)
  return (
    <section aria-labelledby="unread-messages">
      <SectionHeader
        id="unread-messages"
        title="Messaggi"
        side={<UiLink href={`/${side}/messages`}>Apri</UiLink>}
      />
      {unread.length === 0 ? (
        <p className={css.soft}>{side === 'couple' ? 'Avete letto tutto.' : 'Hai letto tutto.'}</p>
      ) : (
        <ConversationList
          label="Messaggi da leggere"
          items={unread.slice(0, SHOWN)}
          open={undefined}
          onOpen={onOpen}
        />
      )}
    </section>
  )
}
