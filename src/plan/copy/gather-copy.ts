/** Reads what a couple has: from the server part by part, and without a network as this device knows it. */
import { COPY_PARTS, type CopyPart } from '#contract/plan/copy.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { OWN_REQUESTS_KEY } from '../../features/assistance/assistance-commands.ts'
import { BOOKINGS_KEY } from '../../features/bookings/booking-commands.ts'
import { COUPLE_KEY } from '../../features/couple/couple-commands.ts'
import { FAVORITES_KEY } from '../../features/favorites/favorite-commands.ts'
import { CONVERSATIONS_KEY, THREADS_KEY, type Thread } from '../../features/messages/message-cache.ts'
import { OWN_REVIEWS_KEY } from '../../features/reviews/review-commands.ts'
import { noteFault } from '../../lib/fault-log.ts'
import { type PlanKind, planEntityOf } from '../entities.ts'
import { thingsOf } from './copied-files.ts'
import type { CopyParts, PlanCopy, Thing } from './copy-format.ts'

type Cache = Pick<QueryClient, 'getQueryData' | 'getQueriesData'>

/** Where this device keeps what is no entity of the plan. */
const KEYS: Record<Exclude<CopyPart, PlanKind | 'message'>, readonly string[]> = {
  couple: COUPLE_KEY,
  favorite: FAVORITES_KEY,
  booking: BOOKINGS_KEY,
  conversation: CONVERSATIONS_KEY,
  ownReview: OWN_REVIEWS_KEY,
  assistanceRequest: OWN_REQUESTS_KEY,
}

/** What this device has of a part, and whether that is all it knew to be there; undefined what it has never read. */
export function keptHere(
  cache: Cache,
  part: CopyPart,
): { things: readonly Thing[]; whole: boolean } | undefined {
  if (part === 'message') return messagesHere(cache)
  const key = planEntityOf(part)?.key ?? KEYS[part as keyof typeof KEYS]
  const data = cache.getQueryData(key)
  return data === undefined ? undefined : { things: thingsOf(data), whole: true }
}

/** Of conversations the device has what was opened, and of long ones the end. */
function messagesHere(cache: Cache) {
  const threads = cache
    .getQueriesData<Thread>({ queryKey: THREADS_KEY })
    .flatMap(([, thread]) => (thread ? [thread] : []))
  const conversations = cache.getQueryData<readonly unknown[]>(CONVERSATIONS_KEY)
  if (threads.length === 0 && conversations === undefined) return undefined
  const whole = threads.length >= (conversations?.length ?? Infinity) && threads.every(({ more }) => !more)
  return { things: threads.flatMap(({ messages }) => messages) as unknown as Thing[], whole }
}

interface Asked {
  api: ApiClient
  cache: Cache
  /** Whether the server is asked at all. */
  online: boolean
  signal: AbortSignal
}

/** @throws AbortError alone */
export async function gatherParts({
  api,
  cache,
  online,
  signal,
}: Asked): Promise<Pick<PlanCopy, 'parts' | 'fromDevice' | 'incomplete'>> {
  const parts: Record<string, readonly Thing[]> = {}
  const fromDevice: CopyPart[] = []
  const incomplete: CopyPart[] = []
  let reached = online
  for (const part of COPY_PARTS) {
    const read = reached ? await wholePart(api, part, signal) : undefined
    reached = read !== undefined
    const kept = read ?? keptHere(cache, part)
    if (kept) parts[part] = kept.things
    if (!read) fromDevice.push(part)
    if (!kept?.whole) incomplete.push(part)
  }
  return { parts: parts as CopyParts, fromDevice, incomplete }
}

async function wholePart(api: ApiClient, part: CopyPart, signal: AbortSignal) {
  const things: Thing[] = []
  let after: string | undefined
  try {
    do {
      const page = await api('Couple/getCopyPart', { query: { part, ...(after && { after }) }, signal })
      things.push(...page.items)
      after = page.next ?? undefined
    } while (after)
  } catch (error) {
    signal.throwIfAborted()
    // No network, or a wedding that the server has no more: what the device has is better than nothing, and it is said.
    noteFault('gather-copy', error)
    return undefined
  }
  return { things, whole: true }
}
