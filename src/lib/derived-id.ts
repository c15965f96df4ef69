import { v5 } from 'uuid'

/**
 * The id of what follows from something else: the same on every device, with no word between them (RFC 9562, section
 * 5.5). The kind of thing is a part of its name, so that a task and an expense of one source stay apart.
 * @param whose the couple's id
 * @param kind what is made: `task`, `budgetItem`
 * @param source what it is made from: a template's key, a booking's id
 */
export const derivedId = (whose: string, kind: string, source: string): string =>
  v5(`${kind} ${source}`, whose)
