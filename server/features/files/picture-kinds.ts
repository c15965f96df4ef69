/**
 * Every table whose rows show pictures. What a write takes and lets go of, and what goes with a vendor, follow from this
 * one list (decision 048).
 */
export interface PictureKind {
  /** Columns with a picture, a list of them, or a text with form. */
  fields: readonly string[]
  /** Who may open them: everybody, or who knows the account's own address. */
  shownTo: 'everybody' | 'account'
  /** The column that says whose vendor a row is: what it uses is let go of with it. */
  vendor?: string
  /** New ones come in another way: a write may only leave out those that stand there. */
  keepsOnly?: true
}

export const PICTURE_KINDS = {
  couple: { fields: ['photo'], shownTo: 'account' },
  // Its pictures are the gallery's, chosen there.
  wedding_website: { fields: ['cover', 'gallery'], shownTo: 'everybody', keepsOnly: true },
  vendor: { fields: ['logo', 'cover', 'gallery'], shownTo: 'everybody', vendor: 'id' },
  video: { fields: ['poster'], shownTo: 'everybody', vendor: 'vendor_id' },
  real_wedding: { fields: ['pictures'], shownTo: 'everybody', vendor: 'vendor_id' },
  portfolio_project: { fields: ['pictures'], shownTo: 'everybody', vendor: 'vendor_id' },
  // Shown to everybody once an administrator has read it (review-service.ts).
  review: { fields: ['photos'], shownTo: 'account', vendor: 'vendor_id', keepsOnly: true },
  article: { fields: ['cover', 'body'], shownTo: 'everybody' },
  banner: { fields: ['picture'], shownTo: 'everybody' },
  homepage_background: { fields: ['picture'], shownTo: 'everybody' },
  page_seo: { fields: ['picture'], shownTo: 'everybody' },
} as const satisfies Record<string, PictureKind>

export const pictureKind = (table: string): PictureKind => {
  const kind = (PICTURE_KINDS as Record<string, PictureKind>)[table]
  if (!kind) throw new Error(`${table} shows pictures, and is not among the kinds that do`)
  return kind
}
