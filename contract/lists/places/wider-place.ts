/** Where to look next when nobody is in a place. Pure. */

interface Place {
  region?: string | undefined
  province?: string | undefined
  city?: string | undefined
  around?: 'provinces' | undefined
}

/**
 * The place around one: a town's province, the provinces near that, the region, then Italy.
 * @returns undefined for Italy, which nothing is around
 */
export function widerPlace({ region, province, city, around }: Place): Place | undefined {
  if (province && around) return { region }
  if (city) return { region, province }
  if (province) return { region, province, around: 'provinces' }
  return region ? {} : undefined
}
