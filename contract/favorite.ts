import { z } from 'zod'
import { FavoriteStatus } from './couple.ts'
import { Entity, baseVersion } from './entity.ts'
import { Id } from './ids.ts'
import { text } from './scalars.ts'
import { VendorCard } from './vendor.ts'

/** A vendor a couple has saved. `vendor` is what a list shows of it, absent when the vendor is no longer public. */
export const Favorite = Entity.extend({
  coupleId: Id,
  vendorId: Id,
  status: FavoriteStatus,
  note: text(2000, 0),
  vendor: VendorCard.optional(),
})
export type Favorite = z.infer<typeof Favorite>

/** One favourite for a couple and a vendor: saving it again changes the one that is there. */
export const SaveFavorite = z
  .strictObject({ id: Id, vendorId: Id, status: FavoriteStatus.optional(), note: text(2000, 0).optional() })
  .extend(baseVersion)
export type SaveFavorite = z.infer<typeof SaveFavorite>
