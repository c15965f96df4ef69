/** What the couple's website looks like to a guest, made of what is on this device. Pure. */
import { isIban } from '#contract/kit/iban.ts'
import type { Couple } from '#contract/people/couple.ts'
import type { GalleryPicture } from '#contract/plan/gallery.ts'
import type { OpenWebsite, WeddingWebsite } from '#contract/website/website.ts'

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
