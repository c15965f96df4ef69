/** Regions, provinces and lands that were mistyped by one letter. */
import { COMMON_WORDS, PLACES } from './place-words.ts'
import { townsCalled } from './towns.ts'

/** Below this, two words are alike by chance. */
const FROM_LETTERS = 5
/** Words of every day that are a letter away from a place. */
const EVERYDAY = new Set(
  'ancora andrea capra chiedi cotone emilio foglia fogli forte forti lacca lombardi lucia lunga lunghe materia monta nuoto nuova nuovo paglia palma parla pesare raggio ripeti sabato terzi train travi treno trent trenta vento venuto vetro vicenda'.split(
    ' ',
  ),
)

const names = PLACES.map(({ name }) => name).filter(
  (name) => /^[a-z]+$/.test(name) && name.length >= FROM_LETTERS && !COMMON_WORDS.has(name),
)

/**
 * The place a word stands for when one letter of it is wrong, missing, too many or in its neighbour's place.
 * @param word folded
 * @returns undefined where two places may be meant, or the word is something else
 */
export function placeMeant(word: string): string | undefined {
  if (word.length < FROM_LETTERS || EVERYDAY.has(word) || townsCalled([word]).length > 0) return undefined
  const [place, another] = new Set(names.filter((name) => name[0] === word[0] && isOneOff(word, name)))
  return another === undefined ? place : undefined
}

function isOneOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (a[at] !== undefined && a[at] === b[at]) at += 1
  const [left, right] = [a.slice(at), b.slice(at)]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}
