import type { QueryClient } from '@tanstack/react-query'
import { CONFLICTS_KEY } from '../../features/sync/conflict/conflict-command.ts'
import type { Clock } from '../../offline/outbox/ports.ts'

/** A burst of changes asks once. */
const AFTER_MS = 1_000

/**
 * What two wrote at once comes with a change of the thing: that is when the screens that tell of it ask again.
 * @returns to be called at each change of the couple's feed
 */
export function askConflicts(queryClient: Pick<QueryClient, 'invalidateQueries'>, clock: Clock): () => void {
  let waits = false
  return () => {
    if (waits) return
    waits = true
    clock.after(AFTER_MS, () => {
      waits = false
      void queryClient.invalidateQueries({ queryKey: CONFLICTS_KEY })
    })
  }
}
