/** What a screen with a list is made of: it says what there is to see and to do, and `ListScreen` draws it. */
import type { ComponentType, ReactNode } from 'react'
import type { ApiClient } from '../api/api-client.ts'
import type { KeyFor } from '../api/tries.ts'
import type { ItemOf, ListCall } from './list-call.ts'
import type { SaidOfList } from './list-search.ts'

export interface ListColumn<Item> {
  key: string
  heading: string
  render: (item: Item) => ReactNode
  /** What the call is asked to order by; the heading is a button then. */
  sort?: string
  align?: 'end'
  /** Left out on phones. */
  phone?: 'hide'
  /** Not among the first that are shown. */
  further?: true
}

export interface ListFilter {
  /** As the call and the address name it. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** Where its choices are asked for, by their ids, where they are known to the server only. */
  asked?: (api: ApiClient, signal: AbortSignal) => Promise<{ value: string; label: string }[]>
}

/** Something to do with rows that are chosen. */
export interface ListAction<Item> {
  label: string
  danger?: true
  /** Whether it makes sense for a row; for those where it does not, it is not done. */
  of: (item: Item) => boolean
  /** Asked before. @param count of how many rows */
  question: (count: number) => string
  /** Words that must be given with it, by their label. */
  reason?: string
  /** Does it to one. */
  run: (api: ApiClient, item: Item, reason: string, keyFor: KeyFor) => Promise<unknown>
  /** Said afterwards. */
  done: (count: number) => string
}

export interface ListDescription<N extends ListCall> {
  call: N
  title: string
  subtitle?: string
  /** What is looked for, where the call takes `q`. */
  seek?: string
  filters: readonly ListFilter[]
  columns: readonly ListColumn<ItemOf<N>>[]
  /** How a row is called. */
  nameOf: (item: ItemOf<N>) => string
  actions?: readonly ListAction<ItemOf<N>>[]
  /** What a row is opened in, by its first column. */
  sheet?: (item: ItemOf<N>, onClose: () => void) => ReactNode
  empty: { title: string; text: string }
  /** Where another one is made. */
  add?: { href: string; label: string }
  /** The name of its file, where it may be had as one. */
  file?: string
  /** What else its head offers. */
  tools?: ComponentType
}

/** What narrows and orders a list: `q`, `sort`, and its filters by name. */
export type ListSearch = Readonly<Record<string, string | undefined>>

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Of what an address says, what this list has. */
export function readSaid(
  { q, sort, filter = '' }: SaidOfList,
  {
    seek,
    filters,
    columns,
  }: {
    seek?: string
    filters: readonly ListFilter[]
    columns: readonly { sort?: string }[]
  },
): ListSearch {
  const said = new Map(filter.split(',').map((one) => one.split(':') as [string, string]))
  const known = filters.flatMap(({ name, options, asked }) => {
    const value = said.get(name)
    const isKnown = asked ? value && ID.test(value) : options.some((option) => option.value === value)
    return isKnown ? [[name, value]] : []
  })
  const isSort = columns.some((column) => column.sort && column.sort === sort?.replace(/^-/, ''))
  return { ...Object.fromEntries(known), ...(seek && q && { q }), ...(isSort && { sort }) }
}

/** What the address is to say. */
export function toSaid({ q, sort, ...filters }: ListSearch): SaidOfList {
  const filter = Object.entries(filters).flatMap(([name, value]) => (value ? `${name}:${value}` : []))
  return { q, sort, filter: filter.join(',') || undefined } as SaidOfList
}
