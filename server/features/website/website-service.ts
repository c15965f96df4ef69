/** What may be done with a couple's website, whoever does it, and what of it a guest may see. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PublicWebsite, WeddingWebsite, WeddingWebsiteChange } from '#contract/website.ts'
import type { Queryable } from '../../platform/database.ts'
import type { WriteContext } from '../../platform/entity-store.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { ProblemError } from '../../platform/problem.ts'
import { refund, spend } from '../../platform/throttle.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { findCouple } from '../couple/couple-service.ts'
import { publicGalleryOf } from '../gallery/gallery-service.ts'
import { type ListWrite, mergeList } from './website-merge.ts'
import {
  emptyWebsite,
  findWebsiteByPublicId,
  passwordHashOf,
  presentWebsite,
  setPasswordHash,
  websites,
} from './website-store.ts'

const KEY_DAYS = 90
/** Guesses at a password: of one address, and of everybody at one website. */
const GUESSES = { max: 10, windowSeconds: 600 }
const ALL_GUESSES = { max: 300, windowSeconds: 3_600 }
/** Lists in which both partners may write at once: merged entry by entry. */
const LISTS = ['story', 'events', 'gallery', 'giftLinks', 'faq'] as const

/** The couple's website, or null before its first change. */
export async function findWebsite(coupleId: string, tx: Queryable): Promise<WeddingWebsite | null> {
  const row = await websites.find(tx, coupleId)
  return row && row.deletedAt === null ? presentWebsite(row) : null
}

/** Changes a couple's website; the first change makes it. */
export async function changeWebsite(
  coupleId: string,
  context: WriteContext,
  id: string,
  change: z.infer<typeof WeddingWebsiteChange>,
): Promise<WeddingWebsite> {
  await ensureWebsite(coupleId, context, id)
  const lists = await mergedLists(context, id, change)
  const row = await websites.change(context, id, { ...change, ...lists }, () => true)
  return presentWebsite(row)
}

/** Puts a password before the page, or takes it away (null). Its hash is kept apart from the website. */
export async function setWebsitePassword(
  coupleId: string,
  context: WriteContext,
  id: string,
  hash: string | null,
): Promise<WeddingWebsite> {
  await ensureWebsite(coupleId, context, id)
  await setPasswordHash(id, hash, context.tx)
  const row = await websites.change(context, id, { hasPassword: hash !== null }, () => true)
  return presentWebsite(row)
}

async function ensureWebsite(coupleId: string, context: WriteContext, id: string): Promise<void> {
  if (id !== coupleId || !(await findCouple(coupleId, context.tx))) throw new ProblemError('not_found')
  const before = await websites.find(context.tx, id)
  if (!before) await websites.create(context, { ...emptyWebsite(), id, coupleId }, () => true)
}

async function mergedLists(
  { tx, actor }: WriteContext,
  id: string,
  change: z.infer<typeof WeddingWebsiteChange>,
): Promise<Partial<WeddingWebsite>> {
  const { baseVersion } = change
  const touched = LISTS.filter((field) => change[field] !== undefined)
  if (baseVersion === undefined || touched.length === 0) return {}
  const { rows } = await tx.execute(sql`select field, previous, value from field_history
    where topic = 'weddingWebsite' and entity_id = ${id} and version > ${baseVersion} and actor <> ${actor}
    order by id`)
  const writes = rows as unknown as (ListWrite & { field: string })[]
  const merged = touched.map((field) => {
    const mine: readonly { id: string }[] = change[field]!
    return [
      field,
      mergeList(
        mine,
        writes.filter((write) => write.field === field),
      ),
    ] as const
  })
  return Object.fromEntries(merged)
}

/** A website that guests may open: published, of a couple that is not suspended. */
export async function publishedWebsite(
  publicId: string,
  tx: Queryable,
): Promise<{ website: WeddingWebsite; couple: NonNullable<Awaited<ReturnType<typeof findCouple>>> }> {
  const website = await findWebsiteByPublicId(publicId, tx)
  const couple = website && (await findCouple(website.coupleId, tx))
  if (!website || !couple || !website.published || !couple.active) throw new ProblemError('not_found')
  return { website, couple }
}

/**
 * What a guest sees at an address.
 * @param key given to who said the password, if they have one
 * @param own the couple that asks, if one does: its own draft is shown to it, without a password
 */
export async function readPublicWebsite(
  publicId: string,
  { key, own, now }: { key: string | undefined; own: string | undefined; now: string },
  tx: Queryable,
): Promise<PublicWebsite> {
  const mine = own === undefined ? undefined : await findWebsite(own, tx)
  if (mine?.publicId === publicId) return openWebsite(mine, (await findCouple(mine.coupleId, tx))!, now, tx)
  const { website, couple } = await publishedWebsite(publicId, tx)
  if (website.hasPassword && !(await isKey(website.id, key, now, tx)))
    return { locked: true, id: publicId, theme: website.theme }
  return openWebsite(website, couple, now, tx)
}

/**
 * Tries a password.
 * @param address of who tries
 * @returns a key to open the page with; null where no password is asked
 */
export async function tryPassword(
  { id, password, address, now }: { id: string; password: string; address: string; now: string },
  passwords: Passwords,
  tx: Queryable,
): Promise<string | null> {
  const { website } = await publishedWebsite(id, tx)
  if (!website.hasPassword) return null
  const mine = ['website-password', website.id, address]
  const everyone = ['website-password', website.id]
  await spend(tx, mine, GUESSES, now)
  await spend(tx, everyone, ALL_GUESSES, now)
  if (!(await passwords.verify(password, await passwordHashOf(website.id, tx))))
    throw new ProblemError('wrong_password')
  await refund(tx, mine)
  await refund(tx, everyone)
  const key = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.parse(now) + KEY_DAYS * 86_400_000).toISOString()
  await tx.execute(sql`insert into website_key (key_hash, website_id, expires_at)
    values (${hashOf(key)}, ${website.id}, ${expiresAt})`)
  return key
}

const hashOf = (key: string) => createHash('sha256').update(key).digest()

async function isKey(
  websiteId: string,
  key: string | undefined,
  now: string,
  tx: Queryable,
): Promise<boolean> {
  if (!key) return false
  const { rows } = await tx.execute(sql`select 1 from website_key
    where key_hash = ${hashOf(key)} and website_id = ${websiteId} and expires_at > ${now}`)
  return rows.length > 0
}

/** Whether guests may answer: `closed` once the last day is over in Italy, `off` where the couple does not ask. */
export function rsvpState(
  { rsvpOpen, rsvpDeadline }: WeddingWebsite,
  now: string,
): 'off' | 'open' | 'closed' {
  if (!rsvpOpen) return 'off'
  return rsvpDeadline !== null && italianDay(now) > rsvpDeadline ? 'closed' : 'open'
}

async function openWebsite(
  website: WeddingWebsite,
  couple: NonNullable<Awaited<ReturnType<typeof findCouple>>>,
  now: string,
  tx: Queryable,
): Promise<PublicWebsite> {
  const shown = await publicGalleryOf(website.coupleId, tx)
  const { theme, title, welcome, cover, story, events, gallery, faq } = website
  const { giftText, giftIban, giftHolder, giftLinks } = website
  return {
    locked: false,
    id: website.publicId,
    names: couple.partners.map(({ firstName }) => firstName),
    weddingDate: couple.weddingDate,
    place: couple.place.city ?? '',
    theme,
    title,
    welcome,
    cover: shown.find(({ id }) => id === website.coverId) ?? cover,
    story,
    events,
    gallery: [...shown, ...gallery],
    faq,
    giftText,
    giftIban,
    giftHolder,
    giftLinks,
    rsvp: {
      state: rsvpState(website, now),
      deadline: website.rsvpDeadline,
      general: website.rsvpGeneral,
      note: website.rsvpNote,
    },
    indexed: website.indexed && website.published && !website.hasPassword,
    updatedAt: website.updatedAt,
  }
}
