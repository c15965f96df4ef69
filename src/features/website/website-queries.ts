/** A couple's own website, invitations and answers, with what waits laid over them. */
import type { Invitation, RsvpAnswer } from '#contract/rsvp.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCoupleId } from '../couple/couple-queries.ts'
import { useEntityMarks, usePending } from '../sync/sync-queries.ts'
import {
  ANSWERS_KEY,
  INVITATIONS_KEY,
  WEBSITE_KEY,
  applyAnswers,
  applyInvitations,
  applyWebsite,
} from './website-commands.ts'

export const websiteQueries = {
  mine: (api: ApiClient) =>
    queryOptions({
      queryKey: WEBSITE_KEY,
      queryFn: () => api('Couple/getSiteWeddingCoupleByIdCouple'),
      meta: { persist: 'private' },
    }),
  invitations: (api: ApiClient) =>
    queryOptions({
      queryKey: INVITATIONS_KEY,
      queryFn: () => api('Couple/getInvitations'),
      meta: { persist: 'private' },
    }),
  answers: (api: ApiClient) =>
    queryOptions({
      queryKey: ANSWERS_KEY,
      queryFn: () => api('Couple/getRsvpAnswers'),
      meta: { persist: 'private' },
    }),
}

const NO_INVITATIONS: readonly Invitation[] = []
const NO_ANSWERS: readonly RsvpAnswer[] = []

export function useWebsite() {
  const api = useApi()
  const coupleId = useCoupleId()
  const query = useQuery(websiteQueries.mine(api))
  const invitationQuery = useQuery(websiteQueries.invitations(api))
  const answerQuery = useQuery(websiteQueries.answers(api))
  const [pending, pendingInvitations, pendingAnswers] = [
    usePending('weddingWebsite'),
    usePending('invitation'),
    usePending('rsvpAnswer'),
  ]
  const website = useMemo(
    () => applyWebsite(query.data ?? null, pending, coupleId),
    [query.data, pending, coupleId],
  )
  const invitations = useMemo(
    () => applyInvitations(invitationQuery.data ?? NO_INVITATIONS, pendingInvitations),
    [invitationQuery.data, pendingInvitations],
  )
  const answers = useMemo(() => {
    const invited = new Set(invitations.map(({ id }) => id))
    return applyAnswers(answerQuery.data ?? NO_ANSWERS, pendingAnswers).filter(
      ({ invitationId }) => invitationId === null || invited.has(invitationId),
    )
  }, [answerQuery.data, pendingAnswers, invitations])
  const queries = [query, invitationQuery, answerQuery]
  return {
    website,
    /** The server's own, without what waits; null before the first change arrived. */
    known: query.data ?? null,
    invitations,
    answers,
    mark: [...useEntityMarks('weddingWebsite').values()][0],
    invitationMarks: useEntityMarks('invitation'),
    ready: query.data !== undefined || pending.length > 0,
    listed: invitationQuery.data !== undefined && answerQuery.data !== undefined,
    // Paused: the first try failed and the next one waits for the server to come back.
    failed: queries.some(({ data, isError, isPaused }) => data === undefined && (isError || isPaused)),
    fetching: queries.some(({ isFetching }) => isFetching),
    retry: () => queries.forEach((each) => void each.refetch()),
  }
}
