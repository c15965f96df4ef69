/** Motifs that an eye takes for the same place or thing: beside each other in a list they look like one picture twice. */
const SAME = [
  ['limonaia', 'court', 'lights', 'music'],
  ['villa', 'avenue'],
  ['chalet', 'balcony'],
  ['terrace', 'lake', 'journey'],
  ['fountain', 'garden'],
  ['chapel', 'oratory'],
  ['table', 'places', 'banquet'],
  ['bouquet', 'petals'],
  ['gramophone', 'guitar'],
]

/** And those of trades that have few things to show: kept apart where that can be. */
const NEARLY = [
  ['photographer', 'lens'],
  ['pegged', 'bellows'],
  ['music', 'cello'],
]

const sharesOf = (sets: readonly (readonly string[])[]) => {
  const others = new Map<string, Set<string>>()
  for (const kinds of sets)
    for (const kind of kinds) others.set(kind, new Set([...(others.get(kind) ?? []), ...kinds]))
  return (one: string, other: string): boolean => others.get(one)?.has(other) === true
}
const areSame = sharesOf(SAME)

/** Whether two motifs look alike. */
export const areAlike = (one: string, other: string): boolean => one === other || areSame(one, other)

/** Whether they would better not stand beside each other. */
export const areNearlyAlike = sharesOf(NEARLY)
