import { sql } from 'drizzle-orm'
import type { VendorNamed } from '#contract/vendors/vendor-named.ts'
import type { Queryable } from '../../platform/database/database.ts'

const GONE: VendorNamed = { name: null, slug: '', city: '', isPublic: false }

/** Gives each thing its vendor, whatever has become of that: for administrators. */
export async function withVendors<T extends { vendorId: string }>(
  things: readonly T[],
  tx: Queryable,
): Promise<(T & { vendor: VendorNamed })[]> {
  const ids = sql.param([...new Set(things.map(({ vendorId }) => vendorId))])
  const { rows } = await tx.execute(sql`
    select id, slug, active and deleted_at is null as "isPublic",
           case when deleted_at is null then business_name end as name,
           case when deleted_at is null then place ->> 'city' else '' end as city
      from vendor where id = any(${ids}::uuid[])`)
  const whose = new Map(rows.map(({ id, ...vendor }) => [id, vendor as unknown as VendorNamed]))
  return things.map((thing) => ({ ...thing, vendor: whose.get(thing.vendorId) ?? GONE }))
}
