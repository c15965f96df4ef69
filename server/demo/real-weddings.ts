import { PLAN_REAL_WEDDINGS } from '#contract/lists/billing/plan-limits.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { CategorySlug } from '#contract/vendors/category.ts'
import type { RealWedding } from '#contract/vendors/real-wedding.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import { slugOf } from '#contract/kit/slug.ts'
import { entityOf, pastWeddingDay, seasonOf } from './days.ts'
import type { Words } from './grammar.ts'
import type { ChoosePictures } from './picture-choice.ts'
import type { Random } from './random.ts'
import { men, women } from './region-words.ts'
import { quotes, styles, weddingStories, weddingTitles } from './texts/real-wedding-texts.ts'
import { telling, type Telling } from './telling.ts'
import type { MadeVendor } from './vendors.ts'

const WEDDINGS = 45
const SHOWN_AT_MOST = 3
/** As many as a trade has. */
const POOL = 100
const CREDITED: CategorySlug[] = [
  'fotografo',
  'fiori-e-allestimenti',
  'catering',
  'musica',
  'abiti-sposa',
  'torte',
  'video',
  'wedding-planner',
]

/** Weddings told by the places they were in, with the vendors of the region who worked at them. */
export function makeRealWeddings(
  vendors: readonly MadeVendor[],
  today: string,
  choose: ChoosePictures,
  random: Random,
): RealWedding[] {
  const active = vendors.filter(({ vendor }) => vendor.active)
  const places = active.filter(
    ({ vendor }) => vendor.category === 'location' && PLAN_REAL_WEDDINGS[vendor.typeOfAccount],
  )
  const slugs = new Set<string>()
  // No story tells what another has told, and none opens with another's picture.
  const stories = telling(1)
  const covers = new Set<string>()
  const shown = new Map<string, number>()
  // The first signs in; who has the plan may tell of several.
  const hosts = [places[0]!, ...random.some(places.slice(1), WEDDINGS - 1)]
  const tellers = Array.from({ length: WEDDINGS }, (_, at) => hosts[at % hosts.length]!)
  return tellers.map((host, at) =>
    tell(host, { active, slugs, stories, covers, shown, choose, today, random: random.fork(String(at)) }),
  )
}

interface Teller {
  active: readonly MadeVendor[]
  slugs: Set<string>
  stories: Telling
  covers: Set<string>
  /** In how many weddings each picture stands. */
  shown: Map<string, number>
  choose: ChoosePictures
  today: string
  random: Random
}

function tell(
  host: MadeVendor,
  { active, slugs, stories, covers, shown, choose, today, random }: Teller,
): RealWedding {
  const { vendor, persona } = host
  const [ela, elo] = [random.pick(women), random.pick(men)]
  const date = pastWeddingDay(today, 60, 900, random)
  const guestCount = random.int(vendor.capacity.min ?? 40, vendor.capacity.max ?? 140)
  const words = {
    ...persona.words,
    ela,
    elo,
    ...wordsOf(date, persona.words, random),
    ...countsOf(guestCount),
  }
  const some = (lines: readonly string[], count: number) => stories.some(lines, count, words, random)
  const [title = `${ela} e ${elo}`] = some(weddingTitles, 1)
  const [quote = `${ela} e ${elo}`] = some(quotes, 1)
  let slug = slugOf(title)
  if (slugs.has(slug)) slug = `${slug}-${slugOf(vendor.place.city)}-${date.slice(0, 4)}`
  slugs.add(slug)
  const chapters = random.some([1, 2, 3], random.int(1, 3)).toSorted((a, b) => a - b)
  const story = [0, ...chapters, 4].map((at) => some(weddingStories[at]!, random.int(2, 3)).join(' '))
  const nearby = (category: CategorySlug) =>
    active.filter(
      (other) =>
        other.vendor.category === category &&
        (other.persona.region === persona.region || other.vendor.coverage.includes(persona.region)),
    )
  const credits = random
    .some(CREDITED, random.int(4, 7))
    .flatMap((category) => random.some(nearby(category), 1))
    .map((other) => ({ vendorId: other.vendor.id, role: categoryOf(other.vendor.category)!.one }))
  const left = (category: CategorySlug, count: number, fork: string) =>
    choose(category, vendor, POOL, random.fork(fork))
      .filter(({ id }) => (shown.get(id) ?? 0) < SHOWN_AT_MOST)
      .slice(0, count)
  const places = left('location', POOL, 'place')
  const opening = places.find(({ id }) => !covers.has(id)) ?? places[0]
  if (opening) covers.add(opening.id)
  const pictures = [
    ...(opening ? [opening] : []),
    ...places.filter((picture) => picture !== opening).slice(0, 2),
    ...left('fiori-e-allestimenti', 2, 'flowers'),
    ...left('catering', 2, 'table'),
    ...left('abiti-sposa', 1, 'dress'),
    ...left('torte', 1, 'cake'),
    ...left('gioielli-e-fedi', 1, 'rings'),
  ]
  for (const { id } of pictures) shown.set(id, (shown.get(id) ?? 0) + 1)
  return {
    ...entityOf(addDays(date, 30), random),
    vendorId: vendor.id,
    slug,
    title,
    couple: `${ela} e ${elo}`,
    date,
    city: vendor.place.city,
    region: vendor.place.region,
    guestCount,
    style: random.pick(styles),
    quote,
    story,
    pictures,
    credits: [{ vendorId: vendor.id, role: 'Location' }, ...credits],
    state: 'published',
  }
}

const AWAY =
  'Torino, Bologna, Napoli, Trieste, Cagliari, Lione, Monaco, Bari, Genova, Londra, Palermo, Zurigo'.split(
    ', ',
  )
const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')

/** How many came, and how many it should have been. */
const countsOf = (guests: number): Words => ({
  ospiti: String(guests),
  pochi: String(Math.round(guests * 0.06) * 10),
})

/** What a wedding's story speaks of beside what its place does. */
function wordsOf(date: string, words: Words, random: Random): Words {
  const season = seasonOf(date)
  const first = (key: string) => [words[key]!].flat()[0]!
  const withoutArticle = (text: string) => text.replace(/^(il|lo|la|i|gli|le) |^l’/, '')
  return {
    stagione: season,
    stagioneMaiuscola: season[0]!.toUpperCase() + season.slice(1),
    diStagione: season.replace(/^(?=[aeiou])/, 'd’').replace(/^p/, 'di p'),
    altraCitta: random.pick(AWAY),
    diQualcuno: random.pick([
      'della testimone',
      'dello zio',
      'della suocera',
      'del fotografo',
      'di una cugina',
    ]),
    primoNome: withoutArticle(first('primo')),
    fioreSingolo: random.pick(['ranuncolo', 'ramo d’ulivo', 'rametto di rosmarino', 'garofano', 'mughetto']),
    meseNozze: MONTHS[Number(date.slice(5, 7)) - 1]!,
    giornoNozze: random.pick(['lunedì', 'martedì', 'mercoledì']),
  }
}
