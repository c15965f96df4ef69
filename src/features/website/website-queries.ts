/** A couple's own website, invitations and answers, with what waits laid over them. */
import type { WeddingWebsite } from '#contract/website/website.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { useEntities } from '../../plan/use-entities.ts'
import { useCoupleId } from '../couple/couple-queries.ts'
import { invitation, rsvpAnswer, website as entity, websiteOf } from './website-entities.ts'

export function useWebsite() {
  const coupleId = useCoupleId()
  const site = useEntities(entity)
  const { data } = useQuery(entity.query(useApi()))
  /** The server's own, without what waits; null before the first change arrived. */
  const known = (data ?? null) as WeddingWebsite | null
  const website = useMemo(() => websiteOf(known, site.pending, coupleId), [known, site.pending, coupleId])
  const invited = useEntities(invitation)
  const answered = useEntities(rsvpAnswer)
  const answers = useMemo(() => {
    const ids = new Set(invited.list.map(({ id }) => id))
    return answered.list.filter(({ invitationId }) => invitationId === null || ids.has(invitationId))
  }, [answered.list, invited.list])
  const parts = [site, invited, answered]
  return {
    website,
    known,
    invitations: invited.list,
    answers,
    mark: [...site.marks.values()][0],
    invitationMarks: invited.marks,
    ready: site.known || site.pending.length > 0,
    listed: invited.known && answered.known,
    failed: parts.some(({ failed }) => failed),
    fetching: parts.some(({ fetching }) => fetching),
    retry: () => parts.forEach((part) => part.retry()),
  }
}
