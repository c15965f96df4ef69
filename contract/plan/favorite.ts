import { z } from 'zod'
import { FavoriteStatus } from '../people/couple.ts'
import { entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { text } from '../kit/scalars.ts'
import { VendorCard } from '../vendors/vendor.ts'

/** A vendor a couple has saved. `vendor` is what a list shows of it, absent when the vendor is no longer public. */
export const favorite = entity('coupleId', {
  fields: { status: FavoriteStatus.default('saved'), note: text(2000, 0).default('') },
  fixed: { vendorId: Id },
  shown: { vendor: VendorCard.optional() },
})

export const Favorite = favorite.Whole
export type Favorite = z.infer<typeof Favorite>

/** One favourite for a couple and a vendor: saving it again changes the one that is there. */
export const SaveFavorite = favorite.Change.extend({ id: Id, vendorId: Id })
export type SaveFavorite = z.infer<typeof SaveFavorite>
