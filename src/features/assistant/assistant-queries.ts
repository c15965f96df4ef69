/** Where the conversation is kept: on this device only, with the account's private data, or with the visitor's. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { heard, noteFault } from '../../lib/fault-log.ts'
import { useSession } from '../../session/session-context.tsx'
import { useSyncHub } from '../sync/reach-face.ts'
import { type Conversation, EMPTY, settled } from './conversation.ts'

const ABOUT_STALE_AFTER_MS = 10 * 60_000

export const assistantQueries = {
  about: (api: ApiClient) =>
    queryOptions({
      queryKey: ['assistant', 'about'],
      queryFn: ({ signal }) => api('Assistant/about', { signal }),
      staleTime: ABOUT_STALE_AFTER_MS,
      // The page waits for it and stands without it: trying again would wait for the network.
      retry: false,
      meta: { persist: 'public' },
    }),
}

const OWN_KEY = ['assistant', 'conversation'] as const
const VISITOR_KEY = ['assistant', 'visitor'] as const
const VISITOR_STORAGE = 'lovoglio-assistant'

export interface Kept {
  conversation: Conversation
  /** What was kept has been read: before that nothing may be written over it. */
  ready: boolean
  change: (change: (before: Conversation) => Conversation) => void
}

/** The conversation of whoever is here. It goes with the account's data at sign-out; a visitor's stays on the device. */
export function useConversation(): Kept {
  const client = useQueryClient()
  const hub = useSyncHub()
  const account = useSession(({ last }) => last?.accountId)
  const [opened, setOpened] = useState<string | undefined>(undefined)
  const owner = account ?? 'visitor'
  useEffect(() => {
    let gone = false
    const open = async () => {
      if (account) await hub.open().catch(heard('assistant-queries'))
      else client.setQueryData(VISITOR_KEY, readVisitor())
      if (!gone) setOpened(owner)
    }
    void open()
    return () => {
      gone = true
    }
  }, [account, owner, client, hub])

  const key = account ? OWN_KEY : VISITOR_KEY
  const { data = EMPTY } = useQuery<Conversation>({
    queryKey: key,
    // Nobody but this device has it.
    queryFn: () => client.getQueryData<Conversation>(key) ?? EMPTY,
    enabled: false,
    staleTime: 'static',
    gcTime: Infinity,
    ...(account && { meta: { persist: 'private' } }),
  })
  const change = useMemo(
    () => (make: (before: Conversation) => Conversation) => {
      const next = make(client.getQueryData<Conversation>(key) ?? EMPTY)
      client.setQueryData(key, next)
      if (!account) writeVisitor(next)
    },
    [client, key, account],
  )
  return { conversation: data, ready: opened === owner, change }
}

function readVisitor(): Conversation {
  try {
    const kept = JSON.parse(localStorage.getItem(VISITOR_STORAGE) ?? 'null') as Conversation | null
    return Array.isArray(kept?.said) ? settled({ ...EMPTY, ...kept }) : EMPTY
  } catch (fault) {
    noteFault('assistant-queries', fault)
    return EMPTY
  }
}

function writeVisitor(conversation: Conversation): void {
  try {
    if (conversation.said.length === 0 && !conversation.draft) localStorage.removeItem(VISITOR_STORAGE)
    else localStorage.setItem(VISITOR_STORAGE, JSON.stringify(conversation))
  } catch (fault) {
    // A device that keeps nothing still answers.
    noteFault('assistant-queries', fault)
  }
}
