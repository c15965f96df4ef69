/** What the couple's website looks like to a guest, made of what is on this device; and what is wrong in a draft. Pure. */
import { isIban, plainIban } from '#contract/iban.ts'
import type { Couple } from '#contract/couple.ts'
import type { GalleryPicture } from '#contract/gallery.ts'
import type { OpenWebsite, WeddingWebsite } from '#contract/website.ts'

/** The fields of texts, which are typed and then saved. */
export const TEXT_FIELDS = [
  'title',
  'welcome',
  'rsvpNote',
  'rsvpDeadline',
  'giftText',
  'giftIban',
  'giftHolder',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]
export type WebsiteTexts = Pick<WeddingWebsite, TextField>

/** What differs from what is saved, as it will be sent. */
export function changedTexts(website: WeddingWebsite, typed: Partial<WebsiteTexts>): Partial<WebsiteTexts> {
  const clean = (value: string | null) => (typeof value === 'string' ? value.trim() : value)
  return Object.fromEntries(
    Object.entries(typed)
      .map(([field, value]) => [field, field === 'giftIban' ? plainIban(value ?? '') : clean(value)])
      .filter(([field, value]) => website[field as TextField] !== value),
  )
}

export function textErrors({ giftIban }: Partial<WebsiteTexts>): Partial<Record<TextField, string>> {
  return giftIban && !isIban(giftIban) ? { giftIban: 'Questo IBAN non torna: controlla le cifre.' } : {}
}

/**
 * @param shown the pictures of the gallery that are on the website, in their order
 * @param today `YYYY-MM-DD`
 */
export function previewOf(
  website: WeddingWebsite,
  couple: Couple | undefined,
  shown: readonly GalleryPicture[],
  today: string,
): OpenWebsite {
  const { theme, title, welcome, cover, story, events, gallery, faq, publicId, updatedAt } = website
  const { giftText, giftIban, giftHolder, giftLinks, rsvpOpen, rsvpDeadline, rsvpGeneral, rsvpNote } = website
  const isOver = rsvpDeadline !== null && today > rsvpDeadline
  return {
    locked: false,
    id: publicId,
    names: couple?.partners.map(({ firstName }) => firstName) ?? [],
    weddingDate: couple?.weddingDate ?? null,
    place: couple?.place.city ?? '',
    theme,
    title,
    welcome,
    cover: shown.find(({ fileId }) => fileId === website.coverId)?.picture ?? cover,
    story,
    events,
    gallery: [...shown.map(({ picture, caption }) => ({ ...picture, alt: caption })), ...gallery],
    faq,
    giftText,
    giftIban: isIban(giftIban) ? giftIban : '',
    giftHolder,
    giftLinks,
    rsvp: {
      state: !rsvpOpen ? 'off' : isOver ? 'closed' : 'open',
      deadline: rsvpDeadline,
      general: rsvpGeneral,
      note: rsvpNote,
    },
    indexed: website.indexed && website.published && !website.hasPassword,
    updatedAt,
  }
}

/** The address guests get; empty before the server has made one. */
export const websiteUrl = ({ publicId }: Pick<WeddingWebsite, 'publicId'>, origin: string): string =>
  publicId === '' ? '' : `${origin}/wedding/${publicId}`

export const invitationUrl = (
  website: Pick<WeddingWebsite, 'publicId'>,
  code: string,
  origin: string,
): string => website.publicId && `${websiteUrl(website, origin)}?invito=${code}`
