import { type Handlers, read, secretWrite, write } from '../../platform/http/call-server.ts'
import type { ListedCouple } from '#contract/people/couple.ts'
import { askedId } from '../../platform/http/asked-id.ts'
import { coupleAudience } from '../../platform/database/change-feed.ts'
import { listed } from '../../platform/paged-list.ts'
import type { OwnedEntity } from '../../platform/entity/owned-entity.ts'
import type { ForgetIdentities } from '../../platform/people/person-erasure.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { deleteByTwo } from '../approvals/approval-service.ts'
import { coupleDeletion } from './couple-deletion-service.ts'
import { changeCouple, eraseCouple, manageCouple, registerCouple } from './couple-service.ts'
import { COUPLE_COLUMNS, coupleList } from './couple-list.ts'
import { findCouple } from './couple-store.ts'
import { membersOf, removeMember } from './member-service.ts'
import { invitePartner, joinCouple, readPartnerInvitation } from './invitation-service.ts'

/**
 * @param publicUrl where people reach the product, for the invitation's link
 * @param entities what a couple keeps, and loses with its account
 */
export const coupleRoutes = (
  publicUrl: () => string,
  forgetIdentities: ForgetIdentities,
  entities: readonly OwnedEntity[],
): Handlers => ({
  'Couple/checkUserIfCouple': read(async ({ actor }) => actor.kind === 'couple'),
  'Couple/findCoupleByUid': read(async ({ actor, body, tx }) => {
    const uid = typeof body === 'string' ? body : body.uid
    const found = await findCouple(actor.coupleId, tx, actor.uid)
    // Another couple's identity is as unknown as one that does not exist.
    if (!found?.members.some((member) => member.uid === uid)) throw new ProblemError('not_found')
    return { ...found, uid }
  }),
  'Couple/addNewCouple': write((call) => registerCouple(call.actor, writeContext(call), call.body)),
  'Couple/updateCouple': write((call) =>
    changeCouple(call.actor.coupleId, writeContext(call), call.params.id, call.body),
  ),
  'Couple/deleteCouple': write(async (call) => {
    await eraseCouple(call.actor.coupleId, writeContext(call), call.params.id, { forgetIdentities, entities })
    return { id: call.params.id }
  }),
  'Admin/deleteCouple': write(
    (call) => deleteByTwo(coupleDeletion(forgetIdentities, entities), call, publicUrl()),
    async ({ params }) => coupleAudience(params.id),
  ),
  'Couple/invitePartner': secretWrite((call) =>
    invitePartner(call.actor.coupleId, writeContext(call), publicUrl()),
  ),
  'Couple/getPartnerInvitation': read(({ query, now, tx }) => readPartnerInvitation(query.code, now, tx)),
  'Couple/getMembers': read(({ actor, tx }) => membersOf(actor.coupleId, actor.uid, tx)),
  'Couple/removeMember': write(async (call) => {
    const { id } = call.params
    // Whoever is suspended may leave, and take nobody else out.
    if (!call.actor.active && call.body.uid !== call.actor.uid) throw new ProblemError('deactivated')
    await removeMember(call.actor.coupleId, writeContext(call), { id, uid: call.body.uid }, publicUrl())
    return { id }
  }),
  'Couple/joinCouple': write((call) => joinCouple(call.actor, writeContext(call), call.body.code)),

  'Admin/getAllCouple': listed<'Admin/getAllCouple', ListedCouple>(coupleList, 'coppie', COUPLE_COLUMNS),
  'Admin/getCoupleById': read(async ({ body, tx }) => {
    const found = await findCouple(askedId(undefined, body), tx)
    if (!found) throw new ProblemError('not_found')
    return found
  }),
  'Admin/manageActiveDeactivateCouple': write(
    (call) => manageCouple(writeContext(call), call.body, publicUrl()),
    async ({ body }) => coupleAudience(body.id),
  ),
  'Admin/updateCouple': write(
    async (call) => {
      const { id } = call.params
      const changed = await changeCouple(id, writeContext(call), id, call.body)
      return { ...changed, uid: changed.members[0]?.uid ?? '' }
    },
    async ({ params }) => coupleAudience(params.id),
  ),
})
