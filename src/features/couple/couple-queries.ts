/** Who the couple is, with what waits laid over it. */
import type { Assignee } from '#contract/plan/couple-task.ts'
import type { Couple } from '#contract/people/couple.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import type { DayMark } from '../../ui/day/day-input.tsx'
import { useEntityMarks, usePending, type EntityMark } from '../sync/sync-face.ts'
import { COUPLE_KEY, applyCouple } from './couple-commands.ts'

export const coupleQueries = {
  /** @param uid the signed-in identity's */
  mine: (api: ApiClient, uid: string) =>
    queryOptions({
      queryKey: COUPLE_KEY,
      queryFn: () => api('Couple/findCoupleByUid', { body: { uid } }),
      meta: { persist: 'private' },
    }),
  /** Who is in, as the server tells it: never kept. @param version of the couple: another one may have other members */
  members: (api: ApiClient, uid: string, version: number) =>
    queryOptions({
      queryKey: ['couple', 'members', uid, version],
      queryFn: ({ signal }) => api('Couple/getMembers', { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
}

export type PartnerKey = 'one' | 'two'
export interface Person {
  key: PartnerKey
  firstName: string
  tone: 'olive' | 'terracotta'
}

/** How each choice of "who" is called; a partner who is not named yet has a word of their own. */
export type PeopleNames = Readonly<Record<Assignee, string>>

export interface MyCouple {
  /** Undefined only before this device has ever read it. */
  couple: Couple | undefined
  people: readonly Person[]
  names: PeopleNames
  /** Which of the two is asking. */
  me: PartnerKey
}

/** The signed-in couple, as it left itself. */
export function useCouple(): MyCouple {
  const api = useApi()
  const uid = useSession((session) => session.last?.uid) ?? ''
  const isCouple = useSession((session) => session.last?.role === 'couple')
  const known = useSession((session) => session.couple)
  const { data } = useQuery({ ...coupleQueries.mine(api, uid), enabled: uid !== '' && isCouple })
  const pending = usePending('couple')
  const server = data ?? known ?? undefined
  return useMemo(() => {
    const couple = server && applyCouple(server, pending)
    const [one, two] = couple?.partners ?? []
    const people: Person[] = [
      ...(one ? [{ key: 'one', firstName: one.firstName, tone: 'olive' } as const] : []),
      ...(two ? [{ key: 'two', firstName: two.firstName, tone: 'terracotta' } as const] : []),
    ]
    const names = {
      one: one?.firstName ?? 'Tu',
      two: two?.firstName ?? 'L’altra metà',
      both: 'Insieme',
    }
    const me = couple?.members.find((member) => member.uid === couple.uid)?.partner ?? 'one'
    return { couple, people, names, me }
  }, [server, pending])
}

/** Whether what was written about the couple has arrived; undefined: it has. */
export const useCoupleMark = (): EntityMark | undefined => [...useEntityMarks('couple').values()][0]

/** The couple's id: of the session, for it is known before anything is read. */
export function useCoupleId(): string {
  return useSession((session) => session.last?.accountId ?? session.couple?.id) ?? ''
}

/** The couple's own day, in a calendar. */
export const weddingMark = (couple: Couple | undefined): DayMark[] =>
  couple?.weddingDate ? [{ days: [couple.weddingDate], look: 'own', word: 'il vostro giorno' }] : []
