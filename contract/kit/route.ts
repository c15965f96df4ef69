/** What the tables of routes are written with: a line for each call. */
import { LISTED_CALLS } from '../entities.ts'
import type { EntityCalls } from './entity-calls.ts'

export type Access = 'public' | 'identity' | 'session' | 'couple' | 'vendor' | 'admin' | 'identity-or-admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A line of the tables: all of a call but its path, which its name gives. */
interface Line {
  readonly method: Method
  readonly access: Access
  readonly twin?: true
  readonly answer?: string | undefined
  /** Whether it is of one thing, whose id ends the path. */
  readonly one?: true
}

export interface Route extends Line {
  readonly path: string
}

/** What is left of a thing that was deleted. */
export const DONE = 'id'
export const LIST = '[id version'
/** A page of a list. */
export const PAGE = 'items'
export const MAYBE = '?id version'
export const YES_OR_NO = 'boolean'

export const get = <A extends Access>(access: A, answer?: string) =>
  ({ method: 'GET', access, answer }) as const
export const post = <A extends Access>(access: A, answer?: string) =>
  ({ method: 'POST', access, answer }) as const
export const put = <A extends Access>(access: A, answer?: string) =>
  ({ method: 'PUT', access, answer }) as const
export const remove = <A extends Access>(access: A, answer?: string) =>
  ({ method: 'DELETE', access, answer }) as const
export const read = <A extends Access>(access: A, answer?: string) =>
  ({ method: 'POST', access, twin: true, answer }) as const
export const one = <L extends Line>(line: L) => ({ ...line, one: true }) as const

/** The routes of a table: what a call is called is where it is asked, so that no path is written twice. */
export const routes = <T extends Readonly<Record<string, Line>>>(table: T) =>
  Object.fromEntries(
    Object.entries(table).map(([name, line]) => [
      name,
      { ...line, path: `/api/${name}${line.one ? '/{id}' : ''}` },
    ]),
  ) as { readonly [N in keyof T]: T[N] & Route }

type Listed = typeof LISTED_CALLS
interface Made<M extends Method, A extends Access> {
  readonly method: M
  readonly access: A
  readonly answer: string | undefined
}
type AccessOf<R extends string> = Lowercase<R> & Access
type ListLine<A extends 'GET' | 'POST' | 'public', R extends string> = A extends 'public'
  ? Made<'POST', 'public'> & { readonly twin: true }
  : Made<Exclude<A, 'public'>, AccessOf<R>>
type OfOne<M extends Method, R extends string> = Made<M, AccessOf<R>> & { readonly one: true }
/** The lines of one kind, as the role that makes the calls. */
type LinesAs<R extends string, C extends EntityCalls, A extends 'GET' | 'POST' | 'public' = C['asked']> = {
  [N in `${R}/${C['list']}`]: ListLine<A, R>
} & { [N in `${R}/${C['add']}`]: Made<'POST', AccessOf<R>> } & {
  [N in `${R}/${C['change']}`]: OfOne<'PUT', R>
} & { [N in `${R}/${C['remove']}`]: OfOne<'DELETE', R> }
type LinesOf<C extends EntityCalls> = LinesAs<C['owner'], C> &
  (C['admin'] extends true ? LinesAs<'Admin', C, 'POST'> : unknown)
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never
type EntityLines<S extends boolean> = Both<
  {
    [K in keyof Listed]: Listed[K]['specified'] extends S ? LinesOf<Listed[K]> : never
  }[keyof Listed]
>

/** The calls of every listed kind (entities.ts), for its owner and where they may for administrators. */
export const entityLines = <S extends boolean>(specified: S) =>
  Object.fromEntries(
    Object.values<EntityCalls>(LISTED_CALLS)
      .filter((calls) => calls.specified === specified)
      .flatMap(({ owner, admin, asked, list, ...names }) =>
        (admin ? [owner, 'Admin' as const] : [owner]).flatMap((role) => {
          const access = ({ Couple: 'couple', Vendor: 'vendor', Admin: 'admin' } as const)[role]
          const asks = role === 'Admin' ? 'POST' : asked
          return [
            [
              `${role}/${list}`,
              asks === 'public' ? read('public', LIST) : (asks === 'POST' ? post : get)(access, LIST),
            ],
            [`${role}/${names.add}`, post(access)],
            [`${role}/${names.change}`, one(put(access))],
            [`${role}/${names.remove}`, one(remove(access, DONE))],
          ]
        }),
      ),
  ) as EntityLines<S>
