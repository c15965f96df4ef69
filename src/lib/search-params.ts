/** What an address's parameters may say. Every page carries the routes and so this file: it stays small. */

/** Reads one parameter; undefined where it makes no sense. The router reads `?q=12` as a number. */
export type Reader<T> = (value: unknown) => T | undefined

type Readers = Readonly<Record<string, Reader<unknown>>>
/** What a screen gets of the parameters that its readers name. */
export type SearchOf<R extends Readers> = { [K in keyof R]?: Exclude<ReturnType<R[K]>, undefined> }

/**
 * A route's `validateSearch`. Each parameter is named in the result, undefined where it makes no sense: the router lays
 * the result over what the address has, and would hand on what is only left out.
 */
export const searchParams =
  <R extends Readers>(readers: R) =>
  (raw: Record<string, unknown>): SearchOf<R> =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(raw[name])])) as SearchOf<R>

export const oneOf =
  <const T extends string>(values: readonly T[]): Reader<T> =>
  (value) =>
    values.find((known) => known === value)

/**
 * Of several it is all of them: a form without script asks what and where under one name.
 * @param max characters; what is longer is cut
 */
export const words =
  (max: number): Reader<string> =>
  (value) =>
    [value]
      .flat()
      .filter((part) => part && typeof part !== 'object')
      .join(' a ')
      // Where a text is kept there is no such letter.
      .replaceAll('\0', '')
      .trim()
      .slice(0, max) || undefined

export const matching =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

export const id = (): Reader<string> => matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)

/** A whole number between two, both included. */
export const whole =
  (min: number, max: number): Reader<number> =>
  (value) => {
    const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined
  }
