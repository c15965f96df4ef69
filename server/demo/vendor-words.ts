import type { CategorySlug } from '#contract/vendors/category.ts'
import { provinceOf, regionOf } from '#contract/lists/places/places.ts'
import type { Words } from './grammar.ts'
import type { Random } from './random.ts'
import {
  epithets,
  flowers,
  fruits,
  houseForms,
  instruments,
  men,
  regionWords,
  vegetables,
  women,
} from './region-words.ts'
import type { CategoryTexts } from './texts/category-texts.ts'
import { lakeTowns, seaTowns, type Town } from './towns.ts'

/** Who a vendor is before it says anything. */
export interface Persona {
  category: CategorySlug
  town: Town
  region: string
  since: number
  guests?: { min: number; max: number }
  words: Words
  tags: Set<string>
}

/** Invents a vendor of a category in a town: its people, its house, what is eaten and seen there. */
export function makePersona(
  category: CategorySlug,
  texts: CategoryTexts,
  town: Town,
  year: number,
  random: Random,
): Persona {
  const region = provinceOf(town.province)!.region
  const local = regionWords[region]!
  const since = random.int(texts.since[0], texts.since[1])
  const guests = texts.capacity && guestsWithin(texts.capacity, random)
  const kind = random.pick(local.houses)
  const form = houseForms[kind]!
  const water = seaTowns.has(town.name) ? ['mare'] : lakeTowns.has(town.name) ? ['lago'] : []
  const [donna, donna2] = random.some(women, 2) as [string, string]
  const [piatto, piatto2] = random.some(local.piatto, 2) as [string, string]
  const [fiore, fiore2] = random.some(flowers, 2) as [string, string]
  const [strumento, strumento2] = random.some(instruments, 2) as [string, string]
  const [cognome, cognome2] = random.some(local.surnames, 2) as [string, string]
  return {
    category,
    town,
    region,
    since,
    ...(guests && { guests }),
    tags: new Set([form.tag, ...water, region]),
    words: {
      citta: town.name,
      aCitta: aTown(town.name),
      inRegione: regionOf(region)!.inName,
      inRegioneNome: regionOf(region)!.inName.replace(/^in /, 'di ').replace(/^ne/, 'de'),
      since: String(since),
      anni: String(Math.max(2, year - since)),
      uomo: random.pick(men),
      donna,
      donna2,
      cognome,
      cognome2,
      piatto,
      piatto2,
      primo: random.pick(local.primo),
      vino: random.pick(local.vino),
      dolce: random.pick(local.dolce),
      pietra: local.pietra,
      alberi: local.alberi,
      paesaggio: local.paesaggio,
      ballo: local.ballo,
      ilBallo: `${local.ballo.endsWith('a') ? 'la' : 'il'} ${local.ballo}`,
      loStrumento: withArticle(strumento),
      loStrumento2: withArticle(strumento2),
      ...daysAndMonths(random.fork('days')),
      fiore,
      fiore2,
      strumento,
      strumento2,
      ortaggio: random.pick(vegetables),
      ortaggio2: random.pick(fruits),
      cane: ['cane', 'bassotto', 'setter', 'bracco'],
      Casa: kind,
      casa: form.casa,
      epiteto: random.pick(epithets),
      capMin: String(guests?.min ?? 20),
      capMax: String(guests?.max ?? 100),
      capSala: String(guests ? Math.round((guests.max * 0.8) / 10) * 10 : 80),
    },
  }
}

function guestsWithin([low, high]: [number, number], random: Random) {
  const max = Math.round((low + (high - low) * random.next() ** 1.3) / 10) * 10
  return { min: Math.max(10, Math.round((max * (0.2 + random.next() * 0.2)) / 10) * 10), max }
}

const withArticle = (instrument: string) =>
  /^[aeiou]/.test(instrument) ? `l’${instrument}` : `${instrument.endsWith('a') ? 'la' : 'il'} ${instrument}`

const DAYS = 'lunedì, martedì, mercoledì, giovedì, venerdì'.split(', ')
const MONTHS = 'aprile, maggio, giugno, luglio, settembre, ottobre'.split(', ')

/** The days a vendor names: its free afternoons, the months it works in. */
function daysAndMonths(random: Random): Words {
  const [giorno, giorno2] = random.some(DAYS, 2) as [string, string]
  const [mese, mese2] = random.some(MONTHS, 2) as [string, string]
  return { giorno, giorno2, mese, mese2, since2: String(random.int(1952, 1978)) }
}

const aTown = (name: string) => (name.startsWith("L'") ? `all’${name.slice(2)}` : `a ${name}`)
