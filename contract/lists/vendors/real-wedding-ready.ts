/** What a wedding needs before everybody reads it: one answer for the vendor's screen and for the server. Pure. */

/** Fewer tell no day. */
export const REAL_WEDDING_PICTURES = 3

interface Told {
  title: string
  couple: string
  date: string | null
  city: string
  region: string | null
  pictures: readonly unknown[]
  consent: boolean
}

const NEEDS: readonly (readonly [what: string, isThere: (wedding: Told) => boolean])[] = [
  ['il titolo', ({ title }) => title.trim() !== ''],
  ['i nomi degli sposi', ({ couple }) => couple.trim() !== ''],
  ['il giorno', ({ date }) => date !== null],
  ['il luogo', ({ city }) => city.trim() !== ''],
  ['la regione', ({ region }) => region !== null],
  [`almeno ${REAL_WEDDING_PICTURES} foto`, ({ pictures }) => pictures.length >= REAL_WEDDING_PICTURES],
  ['il sì degli sposi', ({ consent }) => consent],
]

/** What is still missing, in words for people and in the order of the form; nothing where it may be published. */
export const missingToPublish = (wedding: Told): string[] =>
  NEEDS.flatMap(([what, isThere]) => (isThere(wedding) ? [] : [what]))
