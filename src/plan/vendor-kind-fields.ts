/** The fields of what vendors alone write, by its kind or command: no couple's device has them. */
import { AUTO_REPLY_FIELDS } from '../features/auto-replies/auto-reply-fields.ts'
import { BILLING_FIELDS } from '../features/billing-data/billing-fields.ts'
import { OWN_WEDDING_FIELDS } from '../features/own-weddings/own-wedding-fields.ts'
import { PROJECT_FIELDS } from '../features/own-portfolio/own-project-fields.ts'
import { TEMPLATE_FIELDS } from '../features/bookings/quote-model/quote-template-fields.ts'
import { REPLY_FIELDS } from '../features/messages/saved-replies/saved-reply-fields.ts'
import { SEO_FIELDS } from '../features/vendor-seo/seo-fields.ts'
import { VENDOR_FIELDS, VENDOR_PICTURE_FIELDS } from '../features/vendor-profile/vendor-fields.ts'
import { VIDEO_FIELDS } from '../features/own-videos/own-video-fields.ts'
import type { Fields } from './fields.ts'

export const VENDOR_KIND_FIELDS: Readonly<Record<string, Fields>> = {
  busyDays: {
    days: { kind: 'days', label: 'I giorni', the: 'i giorni' },
    busy: { kind: 'flag', label: 'Occupati', the: 'se sono occupati' },
  },
  vendor: VENDOR_FIELDS,
  vendorPictures: VENDOR_PICTURE_FIELDS,
  billingData: BILLING_FIELDS,
  video: VIDEO_FIELDS,
  realWedding: OWN_WEDDING_FIELDS,
  portfolioProject: PROJECT_FIELDS,
  quoteTemplate: TEMPLATE_FIELDS,
  savedReply: REPLY_FIELDS,
  seoRecord: SEO_FIELDS,
  autoReplies: AUTO_REPLY_FIELDS,
  // A vendor's, by its command: the review it answers is of the same kind.
  'review.reply': { text: { kind: 'long', label: 'Risposta', the: 'la risposta', max: 2000 } },
}
