/** What is shown to an administrator who looks at an account (decision 116) is kept nowhere: not here, nor by the browser. */
import { isLookPath } from '#contract/screens/look.ts'

declare const self: ServiceWorkerGlobalScope

/** By the id of a page, which never changes its address to that of a look or from it: it is asked once, not for each picture. */
const known = new Map<string, boolean>()

async function isLook(clientId: string): Promise<boolean> {
  const before = known.get(clientId)
  if (before !== undefined) return before
  const client = clientId ? await self.clients.get(clientId) : undefined
  if (!client) return false
  const looks = isLookPath(new URL(client.url).pathname)
  known.set(clientId, looks)
  return looks
}

/** Answers as `answer` does, unless the page that asks is one of a look. */
export async function unlessLook(
  { clientId, request }: FetchEvent,
  answer: () => Promise<Response>,
): Promise<Response> {
  return (await isLook(clientId)) ? fetch(request, { cache: 'no-store' }) : answer()
}
