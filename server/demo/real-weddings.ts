import { categoryOf } from '#contract/category-list.ts'
import type { CategorySlug } from '#contract/category.ts'
import type { RealWedding } from '#contract/real-wedding.ts'
import { addDays } from '#contract/task-template.ts'
import { entityOf, pastWeddingDay } from './days.ts'
import { render } from './grammar.ts'
import type { ChoosePictures } from './picture-choice.ts'
import type { Random } from './random.ts'
import { men, women } from './region-words.ts'
import { quotes, styles, weddingStories, weddingTitles } from './texts/real-wedding-texts.ts'
import { slugOf, type MadeVendor } from './vendors.ts'

const WEDDINGS = 45
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
  const [first, ...places] = active.filter(({ vendor }) => vendor.category === 'location')
  const slugs = new Set<string>()
  return [first!, ...random.some(places, WEDDINGS - 1)].map((host, at) =>
    tell(host, active, slugs, today, choose, random.fork(String(at))),
  )
}

function tell(
  host: MadeVendor,
  active: readonly MadeVendor[],
  slugs: Set<string>,
  today: string,
  choose: ChoosePictures,
  random: Random,
): RealWedding {
  const { vendor, persona } = host
  const [ela, elo] = [random.pick(women), random.pick(men)]
  const date = pastWeddingDay(today, 60, 900, random)
  const words = { ...persona.words, ela, elo, stagione: seasonOf(date) }
  const say = (line: string) => render(line, words, random)
  const title = say(random.pick(weddingTitles))
  let slug = slugOf(title)
  if (slugs.has(slug)) slug = `${slug}-${slugOf(vendor.place.city)}-${date.slice(0, 4)}`
  slugs.add(slug)
  const chapters = random.some([1, 2, 3], random.int(1, 3)).toSorted((a, b) => a - b)
  const story = [0, ...chapters, 4].map((at) =>
    random.some(weddingStories[at]!, random.int(2, 3)).map(say).join(' '),
  )
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
  const pictures = [
    ...choose('location', 3, random.fork('place')),
    ...choose('fiori-e-allestimenti', 3, random.fork('flowers')),
    ...choose('catering', 2, random.fork('table')),
    ...choose('abiti-sposa', 2, random.fork('dress')),
  ]
  return {
    ...entityOf(addDays(date, 30), random),
    vendorId: vendor.id,
    slug,
    title,
    couple: `${ela} e ${elo}`,
    date,
    city: vendor.place.city,
    region: vendor.place.region,
    guestCount: random.int(vendor.capacity.min ?? 40, vendor.capacity.max ?? 140),
    style: random.pick(styles),
    quote: random.pick(quotes),
    story,
    pictures: [...new Map(pictures.map((picture) => [picture.id, picture])).values()],
    credits: [{ vendorId: vendor.id, role: 'Location' }, ...credits],
    state: 'published',
  }
}

function seasonOf(day: string): string {
  return [
    'inverno',
    'inverno',
    'primavera',
    'primavera',
    'primavera',
    'estate',
    'estate',
    'estate',
    'autunno',
    'autunno',
    'autunno',
    'inverno',
  ][Number(day.slice(5, 7)) - 1]!
}
