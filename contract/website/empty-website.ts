import type { WeddingWebsite } from './website.ts'

/** A wedding's website before anybody wrote anything in it. Imports nothing that a screen would have to load. */
export const EMPTY_WEBSITE: Omit<
  WeddingWebsite,
  'id' | 'coupleId' | 'publicId' | 'createdAt' | 'updatedAt' | 'version'
> = {
  theme: 'ulivo',
  title: '',
  welcome: '',
  cover: null,
  coverId: null,
  story: [],
  events: [],
  gallery: [],
  giftText: '',
  giftIban: '',
  giftHolder: '',
  giftLinks: [],
  faq: [],
  rsvpOpen: true,
  rsvpDeadline: null,
  rsvpGeneral: false,
  rsvpNote: '',
  published: false,
  indexed: false,
  hasPassword: false,
}
