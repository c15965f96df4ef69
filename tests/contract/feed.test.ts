/** What the feed tells is what the contract says of each kind of thing, whoever asks and however it is told. */
import type * as z from 'zod'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ArticleCard } from '#contract/site/article.ts'
import { AutoReplies } from '#contract/vendors/auto-replies.ts'
import { Award, AwardEdition } from '#contract/vendors/award.ts'
import { BillingData } from '#contract/billing/billing-data.ts'
import { AvailabilityNews, Booking, BusyDays } from '#contract/bookings/booking.ts'
import { Done } from '#contract/calls/call.ts'
import { Couple } from '#contract/people/couple.ts'
import { COUPLE_KINDS, type Kind } from '#contract/entities.ts'
import { ENTITY_SCHEMAS } from '#contract/entity-schemas.ts'
import { CHANGE_EVENTS, type ChangeTopic } from '#contract/wire/hubs.ts'
import { Id } from '#contract/kit/ids.ts'
import { Conversation, Message } from '#contract/vendors/message.ts'
import { HomeFront } from '#contract/site/home-page.ts'
import { newId } from '#contract/kit/new-id.ts'
import { PageSeo } from '#contract/site/page-seo.ts'
import { ShownProject } from '#contract/vendors/portfolio.ts'
import { RealWedding } from '#contract/vendors/real-wedding.ts'
import { SeoRecord } from '#contract/vendors/seo.ts'
import { OwnReview, Review } from '#contract/vendors/review.ts'
import { SiteFoot } from '#contract/site/site-foot.ts'
import { ChangePage, FieldHistory } from '#contract/wire/sync.ts'
import { BannerReport, HomepageBackground, VendorVisibility } from '#contract/site/site-management.ts'
import { VendorCard } from '#contract/vendors/vendor.ts'
import type { EntityCalls } from '#contract/kit/entity-calls.ts'
import { COUPLE_ENTITIES } from '#server/features/sync/entities.ts'
import { type Sample, SAMPLES, waysOf } from '#tests/entities/samples.ts'
import {
  type TestApp,
  newAdmin,
  newCouple,
  newPartner,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'

const ENTITIES: Record<ChangeTopic, z.ZodType> = {
  ...(Object.fromEntries(
    Object.entries(ENTITY_SCHEMAS).map(([kind, { Whole }]) => [kind, Whole]),
  ) as unknown as Record<Kind, z.ZodType>),
  couple: Couple,
  conversation: Conversation,
  message: Message,
  booking: Booking,
  busyDays: BusyDays,
  billingData: BillingData,
  autoReplies: AutoReplies,
  seoRecord: SeoRecord,
  publishedWedding: RealWedding,
  shownProject: ShownProject,
  award: Award,
  awardEdition: AwardEdition,
  review: Review,
  ownReview: OwnReview,
  availability: AvailabilityNews,
  requestQueue: Done,
  weddingQueue: Done,
  reviewQueue: Done,
  contestQueue: Done,
  visibility: VendorVisibility,
  background: HomepageBackground,
  banner: BannerReport,
  homePage: HomeFront,
  siteFoot: SiteFoot,
  pageSeo: PageSeo,
  vendor: VendorCard,
  article: ArticleCard,
}
const topicOf = (event: string) =>
  (Object.keys(CHANGE_EVENTS) as ChangeTopic[]).find((topic) =>
    Object.values(CHANGE_EVENTS[topic]).includes(event as never),
  )

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())

/** Parses a page of changes by the entity of each; returns the topics heard. */
function topicsOf(body: unknown): ChangeTopic[] {
  const { changes } = ChangePage.parse(body)
  return changes.map(({ event, payload }) => {
    const topic = topicOf(event)!
    expect(topic, event).toBeDefined()
    const schema = event === CHANGE_EVENTS[topic].deleted ? Id : ENTITIES[topic]
    expect(schema.safeParse(payload), `${event} ${JSON.stringify(payload)}`).toMatchObject({ success: true })
    return topic
  })
}

it('tells entities as the contract has them, each kind of them, and ids of what is gone', async () => {
  const [anna, villa] = [await newCouple(at), await newVendor(at)]
  const marco = await newPartner(at, anna)
  const [task, video] = [newId(), newId()]
  const done = async (method: string, path: string, body?: unknown, who = anna as typeof marco) =>
    expect((await who.call(method, `/api/${path}`, body)).status, path).toBe(200)
  await done('POST', 'Couple/addTaskCouple', { id: task, title: 'Menù', category: 'catering' })
  await done('PUT', `Couple/updateTaskCouple/${task}`, { done: true, notes: 'Fatto' })
  await done('PUT', `Couple/updateCouple/${anna.coupleId}`, { style: 'campestre' }, marco)
  const made: [Sample, EntityCalls | undefined, string][] = []
  for (const { topic, calls } of COUPLE_ENTITIES) {
    const sample = SAMPLES[topic]
    const { body } = await waysOf(sample, calls).make!(at, anna, await sample.body(at, anna))
    made.push([sample, calls, body.id])
  }
  const clip = { id: video, title: 'Festa', provider: 'vimeo', source: '1', position: 0 }
  await done('POST', 'Vendor/addVideoVendor', clip, villa)
  await done('PUT', `Vendor/updateVendor/${villa.vendorId}`, { headline: 'Sul colle' }, villa)

  await done('POST', 'Vendor/addRealWedding', { id: newId(), title: 'Sotto i limoni' }, villa)
  await done('POST', 'Portfolio/add', { id: newId(), title: 'La cena', position: 0 }, villa)

  const template = { id: newId(), name: 'Cena', quote: { lines: [], validDays: 14, notes: '' } }
  await done('POST', 'Vendor/addQuoteTemplate', template, villa)
  await done('POST', 'Vendor/addSavedReply', { id: newId(), name: 'Il sopralluogo', text: 'Ciao' }, villa)

  const asked = { id: newId(), vendorId: villa.vendorId, eventDate: '2027-06-12' }
  await done('POST', 'Bookings/addBooking', asked)
  await done('PUT', 'Bookings/setBusyDays', { days: ['2027-06-13'], busy: true }, villa)

  await done('PUT', 'Vendor/setBillingData', { town: 'Siena' }, villa)
  await done('PUT', 'Vendor/setAutoReplies', { firstMessageOn: true }, villa)
  await done('PUT', `Vendor/updateSeoFire/${villa.vendorId}`, { title: 'La villa' }, villa)

  const award = { id: newId(), vendorId: villa.vendorId, year: 2026, category: 'location' }
  const jury = await newAdmin(at)
  await done('POST', 'Vendor/addNewAward', { ...award, place: 'winner', citation: 'Per la luce.' }, jury)
  const [edition] = (await jury.call('GET', '/api/Admin/getAwardEditions')).body
  await done('POST', 'Admin/publishAwards', { id: edition.id, baseVersion: 1 }, jury)

  const hello = { id: newId(), with: villa.vendorId, text: 'Buongiorno' }
  await done('POST', 'Messages/send', hello)

  const own = topicsOf((await marco.call('GET', '/api/sync/changes?after=0')).body)
  expect(new Set(own)).toEqual(
    new Set(['couple', ...Object.keys(COUPLE_KINDS), 'booking', 'conversation', 'message']),
  )
  const sold = topicsOf((await villa.call('GET', '/api/sync/ownVendorChanges?after=0')).body)
  expect(new Set(sold)).toEqual(
    new Set([
      'booking',
      'busyDays',
      'video',
      'realWedding',
      'portfolioProject',
      'quoteTemplate',
      'savedReply',
      'billingData',
      'autoReplies',
      'seoRecord',
      'award',
      'conversation',
      'message',
    ]),
  )
  const open = topicsOf((await marco.call('GET', '/api/sync/vendorChanges?after=0')).body)
  expect(new Set(open)).toEqual(new Set(['vendor', 'video', 'availability', 'seoRecord', 'awardEdition']))

  const { body: history } = await marco.call('GET', `/api/Couple/getHistory?entityId=${task}`)
  expect(FieldHistory.array().parse(history)).toHaveLength(2)

  await done('DELETE', `Couple/deleteTaskCouple/${task}`)
  for (const [sample, calls, id] of made.toReversed()) {
    const { remove } = waysOf(sample, calls)
    if (typeof remove === 'function') expect((await remove(anna, id)).status).toBe(200)
  }
  await done('DELETE', `Vendor/deleteVideoVendorById/${video}`, undefined, villa)
  topicsOf((await anna.call('GET', '/api/sync/changes?after=0')).body)
  topicsOf((await anna.call('GET', '/api/sync/vendorChanges?after=0')).body)
})

it('names in a couple the member who asks', async () => {
  const anna = await newCouple(at)
  const marco = await newPartner(at, anna)
  for (const who of [anna, marco]) {
    const { body } = await who.call('GET', '/api/sync/changes?after=0')
    const couples = body.changes.filter((change: any) => change.event.startsWith('Couple'))
    expect(couples.length).toBeGreaterThan(0)
    for (const { payload } of couples) expect(payload.uid).toBe(who.uid)
  }
})
