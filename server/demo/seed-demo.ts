/** Fills an empty database with the demo's data, all of it or nothing, and makes the demo accounts. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { PICTURE_WIDTHS } from '#contract/file-limits.ts'
import { newId } from '#contract/new-id.ts'
import type { Picture } from '#contract/picture.ts'
import { award } from '../features/awards/award-store.ts'
import { booking } from '../features/bookings/booking-store.ts'
import { banner } from '../features/banners/banner-store.ts'
import { budgetItem, weddingBudget } from '../features/budget/budget-store.ts'
import { coupleTask } from '../features/couple-tasks/couple-task-store.ts'
import { couple } from '../features/couple/couple-store.ts'
import { favorite } from '../features/favorites/favorite-store.ts'
import { homepageBackground } from '../features/homepage/homepage-store.ts'
import { minutesOf } from '../features/news/article-service.ts'
import { article } from '../features/news/article-store.ts'
import { conversation, message } from '../features/messages/message-store.ts'
import { realWedding } from '../features/real-weddings/real-wedding-store.ts'
import { review } from '../features/reviews/review-store.ts'
import { vendor } from '../features/vendors/vendor-store.ts'
import { vendorScore } from '../features/vendors/vendor-score.ts'
import { video } from '../features/videos/video-store.ts'
import { rsvpAnswer, weddingInvitation } from '../features/website/rsvp-store.ts'
import { weddingWebsite } from '../features/website/website-store.ts'
import type { Identity } from '../identity/identity.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { italianDay } from '../platform/italian-day.ts'
import { DEMO_COUPLE_EMAIL, DEMO_VENDOR_EMAIL, type DemoData } from './demo-data.ts'
import type { IndexEntry } from './art/index-entry.ts'
import { leadingWebsite } from './leading-website.ts'
import { makeDemo } from './make-demo.ts'

export const DEMO_PASSWORD = 'lovoglio-demo'
const DEMO_ADMIN_EMAIL = 'admin@lovoglio.test'
export const DEMO_ACCOUNTS = [DEMO_COUPLE_EMAIL, DEMO_VENDOR_EMAIL, DEMO_ADMIN_EMAIL]
const SEED = 12_062_027
const CHUNK = 200

interface SeedOptions {
  database: Database
  identity: Identity
  /** The day the demo is made for, `YYYY-MM-DD`. */
  today?: string
}

/**
 * Seeds a database that has no vendor yet.
 * @returns whether it had to
 */
export async function seedDemo({ database, identity, today = italianDay() }: SeedOptions): Promise<boolean> {
  const { rowCount } = await database.pool.query('select 1 from vendor limit 1')
  if (rowCount) return false
  const uidOf = async (email: string) => identity.createAccount?.({ email, password: DEMO_PASSWORD })
  const [coupleUid, vendorUid, adminUid] = await Promise.all(DEMO_ACCOUNTS.map(uidOf))
  const demo = makeDemo(SEED, today)
  await database.db.transaction(async (tx) => {
    await insertMarket(demo, tx)
    await insertCouples(demo, tx)
    await insertAll(tx, booking, demo.bookings)
    await insertWebsite(demo, today, tx)
    await insertAll(tx, review, demo.pendingReviews)
    await insertAll(tx, conversation, demo.talk.conversations)
    await insertAll(tx, message, demo.talk.messages)
    await insertReport(demo.accounts.vendorId, tx)
    await insertBackgrounds(tx)
    await insertBusyDays(today, demo.couples[0]?.couple.weddingDate ?? today, tx)
    if (coupleUid) await tx.execute(memberOf(demo.accounts.coupleId, coupleUid))
    if (vendorUid)
      await tx.execute(sql`update vendor_account set uid = ${vendorUid}, account_email = ${DEMO_VENDOR_EMAIL}
        where vendor_id = ${demo.accounts.vendorId}`)
    if (adminUid)
      await tx.execute(sql`insert into admin (id, uid, email, name)
        values (${newId()}, ${adminUid}, ${DEMO_ADMIN_EMAIL}, 'Amministrazione') on conflict do nothing`)
  })
  await database.pool.query('analyze')
  return true
}

async function insertMarket(demo: DemoData, tx: Queryable): Promise<void> {
  const vendors = demo.vendors.map(({ vendor: one }) => ({ ...one, score: vendorScore(one) }))
  await insertAll(tx, vendor, vendors)
  for (const { vendor: one, private: secret } of demo.vendors)
    await tx.execute(sql`insert into vendor_account (vendor_id, account_email, vat_number, tax_code, sdi_code, billing_address)
      values (${one.id}, ${secret.accountEmail}, ${secret.vatNumber ?? null}, ${secret.taxCode ?? null},
              ${secret.sdiCode ?? null}, ${secret.billingAddress ?? null})`)
  await insertAll(tx, video, demo.videos)
  await insertAll(tx, review, demo.reviews)
  await insertAll(tx, award, demo.awards)
  await insertAll(tx, realWedding, demo.realWeddings)
  await insertAll(
    tx,
    article,
    demo.articles.map((one) => ({ ...one, minutes: minutesOf(one.body) })),
  )
  await insertAll(tx, banner, demo.banners)
  for (const { vendorId, placement, from, to, weight, id, createdAt } of demo.visibility)
    await tx.execute(sql`insert into vendor_visibility
      (id, vendor_id, placement, "from", "to", weight, created_at, updated_at, version)
      values (${id}, ${vendorId}, ${placement}, ${from}, ${to}, ${weight}, ${createdAt}, ${createdAt}, 1)`)
}

async function insertCouples(demo: DemoData, tx: Queryable): Promise<void> {
  const all = demo.couples
  await insertAll(
    tx,
    couple,
    all.map(({ couple: { uid: _uid, members: _members, ...one } }) => one),
  )
  await insertAll(
    tx,
    weddingBudget,
    all.map(({ budget }) => budget),
  )
  await insertAll(
    tx,
    coupleTask,
    all.flatMap(({ tasks }) => tasks),
  )
  await insertAll(
    tx,
    budgetItem,
    all.flatMap(({ items }) => items),
  )
  await insertAll(
    tx,
    favorite,
    all.flatMap(({ favorites }) => favorites.map(({ vendor: _, ...one }) => one)),
  )
}

const memberOf = (coupleId: string, uid: string): SQL =>
  sql`insert into couple_member (uid, couple_id, partner) values (${uid}, ${coupleId}, 'one') on conflict do nothing`

/** Somebody says of one of the villa's reviews that it should not be there. */
const insertReport = (vendorId: string, tx: Queryable) =>
  tx.execute(sql`insert into review_report (review_id, uid, kind, note, created_at)
    select id, 'demo', 'false', 'Quel giorno eravamo chiusi: credo sia per un’altra villa.', now() - interval '3 hours'
      from review where vendor_id = ${vendorId} and state = 'published' order by rating, created_at limit 1`)

async function insertAll(tx: Queryable, table: PgTable, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK)
    await tx.insert(table).values(rows.slice(at, at + CHUNK) as never)
}

const drawnPictures = () =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'pictures/index.json'), 'utf8')) as IndexEntry[]

/** The website of the couple that signs in. */
async function insertWebsite(demo: DemoData, today: string, tx: Queryable): Promise<void> {
  const { website, invitations, answers } = leadingWebsite(demo.couples[0]!.couple, today, drawnPictures())
  await insertAll(tx, weddingWebsite, [website])
  await insertAll(tx, weddingInvitation, invitations)
  await insertAll(tx, rsvpAnswer, answers)
}

/** The home page's backgrounds are the drawn heroes. */
async function insertBackgrounds(tx: Queryable): Promise<void> {
  const at = new Date().toISOString()
  const rows = drawnPictures()
    .filter(({ kind }) => kind === 'hero')
    .map(({ name, width, height, alt, placeholder }) => {
      const picture: Picture = {
        id: name,
        url: `/media/demo/${name}-1600.webp`,
        width,
        height,
        alt,
        placeholder,
        widths: [...PICTURE_WIDTHS],
      }
      return { id: newId(), picture, side: 'left', createdAt: at, updatedAt: at, version: 1 }
    })
  await insertAll(tx, homepageBackground, rows)
}

/** Days already taken in the season, weekends above all; the demo couple's own day stays free. The same at every seeding. */
const insertBusyDays = (today: string, weddingDate: string, tx: Queryable) =>
  tx.execute(sql`insert into vendor_busy_day (vendor_id, day)
    select id, day::date from vendor, generate_series(${today}::date, ${today}::date + interval '18 months', interval '1 day') day
     where day::date <> ${weddingDate}::date
       and abs(hashtext(id::text || day::date::text)) % 100 <
           case when extract(isodow from day) = 6 then 34 when extract(isodow from day) in (5, 7) then 16 else 3 end
         * case when extract(month from day) between 5 and 9 then 1.0 when extract(month from day) in (4, 10) then 0.6 else 0.15 end`)
