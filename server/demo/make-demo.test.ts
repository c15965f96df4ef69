import { expect, test } from 'vitest'
import { Article } from '#contract/site/article.ts'
import { Award, AwardEdition } from '#contract/vendors/award.ts'
import { Booking, BookingState } from '#contract/bookings/booking.ts'
import { isOpenBooking, stateAfter } from '#contract/lists/bookings/booking-steps.ts'
import { sumFaults } from '#contract/lists/bookings/quote-faults.ts'
import { BudgetItem, WeddingBudget } from '#contract/plan/budget.ts'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { CoupleTask } from '#contract/plan/couple-task.ts'
import { Couple } from '#contract/people/couple.ts'
import { Favorite } from '#contract/plan/favorite.ts'
import { Id } from '#contract/kit/ids.ts'
import { missingInProject } from '#contract/lists/vendors/project-ready.ts'
import { provinceOf, regions } from '#contract/lists/places/places.ts'
import { portfolioProject } from '#contract/vendors/portfolio.ts'
import { RealWedding } from '#contract/vendors/real-wedding.ts'
import { OwnReview, Review } from '#contract/vendors/review.ts'
import { VendorVisibility } from '#contract/site/site-management.ts'
import { Vendor, VendorPrivate, Video } from '#contract/vendors/vendor.ts'
import { makeDemo } from './make-demo.ts'

const TODAY = '2026-11-21'
const SEED = 12_062_027
const demo = makeDemo(SEED, TODAY)
const vendors = demo.vendors.map(({ vendor }) => vendor)

test('everything parses with the contract and stays as it was', () => {
  const parses: [{ parse: (value: unknown) => unknown }, readonly unknown[]][] = [
    [Vendor, vendors],
    [VendorPrivate, demo.vendors.map((one) => one.private)],
    [Video, demo.videos],
    [Review, demo.reviews],
    [Award, demo.awards],
    [AwardEdition, demo.awardEditions],
    [RealWedding, demo.realWeddings],
    [portfolioProject.Whole, demo.portfolio],
    [Article, demo.articles],
    [VendorVisibility, demo.visibility],
    [Couple, demo.couples.map(({ couple }) => couple)],
    [WeddingBudget, demo.couples.map(({ budget }) => budget)],
    [CoupleTask, demo.couples.flatMap(({ tasks }) => tasks)],
    [BudgetItem, demo.couples.flatMap(({ items }) => items)],
    [Booking, demo.bookings],
    [OwnReview.extend({ coupleId: Id, bookingId: Id }), demo.pendingReviews],
    [Favorite, demo.couples.flatMap(({ favorites }) => favorites)],
  ]
  for (const [schema, list] of parses) for (const value of list) expect(schema.parse(value)).toEqual(value)
})

test('the vendor that signs in has a portfolio that may be shown', () => {
  expect(demo.portfolio.map(({ vendorId }) => vendorId)).toEqual(Array(2).fill(demo.accounts.vendorId))
  expect(demo.portfolio.flatMap(missingInProject)).toEqual([])
})

test('the same seed and day give the same data, another seed does not', () => {
  expect(makeDemo(SEED, TODAY)).toEqual(demo)
  expect(makeDemo(8, TODAY).vendors[5]).not.toEqual(demo.vendors[5])
})

test('there are vendors in every category and region, each with a name of its own', () => {
  expect(vendors.length).toBeGreaterThanOrEqual(420)
  for (const { slug } of CATEGORIES)
    expect(vendors.filter((vendor) => vendor.category === slug).length, slug).toBeGreaterThanOrEqual(8)
  for (const { slug } of regions)
    expect(vendors.filter((vendor) => vendor.place.region === slug).length, slug).toBeGreaterThanOrEqual(10)
  expect(new Set(vendors.map(({ slug }) => slug)).size).toBe(vendors.length)
  expect(vendors.filter(({ active }) => !active)).toHaveLength(3)
  for (const { place } of vendors) expect(provinceOf(place.province)?.region).toBe(place.region)
})

test('no two vendors of a category share more than 35 % of their sentences', () => {
  const sentences = (text: string) => new Set(text.split(/(?<=[.!?])\s+/))
  for (const { slug } of CATEGORIES) {
    const texts = vendors
      .filter((vendor) => vendor.category === slug)
      .map((vendor) => sentences(vendor.description))
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1)) {
        const shared = [...one].filter((sentence) => other.has(sentence)).length
        expect(shared / Math.min(one.size, other.size), slug).toBeLessThanOrEqual(0.35)
      }
  }
})

test('no text is left with a hole or a bad join', () => {
  const written = JSON.stringify([vendors, demo.reviews, demo.realWeddings, demo.awards, demo.videos])
  expect(written).not.toMatch(/[{[](n:|\w+[}|])/)
  expect(written).not.toMatch(/undefined|\b(di|su) (il|lo|gli) /)
  for (const { description } of vendors) {
    const paragraphs = description.split('\n\n')
    expect(paragraphs.length).toBeGreaterThanOrEqual(3)
    expect(paragraphs.length).toBeLessThanOrEqual(5)
  }
})

test('a vendor has the rating and the number of its reviews', () => {
  expect(demo.reviews.length).toBeGreaterThanOrEqual(3000)
  const byVendor = Map.groupBy(demo.reviews, (review) => review.vendorId)
  for (const vendor of vendors) {
    const own = byVendor.get(vendor.id) ?? []
    expect(vendor.reviewCount).toBe(own.length)
    const mean = own.length ? own.reduce((sum, { rating }) => sum + rating, 0) / own.length : 0
    expect(vendor.rating).toBeCloseTo(mean, 2)
  }
  expect(demo.reviews.every(({ createdAt }) => createdAt < `${TODAY}T24`)).toBe(true)
  expect(new Set(demo.reviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]))
})

test('awards of the years that are out stand in every category, two of them won by two; the coming year is prepared', () => {
  const [prepared, ...others] = demo.awardEditions.toSorted((a, b) => b.year - a.year)
  expect(prepared).toMatchObject({ year: 2027, publishedAt: null })
  expect(others.map(({ year, publishedAt }) => [year, publishedAt?.slice(0, 4)])).toEqual(
    [2026, 2025, 2024, 2023].map((year) => [year, String(year)]),
  )
  const groups = Map.groupBy(demo.awards, ({ year, category }) => `${year} ${category}`)
  const ties: string[] = []
  for (const [name, group] of groups) {
    const winners = group.filter(({ place }) => place === 'winner')
    expect(group, name).toHaveLength(3)
    expect(new Set(group.map(({ vendorId }) => vendorId)).size, name).toBe(3)
    if (winners.length === 2) ties.push(name)
    else expect(winners, name).toHaveLength(1)
  }
  expect(ties).toEqual(['2024 catering', '2026 musica', '2027 location'])
  const inYear = (year: number) => [...groups.keys()].filter((name) => name.startsWith(`${year} `))
  for (const { year } of others) expect(inYear(year)).toHaveLength(CATEGORIES.length)
  expect(inYear(2027)).toHaveLength(4)
})

test('what points at a vendor points at one that exists', () => {
  const ids = new Set(vendors.map(({ id }) => id))
  const named = [
    ...demo.videos.map(({ vendorId }) => vendorId),
    ...demo.awards.map(({ vendorId }) => vendorId),
    ...demo.realWeddings.flatMap(({ credits }) => credits.map(({ vendorId }) => vendorId)),
    ...demo.visibility.map(({ vendorId }) => vendorId),
    ...demo.topVendorIds,
    ...demo.couples.flatMap(({ favorites, tasks, items }) =>
      [...favorites, ...tasks, ...items].map(({ vendorId }) => vendorId ?? demo.accounts.vendorId),
    ),
  ]
  expect(named.filter((id) => !ids.has(id))).toEqual([])
  expect(vendors.find(({ id }) => id === demo.accounts.vendorId)?.businessName).toBe('Villa Cipressa')
})

test('Anna and Marco are in mid-planning and their sums agree', () => {
  const { couple, tasks, items, budget, favorites } = demo.couples[0]!
  expect(couple.id).toBe(demo.accounts.coupleId)
  expect(new Date(couple.weddingDate!).getUTCDay()).toBe(6)
  expect([tasks.length, tasks.filter(({ done }) => done).length]).toEqual([64, 23])
  expect(tasks.filter(({ done, dueDate }) => !done && dueDate! < TODAY)).toHaveLength(3)
  expect(favorites).toHaveLength(12)
  expect(items).toHaveLength(22)
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  const payments = items.flatMap((item) => item.payments)
  expect(budget.totalCents).toBe(2_600_000)
  expect(sum(items.map(({ actualCents, estimatedCents }) => actualCents ?? estimatedCents))).toBe(2_340_000)
  expect(sum(payments.filter(({ paidAt }) => paidAt).map(({ amountCents }) => amountCents))).toBe(1_015_000)
  const soon = payments.filter(({ paidAt, dueDate }) => !paidAt && dueDate && dueDate <= '2026-12-21')
  expect(sum(soon.map(({ amountCents }) => amountCents))).toBe(325_000)
  for (const item of items)
    expect(sum(item.payments.map(({ amountCents }) => amountCents))).toBeLessThanOrEqual(
      item.actualCents ?? item.estimatedCents,
    )
})

test('what was agreed is the same sum in the booking and in the budget, and nothing is paid before it', () => {
  const { coupleId } = demo.accounts
  const { items, favorites } = demo.couples[0]!
  const mine = demo.bookings.filter((booking) => booking.coupleId === coupleId)
  const itemOf = (vendorId: string) => items.find((item) => item.vendorId === vendorId)
  for (const { vendorId, state, quote, history } of mine) {
    const item = itemOf(vendorId)
    const { businessName, category, priceFromCents } = vendors.find(({ id }) => id === vendorId)!
    const agreed = history.find(({ to }) => to === 'accepted')
    if (agreed) {
      expect([businessName, item?.actualCents]).toEqual([businessName, quote?.totalCents])
      for (const { paidAt } of item!.payments) expect(!paidAt || paidAt >= agreed.at.slice(0, 10)).toBe(true)
    } else if (item) expect([item.actualCents, item.payments]).toEqual([null, []])
    if (state === 'quoted') expect(item!.estimatedCents).toBe(quote!.totalCents)
    // A caterer's price is for a head, and a morning of pictures is less than a wedding.
    if (quote && category !== 'catering' && state !== 'completed')
      expect(quote.totalCents).toBeGreaterThanOrEqual(priceFromCents!)
  }
  const taken = mine.filter(({ state }) => state === 'confirmed' || state === 'accepted')
  for (const { vendorId } of favorites.filter(({ status }) => status === 'booked'))
    expect(taken.map((booking) => booking.vendorId)).toContain(vendorId)
})

test('the two who sign in have bookings in every state, each come to by the steps of the contract', () => {
  const { coupleId, vendorId } = demo.accounts
  const statesOf = (mine: typeof demo.bookings) => [...new Set(mine.map(({ state }) => state))].toSorted()
  expect(statesOf(demo.bookings.filter((booking) => booking.coupleId === coupleId))).toEqual(
    BookingState.options.toSorted(),
  )
  // Nobody has cancelled on the villa.
  expect(statesOf(demo.bookings.filter((booking) => booking.vendorId === vendorId))).toEqual(
    BookingState.options.filter((state) => state !== 'cancelled').toSorted(),
  )
  const open = demo.bookings.filter(({ state }) => isOpenBooking(state))
  expect(new Set(open.map((booking) => `${booking.coupleId} ${booking.vendorId}`)).size).toBe(open.length)
  const steps = ['quote', 'decline', 'accept', 'confirm', 'complete', 'cancel', 'expire'] as const
  for (const { history, quote } of demo.bookings) {
    for (const { from, to } of history.slice(1))
      expect(
        steps.some((step) => stateAfter(from!, step) === to),
        `${from} → ${to}`,
      ).toBe(true)
    if (quote) expect(sumFaults(quote)).toEqual({})
  }
})

test('the two who sign in have talked: in order, of days gone by, with something left to read for both', () => {
  const { conversations, messages } = demo.talk
  const { coupleId, vendorId } = demo.accounts
  for (const { id, messages: count, createdAt, updatedAt } of conversations) {
    const said = messages.filter(({ conversationId }) => conversationId === id)
    expect(said.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, at) => at + 1))
    expect(said.map(({ createdAt: at }) => at)).toEqual(said.map(({ createdAt: at }) => at).toSorted())
    expect([createdAt, updatedAt]).toEqual([said[0]!.createdAt, said.at(-1)!.createdAt])
    expect(updatedAt.slice(0, 10) < TODAY).toBe(true)
  }
  const unreadBy = (side: string, of: (one: (typeof conversations)[number]) => boolean) =>
    messages.filter(
      ({ conversationId, by, readAt }) =>
        readAt === null && by !== side && conversations.some((one) => one.id === conversationId && of(one)),
    ).length
  expect(unreadBy('couple', (one) => one.coupleId === coupleId && one.vendorId !== vendorId)).toBe(1)
  expect(unreadBy('vendor', (one) => one.vendorId === vendorId && one.coupleId !== null)).toBe(3)
})
