import type { Couple } from '#contract/people/couple.ts'
import { coupleAudience } from '../../platform/database/change-feed.ts'
import type { OwnedEntity } from '../../platform/entity/owned-entity.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import type { ForgetIdentities } from '../../platform/people/person-erasure.ts'
import type { ApprovalSubject, Approved } from '../approvals/approval-service.ts'
import { eraseCouple, findCouple } from './couple-service.ts'
import { findCouples } from './couple-store.ts'

function subjectOf({ id, partners }: Pick<Couple, 'id' | 'partners'>): ApprovalSubject {
  const name = partners.map(({ firstName }) => firstName).join(' e ')
  return { name, seen: name, vendorId: null, coupleId: id, cents: null }
}

/** The end of a couple's account by administrators, which takes two of them. */
export const coupleDeletion = (
  forgetIdentities: ForgetIdentities,
  entities: readonly OwnedEntity[],
): Approved<object> => ({
  call: 'Admin/deleteCouple',
  audience: async (id) => coupleAudience(id),
  subject: async (id, _, tx) => {
    const found = await findCouple(id, tx)
    if (!found) throw new ProblemError('not_found')
    return subjectOf(found)
  },
  subjects: async (asked, tx) => {
    const found = await findCouples(
      asked.map(({ thingId }) => thingId),
      tx,
    )
    return new Map(found.map((couple) => [couple.id, subjectOf(couple)]))
  },
  run: (context, id) => eraseCouple(id, context, id, { forgetIdentities, entities }),
})
