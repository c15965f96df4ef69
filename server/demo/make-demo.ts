import { readFileSync } from 'node:fs'
import { addDays } from '#contract/task-template.ts'
import type { VendorVisibility } from '#contract/site-management.ts'
import type { Video } from '#contract/vendor.ts'
import type { IndexEntry } from './art/index-entry.ts'
import { makeAwards } from './awards.ts'
import { makeCouples } from './couples.ts'
import { entityOf } from './days.ts'
import type { DemoData } from './demo-data.ts'
import { linesFor, render } from './grammar.ts'
import { pictureChooser } from './picture-choice.ts'
import { randomFrom, type Random } from './random.ts'
import { makeRealWeddings } from './real-weddings.ts'
import { reviewVendor } from './reviews.ts'
import { textsByCategory } from './texts/by-category.ts'
import { makeVendors, type MadeVendor } from './vendors.ts'

const VENDORS_WITH_VIDEO = 120
const PLACEMENTS = 8

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
  const couples = makeCouples(made, today, random.fork('couples'))
  return {
    vendors: made.map(({ vendor, private: secret }) => ({ vendor, private: secret })),
    videos: makeVideos(made, random.fork('videos')),
    reviews,
    awards: makeAwards(made, random.fork('awards')),
    realWeddings: makeRealWeddings(made, today, choose, random.fork('weddings')),
    visibility: makeVisibility(made, today, random.fork('visibility')),
    topVendorIds: best.slice(0, 12).map(({ vendor }) => vendor.id),
    couples,
    accounts: { coupleId: couples[0]!.couple.id, vendorId: made[0]!.vendor.id },
  }
}

function drawnPictures(): IndexEntry[] {
  return JSON.parse(readFileSync(new URL('./pictures/index.json', import.meta.url), 'utf8')) as IndexEntry[]
}

function makeVideos(made: readonly MadeVendor[], random: Random): Video[] {
  const [first, ...others] = made
  return [first!, ...random.some(others, VENDORS_WITH_VIDEO - 1)].flatMap(({ vendor, persona }) => {
    const titles = linesFor(textsByCategory[vendor.category].texts.videos, persona.tags)
    return random.some(titles, random.int(1, Math.min(3, titles.length))).map((title, position) => ({
      ...entityOf(vendor.createdAt.slice(0, 10), random),
      vendorId: vendor.id,
      title: render(title, persona.words, random),
      provider: 'youtube' as const,
      source: youtubeId(random),
      ...(vendor.gallery[position] && { poster: vendor.gallery[position] }),
      durationSeconds: random.int(45, 320),
      position,
    }))
  })
}

function youtubeId(random: Random): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return Array.from({ length: 11 }, () => letters[random.int(0, letters.length - 1)]).join('')
}

function makeVisibility(made: readonly MadeVendor[], today: string, random: Random): VendorVisibility[] {
  const paying = made.filter(({ vendor }) => vendor.active && vendor.typeOfAccount !== 'base')
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
