import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { useCouple } from '../../features/couple/couple-queries.ts'
import { parseMessageSearch } from '../../features/messages/message-search.ts'
import { MessagesScreen } from '../../features/messages/messages-screen.tsx'

/** What the couple and its vendors say to each other. The conversation that is open is in the address. */
export const Route = createFileRoute('/couple/messages')({
  validateSearch: parseMessageSearch,
  head: titled('Messaggi'),
  component: MessagesRoute,
})

function MessagesRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { people, me } = useCouple()
  return (
    <MessagesScreen
      side="couple"
      me={people.find(({ key }) => key === me)?.firstName ?? ''}
      search={search}
      onSearch={(next) => void navigate({ search: next })}
    />
  )
}
