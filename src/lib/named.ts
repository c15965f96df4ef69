/** What was done, and to what. Pure. */
const LONGEST_NAME = 80

/** `named('Fatta', 'Prenotare la location')` → `Fatta: Prenotare la location`; without a name `Fatta.` */
export function named(done: string, name: string): string {
  const all = name.trim()
  if (all === '') return `${done}.`
  return `${done}: ${all.length > LONGEST_NAME ? `${all.slice(0, LONGEST_NAME - 1).trimEnd()}…` : all}`
}
