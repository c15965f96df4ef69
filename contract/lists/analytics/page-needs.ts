/** What a vendor's page needs before couples see it: one answer for the vendor's screens and for the server. Pure. */

/** Fewer show no work. */
export const PAGE_PHOTOS = 3
/** Fewer letters tell nobody how one works. */
export const PAGE_LETTERS = 80

interface Page {
  businessName: string
  category: string
  place: { city: string }
  description: string
  gallery: readonly unknown[]
}

export type PageNeedKey = 'name' | 'category' | 'place' | 'description' | 'photos' | 'email'

export interface PageNeed {
  key: PageNeedKey
  /** Where it is there. */
  word: string
  /** Where it is not, with its article: what still has to come. */
  missing: string
  isMet: boolean
}

/**
 * What a page needs, met or not, in the order in which it is asked for. A price is not among them: a page that names none
 * says «su richiesta».
 * @param isProved whether the address of its account is proved
 */
export const pageNeeds = (page: Page, isProved: boolean): PageNeed[] => [
  { key: 'name', word: 'nome', missing: 'il nome', isMet: page.businessName.trim() !== '' },
  { key: 'category', word: 'categoria', missing: 'la categoria', isMet: page.category !== '' },
  { key: 'place', word: 'luogo', missing: 'il luogo', isMet: page.place.city.trim() !== '' },
  {
    key: 'description',
    word: 'descrizione',
    missing: `una descrizione di almeno ${PAGE_LETTERS} lettere`,
    isMet: page.description.trim().length >= PAGE_LETTERS,
  },
  {
    key: 'photos',
    word: `${PAGE_PHOTOS} foto`,
    missing: `almeno ${PAGE_PHOTOS} foto`,
    isMet: page.gallery.length >= PAGE_PHOTOS,
  },
  { key: 'email', word: 'email confermata', missing: 'la conferma della tua email', isMet: isProved },
]

/** What is missing, in words for people; nothing where the page may go out. */
export const missingOfPage = (page: Page, isProved: boolean): string[] =>
  pageNeeds(page, isProved).flatMap(({ isMet, missing }) => (isMet ? [] : [missing]))
