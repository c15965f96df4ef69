import type { Vendor } from '#contract/vendors/vendor.ts'
import type { IndexEntry } from './art/index-entry.ts'
import { areAlike, areNearlyAlike } from './picture-looks.ts'
import { fits, isOfThere } from './picture-places.ts'
import type { Random } from './random.ts'

type Covers = Map<Vendor, IndexEntry>
/** What nobody has, of each trade. */
type Free = Map<IndexEntry['category'], IndexEntry[]>
/** Who stands so many places from a vendor, in one of its lists. */
interface Neighbour {
  other: Vendor
  apart: number
}
type Near = ReadonlyMap<Vendor, readonly Neighbour[]>

/** In so many places on, which is a row of a wide screen, a look is not shown again where that can be. */
const NEAR = 4
/** What it costs to show what is not found there, what the neighbour shows, what is shown so many places on. */
const ELSEWHERE = 10_000
const BESIDE = 500
const BESIDE_NEARLY = 60
const CLOSE = [0, 0, 14, 10, 14]
/** And what it is worth to show what only places like this one have. */
const OF_THERE = 200
/** How many covers change hands at most until none is wrong. */
const CHANGES = 300
/** For so many changes nobody gets back what it has given away. */
const FORGETS_AFTER = 12

/** The lists a vendor stands in: all, of its trade, of its region, of its trade there. */
const listsOf = ({ category, place: { region } }: Vendor) => [
  '',
  category,
  `/${region}`,
  `${category}/${region}`,
]

/**
 * A cover of its own for every vendor. Beside each other in a list none looks like the other; close to each other few do.
 * @param vendors in the order of the lists
 */
export function dealCovers(vendors: readonly Vendor[], index: readonly IndexEntry[], random: Random): Covers {
  const free: Free = new Map(Map.groupBy(index, ({ category }) => category))
  const near = nearIn(vendors)
  const covers: Covers = new Map()
  for (const vendor of vendors) {
    const left = free.get(vendor.category) ?? []
    const cover = bestOf(left, vendor, { covers, near }, random.fork(vendor.slug))
    if (!cover) continue
    covers.set(vendor, cover)
    free.set(
      vendor.category,
      left.filter((entry) => entry !== cover),
    )
  }
  mend({ covers, near }, free, random.fork('mend'))
  return covers
}

interface Dealt {
  covers: Covers
  near: Near
}

/** What a cover costs where a vendor stands, by those that are dealt already. */
function costOf(entry: IndexEntry, vendor: Vendor, { covers, near }: Dealt): number {
  let cost = (fits(entry, vendor) ? 0 : ELSEWHERE) - (isOfThere(entry, vendor) ? OF_THERE : 0)
  for (const { other, apart } of near.get(vendor)!) {
    const kind = covers.get(other)?.kind ?? ''
    if (areAlike(kind, entry.kind)) cost += apart === 1 ? BESIDE : CLOSE[apart]!
    else if (apart === 1 && areNearlyAlike(kind, entry.kind)) cost += BESIDE_NEARLY
  }
  return cost
}

/** Of what is left: what costs least, and among those the look of which most is left. */
function bestOf(
  left: readonly IndexEntry[],
  vendor: Vendor,
  dealt: Dealt,
  random: Random,
): IndexEntry | undefined {
  const many = (kind: string) => left.filter((entry) => areAlike(entry.kind, kind)).length
  const rank = new Map(left.map((entry) => [entry, costOf(entry, vendor, dealt) - many(entry.kind) / 4]))
  return random.shuffle(left).toSorted((a, b) => rank.get(a)! - rank.get(b)!)[0]
}

/**
 * Who stands beside its like, or shows what is not there, changes covers with whom that helps most, or for one that nobody
 * has, until nobody does; else the best of what there was stays.
 */
function mend(dealt: Dealt, free: Free, random: Random): void {
  const { covers } = dealt
  const trades = Map.groupBy(covers.keys(), ({ category }) => category)
  const given = new Map<string, number>()
  let best = { wrong: Infinity, covers: new Map(covers) }
  for (let change = 0; change < CHANGES && best.wrong > 0; change += 1) {
    const wrong = [...covers.keys()].filter((vendor) => isWrong(vendor, dealt))
    if (wrong.length < best.wrong) best = { wrong: wrong.length, covers: new Map(covers) }
    if (wrong.length === 0) return
    const one = random.pick(wrong)
    const mayHave = (vendor: Vendor, { name }: IndexEntry) =>
      (given.get(`${vendor.id} ${name}`) ?? -Infinity) + FORGETS_AFTER < change
    const ways = [
      ...changesWith(trades.get(one.category)!, one, dealt, mayHave),
      ...changesFor(free.get(one.category)!, one, dealt, mayHave),
    ]
    const way = random.shuffle(ways).toSorted((a, b) => b.gain - a.gain)[0]
    if (!way) continue
    given.set(`${one.id} ${covers.get(one)!.name}`, change)
    if (way.other) given.set(`${way.other.id} ${way.cover.name}`, change)
    const left = free.get(one.category)!
    if (way.other) covers.set(way.other, covers.get(one)!)
    else left[left.indexOf(way.cover)] = covers.get(one)!
    covers.set(one, way.cover)
  }
  for (const [vendor, cover] of best.covers) covers.set(vendor, cover)
}

function isWrong(vendor: Vendor, { covers, near }: Dealt): boolean {
  const cover = covers.get(vendor)!
  const isLike = ({ other, apart }: Neighbour) =>
    apart === 1 && areAlike(covers.get(other)?.kind ?? '', cover.kind)
  return !fits(cover, vendor) || near.get(vendor)!.some(isLike)
}

/** A cover for another, from who gets that in return, or from those that nobody has. */
interface Way {
  gain: number
  cover: IndexEntry
  other?: Vendor
}
type MayHave = (vendor: Vendor, cover: IndexEntry) => boolean

function changesWith(trade: readonly Vendor[], one: Vendor, dealt: Dealt, mayHave: MayHave): Way[] {
  const { covers } = dealt
  const mine = covers.get(one)!
  const costOfBoth = (other: Vendor) =>
    costOf(covers.get(one)!, one, dealt) + costOf(covers.get(other)!, other, dealt)
  const ways: Way[] = []
  for (const other of trade) {
    const cover = covers.get(other)!
    if (cover.kind === mine.kind || !mayHave(one, cover) || !mayHave(other, mine)) continue
    const before = costOfBoth(other)
    covers.set(one, cover).set(other, mine)
    ways.push({ gain: before - costOfBoth(other), cover, other })
    covers.set(one, mine).set(other, cover)
  }
  return ways
}

function changesFor(free: readonly IndexEntry[], one: Vendor, dealt: Dealt, mayHave: MayHave): Way[] {
  const before = costOf(dealt.covers.get(one)!, one, dealt)
  return free
    .filter((cover) => mayHave(one, cover))
    .map((cover) => ({ gain: before - costOf(cover, one, dealt), cover }))
}

/** Who stands near whom. Who is not public stands in no list. */
function nearIn(vendors: readonly Vendor[]): Near {
  const lists = new Map<string, Vendor[]>()
  for (const vendor of vendors)
    if (vendor.active)
      for (const list of listsOf(vendor)) lists.set(list, [...(lists.get(list) ?? []), vendor])
  const near = new Map<Vendor, Neighbour[]>(vendors.map((vendor) => [vendor, []]))
  for (const list of lists.values())
    for (const [at, vendor] of list.entries())
      for (let apart = 1; apart <= NEAR && at + apart < list.length; apart += 1) {
        const other = list[at + apart]!
        near.get(vendor)!.push({ other, apart })
        near.get(other)!.push({ other: vendor, apart })
      }
  return near
}
