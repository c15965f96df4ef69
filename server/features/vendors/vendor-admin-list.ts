/** The vendors as administrators look through them. */
import { sql } from 'drizzle-orm'
import type { CallBody } from '#contract/calls.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { VendorProfile } from '#contract/people/user.ts'
import { beginsWith } from '../../platform/list-words.ts'
import { type CsvColumns, pagedList } from '../../platform/paged-list.ts'
import { findVendorProfiles } from './vendor-store.ts'

const STATES = {
  attivi: sql`v.active`,
  sospesi: sql`not v.active and v.deactivation_reason is not null`,
  bozze: sql`not v.active and v.deactivation_reason is null`,
}

export const vendorAdminList = pagedList<CallBody<'Admin/getVendor'>, VendorProfile>({
  from: sql`vendor v`,
  id: sql`v.id`,
  sorts: {
    created: { by: sql`v.created_at`, type: 'timestamptz' },
    name: { by: sql`v.name_folded`, type: 'text' },
    rating: { by: sql`v.rating`, type: 'double precision' },
  },
  where: ({ q, state, category, region, plan }) => [
    sql`v.deleted_at is null`,
    q?.includes('@') &&
      sql`v.id in (select vendor_id from vendor_account where ${beginsWith(sql`lower(account_email)`, q.toLowerCase())})`,
    state && STATES[state],
    category && sql`v.category = ${category}`,
    region && sql`v.region = ${region}`,
    plan && sql`v.type_of_account = ${plan}`,
  ],
  words: ({ q }) => !q?.includes('@') && { q, folded: sql`v.name_folded`, among: sql`v.deleted_at is null` },
  load: findVendorProfiles,
})

export const VENDOR_COLUMNS: CsvColumns<VendorProfile> = {
  Nome: ({ businessName }) => businessName,
  Email: ({ private: known }) => known.accountEmail,
  Telefono: ({ phone }) => phone,
  Categoria: ({ category }) => categoryOf(category)?.name,
  Comune: ({ place }) => place.city,
  Provincia: ({ place }) => place.province,
  Regione: ({ place }) => place.region,
  Piano: ({ typeOfAccount }) => typeOfAccount,
  Valutazione: ({ rating }) => rating.toFixed(1).replace('.', ','),
  Recensioni: ({ reviewCount }) => reviewCount,
  Iscritto: ({ createdAt }) => createdAt.slice(0, 10),
  Stato: ({ active, draft, deactivationReason }) =>
    active ? 'attivo' : draft ? 'bozza' : `sospeso: ${deactivationReason ?? ''}`,
}
