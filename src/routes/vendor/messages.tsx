import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { parseMessageSearch } from '../../features/messages/message-search.ts'
import { MessagesScreen } from '../../features/messages/messages-screen.tsx'
import { SavedReplyButton } from '../../features/messages/saved-replies/saved-reply-button.tsx'
import { useSession } from '../../session/session-context.tsx'

/** What couples and this vendor say to each other. The conversation that is open is in the address. */
export const Route = createFileRoute('/vendor/messages')({
  validateSearch: parseMessageSearch,
  head: titled('Messaggi'),
  component: MessagesRoute,
})

function MessagesRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const me = useSession((session) => session.last?.name) ?? ''
  return (
    <MessagesScreen
      side="vendor"
      me={me}
      search={search}
      onSearch={(next) => void navigate({ search: next })}
      renderTools={(to) => <SavedReplyButton {...to} />}
    />
  )
}
