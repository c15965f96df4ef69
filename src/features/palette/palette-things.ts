/** What the palette finds besides what it has: things of the administrators' lists, by the lists' own calls. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { BOOKING_STATES } from '#contract/lists/bookings/booking-states.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { INVOICE_STATES } from '#contract/lists/billing/invoice-words.ts'
import type { CallName } from '#contract/routes.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { formatDay } from '../../lib/day.ts'
import { heard } from '../../lib/fault-log.ts'
import { formatMoney } from '../../lib/money.ts'

/** A thing, and where it is. */
export interface FoundThing {
  id: string
  label: string
  detail: string
  href: string
}

/** Of each kind so many: who means another goes on in its list. */
const OF_A_KIND = 5
const KEPT_MS = 30_000

interface KindOfThing {
  call: CallName
  name: string
  find: (api: ApiClient, q: string, signal: AbortSignal) => Promise<FoundThing[]>
}

export const KINDS_OF_THINGS: readonly KindOfThing[] = [
  {
    call: 'Admin/getVendor',
    name: 'Fornitori',
    async find(api, q, signal) {
      const { items } = await api('Admin/getVendor', { body: { q, limit: OF_A_KIND }, signal })
      return items.map(({ id, businessName, category, place }) => ({
        id,
        label: businessName,
        detail: `${categoryOf(category)?.one ?? category}, ${place.city}`,
        href: `/admin/fornitori/${id}`,
      }))
    },
  },
  {
    call: 'Admin/getAllCouple',
    name: 'Coppie',
    async find(api, q, signal) {
      const { items } = await api('Admin/getAllCouple', { body: { q, limit: OF_A_KIND }, signal })
      return items.map(({ id, partners, weddingDate }) => ({
        id,
        label: partners.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(' e '),
        detail: weddingDate ? formatDay(weddingDate, 'medium') : 'data da decidere',
        href: `/admin/couple/${id}`,
      }))
    },
  },
  {
    call: 'Admin/getAllBooking',
    name: 'Prenotazioni',
    async find(api, q, signal) {
      const { items } = await api('Admin/getAllBooking', { query: { q, limit: OF_A_KIND }, signal })
      return items.map(({ id, coupleNames, vendorName, vendorId, eventDate, state }) => ({
        id,
        label: `${coupleNames} × ${vendorName}`,
        detail: `${formatDay(eventDate, 'medium')}, ${BOOKING_STATES[state].toLowerCase()}`,
        href: `/admin/fornitori/${vendorId}?${new URLSearchParams({ booking: id }).toString()}`,
      }))
    },
  },
  {
    call: 'Admin/getAllBilling',
    name: 'Fatture',
    async find(api, q, signal) {
      const { items } = await api('Admin/getAllBilling', { query: { q, limit: OF_A_KIND }, signal })
      return items.map(({ id, number, buyer, totalCents, kind, state }) => ({
        id,
        label: `${number}, ${buyer.legalName}`,
        detail: `${formatMoney(kind === 'credit' ? -totalCents : totalCents)}, ${INVOICE_STATES[state].toLowerCase()}`,
        href: `/admin/billing?${new URLSearchParams({ q: number }).toString()}`,
      }))
    },
  },
  {
    call: 'News/getAllArticles',
    name: 'Articoli',
    async find(api, q, signal) {
      const { items } = await api('News/getAllArticles', { query: { q, limit: OF_A_KIND }, signal })
      return items.map(({ id, title, author }) => ({
        id,
        label: title,
        detail: author.name,
        href: `/admin/blog/${id}`,
      }))
    },
  },
]

/** What one kind's list answered; nothing where it did not. */
export interface FoundOfKind {
  name: string
  things: readonly FoundThing[] | undefined
}

/** Every list of these at once: one that does not answer takes nothing from the others. */
export const thingsQuery = (api: ApiClient, kinds: readonly KindOfThing[], q: string) =>
  queryOptions({
    queryKey: ['palette', q],
    queryFn: ({ signal }): Promise<FoundOfKind[]> =>
      Promise.all(
        kinds.map(async ({ name, find }) => ({
          name,
          things: await find(api, q, signal).catch(heard('palette', undefined)),
        })),
      ),
    staleTime: KEPT_MS,
  })

/** What was found is nobody's to be kept after it was looked for. */
export const forgetThings = (client: QueryClient) => client.removeQueries({ queryKey: ['palette'] })
