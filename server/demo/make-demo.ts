import { readFileSync } from 'node:fs'
import { addDays } from '#contract/task-template.ts'
import type { VendorVisibility } from '#contract/site-management.ts'
import type { Video } from '#contract/vendor.ts'
import type { IndexEntry } from './art/index-entry.ts'
import { makeArticles } from './articles.ts'
import { makeAwards } from './awards.ts'
import { makeBookings } from './bookings.ts'
import { makeCouples, nearest } from './couples.ts'
import { makeBanners } from './banners.ts'
import { entityOf } from './days.ts'
import type { DemoData } from './demo-data.ts'
import { DEMO_FILM_PATH, FILMED, FILM_MS, picturesOf } from './film/clips.ts'
import { linesFor, render } from './grammar.ts'
import { makeConversations } from './messages.ts'
import { makePendingReviews } from './pending-reviews.ts'
import { pictureChooser, pictureOf } from './picture-choice.ts'
import { randomFrom, type Random } from './random.ts'
import { makeRealWeddings } from './real-weddings.ts'
import { reviewVendor } from './reviews.ts'
import { textsByCategory } from './texts/by-category.ts'
import { makeVendors, type MadeVendor } from './vendors.ts'

const VENDORS_WITH_VIDEO = 120
const PLACEMENTS = 24

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
  const made = makeVendors(today, choose, random.fork('vendors'))
  const reviews = made.flatMap((one) => reviewVendor(one, today, random.fork(`reviews/${one.vendor.slug}`)))
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
    realWeddings: makeRealWeddings(made, today, choose, random.fork('weddings')),
    articles: makeArticles(today, drawn, random.fork('articles')),
    banners: makeBanners(today, choose, random.fork('banners')),
    visibility: makeVisibility(made, today, random.fork('visibility')),
    topVendorIds: best.slice(0, 12).map(({ vendor }) => vendor.id),
    couples,
    bookings,
    talk: makeConversations(people, made, today, random.fork('messages')),
    pendingReviews: makePendingReviews(bookings, people, today, random.fork('pending')),
    accounts: { coupleId: couples[0]!.couple.id, vendorId: made[0]!.vendor.id },
  }
}

function drawnPictures(): IndexEntry[] {
  return JSON.parse(readFileSync(new URL('./pictures/index.json', import.meta.url), 'utf8')) as IndexEntry[]
}

/** Of the trades that were filmed, so that every video of the demo plays, and from this server. */
function makeVideos(made: readonly MadeVendor[], drawn: readonly IndexEntry[], random: Random): Video[] {
  const filmed = made.filter(({ vendor }) => FILMED.some((category) => category === vendor.category))
  const [first, ...others] = filmed
  return [first!, ...random.some(others, VENDORS_WITH_VIDEO - 1)].map(({ vendor, persona }) => {
    const titles = linesFor(textsByCategory[vendor.category].texts.videos, persona.tags)
    const [poster] = picturesOf(vendor.category, drawn)
    return {
      ...entityOf(vendor.createdAt.slice(0, 10), random),
      vendorId: vendor.id,
      title: render(random.some(titles, 1)[0]!, persona.words, random),
      provider: 'file' as const,
      source: `${DEMO_FILM_PATH}/${vendor.category}.webm`,
      ...(poster && { poster: pictureOf(poster) }),
      durationSeconds: Math.round(FILM_MS / 1000),
      position: 0,
    }
  })
}

function makeVisibility(made: readonly MadeVendor[], today: string, random: Random): VendorVisibility[] {
  // Those who pay most for their page are those who also pay for a place.
  const paying = made.filter(
    ({ vendor }) => vendor.active && vendor.cover && vendor.typeOfAccount === 'elite',
  )
  return random.some(paying, PLACEMENTS).map(({ vendor }, at) => {
    const from = addDays(today, -random.int(1, 40))
    return {
      ...entityOf(from, random),
      vendorId: vendor.id,
      placement: (['home', 'list', 'category'] as const)[at % 3]!,
      from,
      to: addDays(today, random.int(20, 120)),
      weight: random.int(10, 60),
    }
  })
}
