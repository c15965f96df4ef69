/** A photographer who has opened a page and not published it: what a vendor's first day looks like. */
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { addDays } from '#contract/lists/plan/task-template.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import type { Queryable } from '../platform/database/database.ts'
import { vendorScore } from '../features/vendors/vendor-score.ts'
import { vendor } from '../features/vendors/vendor-store.ts'
import type { IndexEntry } from './art/index-entry.ts'
import { entityOf } from './days.ts'
import { DEMO_DRAFT_EMAIL } from './demo-data.ts'
import { picturesOf } from './film/clips.ts'
import { pictureOf } from './picture-choice.ts'
import type { Random } from './random.ts'

/** One more and the page has what it needs. */
const PICTURES = 2

/** @param uid of the account that owns it; none where identities are elsewhere */
export async function insertDraftVendor(
  uid: string | undefined,
  { today, random }: { today: string; random: Random },
  tx: Queryable,
): Promise<void> {
  const page = draftPage(today, random)
  await tx.insert(vendor).values({ ...page, score: vendorScore(page) } as never)
  await tx.execute(sql`insert into vendor_account (vendor_id, uid, account_email)
    values (${page.id}, ${uid ?? null}, ${DEMO_DRAFT_EMAIL})`)
}

function draftPage(today: string, random: Random): Vendor {
  const drawn = JSON.parse(
    readFileSync(new URL('./pictures/index.json', import.meta.url), 'utf8'),
  ) as IndexEntry[]
  const gallery = picturesOf('fotografo', drawn).slice(0, PICTURES).map(pictureOf)
  return {
    ...entityOf(addDays(today, -2), random),
    slug: 'agnese-mastropasqua-fotografia-monopoli',
    businessName: 'Agnese Mastropasqua Fotografia',
    category: 'fotografo',
    headline: 'Matrimoni in Valle d’Itria, senza fermare la festa.',
    description:
      'Sto con voi dalla vestizione al primo ballo, e non chiedo a nessuno di mettersi in posa. Con me lavora Michelangelo, che segue gli amici mentre io seguo voi. Le foto arrivano in due mesi, tutte da stampare.',
    place: { region: 'puglia', province: 'BA', city: 'Monopoli' },
    coverage: ['puglia', 'basilicata', 'campania'],
    priceRange: 2,
    capacity: {},
    socials: {},
    services: ['Servizio completo', 'Secondo fotografo', 'Stampe in scatola'],
    faq: [],
    languages: ['Italiano', 'Inglese'],
    gallery,
    ...(gallery[0] && { cover: gallery[0] }),
    takesBookings: true,
    dailyCapacity: 1,
    rating: 0,
    reviewCount: 0,
    active: false,
    typeOfAccount: 'base',
    subscriptionType: 'monthly',
  }
}
