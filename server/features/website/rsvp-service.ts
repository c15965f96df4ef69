/** Invitations and the guests' answers. A guest has no account: the link is all they show. */
import type { z } from 'zod'
import { GENERAL_COMPANIONS } from '#contract/rsvp-limits.ts'
import type {
  AnswerReceipt,
  GuestAnswer,
  GuestInvitation,
  Invitation,
  InvitationChange,
  NewInvitation,
  RsvpAnswer,
} from '#contract/rsvp.ts'
import type { WeddingWebsite } from '#contract/website.ts'
import type { Queryable } from '../../platform/database.ts'
import type { WriteContext } from '../../platform/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/problem.ts'
import { spend } from '../../platform/throttle.ts'
import { ofCouple } from '../../platform/owned-by.ts'
import {
  countOf,
  findInvitationByCode,
  invitations,
  presentAnswer,
  presentInvitation,
  rsvpAnswer,
  rsvpAnswers,
  weddingInvitation,
} from './rsvp-store.ts'
import { findWebsite, publishedWebsite, rsvpState } from './website-service.ts'

/** Corrections of one invitation; answers by the general link of one address. */
const OF_AN_INVITATION = { max: 40, windowSeconds: 86_400 }
const OF_AN_ADDRESS = { max: 20, windowSeconds: 3_600 }
const MOST_ROWS = 2_000

export async function addInvitation(
  coupleId: string,
  context: WriteContext,
  invitation: NewInvitation,
): Promise<Invitation> {
  const taken = await findInvitationByCode(invitation.code, context.tx)
  if (taken && taken.id !== invitation.id) throw new ProblemError('already_exists')
  if ((await countOf(weddingInvitation, coupleId, context.tx)) >= MOST_ROWS)
    throw ruleBroken('Gli inviti sono troppi.')
  return presentInvitation(await invitations.create(context, { ...invitation, coupleId }, ofCouple(coupleId)))
}

export const changeInvitation = async (
  coupleId: string,
  context: WriteContext,
  id: string,
  change: InvitationChange,
): Promise<Invitation> => presentInvitation(await invitations.change(context, id, change, ofCouple(coupleId)))

/** Takes an invitation back, and what was answered to it. */
export async function removeInvitation(coupleId: string, context: WriteContext, id: string): Promise<void> {
  await invitations.remove(context, id, ofCouple(coupleId))
  if (await rsvpAnswers.find(context.tx, id)) await rsvpAnswers.remove(context, id, ofCouple(coupleId))
}

export const removeAnswer = (coupleId: string, context: WriteContext, id: string): Promise<void> =>
  rsvpAnswers.remove(context, id, ofCouple(coupleId))

interface Link {
  website: WeddingWebsite
  /** Undefined for the general link. */
  invitation: Invitation | undefined
}

/** What a guest's link leads to. @throws ProblemError `not_found` when it leads nowhere a guest may be */
async function follow(link: string, tx: Queryable): Promise<Link> {
  const invitation = await findInvitationByCode(link, tx)
  const own = invitation && (await findWebsite(invitation.coupleId, tx))
  if (invitation && !own) throw new ProblemError('not_found')
  const { website } = await publishedWebsite(own?.publicId ?? link, tx)
  return { website, invitation }
}

/** Whose line an answer stands in; undefined for a link that leads nowhere. */
export const coupleOfLink = (link: string, tx: Queryable): Promise<string | undefined> =>
  follow(link, tx).then(
    ({ website }) => website.coupleId,
    () => undefined,
  )

export async function readInvitation(code: string, tx: Queryable): Promise<GuestInvitation> {
  const { website, invitation } = await follow(code, tx)
  if (!invitation) throw new ProblemError('not_found')
  const row = await rsvpAnswers.find(tx, invitation.id)
  const { name, maxCompanions } = invitation
  return { website: website.publicId, name, maxCompanions, answer: row && !row.deletedAt ? shown(row) : null }
}

const shown = (row: typeof rsvpAnswer.$inferSelect) => {
  const { name, attending, companions, diet, message, answeredAt } = row
  return { name, attending, companions, diet, message, answeredAt }
}

/**
 * Writes a guest's answer, or corrects it.
 * @param address of who answers
 */
export async function answerInvitation(
  context: WriteContext,
  { id: ownId, link, ...given }: z.infer<typeof GuestAnswer>,
  address: string,
): Promise<AnswerReceipt> {
  const { tx, now } = context
  const { website, invitation } = await follow(link, tx)
  const { coupleId } = website
  if (rsvpState(website, now) !== 'open')
    throw ruleBroken('Le risposte sono chiuse: avvisate gli sposi di persona.')
  if (!invitation && !website.rsvpGeneral)
    throw ruleBroken('Per rispondere serve il collegamento del vostro invito.')
  const most = invitation?.maxCompanions ?? GENERAL_COMPANIONS
  if (given.companions.length > most)
    throw ruleBroken(`Con questo invito si può venire in ${most + 1} al massimo.`)
  if (invitation) await spend(tx, ['rsvp', invitation.id], OF_AN_INVITATION, now)
  else await spend(tx, ['rsvp', website.id, address], OF_AN_ADDRESS, now)

  const id = invitation?.id ?? ownId
  const answer = { ...given, answeredAt: now }
  const before = await rsvpAnswers.find(tx, id)
  // An answer by the general link is corrected by it alone, never through an invitation's id.
  if (before && (before.coupleId !== coupleId || (before.invitationId ?? undefined) !== invitation?.id))
    throw new ProblemError('already_exists')
  if (!before && (await countOf(rsvpAnswer, coupleId, tx)) >= MOST_ROWS)
    throw ruleBroken('Le risposte sono troppe: avvisate gli sposi di persona.')
  const row =
    before && before.deletedAt === null
      ? await rsvpAnswers.change(context, id, answer, ofCouple(coupleId))
      : await rsvpAnswers.create(
          context,
          { ...answer, id, coupleId, invitationId: invitation?.id ?? null },
          ofCouple(coupleId),
        )
  return { id: row.id, attending: row.attending, version: row.version, answeredAt: row.answeredAt }
}

/** An invitation by its id, for the feed, which already knows who may hear it; undefined once deleted. */
export async function findInvitation(id: string, tx: Queryable): Promise<Invitation | undefined> {
  const row = await invitations.find(tx, id)
  return row && row.deletedAt === null ? presentInvitation(row) : undefined
}

/** A guest's answer by its id, for the feed; undefined once deleted. */
export async function findAnswer(id: string, tx: Queryable): Promise<RsvpAnswer | undefined> {
  const row = await rsvpAnswers.find(tx, id)
  return row && row.deletedAt === null ? presentAnswer(row) : undefined
}
