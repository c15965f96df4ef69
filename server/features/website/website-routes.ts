import { WEBSITE_KEY_HEADER } from '#contract/website/website.ts'
import { addressOf } from '../../platform/http/address.ts'
import {
  type Handlers,
  preparedSecretWrite,
  read,
  rereadWrite,
  write,
} from '../../platform/http/call-server.ts'
import { coupleAudience } from '../../platform/database/change-feed.ts'
import type { Passwords } from '../../platform/people/passwords.ts'
import { ruleBroken } from '../../platform/http/problem.ts'
import { spend } from '../../platform/http/throttle.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { answerInvitation, coupleOfLink, readInvitation, rsvpAnswers } from './rsvp-service.ts'
import {
  changeWebsite,
  findWebsite,
  ownWebsite,
  readPublicWebsite,
  setWebsitePassword,
  tryPassword,
} from './website-service.ts'

/** Guests send money there. */
const ACCOUNT_IS_THEIRS = 'L’IBAN dei regali e il suo intestatario li scrive solo la coppia.'
/** Each costs a hash; nobody needs as many. */
const PASSWORDS_SET = { max: 10, windowSeconds: 600 }

export const websiteRoutes = (passwords: Passwords): Handlers => ({
  'Couple/getSiteWeddingCoupleByIdCouple': read(({ actor, tx }) => findWebsite(actor.coupleId, tx)),
  'Couple/getSiteWeddingCoupleById': read(({ actor, query, request, now, tx }) => {
    const header = request.headers[WEBSITE_KEY_HEADER.toLowerCase()]
    const key = typeof header === 'string' ? header : undefined
    const own = actor.kind === 'couple' ? actor.coupleId : undefined
    return readPublicWebsite(query.IdCouple, { key, own, now }, tx)
  }),
  'Couple/updateWebSiteWedding': rereadWrite(
    (call) => changeWebsite(call.actor.coupleId, writeContext(call), call.params.id, call.body),
    ({ params, tx }) => ownWebsite(params.id, tx),
  ),
  // Kept nowhere: what is kept of a request would let its password be guessed quickly.
  'Couple/setWebsitePassword': preparedSecretWrite(
    ({ actor, now, tx }) => spend(tx, ['website-password-set', actor.coupleId], PASSWORDS_SET, now),
    async ({ actor, body, params }) => {
      const hash = body.password === null ? null : await passwords.hash(body.password)
      return (call) => setWebsitePassword(actor.coupleId, writeContext(call), params.id, hash)
    },
  ),
  'Couple/openWebsite': read(async ({ body, request, now, tx }) => ({
    key: await tryPassword({ ...body, address: addressOf(request.ip), now }, passwords, tx),
  })),

  'Couple/getRsvpAnswers': read(({ actor, tx }) => rsvpAnswers.list(actor.coupleId, tx)),
  'Couple/deleteRsvpAnswer': write(async (call) => {
    await rsvpAnswers.remove(call.actor.coupleId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),
  'Couple/getInvitationByCode': read(({ query, tx }) => readInvitation(query.code, tx)),
  'Couple/answerInvitation': write(
    (call) => answerInvitation(writeContext(call), call.body, addressOf(call.request.ip)),
    async ({ body, tx }) => {
      const coupleId = await coupleOfLink(body.link, tx)
      return coupleId === undefined ? undefined : coupleAudience(coupleId)
    },
  ),

  'Admin/getSiteWeddingCoupleByIdCouple': read(({ query, tx }) => findWebsite(query.IdCouple, tx)),
  'Admin/getSiteWeddingCoupleById': read(({ query, tx }) => ownWebsite(query.IdCouple, tx)),
  'Admin/updateWebSiteWedding': rereadWrite(
    async (call) => {
      const { giftIban, giftHolder } = call.body
      if (giftIban !== undefined || giftHolder !== undefined) throw ruleBroken(ACCOUNT_IS_THEIRS)
      return changeWebsite(call.params.id, writeContext(call), call.params.id, call.body)
    },
    ({ params, tx }) => ownWebsite(params.id, tx),
    async ({ params }) => coupleAudience(params.id),
  ),
})
