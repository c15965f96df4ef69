import { EMPTY_BILLING } from '#contract/billing/billing-fields.ts'
import type { CategorySlug } from '#contract/vendors/category.ts'
import { provinceOf, regions } from '#contract/lists/places/places.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import type { AccountType, Vendor } from '#contract/vendors/vendor.ts'
import { slugOf } from '#contract/kit/slug.ts'
import { entityOf } from './days.ts'
import { DEMO_VENDOR_EMAIL, type DemoVendor } from './demo-data.ts'
import { leadingVendors } from './leading-vendors.ts'
import { linesFor, render } from './grammar.ts'
import type { Random } from './random.ts'
import { regionWords } from './region-words.ts'
import { textsByCategory } from './texts/by-category.ts'
import type { CategoryTexts } from './texts/category-texts.ts'
import { towns, type Town } from './towns.ts'
import { type Telling, telling } from './telling.ts'
import { describe } from './vendor-description.ts'
import { makePersona, type Persona } from './vendor-words.ts'

/** A vendor with what reviews, videos and weddings need to speak of it. */
export interface MadeVendor extends DemoVendor {
  persona: Persona
}

const DEACTIVATED = 3
const LANGUAGES = ['Inglese', 'Francese', 'Tedesco', 'Spagnolo']
const STREETS =
  'Via Roma, Via Garibaldi, Via del Mulino, Strada della Pieve, Via dei Mille, Via San Lorenzo, Contrada Fontana, Via Mazzini, Località Poggio, Via delle Fonti, Strada Vecchia, Via della Rocca, Piazza del Duomo, Via Cavour, Via degli Orti, Via del Forno'.split(
    ', ',
  )
const BESPOKE_TRADES = new Set<CategorySlug>(['bomboniere-e-confettata', 'lista-nozze'])

/** All the vendors, every category and region served. */
export function makeVendors(today: string, random: Random): MadeVendor[] {
  const made: MadeVendor[] = []
  const names = new Set<string>()
  const total = Object.values(textsByCategory).reduce((sum, { vendors }) => sum + vendors, 0)
  const deck = regionDeck(total, random.fork('regions'))
  // No sentence stands in two vendors.
  const voices = telling(1)
  for (const [category, { texts, vendors }] of Object.entries(textsByCategory) as [
    CategorySlug,
    (typeof textsByCategory)[CategorySlug],
  ][]) {
    for (let at = 0; at < vendors; at++) {
      const own = random.fork(`${category}/${at}`)
      const dealt = deck.pop()!
      const leading = leadingVendors[category]?.[at]
      const town = leading ? townNamed(leading.city) : own.pick(townsIn(dealt))
      const persona = makePersona(category, texts, town, Number(today.slice(0, 4)), own)
      if (leading?.since)
        persona.words = {
          ...persona.words,
          since: String(leading.since),
          anni: String(Number(today.slice(0, 4)) - leading.since),
        }
      if (leading?.guests) {
        persona.guests = leading.guests
        const { min, max } = leading.guests
        persona.words = {
          ...persona.words,
          capMin: String(min),
          capMax: String(max),
          capSala: String(Math.round((max * 0.8) / 10) * 10),
        }
      }
      const businessName = leading?.name ?? freeName(texts, persona, names, own)
      names.add(businessName)
      persona.words = { ...persona.words, name: businessName, ...leading?.words }
      made.push(writeVendor({ persona, texts, businessName, today, leading, voices, random: own }))
    }
  }
  return deactivateSome(made, random.fork('deactivated'))
}

interface Draft {
  persona: Persona
  texts: CategoryTexts
  businessName: string
  today: string
  leading: NonNullable<(typeof leadingVendors)[CategorySlug]>[number] | undefined
  voices: Telling
  random: Random
}

function writeVendor({ persona, texts, businessName, today, leading, voices, random }: Draft): MadeVendor {
  const { category, region, town, words, tags } = persona
  const say = (line: string) => render(line, words, random)
  const some = (list: string[], low: number, high: number) =>
    random.some(linesFor(list, tags), random.int(low, high))
  const slug = slugOf(businessName)
  const price = leading?.priceEuro ?? priceIn(texts, region, random)
  const wide = random.chance(0.3)
  const account = leading?.account ?? accountType(random)
  const near = random.some(
    regions.map((other) => other.slug).filter((other) => other !== region),
    random.int(0, 4),
  )
  const vendor: Vendor = {
    ...entityOf(addDays(today, -random.int(60, 1100)), random),
    businessName,
    slug,
    category,
    headline: leading?.headline ?? headlineOf(texts, persona, voices, random),
    description: leading?.description ?? describe(texts, persona, voices, random),
    place: {
      region,
      province: town.province,
      city: town.name,
      address: leading?.address ?? `${random.pick(STREETS)} ${random.int(1, 140)}`,
      lat: near4(town.lat + (random.next() - 0.5) * 0.03),
      lng: near4(town.lng + (random.next() - 0.5) * 0.03),
    },
    coverage: category === 'location' ? [region] : [region, ...(wide ? near : [])],
    priceFromCents: price * 100,
    priceRange: rangeOf(price, texts),
    capacity: persona.guests ?? {},
    phone: `+39 000 ${random.int(1000000, 9999999)}`,
    email: `info@${slug}.lovoglio.test`,
    website: `https://${slug}.lovoglio.test`,
    socials: socialsOf(slug, random),
    services: some(texts.services, 6, 11).map(say),
    faq: answersOf(texts, persona, ANSWERS[account], voices, random),
    languages: ['Italiano', ...random.some(LANGUAGES, random.int(0, 3)).toSorted()],
    gallery: [],
    takesBookings: leading ? true : random.chance(0.92),
    dailyCapacity: texts.dailyCapacity,
    since: leading?.since ?? persona.since,
    rating: 0,
    reviewCount: 0,
    active: true,
    typeOfAccount: account,
    subscriptionType: random.chance(0.55) ? 'yearly' : 'monthly',
  }
  return {
    vendor,
    persona,
    private: {
      accountEmail: businessName === 'Villa Cipressa' ? DEMO_VENDOR_EMAIL : `conto@${slug}.lovoglio.test`,
      billing: {
        ...EMPTY_BILLING,
        id: vendor.id,
        vendorId: vendor.id,
        createdAt: vendor.createdAt,
        updatedAt: vendor.createdAt,
        version: 1,
        legalName: vendor.businessName,
        vatNumber: vatNumber(random),
        street: (vendor.place.address ?? '').slice(0, 60),
        town: town.name,
        province: town.province,
        ...leading?.billing,
      },
    },
  }
}

const HEADLINE_MAX = 160

function headlineOf(texts: CategoryTexts, persona: Persona, voices: Telling, random: Random): string {
  for (let attempt = 0; attempt < 10; attempt++) {
    const [line] = voices.some(linesFor(texts.headlines, persona.tags), 1, persona.words, random)
    if (line !== undefined && line.length <= HEADLINE_MAX) return line
  }
  throw new Error(`No headline left for ${persona.category}`)
}

/** Who pays for a page answers more questions on it. */
const ANSWERS: Record<AccountType, readonly [number, number]> = {
  base: [1, 2],
  premium: [3, 3],
  elite: [4, 5],
}

function answersOf(
  texts: CategoryTexts,
  persona: Persona,
  [low, high]: readonly [number, number],
  voices: Telling,
  random: Random,
): Vendor['faq'] {
  const wanted = random.int(low, high)
  const faq: Vendor['faq'] = []
  for (const { question, answer } of random.shuffle(texts.faq)) {
    if (faq.length === wanted) break
    if (faq.some((one) => one.question === question)) continue
    const said = voices.sayWhatIsNew(answer, persona.words, random)
    if (said) faq.push({ question: render(question, persona.words, random), answer: said })
  }
  return faq
}

/** Each region's share by its weight, at least twelve, spread evenly over the deck. */
function regionDeck(total: number, random: Random): string[] {
  const weights = Object.entries(regionWords)
  const sum = weights.reduce((all, [, words]) => all + words.weight, 0)
  const counts = weights.map(([slug, { weight }]) => ({
    slug,
    count: Math.max(13, Math.round((weight / sum) * total)),
  }))
  return counts
    .flatMap(({ slug, count }) =>
      Array.from({ length: count }, (_, at) => ({ slug, at: (at + random.next()) / count })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ slug }) => slug)
    .concat(random.shuffle(weights.map(([slug]) => slug)))
}

const townsByRegion = Map.groupBy(towns, (town) => provinceOf(town.province)!.region)
const townsIn = (region: string): Town[] => townsByRegion.get(region)!
const townNamed = (name: string): Town => towns.find((town) => town.name === name)!

function freeName(texts: CategoryTexts, persona: Persona, taken: Set<string>, random: Random): string {
  for (let attempt = 0; attempt < 200; attempt++) {
    const name = render(random.pick(texts.names), persona.words, random)
    const full = attempt < 6 || name.includes(persona.town.name) ? name : `${name} ${persona.town.name}`
    if (!taken.has(full) && full.length <= 60) return full
    const fresh = makePersona(persona.category, texts, persona.town, 2026, random)
    persona.words = {
      ...persona.words,
      epiteto: fresh.words.epiteto!,
      cognome: fresh.words.cognome!,
      donna: fresh.words.donna!,
      uomo: fresh.words.uomo!,
    }
  }
  throw new Error(`No name left for ${persona.category} in ${persona.town.name}`)
}

function priceIn(texts: CategoryTexts, region: string, random: Random): number {
  const [low, high, step] = texts.priceEuro
  const price = ((low + (high - low) * random.next() ** 1.6) * regionWords[region]!.pricePercent) / 100
  return Math.max(step, Math.round(price / step) * step)
}

function rangeOf(price: number, texts: CategoryTexts): number {
  const [low, high] = texts.priceEuro
  return Math.min(4, Math.max(1, 1 + Math.floor(((price - low) / (high - low)) * 4)))
}

function accountType(random: Random): AccountType {
  const draw = random.next()
  return draw < 0.62 ? 'base' : draw < 0.88 ? 'premium' : 'elite'
}

function socialsOf(slug: string, random: Random): Vendor['socials'] {
  const at = (site: string) => `https://${site}.lovoglio.test/${slug}`
  return {
    instagram: at('instagram'),
    ...(random.chance(0.6) && { facebook: at('facebook') }),
    ...(random.chance(0.2) && { tiktok: at('tiktok') }),
    ...(random.chance(0.3) && { pinterest: at('pinterest') }),
  }
}

/** A Partita IVA that passes its check: the digits' Luhn sum ends in 0. Province 000 is nobody's. */
function vatNumber(random: Random): string {
  const digits = [...Array.from({ length: 7 }, () => random.int(0, 9)), 0, 0, 0]
  const sum = digits.reduce(
    (all, digit, at) => all + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)),
    0,
  )
  return [...digits, (10 - (sum % 10)) % 10].join('')
}

function deactivateSome(made: MadeVendor[], random: Random): MadeVendor[] {
  const reasons = [
    'Attività sospesa su richiesta del fornitore.',
    'Partita IVA cessata.',
    'Recapiti non più raggiungibili.',
  ]
  const some = random.some(
    made.filter(({ vendor }) => vendor.typeOfAccount === 'base' && !BESPOKE_TRADES.has(vendor.category)),
    DEACTIVATED,
  )
  some.forEach(({ vendor }, at) =>
    Object.assign(vendor, { active: false, takesBookings: false, deactivationReason: reasons[at] }),
  )
  return made
}

const near4 = (value: number) => Math.round(value * 10_000) / 10_000
