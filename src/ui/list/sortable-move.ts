/** Between which two an item comes to stand; null at an end of the list. */
export type Place = { previous: string | null; next: string | null }

/**
 * Where `moving` lands when it is dropped before or after `target`.
 *
 * @returns its new neighbours, or null when it stays where it was.
 */
export function placeAfterMove(
  ids: readonly string[],
  moving: string,
  target: string,
  side: 'before' | 'after',
): Place | null {
  const rest = ids.filter((id) => id !== moving)
  const at = rest.indexOf(target) + (side === 'after' ? 1 : 0)
  if (!ids.includes(moving) || !rest.includes(target) || ids.indexOf(moving) === at) return null
  return { previous: rest[at - 1] ?? null, next: rest[at] ?? null }
}
