/** A polyline over 100 × 32, with two units of air above and below. */
export function sparkPath(points: readonly number[]): string {
  const values = points.length === 1 ? [points[0] ?? 0, points[0] ?? 0] : points
  if (values.length === 0) return ''
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const at = (value: number, index: number) => {
    const x = (index / (values.length - 1)) * 100
    const y = span === 0 ? 16 : 30 - ((value - low) / span) * 28
    return `${+x.toFixed(2)} ${+y.toFixed(2)}`
  }
  return `M${values.map(at).join('L')}`
}
