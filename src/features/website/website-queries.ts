/** A couple's own website, invitations and answers, with what waits laid over them. */
import type { WeddingWebsite } from '#contract/website/website.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { withGuests } from '#contract/website/heads.ts'
import { useApi } from '../../api/api-context.tsx'
import { useEntities } from '../../plan/use-entities.ts'
import { useCoupleId } from '../couple/couple-queries.ts'
import { guest, invitation, rsvpAnswer, website as entity, websiteOf } from './website-entities.ts'

export function useWebsite() {
  const coupleId = useCoupleId()
  const site = useEntities(entity)
  const { data } = useQuery(entity.query(useApi()))
  /** The server's own, without what waits; null before the first change arrived. */
  const known = (data ?? null) as WeddingWebsite | null
  const website = useMemo(() => websiteOf(known, site.pending, coupleId), [known, site.pending, coupleId])
  const invited = useEntities(invitation)
  const answered = useEntities(rsvpAnswer)
  const hosted = useEntities(guest)
  const guests = hosted.list
  /** With those whom the couple has one by one. */
  const invitations = useMemo(() => {
    const byInvitation = Map.groupBy(guests, ({ invitationId }) => invitationId)
    return invited.list.map((one) => withGuests(one, byInvitation.get(one.id) ?? []))
  }, [invited.list, guests])
  const answers = useMemo(() => {
    const ids = new Set(invited.list.map(({ id }) => id))
    return answered.list.filter(({ invitationId }) => invitationId === null || ids.has(invitationId))
  }, [answered.list, invited.list])
  const parts = [site, invited, answered, hosted]
  return {
    website,
    known,
    invitations,
    /** Whom they invite one by one, on an invitation or on none. */
    guests,
    guestMarks: hosted.marks,
    answers,
    mark: [...site.marks.values()][0],
    invitationMarks: invited.marks,
    ready: site.known || site.pending.length > 0,
    listed: invited.known && answered.known && hosted.known,
    failed: parts.some(({ failed }) => failed),
    fetching: parts.some(({ fetching }) => fetching),
    retry: () => parts.forEach((part) => part.retry()),
  }
}
