import { SUPPORT } from '../../platform/database/change-feed.ts'
import type { OwnedEntity } from '../../platform/entity/owned-entity.ts'
import type { ForgetIdentities } from '../../platform/people/person-erasure.ts'
import type { ApprovalSubject, Approved } from '../approvals/approval-service.ts'
import { removeVendor, vendorForAdmin } from './vendor-service.ts'
import { withVendors } from './vendors-named.ts'

const subjectOf = (id: string, name: string): ApprovalSubject => ({
  name,
  seen: name,
  vendorId: id,
  coupleId: null,
  cents: null,
})

/** The end of a vendor's account by administrators, which takes two of them. */
export const vendorDeletion = (
  forgetIdentities: ForgetIdentities,
  entities: readonly OwnedEntity[],
): Approved<object> => ({
  call: 'Admin/deleteVendor',
  audience: async () => SUPPORT,
  subject: async (id, _, tx) => {
    const { businessName } = await vendorForAdmin(id, tx)
    return subjectOf(id, businessName)
  },
  subjects: async (asked, tx) => {
    const found = await withVendors(
      asked.map(({ thingId }) => ({ vendorId: thingId })),
      tx,
    )
    return new Map(
      found.flatMap(({ vendorId, vendor: { name } }) =>
        name === null ? [] : [[vendorId, subjectOf(vendorId, name)] as const],
      ),
    )
  },
  run: (context, id) => removeVendor(id, context, id, { forgetIdentities, entities }),
})
