import { readFileSync } from 'node:fs'
import { addDays } from '#contract/lists/plan/task-template.ts'
import { vendorScore } from '../features/vendors/vendor-score.ts'
import type { VendorVisibility } from '#contract/site/site-management.ts'
import type { Vendor, Video } from '#contract/vendors/vendor.ts'
import type { IndexEntry } from './art/index-entry.ts'
import { makeArticles } from './articles.ts'
import { makeAwards, makeEditions } from './awards.ts'
import { makeBookings } from './bookings.ts'
import { makeCouples, nearest } from './couples.ts'
import { makeBanners } from './banners.ts'
import { entityOf } from './days.ts'
import type { DemoData } from './demo-data.ts'
import { DEMO_FILM_PATH, FILMED, FILM_MS, picturesOf } from './film/clips.ts'
import { linesFor, render } from './grammar.ts'
import { makeConversations } from './messages.ts'
import { makePendingReviews } from './pending-reviews.ts'
import { areAlike } from './picture-looks.ts'
import { dealPictures, pictureChooser, pictureOf, type Shown } from './picture-choice.ts'
import { randomFrom, type Random } from './random.ts'
import { makePortfolio } from './portfolio.ts'
import { makeRealWeddings } from './real-weddings.ts'
import { reviewer } from './reviews.ts'
import { textsByCategory } from './texts/by-category.ts'
import { makeVendors, type MadeVendor } from './vendors.ts'

const VENDORS_WITH_VIDEO = 120
const PLACEMENTS = 24
const MOST_PICTURES = 12

/**
 * Everything the demo shows, the same for the same seed, day and pictures.
 * @param today `YYYY-MM-DD`; every date is counted from it
 * @param index the drawn pictures; those of `pictures/index.json` unless given
 */
export function makeDemo(
  seed: number,
  today: string,
  index: readonly IndexEntry[] = drawnPictures(),
): DemoData {
  const random = randomFrom(seed)
  const choose = pictureChooser(index)
  const made = makeVendors(today, random.fork('vendors'))
  const review = reviewer(today)
  const reviews = made.flatMap((one) => review(one, random.fork(`reviews/${one.vendor.slug}`)))
  const listed = inListOrder(made, random.fork('galleries'))
  dealPictures(listed, index, random.fork('pictures'))
  const best = made
    .filter(({ vendor }) => vendor.active && vendor.reviewCount >= 8)
    .toSorted(
      (a, b) =>
        b.vendor.rating * 20 + b.vendor.reviewCount / 10 - (a.vendor.rating * 20 + a.vendor.reviewCount / 10),
    )
  const drawn = (name: string) => {
    const entry = index.find((one) => one.name === name)
    return entry && pictureOf(entry)
  }
  const couples = makeCouples(made, today, random.fork('couples'))
  const people = couples.map(({ couple }) => couple)
  const bookings = makeBookings(
    people,
    made,
    (category, at) => nearest(made, category, at),
    today,
    random.fork('bookings'),
  )
  return {
    vendors: made.map(({ vendor, private: secret }) => ({ vendor, private: secret })),
    videos: makeVideos(made, index, random.fork('videos')),
    reviews,
    awards: makeAwards(made, random.fork('awards')),
    awardEditions: makeEditions(random.fork('editions')),
    realWeddings: makeRealWeddings(made, today, choose, random.fork('weddings')),
    portfolio: makePortfolio(made[0]!, today, choose, random.fork('portfolio')),
    articles: makeArticles(today, drawn, random.fork('articles')),
    banners: makeBanners(today, choose, random.fork('banners')),
    visibility: makeVisibility(made, listed, today, random.fork('visibility')),
    topVendorIds: best.slice(0, 12).map(({ vendor }) => vendor.id),
    couples,
    bookings,
    talk: makeConversations(people, made, today, random.fork('messages')),
    pendingReviews: makePendingReviews(bookings, people, today, random.fork('pending')),
    accounts: { coupleId: couples[0]!.couple.id, vendorId: made[0]!.vendor.id },
  }
}

/** The vendors as lists show them, best first, with how many pictures each will have. */
function inListOrder(made: readonly MadeVendor[], random: Random): Shown[] {
  return made
    .map(({ vendor }) => {
      const dealt = random.int(5, MOST_PICTURES)
      const pictures = vendor.slug === 'villa-cipressa' ? MOST_PICTURES : dealt
      const cover = {}
      return {
        vendor,
        pictures,
        score: vendorScore({ ...vendor, cover, gallery: Array(pictures).fill(cover) }),
      }
    })
    .toSorted((a, b) => b.score - a.score || (a.vendor.id < b.vendor.id ? -1 : 1))
}

function drawnPictures(): IndexEntry[] {
  return JSON.parse(readFileSync(new URL('./pictures/index.json', import.meta.url), 'utf8')) as IndexEntry[]
}

/** Of the trades that were filmed, so that every video of the demo plays, and from this server. */
function makeVideos(made: readonly MadeVendor[], drawn: readonly IndexEntry[], random: Random): Video[] {
  const filmed = made.filter(({ vendor }) => FILMED.some((category) => category === vendor.category))
  const [first, ...others] = filmed
  const taken = new Set<string>()
  return [first!, ...random.some(others, VENDORS_WITH_VIDEO - 1)].map(({ vendor, persona }) => {
    const titles = linesFor(textsByCategory[vendor.category].texts.videos, persona.tags)
    const plain = render(random.some(titles, 1)[0]!, persona.words, random)
    // Where another film is called so, whose it is comes first.
    const title = taken.has(plain) ? `${vendor.businessName}: ${lowerFirst(plain)}` : plain
    taken.add(title)
    const [poster] = picturesOf(vendor.category, drawn)
    return {
      ...entityOf(vendor.createdAt.slice(0, 10), random),
      vendorId: vendor.id,
      title,
      provider: 'file' as const,
      source: `${DEMO_FILM_PATH}/${vendor.category}.webm`,
      ...(poster && { poster: pictureOf(poster) }),
      durationSeconds: Math.round(FILM_MS / 1000),
      position: 0,
    }
  })
}

const lowerFirst = (text: string) => text[0]!.toLowerCase() + text.slice(1)

const motifOf = ({ cover }: Vendor) => cover?.id.replace(/^demo-/, '').replace(/-\d+$/, '') ?? ''

/** Of six sold two are the site's own, where four stand at once (`roomOf`); the others are spread over the categories. */
const PLACES = ['home', 'list', 'category', 'category', 'category', 'category'] as const

function makeVisibility(
  made: readonly MadeVendor[],
  listed: readonly Shown[],
  today: string,
  random: Random,
): VendorVisibility[] {
  // Those who pay most for their page are those who also pay for a place; not beside the like of what they show.
  const above = Map.groupBy(
    listed.filter(({ vendor }) => vendor.active),
    ({ vendor }) => vendor.category,
  )
  const shown = new Map([...above].map(([category, [first]]) => [category, [motifOf(first!.vendor)]]))
  const paying = random
    .shuffle(made)
    .filter(({ vendor }) => vendor.active && vendor.typeOfAccount === 'elite')
    .filter(({ vendor }) => {
      const beside = shown.get(vendor.category)!
      const differs = beside.every((motif) => !areAlike(motif, motifOf(vendor)))
      if (differs) beside.push(motifOf(vendor))
      return differs
    })
  const dealt = paying.slice(0, PLACEMENTS)
  // The longest list shows what a paid place looks like.
  for (const at of [2, 5]) {
    const found = dealt.findIndex(({ vendor }, from) => from >= at && vendor.category === 'location')
    if (found > 0) [dealt[at], dealt[found]] = [dealt[found]!, dealt[at]!]
  }
  return dealt.map(({ vendor }, at) => {
    const from = addDays(today, -random.int(1, 40))
    return {
      ...entityOf(from, random),
      vendorId: vendor.id,
      placement: PLACES[at % PLACES.length]!,
      from,
      to: addDays(today, random.int(20, 120)),
      weight: random.int(10, 60),
    }
  })
}
