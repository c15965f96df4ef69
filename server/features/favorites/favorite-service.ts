/** The vendors that a couple has saved. */
import { and, eq, isNull } from 'drizzle-orm'
import { type Favorite, type SaveFavorite, favorite } from '#contract/plan/favorite.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { cardsOf, findPublicVendor } from '../vendors/vendor-service.ts'

export const favorites = ownedEntity({
  table: 'favorite',
  entity: favorite,
  topic: 'favorite',
  goneText: 'Questo preferito è stato tolto.',
  most: 5_000,
  revives: true,
  sharedCreation: true,
  /** With what a list shows of their vendors. */
  async show(saved, tx) {
    const ids = saved.map(({ vendorId }) => vendorId)
    const cards = await cardsOf(ids, tx)
    return saved.map((one) => {
      const vendor = cards.get(one.vendorId)
      return { ...one, ...(vendor && { vendor }) }
    })
  },
})

/** One favourite for a couple and a vendor: both partners saving the same vendor is not a conflict, it is one heart. */
export async function saveFavorite(
  coupleId: string,
  context: WriteContext,
  { id, vendorId, ...fields }: SaveFavorite,
): Promise<Favorite> {
  const before =
    (await savedAs(coupleId, vendorId, context)) ?? (await tombstoneOf(coupleId, id, fields, context))
  if (!before && !(await findPublicVendor(vendorId, context.tx))) throw new ProblemError('not_found')
  if (!before) {
    const { status = 'saved', note = '' } = fields
    return favorites.create(coupleId, context, { id, vendorId, status, note })
  }
  // Who says no version knew of none: it was saved by the other meanwhile.
  return favorites.change(coupleId, context, before, { baseVersion: 0, ...fields })
}

/** The id under which a couple has saved a vendor, if it has. */
async function savedAs(
  coupleId: string,
  vendorId: string,
  { tx }: WriteContext,
): Promise<string | undefined> {
  const { table } = favorites
  const own = and(eq(table.coupleId, coupleId), eq(table.vendorId, vendorId), isNull(table.deletedAt))
  return (await tx.select({ id: table.id }).from(table).where(own))[0]?.id
}

/** The one that an edit was made on and that was taken off since: nobody makes another by changing its note. */
async function tombstoneOf(
  coupleId: string,
  id: string,
  { baseVersion }: Partial<SaveFavorite>,
  { tx }: WriteContext,
): Promise<string | undefined> {
  const row = baseVersion ? await favorites.store.find(tx, id) : undefined
  return row?.coupleId === coupleId ? id : undefined
}
