import type { Vendor } from '#contract/vendors/vendor.ts'
import type { IndexEntry } from './art/index-entry.ts'
import { fits, isOfThere } from './picture-places.ts'
import type { Random } from './random.ts'

type Covers = Map<Vendor, IndexEntry>

/** In so many places on, which is a row of a wide screen, a motif is not shown again where that can be. */
const NEAR = 3

/** The lists a vendor stands in where others of its trade may stand beside it. */
const listsOf = ({ category, place }: Vendor) => [category, `${category}/${place.region}`]

/** A cover of its own for every vendor, in the order of the lists; beside each other no two of one motif. */
export function dealCovers(vendors: readonly Vendor[], index: readonly IndexEntry[], random: Random): Covers {
  const left = new Map(Map.groupBy(index, ({ category }) => category))
  const shown = new Map<string, string[]>()
  const covers: Covers = new Map()
  for (const vendor of vendors) {
    const free = left.get(vendor.category) ?? []
    const before = listsOf(vendor).map((list) => shown.get(list) ?? [])
    const near = before.flatMap((kinds) => kinds.slice(-NEAR))
    const beside = before.map((kinds) => kinds.at(-1))
    const cover = bestOf(free, vendor, { beside, near }, random.fork(vendor.slug))
    if (!cover) continue
    covers.set(vendor, cover)
    left.set(
      vendor.category,
      free.filter((entry) => entry !== cover),
    )
    if (vendor.active)
      for (const list of listsOf(vendor)) shown.set(list, [...(shown.get(list) ?? []), cover.kind])
  }
  mend(vendors, covers)
  return covers
}

/** Of what is left: what fits the place, is not what the neighbours show, is of that place, and of which most is left. */
function bestOf(
  free: readonly IndexEntry[],
  vendor: Vendor,
  { beside, near }: { beside: readonly (string | undefined)[]; near: readonly string[] },
  random: Random,
): IndexEntry | undefined {
  const many = Map.groupBy(free, ({ kind }) => kind)
  const rank = (entry: IndexEntry) =>
    (fits(entry, vendor) ? 0 : 1000) +
    (beside.includes(entry.kind) ? 500 : 0) +
    (near.includes(entry.kind) ? 250 : 0) -
    (isOfThere(entry, vendor) ? 200 : 0) -
    many.get(entry.kind)!.length
  return random.shuffle(free).toSorted((a, b) => rank(a) - rank(b))[0]
}

/** Who still stands beside its like, or shows what is not there, changes covers with another where that helps both. */
function mend(vendors: readonly Vendor[], covers: Covers): void {
  const lists = new Map<string, Vendor[]>()
  for (const vendor of vendors)
    if (vendor.active)
      for (const list of listsOf(vendor)) lists.set(list, [...(lists.get(list) ?? []), vendor])
  const isWrong = (vendor: Vendor) => {
    const cover = covers.get(vendor)!
    const neighbours = listsOf(vendor).flatMap((name) => {
      const list = lists.get(name) ?? []
      const at = list.indexOf(vendor)
      return at < 0 ? [] : [list[at - 1], list[at + 1]]
    })
    return !fits(cover, vendor) || neighbours.some((one) => one && covers.get(one)?.kind === cover.kind)
  }
  const change = (one: Vendor, other: Vendor) => {
    const [first, second] = [covers.get(one)!, covers.get(other)!]
    covers.set(one, second).set(other, first)
  }
  for (const one of vendors) {
    if (!covers.has(one) || !isWrong(one)) continue
    for (const other of vendors) {
      if (other === one || other.category !== one.category || !covers.has(other)) continue
      change(one, other)
      if (!isWrong(one) && !isWrong(other)) break
      change(one, other)
    }
  }
}
