/** What is in a vendor's copy of its own: each file of it, and the calls that it reads. A call that is forgotten fails a test. */
import {
  BOOKINGS_LISTED,
  CONVERSATIONS_LISTED,
  REQUESTS_LISTED,
  REVIEWS_LISTED,
} from '#contract/lists/site/listed.ts'
import { WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import type { CallName } from '#contract/routes.ts'
import type { ApiClient } from '../../api/api-client.ts'

export interface CopyAsked {
  api: ApiClient
  vendorId: string
  signal: AbortSignal
}

interface CopyFile {
  calls: readonly CallName[]
  read: (asked: CopyAsked) => Promise<unknown>
}

/** A list that one call gives whole. */
const one = <N extends CallName>(call: N, input: (vendorId: string) => object = () => ({})): CopyFile => ({
  calls: [call],
  read: ({ api, vendorId, signal }) => api(call, { ...input(vendorId), signal } as never),
})

export const VENDOR_COPY: Readonly<Record<string, CopyFile>> = {
  pagina: { calls: ['User/me'], read: async ({ api, signal }) => (await api('User/me', { signal })).value },
  'motori-di-ricerca': one('Vendor/getSeoFire', (vendorId) => ({ query: { vendorId } })),
  video: one('Vendor/findVideoVendoyByIdVendor', (id) => ({ query: { id } })),
  'matrimoni-veri': one('Vendor/getOwnRealWeddings'),
  portfolio: one('Portfolio/getOwn'),
  recensioni: { calls: ['Vendor/getReviewByIdVendor'], read: allReviews },
  awards: one('Vendor/getOwnAwards'),
  prenotazioni: { calls: ['Bookings/getBookingByVendor'], read: allBookings },
  'giorni-occupati': one('Bookings/getBusyDays'),
  calendari: one('Calendars/getOwn'),
  'modelli-di-preventivo': one('Vendor/getQuoteTemplates'),
  'risposte-pronte': one('Vendor/getSavedReplies'),
  'risposte-automatiche': one('Vendor/getAutoReplies'),
  conversazioni: { calls: ['Messages/getConversations', 'Messages/getMessages'], read: allConversations },
  piano: one('Vendor/getSubscription'),
  fatture: one('Vendor/getBillingByVendor', (idVendor) => ({ query: { idVendor } })),
  'dati-di-fatturazione': one('Vendor/getBillingData'),
  assistenza: { calls: ['Assistance/getOwnRequests'], read: allRequests },
  file: one('Files/getOwn'),
}

/** Those of a day come together: what is read next ended before the earliest of them. */
async function allBookings({ api, signal }: CopyAsked) {
  const all: { eventDate: string }[] = []
  for (;;) {
    const before = all.at(-1)?.eventDate
    const page = await api('Bookings/getBookingByVendor', { query: before ? { before } : {}, signal })
    all.push(...page.toSorted((a, b) => (a.eventDate < b.eventDate ? 1 : -1)))
    if (page.length < BOOKINGS_LISTED) return all
  }
}

/** With the averages of all, which each page tells. */
async function allReviews({ api, vendorId, signal }: CopyAsked) {
  const items: { id: string }[] = []
  for (;;) {
    const after = items.at(-1)?.id
    const query = { id: vendorId, ...(after && { after }) }
    const page = await api('Vendor/getReviewByIdVendor', { query, signal })
    items.push(...page.items)
    if (page.items.length < REVIEWS_LISTED) return { ...page, items }
  }
}

async function allRequests({ api, signal }: CopyAsked) {
  const all: { id: string }[] = []
  for (;;) {
    const after = all.at(-1)?.id
    const page = await api('Assistance/getOwnRequests', { query: after ? { after } : {}, signal })
    all.push(...page)
    if (page.length < REQUESTS_LISTED) return all
  }
}

/** Each with all that was said in it, the first words first. */
async function allConversations({ api, signal }: CopyAsked) {
  const all: { id: string }[] = []
  for (;;) {
    const after = all.at(-1)?.id
    const page = await api('Messages/getConversations', { query: after ? { after } : {}, signal })
    for (const one of page)
      all.push({ ...one, ...(await saidWith(one.coupleId ?? WITH_SUPPORT, { api, signal })) })
    if (page.length < CONVERSATIONS_LISTED) return all
  }
}

async function saidWith(other: string, { api, signal }: Pick<CopyAsked, 'api' | 'signal'>) {
  const said: { number: number }[] = []
  for (;;) {
    const before = said[0]?.number
    const query = { with: other, limit: 100, ...(before && { before }) }
    const { messages, more } = await api('Messages/getMessages', { query, signal })
    said.unshift(...messages)
    if (!more || messages.length === 0) return { said }
  }
}
