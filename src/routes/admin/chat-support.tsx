import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { parseChatSearch } from '../../features/messages/chat-search.ts'
import { ChatSupportScreen } from '../../features/messages/chat-support-screen.tsx'

/** What couples and vendors ask us. The queue and the conversation that is open are in the address. */
export const Route = createFileRoute('/admin/chat-support')({
  validateSearch: parseChatSearch,
  head: titled('Chat di assistenza'),
  component: ChatRoute,
})

function ChatRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <ChatSupportScreen search={search} onSearch={(next) => void navigate({ search: next })} />
}
