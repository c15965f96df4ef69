import { SUPPORT } from '../../platform/database/change-feed.ts'
import type { OwnedEntity } from '../../platform/entity/owned-entity.ts'
import type { ForgetIdentities } from '../../platform/people/person-erasure.ts'
import type { Approved } from '../approvals/approval-service.ts'
import { removeVendor, vendorForAdmin } from './vendor-service.ts'

/** The end of a vendor's account by administrators, which takes two of them. */
export const vendorDeletion = (
  forgetIdentities: ForgetIdentities,
  entities: readonly OwnedEntity[],
): Approved<object> => ({
  call: 'Admin/deleteVendor',
  audience: async () => SUPPORT,
  subject: async (id, _, tx) => {
    const { businessName } = await vendorForAdmin(id, tx)
    return { name: businessName, seen: businessName, vendorId: id, coupleId: null, cents: null }
  },
  run: (context, id) => removeVendor(id, context, id, { forgetIdentities, entities }),
})
