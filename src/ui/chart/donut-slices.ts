export type DonutPart = { label: string; value: number; text: string }

export type DonutSlice = DonutPart & { start: number; length: number; percent: number }

/**
 * The slices of a ring of length 100, in the order given, without what is zero. Percentages are integers that add up to
 * exactly 100 (largest remainders).
 */
export function donutSlices(parts: readonly DonutPart[]): DonutSlice[] {
  const positive = parts.filter((part) => part.value > 0)
  const total = positive.reduce((sum, part) => sum + part.value, 0)
  const exact = positive.map((part) => (part.value / total) * 100)
  const percents = exact.map(Math.floor)
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, total > 0 ? missing : 0)) {
    percents[index] = (percents[index] ?? 0) + 1
  }
  let start = 0
  return positive.map((part, index) => {
    const length = exact[index] ?? 0
    const slice = { ...part, start, length, percent: percents[index] ?? 0 }
    start += length
    return slice
  })
}
