/** What the tables of routes are written with: a line for each call. */
import { LISTED_CALLS } from '../entities.ts'
import type { EntityCalls } from './entity-calls.ts'

export type Access = 'public' | 'identity' | 'session' | 'couple' | 'vendor' | 'admin' | 'identity-or-admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Route {
  readonly method: Method
  readonly path: string
  readonly access: Access
  readonly twin?: true
  readonly answer?: string | undefined
}

/** What is left of a thing that was deleted. */
export const DONE = 'id'
export const LIST = '[id version'
/** A page of a list. */
export const PAGE = 'items'
export const MAYBE = '?id version'
export const YES_OR_NO = 'boolean'

export const get = <A extends Access>(path: string, access: A, answer?: string) =>
  ({ method: 'GET', path, access, answer }) as const
export const post = <A extends Access>(path: string, access: A, answer?: string) =>
  ({ method: 'POST', path, access, answer }) as const
export const put = <A extends Access>(path: string, access: A, answer?: string) =>
  ({ method: 'PUT', path, access, answer }) as const
export const remove = <A extends Access>(path: string, access: A, answer?: string) =>
  ({ method: 'DELETE', path, access, answer }) as const
export const read = <A extends Access>(path: string, access: A, answer?: string) =>
  ({ method: 'POST', path, access, twin: true, answer }) as const

type Listed = typeof LISTED_CALLS
interface Made<M extends Method, P extends string, A extends Access> {
  readonly method: M
  readonly path: P
  readonly access: A
  readonly answer: string | undefined
}
type AccessOf<R extends string> = Lowercase<R> & Access
type ListRoute<P extends string, A extends 'GET' | 'POST' | 'public', R extends string> = A extends 'public'
  ? Made<'POST', P, 'public'> & { readonly twin: true }
  : Made<Exclude<A, 'public'>, P, AccessOf<R>>
/** The routes of one kind, as the role that makes the calls. */
type RoutesAs<R extends string, C extends EntityCalls, A extends 'GET' | 'POST' | 'public' = C['asked']> = {
  [N in `${R}/${C['list']}`]: ListRoute<`/api/${N}`, A, R>
} & { [N in `${R}/${C['add']}`]: Made<'POST', `/api/${N}`, AccessOf<R>> } & {
  [N in `${R}/${C['change']}`]: Made<'PUT', `/api/${N}/{id}`, AccessOf<R>>
} & { [N in `${R}/${C['remove']}`]: Made<'DELETE', `/api/${N}/{id}`, AccessOf<R>> }
type RoutesOf<C extends EntityCalls> = RoutesAs<C['owner'], C> &
  (C['admin'] extends true ? RoutesAs<'Admin', C, 'POST'> : unknown)
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never
type EntityRoutes<S extends boolean> = Both<
  {
    [K in keyof Listed]: Listed[K]['specified'] extends S ? RoutesOf<Listed[K]> : never
  }[keyof Listed]
>

/** The calls of every listed kind (entities.ts), for its owner and where they may for administrators. */
export const entityRoutes = <S extends boolean>(specified: S) =>
  Object.fromEntries(
    Object.values<EntityCalls>(LISTED_CALLS)
      .filter((calls) => calls.specified === specified)
      .flatMap(({ owner, admin, asked, list, ...names }) =>
        (admin ? [owner, 'Admin' as const] : [owner]).flatMap((role) => {
          const access = ({ Couple: 'couple', Vendor: 'vendor', Admin: 'admin' } as const)[role]
          const at = `/api/${role}/`
          const asks = role === 'Admin' ? 'POST' : asked
          return [
            [
              `${role}/${list}`,
              asks === 'public'
                ? read(at + list, 'public', LIST)
                : (asks === 'POST' ? post : get)(at + list, access, LIST),
            ],
            [`${role}/${names.add}`, post(at + names.add, access)],
            [`${role}/${names.change}`, put(`${at}${names.change}/{id}`, access)],
            [`${role}/${names.remove}`, remove(`${at}${names.remove}/{id}`, access, DONE)],
          ]
        }),
      ),
  ) as EntityRoutes<S>
