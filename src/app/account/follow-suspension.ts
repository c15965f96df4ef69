import type { QueryClient } from '@tanstack/react-query'
import { COUPLE_KEY } from '../../features/couple/couple-commands.ts'
import { OWN_VENDOR_KEY } from '../../features/vendors/vendor-queries.ts'
import type { Outbox } from '../../offline/outbox/outbox-types.ts'

/**
 * An edit refused since the account is suspended says more than what the device has of the account, which may be of
 * before: it is read again, so that the reason stands above what is refused. Once none is refused for that any more, too.
 * @returns what ends it
 */
export function followSuspension(
  queryClient: Pick<QueryClient, 'invalidateQueries'>,
  outbox: Pick<Outbox, 'review' | 'subscribe'>,
): () => void {
  let known = false
  const follow = () => {
    const refused = outbox.review().some(({ failure }) => failure?.code === 'deactivated')
    if (refused === known) return
    known = refused
    for (const queryKey of [COUPLE_KEY, OWN_VENDOR_KEY]) void queryClient.invalidateQueries({ queryKey })
  }
  follow()
  return outbox.subscribe(follow)
}
