/** What a search asks for besides words: a kind of vendor and a place, which are filters. */
import type { CategorySlug } from '#contract/vendors/category.ts'
import { provinceOf } from '#contract/lists/places/places.ts'
import { fold as plain } from '../guides/guide-service.ts'
import { kindIn } from './kind-words.ts'
import { COMMON_WORDS, PLACES, isMeant, townIn, type NamedTown } from './place-words.ts'
import { searchWords } from './vendor-words.ts'

export interface WhatAndWhere {
  category?: CategorySlug
  region?: string
  /** Two letters; its region is there too. */
  province?: string
  /** The name of a town; its province is there too. */
  city?: string
  /** «Vicino a»: the provinces around that one as well. */
  around?: 'provinces'
  /** The words that are left, with those that ask for some of the kind: «dj» of the musicians. */
  words: string[]
  /** The words that are left without these. */
  rest: string[]
}

/** What is said around a search and narrows nothing. */
const AROUND =
  /^(matrimon\w+|nozze|nuzial\w+|spos\w+|vicin[oaie]|vicinanze|zona|dintorni|press[oi]|provincia|comune|regione|citta|cerc(o|hiamo|asi|are)|trov(o|iamo|are)|miglior[ei]?|fornitor\w+|bell[oaie]?|nostr\w+|mio|mia|ad|dello|dell|d|nell|dall|sull|all|nelle|negli)$/
/** What asks for a place and what lies around it. */
const NEAR = /\b(vicin[oaie]|dintorni|nei pressi|nelle vicinanze)\b/
/** After these a word of every day is that, and no town. */
const NO_PLACE_AFTER = /\b(con|un|uno|il|lo|sul|nel|grande|bel) $/

/**
 * @param placed whether a place is asked for already: then words of every day are none
 * @returns undefined when neither a kind nor a place is named
 */
export function whatAndWhere(question: string, placed = false): WhatAndWhere | undefined {
  const asked = plain(question)
  const place = placeIn(asked, placed)
  // A place may be called like a kind: «Ville» is none, «Castello» is.
  const kind = kindIn(without(asked, place?.names ?? []))
  const left = without(asked, [...(place?.names ?? []), ...(kind ? [kind.words] : [])])
  const words = searchWords(left).filter((word) => !AROUND.test(word))
  const among = townAmong(words, place)
  const town = among && isMeant(among.town, asked) ? among : undefined
  if (!kind && !place && !town) return undefined
  const where = town ? placeOf(town.town) : place && placeOnly(place)
  const rest = town?.rest ?? words
  return {
    ...(kind && { category: kind.category }),
    ...where,
    ...(where?.province && NEAR.test(asked) && { around: 'provinces' as const }),
    words: [...(kind?.some ?? []), ...rest],
    rest,
  }
}

/**
 * The town among the words, and what is left of them.
 * @param within the region or province that is named as well
 */
export function townAmong(
  words: readonly string[],
  within: { region?: string; province?: string } = {},
): { town: NamedTown; rest: string[] } | undefined {
  const town = townIn(
    words,
    ({ province }) =>
      (within.province ?? province) === province &&
      (within.region === undefined || provinceOf(province)?.region === within.region),
  )
  return town && { town, rest: words.filter((word) => !town.words.includes(word)) }
}

/** A town as filters. */
export const placeOf = ({ name, province }: NamedTown) => ({
  region: provinceOf(province)!.region,
  province,
  city: name,
})

const placeOnly = ({ region, province }: { region: string; province?: string }) => ({
  region,
  ...(province && { province }),
})

function placeIn(
  asked: string,
  placed: boolean,
): { region: string; province?: string; names: string[] } | undefined {
  const said = PLACES.filter(
    ({ name, place }) =>
      (place.province ?? place.region) !== undefined &&
      named(asked, name) &&
      !(COMMON_WORDS.has(name) && (placed || NO_PLACE_AFTER.test(asked.slice(0, asked.search(word(name)))))),
  )
  // «Valle d’Aosta» is not Aosta.
  const whole = said.filter(
    ({ name }) => !said.some((other) => other.name !== name && named(other.name, name)),
  )
  const found = whole.find(({ place }) => place.province) ?? whole[0]
  if (!found) return undefined
  const { province } = found.place
  const region = found.place.region ?? provinceOf(province ?? '')?.region
  if (!region) return undefined
  // «Lecce, Puglia» says its region again.
  const again = said.filter(({ place }) => place.region === region)
  return { region, ...(province && { province }), names: [found.name, ...again.map(({ name }) => name)] }
}

const word = (name: string) => new RegExp(`\\b${name}\\b`)
const named = (asked: string, name: string) => asked.includes(name) && word(name).test(asked)

/** A question without these names. */
const without = (asked: string, names: readonly string[]) =>
  names.reduce((left, name) => left.replace(word(name), ' '), asked)
