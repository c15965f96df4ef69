const thousands = (whole: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')

/** `-1234` → `-12,34 €`: as a person reads it, never broken. */
export function euroOnPaper(cents: number): string {
  const [whole, part] = (Math.abs(cents) / 100).toFixed(2).split('.') as [string, string]
  return `${cents < 0 ? '-' : ''}${thousands(whole)},${part}\u00A0€`
}
