import { QueuedWedding, WeddingQueue, WeddingVerdict } from '../vendors/real-wedding.ts'
import { pageOf, soughtWords } from '../wire/page.ts'
import { type Call, byId } from './call.ts'

/** What is to be read comes oldest first, what was by when it was. */
const QUEUE = pageOf(QueuedWedding, {
  filters: { queue: WeddingQueue, q: soughtWords },
  sorts: ['updated', '-updated'],
})

export const REAL_WEDDING_CALLS = {
  'RealWeddings/getQueue': { query: QUEUE.asked, reply: QUEUE.page },
  'RealWeddings/moderate': { params: byId, body: WeddingVerdict, reply: QueuedWedding },
} as const satisfies Record<string, Call>
