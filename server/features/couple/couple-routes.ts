import { type Handlers, read, secretWrite, write } from '../../platform/call-server.ts'
import { askedId } from '../../platform/asked-id.ts'
import { coupleAudience } from '../../platform/change-feed.ts'
import { ProblemError } from '../../platform/problem.ts'
import { writeContext } from '../../platform/write-context.ts'
import { changeCouple, eraseCouple, registerCouple } from './couple-service.ts'
import { findCouple, listCouples } from './couple-store.ts'
import { invitePartner, joinCouple } from './invitation-service.ts'

/** @param publicUrl where people reach the product, for the invitation's link */
export const coupleRoutes = (publicUrl: () => string): Handlers => ({
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
    await eraseCouple(call.actor.coupleId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),
  'Couple/invitePartner': secretWrite((call) =>
    invitePartner(call.actor.coupleId, writeContext(call), publicUrl()),
  ),
  'Couple/joinCouple': write((call) => joinCouple(call.actor, writeContext(call), call.body.code)),

  'Admin/getAllCouple': read(({ tx }) => listCouples(tx)),
  'Admin/getCoupleById': read(async ({ body, tx }) => {
    const found = await findCouple(askedId(undefined, body), tx)
    if (!found) throw new ProblemError('not_found')
    return found
  }),
  'Admin/updateCouple': write(
    async (call) => {
      const { id } = call.params
      const changed = await changeCouple(id, writeContext(call), id, call.body)
      return { ...changed, uid: changed.members[0]?.uid ?? '' }
    },
    async ({ params }) => coupleAudience(params.id),
  ),
})
