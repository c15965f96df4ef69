import type { IndexEntry } from './art/index-entry.ts'
import { lakeTowns, seaTowns } from './towns.ts'

/** What of a vendor says which places its pictures may show. */
export interface Where {
  businessName: string
  category: string
  place: { region: string; province: string; city: string }
}

const set = (words: string) => new Set(words.split(' '))
const SOUTH = set('puglia basilicata sicilia calabria campania sardegna molise')
const INLAND = set('umbria piemonte lombardia trentino-alto-adige valle-d-aosta')
/** The provinces of the Alps, where neither lemons nor cypresses grow. */
const ALPS = set('AO BZ TN BL SO')

const isAlpine = ({ place }: Where) => ALPS.has(place.province)
const isSouthern = ({ place }: Where) => SOUTH.has(place.region)
const isByTheSea = ({ place }: Where) => seaTowns.has(place.city)
const isByALake = ({ place }: Where) => lakeTowns.has(place.city)
const hasCoast = ({ place }: Where) => !INLAND.has(place.region)

/** The motifs that show a place, and where there is one like it. What is not named here may be anywhere. */
const PLACES: Record<string, (where: Where) => boolean> = {
  lake: isByALake,
  terrace: (where) => isByTheSea(where) || (where.businessName.startsWith('Terrazza') && hasCoast(where)),
  chalet: isAlpine,
  balcony: isAlpine,
  masseria: (where) => isSouthern(where) && !isAlpine(where),
  castle: ({ businessName }) => /^(Castello|Rocca)/.test(businessName),
  villa: (where) => !isAlpine(where) && !isSouthern(where) && !isByTheSea(where) && !isByALake(where),
  avenue: (where) => !isAlpine(where) && !isSouthern(where) && !isByTheSea(where) && !isByALake(where),
  limonaia: (where) => !isAlpine(where),
  lemons: (where) => !isAlpine(where),
  table: (where) => !isAlpine(where),
  banquet: (where) => !isAlpine(where),
  arch: hasCoast,
  garland: hasCoast,
}

/** Whether a picture could have been made where the vendor is. */
export const fits = ({ kind }: Pick<IndexEntry, 'kind'>, where: Where): boolean =>
  PLACES[kind]?.(where) ?? true

/** Whether it shows what only places like this one have. */
export const isOfThere = ({ kind }: Pick<IndexEntry, 'kind'>, where: Where): boolean =>
  ['lake', 'terrace', 'chalet', 'balcony', 'masseria', 'castle'].includes(kind) && fits({ kind }, where)
