/** What may be done with a couple's website, whoever does it, and what of it a guest may see. */
import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { EMPTY_WEBSITE } from '#contract/website/empty-website.ts'
import {
  type PublicWebsite,
  type WeddingWebsite,
  type WeddingWebsiteChange,
  weddingWebsite,
} from '#contract/website/website.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ofCouple } from '../../platform/entity/owned-by.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'
import type { Passwords } from '../../platform/people/passwords.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { refund, spend } from '../../platform/http/throttle.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { findCouple } from '../couple/couple-service.ts'
import { createPictureStore } from '../files/picture-service.ts'
import { publicGalleryOf } from '../gallery/gallery-service.ts'
import { passwordHashOf, setPasswordHash } from './website-password.ts'

const KEY_DAYS = 90
/** Guesses at a password: of one address, and of everybody at one website. */
const GUESSES = { max: 10, windowSeconds: 600 }
const ALL_GUESSES = { max: 300, windowSeconds: 3_600 }
export const websites = ownedEntity({
  table: 'wedding_website',
  createStore: createPictureStore,
  entity: weddingWebsite,
  topic: 'weddingWebsite',
  goneText: 'Questo sito è stato eliminato.',
  fill: async () => ({ publicId: randomBytes(16).toString('base64url'), hasPassword: false }),
})

/** The couple's website, or null before its first change. */
export const findWebsite = async (coupleId: string, tx: Queryable): Promise<WeddingWebsite | null> =>
  (await websites.find(coupleId, tx)) ?? null

/** The couple's website. @throws ProblemError `not_found` before its first change */
export async function ownWebsite(coupleId: string, tx: Queryable): Promise<WeddingWebsite> {
  const website = await findWebsite(coupleId, tx)
  if (!website) throw new ProblemError('not_found')
  return website
}

/** Changes a couple's website; the first change makes it. */
export async function changeWebsite(
  coupleId: string,
  context: WriteContext,
  id: string,
  change: WeddingWebsiteChange,
): Promise<WeddingWebsite> {
  await ensureWebsite(coupleId, context, id)
  return websites.change(coupleId, context, id, change)
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
  await websites.store.change(context, id, { hasPassword: hash !== null }, ofCouple(coupleId))
  return (await websites.find(id, context.tx))!
}

async function ensureWebsite(coupleId: string, context: WriteContext, id: string): Promise<void> {
  if (id !== coupleId || !(await findCouple(coupleId, context.tx))) throw new ProblemError('not_found')
  if (!(await websites.store.find(context.tx, id)))
    await websites.create(coupleId, context, { ...EMPTY_WEBSITE, id })
}

/** A website that guests may open: published, of a couple that is not suspended. */
export async function publishedWebsite(
  publicId: string,
  tx: Queryable,
): Promise<{ website: WeddingWebsite; couple: NonNullable<Awaited<ReturnType<typeof findCouple>>> }> {
  const [website] = await websites.where(eq(websites.table.publicId, publicId), tx)
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

/** Whether a key that a guest shows was given for this website's password, and holds still. */
export async function isKey(
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
