/** Fills an empty database with the demo's data, all of it or nothing, and makes the demo accounts. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { PICTURE_WIDTHS } from '#contract/media/file-limits.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { Picture } from '#contract/media/picture.ts'
import { award, awardEdition } from '../features/awards/award-store.ts'
import { booking } from '../features/bookings/booking-store.ts'
import { usualResponseHours } from '../features/bookings/response-time.ts'
import { billing } from '../features/billing-data/billing-data-service.ts'
import { banner } from '../features/banners/banner-store.ts'
import { budgetItems, weddingBudgets } from '../features/budget/budget-service.ts'
import { tasks } from '../features/couple-tasks/couple-task-service.ts'
import { couple } from '../features/couple/couple-store.ts'
import { favorites } from '../features/favorites/favorite-service.ts'
import type { FileShelf } from '../features/files/file-shelf.ts'
import { insertFile } from '../features/files/file-store.ts'
import { galleryAlbums, galleryPictures } from '../features/gallery/gallery-service.ts'
import { homepageBackground } from '../features/homepage/homepage-store.ts'
import { minutesOf } from '../features/news/article-service.ts'
import { article } from '../features/news/article-store.ts'
import { conversation, message } from '../features/messages/message-store.ts'
import { portfolioProjects } from '../features/portfolio/portfolio-service.ts'
import { realWedding } from '../features/real-weddings/real-wedding-store.ts'
import { review } from '../features/reviews/review-store.ts'
import { gifts, seatingTables } from '../features/sync/entities.ts'
import { vendor } from '../features/vendors/vendor-store.ts'
import { vendorScore } from '../features/vendors/vendor-score.ts'
import { videos } from '../features/videos/video-service.ts'
import { guests, invitations, rsvpAnswers } from '../features/website/rsvp-service.ts'
import { websites } from '../features/website/website-service.ts'
import type { Identity } from '../identity/identity.ts'
import type { Database, Queryable } from '../platform/database/database.ts'
import { italianDay } from '../platform/italian-day.ts'
import {
  DEMO_COUPLE_EMAIL,
  DEMO_DRAFT_EMAIL,
  DEMO_PARTNER_EMAIL,
  DEMO_VENDOR_EMAIL,
  type DemoData,
} from './demo-data.ts'
import { writeDemandCounts } from './demand-counts.ts'
import { insertDraftVendor } from './draft-vendor.ts'
import { insertRequests } from './assistance-requests.ts'
import type { IndexEntry } from './art/index-entry.ts'
import { type LeadingGallery, leadingGallery, shelve } from './leading-gallery.ts'
import { writeLeadingInvoices } from './leading-invoices.ts'
import { writeLeadingViews } from './leading-views.ts'
import { leadingWebsite } from './leading-website.ts'
import { makeDemo } from './make-demo.ts'
import { writePartnerEdits } from './partner-edits.ts'
import { writePlacementCounts } from './placement-counts.ts'
import { randomFrom } from './random.ts'

export const DEMO_PASSWORD = 'lovoglio-demo'
const DEMO_ADMIN_EMAIL = 'admin@lovoglio.test'
export const DEMO_ACCOUNTS = [
  DEMO_COUPLE_EMAIL,
  DEMO_VENDOR_EMAIL,
  DEMO_ADMIN_EMAIL,
  DEMO_PARTNER_EMAIL,
  DEMO_DRAFT_EMAIL,
]
const SEED = 12_062_027
const CHUNK = 200

interface SeedOptions {
  database: Database
  identity: Identity
  /** Where files lie that people send; without it the couple's gallery stays empty. */
  shelf?: FileShelf
  /** The day the demo is made for, `YYYY-MM-DD`. */
  today?: string
}

const LOCK = 20_270_614

/**
 * Seeds a database that has no vendor yet. Of several processes that start together one does it, and the others wait.
 * @returns whether it had to
 */
export async function seedDemo({
  database,
  identity,
  shelf,
  today = italianDay(),
}: SeedOptions): Promise<boolean> {
  const empty = sql`select 1 from vendor limit 1`
  if ((await database.db.execute(empty)).rowCount) return false
  const uidOf = async (email: string) => identity.createAccount?.({ email, password: DEMO_PASSWORD })
  const [coupleUid, vendorUid, adminUid, partnerUid, draftUid] = await Promise.all(DEMO_ACCOUNTS.map(uidOf))
  const demo = makeDemo(SEED, today)
  const gallery = shelf && galleryOf(demo, today)
  // Only when the files are there may a row speak of them.
  if (gallery) await shelve(gallery, shelf)
  const made = await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if ((await tx.execute(empty)).rowCount) return false
    await insertMarket(demo, tx)
    await insertCouples(demo, tx)
    await insertAll(tx, booking, demo.bookings)
    await insertReplyTimes(demo, tx)
    await insertWebsite(demo, today, tx)
    if (gallery) await insertGallery(gallery, tx)
    await insertAll(tx, review, demo.pendingReviews)
    await insertAll(tx, conversation, demo.talk.conversations)
    await insertAll(tx, message, demo.talk.messages)
    await insertReport(demo.accounts.vendorId, tx)
    await insertBackgrounds(tx)
    await insertBusyDays(today, demo.couples[0]?.couple.weddingDate ?? today, tx)
    if (coupleUid) await tx.execute(memberOf(demo.accounts.coupleId, coupleUid, 'one'))
    if (partnerUid) await tx.execute(memberOf(demo.accounts.coupleId, partnerUid, 'two'))
    if (coupleUid && partnerUid)
      await writePartnerEdits(
        demo.couples[0]!,
        { one: coupleUid, two: partnerUid },
        gallery?.pictures ?? [],
        today,
        tx,
      )
    if (vendorUid)
      await tx.execute(sql`update vendor_account set uid = ${vendorUid}, account_email = ${DEMO_VENDOR_EMAIL}
        where vendor_id = ${demo.accounts.vendorId}`)
    await writeLeadingInvoices(demo.accounts.vendorId, today, tx)
    await writeLeadingViews(demo.accounts.vendorId, { today, random: randomFrom(`${SEED}/views`) }, tx)
    await writePlacementCounts(demo.visibility, { today, random: randomFrom(`${SEED}/placements`) }, tx)
    await writeDemandCounts(demo.accounts.vendorId, { today, random: randomFrom(`${SEED}/demand`) }, tx)
    await insertDraftVendor(draftUid, { today, random: randomFrom(`${SEED}/draft`) }, tx)
    const adminId = adminUid && newId()
    if (adminId)
      await tx.execute(sql`insert into admin (id, uid, email, name)
        values (${adminId}, ${adminUid}, ${DEMO_ADMIN_EMAIL}, 'Amministrazione') on conflict do nothing`)
    await insertRequests({ ...demo.accounts, adminId }, { today, random: randomFrom(`${SEED}/requests`) }, tx)
    return true
  })
  if (made) await database.pool.query('analyze')
  return made
}

/** Whether a database has accounts whose password everybody knows. */
export async function hasDemoAccounts({ pool }: Database): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from identity_account where email = any($1) limit 1', [
    DEMO_ACCOUNTS,
  ])
  return rowCount !== 0
}

async function insertMarket(demo: DemoData, tx: Queryable): Promise<void> {
  const vendors = demo.vendors.map(({ vendor: one }) => ({ ...one, score: vendorScore(one) }))
  await insertAll(tx, vendor, vendors)
  for (const { vendor: one, private: secret } of demo.vendors)
    await tx.execute(
      sql`insert into vendor_account (vendor_id, account_email) values (${one.id}, ${secret.accountEmail})`,
    )
  await insertAll(
    tx,
    billing,
    demo.vendors.flatMap(({ private: secret }) => secret.billing ?? []),
  )
  await insertAll(tx, videos.table, demo.videos)
  await insertAll(tx, review, demo.reviews)
  await insertAll(tx, awardEdition, demo.awardEditions)
  await insertAll(tx, award, demo.awards)
  await insertAll(
    tx,
    realWedding,
    demo.realWeddings.map((wedding, at) => ({
      ...wedding,
      consent: true,
      // Of the last two an administrator has not read anything yet.
      readAt: at < demo.realWeddings.length - 2 ? wedding.updatedAt : null,
    })),
  )
  await insertAll(tx, portfolioProjects.table, demo.portfolio)
  await insertAll(
    tx,
    article,
    demo.articles.map((one) => ({ ...one, minutes: minutesOf(one.body) })),
  )
  await insertAll(tx, banner, demo.banners)
  for (const { vendorId, placement, from, to, weight, id, createdAt } of demo.visibility)
    await tx.execute(sql`insert into vendor_visibility
      (id, vendor_id, placement, "from", "to", weight, state, created_at, updated_at, version)
      values (${id}, ${vendorId}, ${placement}, ${from}, ${to}, ${weight}, 'gift', ${createdAt}, ${createdAt}, 1)`)
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
    weddingBudgets.table,
    all.map(({ budget }) => budget),
  )
  await insertAll(
    tx,
    tasks.table,
    all.flatMap(({ tasks }) => tasks),
  )
  await insertAll(
    tx,
    budgetItems.table,
    all.flatMap(({ items }) => items),
  )
  await insertAll(
    tx,
    favorites.table,
    all.flatMap(({ favorites }) => favorites.map(({ vendor: _, ...one }) => one)),
  )
  await insertAll(
    tx,
    gifts.table,
    all.flatMap(({ gifts }) => gifts),
  )
}

const galleryOf = (demo: DemoData, today: string) =>
  leadingGallery(demo.accounts.coupleId, today, drawnPictures(), randomFrom(`${SEED}/gallery`))

async function insertGallery({ albums, pictures, files }: LeadingGallery, tx: Queryable): Promise<void> {
  for (const { row } of files) await insertFile(row, tx)
  await insertAll(tx, galleryAlbums.table, albums)
  await insertAll(tx, galleryPictures.table, pictures)
}

/** How long a vendor takes to answer is reckoned from its bookings, here as ever after. */
async function insertReplyTimes({ bookings }: DemoData, tx: Queryable): Promise<void> {
  for (const vendorId of new Set(bookings.map((one) => one.vendorId))) {
    const hours = await usualResponseHours(vendorId, tx)
    if (hours !== undefined)
      await tx.execute(sql`update vendor set response_hours = ${hours} where id = ${vendorId}`)
  }
}

const memberOf = (coupleId: string, uid: string, partner: 'one' | 'two'): SQL =>
  sql`insert into couple_member (uid, couple_id, partner) values (${uid}, ${coupleId}, ${partner}) on conflict do nothing`

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
  const {
    website,
    invitations: invited,
    guests: named,
    tables,
    answers,
  } = leadingWebsite(demo.couples[0]!.couple, today, drawnPictures())
  await insertAll(tx, websites.table, [website])
  await insertAll(tx, invitations.table, invited)
  await insertAll(tx, guests.table, named)
  await insertAll(tx, seatingTables.table, tables)
  await insertAll(tx, rsvpAnswers.table, answers)
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

/**
 * Days already taken in the season, weekends above all; the demo couple's own day stays free. The same whenever the demo is
 * made, unlike a vendor's id.
 */
const insertBusyDays = (today: string, weddingDate: string, tx: Queryable) =>
  tx.execute(sql`insert into vendor_busy_day (vendor_id, day)
    select id, day::date from vendor, generate_series(${today}::date, ${today}::date + interval '18 months', interval '1 day') day
     where day::date <> ${weddingDate}::date
       and abs(hashtext(slug || day::date::text)) % 100 <
           case when extract(isodow from day) = 6 then 34 when extract(isodow from day) in (5, 7) then 16 else 3 end
         * case when extract(month from day) between 5 and 9 then 1.0 when extract(month from day) in (4, 10) then 0.6 else 0.15 end`)
