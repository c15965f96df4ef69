/** Conversations and their messages, with what waits laid over them. */
import type { Conversation } from '#contract/vendors/message.ts'
import type { Side } from '#contract/lists/vendors/message-words.ts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { heard } from '../../lib/fault-log.ts'
import type { KeptFile } from '../files/file-face.ts'
import { useKeptDraft } from '../sync/draft-face.ts'
import { usePending, useReview } from '../sync/sync-face.ts'
import { useSession } from '../../session/session-context.tsx'
import {
  CONVERSATIONS_KEY,
  type Thread,
  joinPage,
  otherEnd,
  threadKey,
  withEarlier,
} from './message-cache.ts'
import { conversationItems, pendingTo } from './message-commands.ts'

/** What others say to support is read on administrators' screens and kept on no device of theirs. */
const kept = (side: Side) => ({ ...(side !== 'support' && { persist: 'private' }) })

/** What is being written to one, before it is sent. */
export interface Draft {
  text: string
  files: readonly KeptFile[]
}
export const NO_DRAFT: Draft = { text: '', files: [] }

export const messageQueries = {
  conversations: (api: ApiClient, side: Side) =>
    queryOptions({
      queryKey: CONVERSATIONS_KEY,
      queryFn: () => api('Messages/getConversations'),
      meta: kept(side),
    }),
  thread: (api: ApiClient, side: Side, other: string) =>
    queryOptions({
      queryKey: threadKey(other),
      queryFn: async ({ client }): Promise<Thread> => {
        const page = await api('Messages/getMessages', { query: { with: other } })
        return joinPage(client.getQueryData<Thread>(threadKey(other)), page)
      },
      meta: kept(side),
    }),
}

/** How many conversations open without a network before they were ever opened: the latest. */
const READ_AHEAD = 20

/** Reads the conversations, and what was said in the latest of those that this device has never read. */
export function readConversations(client: QueryClient, api: ApiClient, side: Side): void {
  const list = messageQueries.conversations(api, side)
  void client
    .query({ ...list, staleTime: 'static' })
    .then((all) => {
      for (const one of all.slice(0, READ_AHEAD)) {
        const thread = messageQueries.thread(api, side, otherEnd(side, one))
        if (client.getQueryData(thread.queryKey) === undefined) void client.prefetchQuery(thread)
      }
    })
    // Without a network there is nothing to read ahead.
    .catch(heard('message-queries'))
}

const NONE: readonly Conversation[] = []

/** @param side of who is signed in */
export function useConversations(side: Side, { enabled = true } = {}) {
  const { data, error, isError, isPaused, isFetching, refetch } = useQuery({
    ...messageQueries.conversations(useApi(), side),
    enabled,
  })
  const sends = usePending('message')
  const reads = usePending('messagesRead')
  const blocks = usePending('conversation')
  const conversations = useMemo(
    () => conversationItems(side, data ?? NONE, [...sends, ...reads, ...blocks]),
    [side, data, sends, reads, blocks],
  )
  return {
    conversations,
    ready: data !== undefined || conversations.length > 0,
    // Paused: the first try failed and the next one waits for the server to come back.
    failed: data === undefined && (isError || isPaused),
    error,
    fetching: isFetching,
    retry: () => void refetch(),
  }
}

/** How many messages this side has still to read, for the navigation. @param may whether who asks reads them at all */
export function useUnreadMessages(side: Side, may = true): number {
  const isOwn = useSession((session) => session.last?.role === (side === 'support' ? 'admin' : side))
  const { conversations } = useConversations(side, { enabled: isOwn && may })
  return conversations.reduce((sum, { unread }) => sum + unread, 0)
}

/** What was said with one, with what waits, and what was refused, at its end. */
export function useThread(side: Side, other: string) {
  const api = useApi()
  const client = useQueryClient()
  const { data, error, isError, isPaused, isFetching, refetch } = useQuery(
    messageQueries.thread(api, side, other),
  )
  const pending = usePending('message')
  const refused = useReview('message')
  const waiting = useMemo(() => pendingTo(other, [...pending, ...refused]), [other, pending, refused])
  return {
    messages: data?.messages ?? [],
    more: data?.more ?? false,
    waiting,
    ready: data !== undefined || waiting.length > 0,
    /** What was said before is not here, and cannot be read now. */
    failed: data === undefined && (isError || isPaused),
    error,
    fetching: isFetching,
    retry: () => void refetch(),
    /** Reads the messages before the first. @throws ApiError, NetworkError */
    async earlier() {
      const before = data?.messages[0]?.number
      if (before === undefined) return
      const page = await api('Messages/getMessages', { query: { with: other, before } })
      client.setQueryData<Thread>(threadKey(other), (known) => known && withEarlier(known, page))
    },
  }
}

/** What is being written to one, kept on this device until it is sent; what support writes only as long as it is open. */
export function useDraft(side: Side, other: string) {
  const { draft, keep, take } = useKeptDraft<Draft>(side === 'support' ? undefined : `message/${other}`)
  return {
    draft: draft ?? NO_DRAFT,
    /** @param change from what it is at that moment: files come a while after they were chosen */
    keep: (change: (now: Draft) => Draft) =>
      keep((now = NO_DRAFT) => {
        const { text, files } = change(now)
        return text === '' && files.length === 0 ? undefined : { text, files }
      }),
    take,
  }
}
