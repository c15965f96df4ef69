import type { QueryClient } from '@tanstack/react-query'
import type { Couple } from '#contract/people/couple.ts'
import { applyCouple, COUPLE_KEY } from '../../features/couple/couple-commands.ts'
import type { Outbox } from '../../offline/outbox/outbox-types.ts'
import { coupleFace } from '../../session/exchange.ts'
import type { SessionStore } from '../../session/session-store.ts'

/**
 * Keeps how the couple is greeted in step with what it is called: a rename shows everywhere at once, and at the next
 * start too.
 * @returns what ends it
 */
export function followNames(
  queryClient: QueryClient,
  session: SessionStore,
  outbox: Pick<Outbox, 'pending' | 'subscribe'>,
): () => void {
  const follow = () => {
    const server = queryClient.getQueryData<Couple>(COUPLE_KEY)
    const { last } = session.get()
    if (!server || last?.accountId !== server.id) return
    const face = coupleFace(applyCouple(server, outbox.pending()))
    if (face.name !== last.name || face.avatar !== last.avatar) session.update({ last: { ...last, ...face } })
  }
  const stopCache = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === COUPLE_KEY[0]) follow()
  })
  const stopOutbox = outbox.subscribe(follow)
  return () => {
    stopCache()
    stopOutbox()
  }
}
