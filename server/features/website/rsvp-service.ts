/** Invitations and the guests' answers. A guest has no account: the link is all they show. */
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { GUESTS_FULL, GUESTS_MAX } from '#contract/lists/plan/guest-lists.ts'
import { guest } from '#contract/plan/guest.ts'
import { headsOf, placesOf, withGuests } from '#contract/website/heads.ts'
import { GENERAL_COMPANIONS } from '#contract/website/rsvp-limits.ts'
import {
  type AnswerReceipt,
  type GuestAnswer,
  type GuestInvitation,
  type Invitation,
  type RsvpAnswer,
  invitation,
  rsvpAnswer,
} from '#contract/website/rsvp.ts'
import type { WeddingWebsite } from '#contract/website/website.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { spend } from '../../platform/http/throttle.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'
import { findWebsite, isKey, publishedWebsite, rsvpState } from './website-service.ts'

/** Corrections of one invitation; answers by the general link of one address. */
const OF_AN_INVITATION = { max: 40, windowSeconds: 86_400 }
const OF_AN_ADDRESS = { max: 20, windowSeconds: 3_600 }
const MOST_ROWS = 2_000

export const invitations = ownedEntity({
  table: 'wedding_invitation',
  entity: invitation,
  topic: 'invitation',
  goneText: 'Questo invito è stato eliminato.',
  most: 5_000,
  room: { most: MOST_ROWS, withDeleted: true, text: 'Gli inviti sono troppi.' },
  async beforeCreate(coupleId, { tx }, { id, code }) {
    const taken = await findInvitationByCode(code, tx)
    if (taken && taken.id !== id) throw new ProblemError('already_exists')
  },
  /** What was answered to it goes too. */
  async afterRemove(coupleId, context, { id }) {
    if (await rsvpAnswers.store.find(context.tx, id)) await rsvpAnswers.remove(coupleId, context, id)
  },
})

export const rsvpAnswers = ownedEntity({
  table: 'rsvp_answer',
  entity: rsvpAnswer,
  topic: 'rsvpAnswer',
  order: 'answeredAt',
  room: {
    most: MOST_ROWS,
    withDeleted: true,
    text: 'Le risposte sono troppe: avvisate gli sposi di persona.',
  },
  goneText: 'Questa risposta è stata eliminata.',
  /** What its guests were answered is kept as a visitor's. */
  async onErase(coupleId, tx) {
    await tx.execute(sql`delete from idempotency where actor = 'visitor'
      and answer ->> 'id' in (select id::text from rsvp_answer where couple_id = ${coupleId})`)
  },
})

/** Whom a couple invites, one by one. */
export const guests = ownedEntity({
  table: 'guest',
  entity: guest,
  topic: 'guest',
  goneText: 'Questa persona è stata tolta dagli invitati.',
  most: 5_000,
  room: { most: GUESTS_MAX, text: GUESTS_FULL },
})

const findInvitationByCode = async (code: string, tx: Queryable): Promise<Invitation | undefined> =>
  (await invitations.where(eq(invitations.table.code, code), tx))[0]

interface Link {
  website: WeddingWebsite
  /** Undefined for the general link. */
  invitation: Invitation | undefined
}

/** An invitation with those of its couple's guests who are on it. */
async function withItsGuests(invitation: Invitation, tx: Queryable): Promise<Invitation> {
  const { invitationId, coupleId } = guests.table
  const own = and(eq(invitationId, invitation.id), eq(coupleId, invitation.coupleId))!
  return withGuests(invitation, await guests.where(own, tx))
}

/** What a guest's link leads to. @throws ProblemError `not_found` when it leads nowhere a guest may be */
async function follow(link: string, tx: Queryable): Promise<Link> {
  const invitation = await findInvitationByCode(link, tx)
  const own = invitation && (await findWebsite(invitation.coupleId, tx))
  if (invitation && !own) throw new ProblemError('not_found')
  const { website } = await publishedWebsite(own?.publicId ?? link, tx)
  return { website, invitation: invitation && (await withItsGuests(invitation, tx)) }
}

/** Whose lock an answer takes; undefined for a link that leads nowhere. */
export const coupleOfLink = (link: string, tx: Queryable): Promise<string | undefined> =>
  follow(link, tx).then(
    ({ website }) => website.coupleId,
    (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error
      return undefined
    },
  )

export async function readInvitation(code: string, tx: Queryable): Promise<GuestInvitation> {
  const { website, invitation } = await follow(code, tx)
  if (!invitation) throw new ProblemError('not_found')
  const row = await rsvpAnswers.find(invitation.id, tx)
  const { name, people, maxCompanions } = invitation
  return { website: website.publicId, name, people, maxCompanions, answer: row ? shown(row) : null }
}

const shown = (row: RsvpAnswer) => {
  const { name, attending, companions, diet, message, answeredAt } = row
  return { name, attending, companions, diet, message, answeredAt }
}

/**
 * Writes a guest's answer, or corrects it.
 * @param address of who answers
 */
export async function answerInvitation(
  context: WriteContext,
  { id: ownId, link, key, ...given }: z.infer<typeof GuestAnswer>,
  address: string,
): Promise<AnswerReceipt> {
  const { tx, now } = context
  const { website, invitation } = await follow(link, tx)
  const { coupleId } = website
  if (rsvpState(website, now) !== 'open')
    throw ruleBroken('Le risposte sono chiuse: avvisate gli sposi di persona.')
  if (!invitation && !website.rsvpGeneral)
    throw ruleBroken('Per rispondere serve il collegamento del vostro invito.')
  // An invitation's code is a secret of its own; the page's address is known to whoever was told of the page.
  if (!invitation && website.hasPassword && !(await isKey(website.id, key, now, tx)))
    throw new ProblemError('wrong_password', {
      detail: 'Per rispondere aprite prima la pagina con la parola degli sposi.',
    })
  const most = placesOf(invitation ?? { maxCompanions: GENERAL_COMPANIONS })
  if (headsOf(given) > most) throw ruleBroken(`Con questo invito si può venire in ${most} al massimo.`)
  if (invitation) await spend(tx, ['rsvp', invitation.id], OF_AN_INVITATION, now)
  else await spend(tx, ['rsvp', website.id, address], OF_AN_ADDRESS, now)

  const id = invitation?.id ?? ownId
  const answer = { ...given, answeredAt: now }
  const before = await rsvpAnswers.store.find(tx, id)
  // An answer by the general link is corrected by it alone, never through an invitation's id.
  if (before && (before.coupleId !== coupleId || (before.invitationId ?? undefined) !== invitation?.id))
    throw new ProblemError('already_exists')
  const row =
    before && before.deletedAt === null
      ? await rsvpAnswers.change(coupleId, context, id, answer)
      : await rsvpAnswers.create(coupleId, context, { ...answer, id, invitationId: invitation?.id ?? null })
  return { id: row.id, attending: row.attending, version: row.version, answeredAt: row.answeredAt }
}
