import type { Review } from '#contract/review.ts'
import { addDays } from '#contract/task-template.ts'
import { entityOf, instantOf, pastWeddingDay } from './days.ts'
import { linesFor, render } from './grammar.ts'
import type { Random } from './random.ts'
import { men, women } from './region-words.ts'
import { textsByCategory } from './texts/by-category.ts'
import { apologies, closings, details, halfhearted, openings, thanks, titles } from './texts/review-texts.ts'
import type { MadeVendor } from './vendors.ts'

const MOST_REVIEWS = 40
const REPLY_SHARE = 0.35
const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')

/** The reviews of a vendor; gives its `rating` and `reviewCount` the values they add up to. */
export function reviewVendor(made: MadeVendor, today: string, random: Random): Review[] {
  const { vendor } = made
  const leading = vendor.typeOfAccount === 'elite' && random.chance(0.5)
  const count =
    vendor.slug === 'villa-cipressa'
      ? MOST_REVIEWS
      : Math.floor(random.next() ** (leading ? 1.6 : 4.2) * (MOST_REVIEWS + 1))
  const excellence = vendor.slug === 'villa-cipressa' ? 1 : random.next()
  const deal = dealer(random)
  const reviews = Array.from({ length: count }, () => writeReview(made, excellence, today, deal, random))
  vendor.reviewCount = count
  vendor.rating =
    count === 0 ? 0 : Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / count) * 100) / 100
  return reviews.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}

type Deal = (list: readonly string[]) => string

function writeReview(
  made: MadeVendor,
  excellence: number,
  today: string,
  deal: Deal,
  random: Random,
): Review {
  const { vendor, persona } = made
  const texts = textsByCategory[vendor.category].texts
  const eventDate = pastWeddingDay(today, 20, 1060, random)
  const writtenOn = earlier(addDays(eventDate, random.int(4, 70)), addDays(today, -1))
  const rating = starsFor(excellence, random)
  const author = coupleNames(random)
  const words = { ...persona.words, autori: author, quando: whenOf(eventDate) }
  const say = (line: string) => render(line, words, random)
  const praise = linesFor(texts.praise, persona.tags)
  const parts =
    rating >= 4
      ? [
          random.chance(0.6) && deal(openings),
          deal(praise),
          rating === 4 && random.chance(0.6) ? deal(texts.faults) : random.chance(0.35) && deal(praise),
          random.chance(0.7) && deal(details),
          random.chance(0.5) && deal(closings),
        ]
      : [
          random.chance(0.4) && deal(openings),
          rating === 3 && deal(praise),
          deal(texts.faults),
          rating === 2 && deal(texts.faults),
          deal(halfhearted),
        ]
  const near = () => Math.max(1, Math.min(5, rating + random.pick([-1, 0, 0, 0, 1])))
  const replied = random.chance(rating <= 3 ? 0.7 : REPLY_SHARE)
  return {
    ...entityOf(writtenOn, random),
    vendorId: vendor.id,
    author,
    eventDate,
    rating,
    aspects: { quality: near(), kindness: near(), value: near(), flexibility: near() },
    ...(random.chance(0.45) && rating >= 4 && { title: random.pick(titles) }),
    text: [...new Set(parts.filter((part) => part !== false))].map(say).join(' '),
    photos: [],
    verified: random.chance(0.55),
    ...(replied && {
      reply: {
        text: say(deal(rating <= 3 ? apologies : thanks)),
        at: instantOf(earlier(addDays(writtenOn, random.int(1, 9)), today), random),
      },
    }),
  }
}

/** Deals the lines of a list without repeating one before all have been used. */
function dealer(random: Random): Deal {
  const hands = new Map<readonly string[], string[]>()
  return (list) => {
    let hand = hands.get(list)
    if (!hand || hand.length === 0) hands.set(list, (hand = random.shuffle(list)))
    return hand.pop()!
  }
}

function starsFor(excellence: number, random: Random): number {
  const draw = random.next()
  if (draw < 0.58 + excellence * 0.32) return 5
  if (draw < 0.84 + excellence * 0.14) return 4
  return draw < 0.965 + excellence * 0.03 ? 3 : 2
}

/** First names, as a couple signs. */
export function coupleNames(random: Random): string {
  const draw = random.next()
  const pair = draw < 0.9 ? [random.pick(women), random.pick(men)] : random.some(draw < 0.95 ? women : men, 2)
  return (random.chance(0.5) ? pair : pair.toReversed()).join(' e ')
}

const whenOf = (day: string) =>
  `a ${MONTHS[Number(day.slice(5, 7)) - 1]}`.replace('a a', 'ad a').replace('a o', 'a o')
const earlier = (a: string, b: string) => (a < b ? a : b)
