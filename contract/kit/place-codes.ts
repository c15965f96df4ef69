import { z } from 'zod'
import { provinces, regions } from '../lists/places/places.ts'

const oneOf = (codes: readonly string[]) => z.enum(codes as [string, ...string[]])

/** A region of Italy, by its slug. */
export const RegionSlug = oneOf(regions.map(({ slug }) => slug))
/** A province of Italy, by the two letters of its number plates. */
export const ProvinceCode = oneOf(provinces.map(({ code }) => code))
