/** Where who issues has its seat, in the parts that the electronic invoice asks for. */
import { provinceOf } from '#contract/lists/places/places.ts'

export interface Seat {
  street: string
  postcode: string
  town: string
  /** Two letters; undefined where it is not said. */
  province: string | undefined
}

/** Street, postcode of five digits, town, and its province in two letters where it is said. */
const ONE_LINE = /^(.+?)[\s,–-]+(\d{5})[\s,–-]+(.+?)(?:[\s,]+\(?([A-Za-z]{2})\)?)?$/

/** @returns undefined for an address that has no postcode between street and town */
export function sellerSeat(address: string): Seat | undefined {
  const [, street, postcode, town, said] = ONE_LINE.exec(address.trim()) ?? []
  if (!street || !postcode || !town) return undefined
  const province = said?.toUpperCase()
  const isOne = province !== undefined && provinceOf(province) !== undefined
  return {
    street,
    postcode,
    town: said === undefined || isOne ? town : `${town} ${said}`,
    province: isOne ? province : undefined,
  }
}
