import type { PartnerEdit } from '#contract/wire/sync.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCouple } from '../../features/couple/couple-queries.ts'
import { DashboardNews } from '../../features/couple/dashboard-news.tsx'
import { guestNews, partnerNews } from '../../features/couple/news.ts'
import { ConversationList } from '../../features/messages/conversation-list.tsx'
import { useConversations } from '../../features/messages/message-queries.ts'
import { usePartnerEdits } from '../../features/sync/partner-edit-queries.ts'
import { useWebsite } from '../../features/website/website-queries.ts'
import { useToday } from '../../lib/clock.ts'
import { capital } from '../../lib/text.ts'
import { authorIn } from '../../plan/author.ts'
import { planEntityOf } from '../../plan/entities.ts'

const CONVERSATIONS_SHOWN = 3

/** What changed since yesterday, of everything the two have. */
export function SinceYesterday({ onOpen }: { onOpen: (other: string) => void }) {
  const client = useQueryClient()
  const today = useToday()
  const { couple } = useCouple()
  const { conversations } = useConversations('couple')
  const { answers } = useWebsite()
  const edits = usePartnerEdits()
  const unread = conversations.filter((item) => item.unread > 0)

  const nameOf = ({ topic, entityId }: PartnerEdit) => {
    const entity = planEntityOf(topic)
    const known = entity && client.getQueryData(entity.key)
    const thing = Array.isArray(known) ? known.find(({ id }) => id === entityId) : undefined
    return String(thing?.title ?? thing?.name ?? thing?.caption ?? '')
  }
  const authorOf = ({ by }: PartnerEdit) => capital(authorIn(couple, by))
  return (
    <DashboardNews
      lines={[...guestNews(answers, today), ...partnerNews(edits, authorOf, nameOf, today)]}
      messages={
        unread.length > 0 && (
          <ConversationList
            label="Messaggi da leggere"
            items={unread.slice(0, CONVERSATIONS_SHOWN)}
            open={undefined}
            onOpen={onOpen}
          />
        )
      }
    />
  )
}
