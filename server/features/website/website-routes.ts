import { WEBSITE_KEY_HEADER } from '#contract/website.ts'
import { type Handlers, read, secretWrite, write } from '../../platform/call-server.ts'
import { PUBLIC, coupleAudience } from '../../platform/change-feed.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { ProblemError } from '../../platform/problem.ts'
import { writeContext } from '../../platform/write-context.ts'
import {
  addInvitation,
  answerInvitation,
  changeInvitation,
  coupleOfLink,
  readInvitation,
  removeAnswer,
  removeInvitation,
} from './rsvp-service.ts'
import { listAnswers, listInvitations } from './rsvp-store.ts'
import {
  changeWebsite,
  findWebsite,
  readPublicWebsite,
  setWebsitePassword,
  tryPassword,
} from './website-service.ts'

export const websiteRoutes = (passwords: Passwords): Handlers => ({
  'Couple/getSiteWeddingCoupleByIdCouple': read(({ actor, tx }) => findWebsite(actor.coupleId, tx)),
  'Couple/getSiteWeddingCoupleById': read(({ actor, query, request, now, tx }) => {
    const header = request.headers[WEBSITE_KEY_HEADER.toLowerCase()]
    const key = typeof header === 'string' ? header : undefined
    const own = actor.kind === 'couple' ? actor.coupleId : undefined
    return readPublicWebsite(query.IdCouple, { key, own, now }, tx)
  }),
  'Couple/updateWebSiteWedding': write((call) =>
    changeWebsite(call.actor.coupleId, writeContext(call), call.params.id, call.body),
  ),
  // Kept nowhere: what is kept of a request would let its password be guessed quickly.
  'Couple/setWebsitePassword': secretWrite(async (call) => {
    const { password } = call.body
    const hash = password === null ? null : await passwords.hash(password)
    return setWebsitePassword(call.actor.coupleId, writeContext(call), call.params.id, hash)
  }),
  'Couple/openWebsite': read(async ({ body, request, now, tx }) => ({
    key: await tryPassword({ ...body, address: request.ip, now }, passwords, tx),
  })),

  'Couple/getInvitations': read(({ actor, tx }) => listInvitations(actor.coupleId, tx)),
  'Couple/addInvitation': write((call) => addInvitation(call.actor.coupleId, writeContext(call), call.body)),
  'Couple/updateInvitation': write((call) =>
    changeInvitation(call.actor.coupleId, writeContext(call), call.params.id, call.body),
  ),
  'Couple/deleteInvitation': write(async (call) => {
    await removeInvitation(call.actor.coupleId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),
  'Couple/getRsvpAnswers': read(({ actor, tx }) => listAnswers(actor.coupleId, tx)),
  'Couple/deleteRsvpAnswer': write(async (call) => {
    await removeAnswer(call.actor.coupleId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),
  'Couple/getInvitationByCode': read(({ query, tx }) => readInvitation(query.code, tx)),
  'Couple/answerInvitation': write(
    (call) => answerInvitation(writeContext(call), call.body, call.request.ip),
    async ({ body, tx }) => {
      const coupleId = await coupleOfLink(body.link, tx)
      return coupleId === undefined ? PUBLIC : coupleAudience(coupleId)
    },
  ),

  'Admin/getSiteWeddingCoupleByIdCouple': read(({ query, tx }) => findWebsite(query.IdCouple, tx)),
  'Admin/getSiteWeddingCoupleById': read(async ({ query, tx }) => {
    const website = await findWebsite(query.IdCouple, tx)
    if (!website) throw new ProblemError('not_found')
    return website
  }),
  'Admin/updateWebSiteWedding': write(
    (call) => changeWebsite(call.params.id, writeContext(call), call.params.id, call.body),
    async ({ params }) => coupleAudience(params.id),
  ),
})
