import { generateKeyBetween } from 'fractional-indexing'
import { Position } from '#contract/kit/scalars.ts'

/** The middle of the digits: what is appended leaves room on both sides. */
const MIDDLE = 'V'

/**
 * The position after the last of a list. Devices write positions of their own, and the contract takes any letters and
 * digits: after one that fractional indexing cannot read comes the same with a digit more, which sorts after it too.
 * @param last undefined for an empty list
 */
export function positionAfter(last: string | undefined): Position {
  const next = keyAfter(last)
  // Of two equal positions the ids decide: better than a key that no device would accept.
  return Position.safeParse(next).success ? next : (last ?? MIDDLE)
}

function keyAfter(last: string | undefined): string {
  try {
    return generateKeyBetween(last ?? null, null)
  } catch {
    // No fault: after a key that is not of the library's making comes a longer one.
    return `${last}${MIDDLE}`
  }
}
