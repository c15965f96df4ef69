/** How much is asked of a place beside who is there to answer. Pure. */
import { provinceOf, provinces, regionOf, regions } from '#contract/lists/places/places.ts'
import type { DemandPlace } from '#contract/admin/demand.ts'

/** What demand is counted by. */
export const MEASURES = ['requests', 'searches', 'views'] as const
export type Measure = (typeof MEASURES)[number]
export type Measured = Measure | 'all'

export type PlaceKind = 'region' | 'province'

/** A region or a province with its figures. */
export type PlaceFigures = Pick<DemandPlace, 'vendors' | 'couples' | Measure> & {
  /** Slug or code. */
  key: string
  name: string
  /** Slug. */
  region: string
}

/** Where each deeper tone begins; below the first, vendors are many for what is asked of them. */
const LEVELS = [0.5, 0.8, 1.25, 2] as const
/** Of fewer requests, searches or views nothing is said. */
const SAID_FROM = 10
/** In all Italy, from when on a measure is worth a share. */
const SHARED_FROM = 100

/** 0: too little to say; 1 many vendors for what is asked … 5 much asked of few. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  0: 'pochi dati',
  1: 'offerta larga',
  2: 'più offerta',
  3: 'in equilibrio',
  4: 'più domanda',
  5: 'domanda scoperta',
}

export interface Ratio {
  level: Level
  /** A place's share of what is asked over its share of the vendors; undefined where nothing can be said, or nobody is there. */
  ratio: number | undefined
}

/** Every region or province, with what is counted of it; what says a region alone is in the regions only. */
export function placesBy(kind: PlaceKind, places: readonly DemandPlace[]): PlaceFigures[] {
  const known: PlaceFigures[] =
    kind === 'region'
      ? regions.map(({ slug, name }) => emptyFigures(slug, name, slug))
      : provinces.map(({ code, name, region }) => emptyFigures(code, name, region))
  const byKey = new Map(known.map((place) => [place.key, place]))
  for (const place of places) {
    const figures = byKey.get((kind === 'region' ? place.region : place.province) ?? '')
    if (!figures) continue
    figures.vendors += place.vendors
    figures.couples = place.couples === null ? null : (figures.couples ?? 0) + place.couples
    for (const measure of MEASURES) {
      figures[measure].now += place[measure].now
      figures[measure].before += place[measure].before
    }
  }
  return known
}

const emptyFigures = (key: string, name: string, region: string): PlaceFigures => ({
  key,
  name,
  region,
  vendors: 0,
  couples: null,
  requests: { now: 0, before: 0 },
  searches: { now: 0, before: 0 },
  views: { now: 0, before: 0 },
})

/**
 * The ratio of each place, by its key. All of the demand is the middle of the shares of what is counted often enough: a
 * hundred views are not a hundred requests.
 */
export function ratiosOf(places: readonly PlaceFigures[], by: Measured): Map<string, Ratio> {
  const total = (of: (place: PlaceFigures) => number) => places.reduce((sum, place) => sum + of(place), 0)
  const totals = { vendors: total(({ vendors }) => vendors) }
  const measures = (by === 'all' ? MEASURES : [by])
    .map((measure) => ({ measure, all: total((place) => place[measure].now) }))
    .filter(({ all }) => all >= SHARED_FROM)
  return new Map(
    places.map((place): [string, Ratio] => {
      const told = measures.reduce((sum, { measure }) => sum + place[measure].now, 0)
      if (told < SAID_FROM) return [place.key, { level: 0, ratio: undefined }]
      if (place.vendors === 0) return [place.key, { level: 5, ratio: undefined }]
      const asked =
        measures.reduce((sum, { measure, all }) => sum + place[measure].now / all, 0) / measures.length
      const ratio = asked / (place.vendors / totals.vendors)
      return [place.key, { level: levelOf(ratio), ratio }]
    }),
  )
}

const levelOf = (ratio: number): Level => (1 + LEVELS.filter((from) => ratio >= from).length) as Level

/** Where the ratio of a level lies, in words: `da 0,8 a 1,25`. */
export function levelSpan(level: Exclude<Level, 0>, format: (value: number) => string): string {
  const [from, to] = [LEVELS[level - 2], LEVELS[level - 1]]
  if (from === undefined) return `meno di ${format(to!)}`
  return to === undefined ? `${format(from)} o più` : `da ${format(from)} a ${format(to)}`
}

/** `Siena (SI)`, `Toscana`, nothing where no place was said. */
export const placeWords = (region: string | null, province: string | null): string | undefined =>
  province
    ? `${provinceOf(province)?.name ?? province} (${province})`
    : (region && regionOf(region)?.name) || undefined
