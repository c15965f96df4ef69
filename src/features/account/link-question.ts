import type { QueryClient } from '@tanstack/react-query'
import type { Identity } from '../../session/identity.ts'

/** What a mailed link is for: asked once, and before its code is used, or it would be the question for one that is over. */
export const linkQuestion = (code: string, identity: () => Promise<Pick<Identity, 'checkCode'>>) => ({
  queryKey: ['account', 'link', code],
  queryFn: async () => (await identity()).checkCode(code),
  staleTime: 'static' as const,
  retry: false,
  gcTime: 0,
})

/**
 * Until the question is answered, one way or the other. A tap from before the app ran can come before the screen has
 * asked: then it is asked here, and the screen finds it under way.
 */
export async function untilAnswered(
  client: QueryClient,
  question: ReturnType<typeof linkQuestion>,
): Promise<void> {
  const asked = client.getQueryState(question.queryKey)
  if (asked?.status === 'success' || asked?.status === 'error') return
  // No fault: what went wrong is shown, or said of the code itself when it is used.
  await client.fetchQuery(question).catch(() => undefined)
}
