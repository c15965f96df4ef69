/** Conversations and messages in the cache: where they stand, and what news does to them. Pure but for the cache it is handed. */
import type { Conversation, Message, MessagePage } from '#contract/vendors/message.ts'
import { type Side, WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import type { CachePort } from '../../offline/outbox/command.ts'

export const CONVERSATIONS_KEY = ['messages', 'conversations'] as const
export const THREADS_KEY = ['messages', 'thread'] as const
export const threadKey = (other: string) => [...THREADS_KEY, other] as const

/** What this device has of a conversation, in its order. */
export interface Thread {
  messages: readonly Message[]
  /** There are earlier ones at the server. */
  more: boolean
}

/** How this side names a conversation: by who is at its other end; administrators by its own id. */
export function otherEnd(
  side: Side,
  { id, coupleId, vendorId }: Pick<Conversation, 'id' | 'coupleId' | 'vendorId'>,
): string {
  if (side === 'support') return id
  return (side === 'couple' ? vendorId : coupleId) ?? WITH_SUPPORT
}

/** The side whose words this side reads. */
export function theirSide(
  side: Side,
  { coupleId, vendorId }: Pick<Conversation, 'coupleId' | 'vendorId'>,
): Side {
  if (side === 'support') return coupleId ? 'couple' : 'vendor'
  if (!coupleId || !vendorId) return 'support'
  return side === 'couple' ? 'vendor' : 'couple'
}

const byNumber = (a: Message, b: Message) => a.number - b.number

/** The newest page as the server has it, with the earlier messages this device has read where the two meet. */
export function joinPage(known: Thread | undefined, { messages, more }: MessagePage): Thread {
  const first = messages[0]
  const last = known?.messages.at(-1)
  if (!known || !first || !last || last.number < first.number - 1) return { messages, more }
  const earlier = known.messages.filter(({ number }) => number < first.number)
  return earlier.length > 0 ? { messages: [...earlier, ...messages], more: known.more } : { messages, more }
}

/** An earlier page before what is there. */
export function withEarlier(known: Thread, { messages, more }: MessagePage): Thread {
  const have = new Set(known.messages.map(({ id }) => id))
  const earlier = messages.filter(({ id }) => !have.has(id))
  return { messages: [...earlier, ...known.messages].toSorted(byNumber), more }
}

/** Puts a message in its place; where one before it was missed, the whole is asked for again. */
export function putMessage(cache: CachePort, other: string, message: Message): void {
  const known = cache.getQueryData<Thread>(threadKey(other))
  if (!known) return
  const last = known.messages.at(-1)?.number ?? (known.more ? Infinity : 0)
  cache.setQueryData<Thread>(threadKey(other), (thread) => {
    if (!thread) return undefined
    const same = thread.messages.find(({ id }) => id === message.id)
    if (same && same.version > message.version) return thread
    const others = thread.messages.filter(({ id }) => id !== message.id)
    return { ...thread, messages: [...others, message].toSorted(byNumber) }
  })
  if (message.number > last + 1) cache.invalidate(threadKey(other))
}

/** A message of one's own is the last of its conversation, until the server says what came after. */
export function noteSent(cache: CachePort, message: Message): void {
  const list = cache.getQueryData<Conversation[]>(CONVERSATIONS_KEY)
  if (!list?.some(({ id }) => id === message.conversationId)) return cache.invalidate(CONVERSATIONS_KEY)
  const { id, by, author, text, files, createdAt } = message
  const last = { id, by, author, text: text.slice(0, 160), files: files.length, at: createdAt }
  cache.setQueryData<Conversation[]>(CONVERSATIONS_KEY, (known) =>
    known?.map((one) =>
      one.id === message.conversationId && one.last.at <= last.at ? { ...one, last } : one,
    ),
  )
}
