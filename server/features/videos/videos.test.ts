import { afterAll, beforeAll, expect, it } from 'vitest'
import { videoLimitText } from '#contract/lists/billing/plan-limit-words.ts'
import { PLAN_VIDEOS } from '#contract/lists/billing/plan-limits.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type Person, type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
let villa: Person & { vendorId: string }
beforeAll(async () => {
  at = await startTestApp()
  villa = await newVendor(at)
})
afterAll(() => at.close())

const film = (more: object = {}) => ({
  id: newId(),
  title: 'La festa',
  provider: 'vimeo',
  source: '76979871',
  position: 0,
  ...more,
})
const add = (body: object) => villa.call('POST', '/api/Vendor/addVideoVendor', body)
const onPlan = (plan: string) =>
  at.database.pool.query('update vendor set type_of_account = $2 where id = $1', [villa.vendorId, plan])

it('are as many as the plan says, and what the next one gives is said; one sent twice is no further one', async () => {
  await onPlan('base')
  const refused = await add(film())
  expect([refused.body.code, refused.body.detail]).toEqual(['plan_limit', videoLimitText('base')])
  await onPlan('premium')
  const films = Array.from({ length: PLAN_VIDEOS.premium }, (_, position) => film({ position }))
  for (const one of films) expect((await add(one)).status).toBe(200)
  expect((await add(films[0]!)).status).toBe(200)
  const over = await add(film())
  expect([over.body.code, over.body.detail]).toEqual(['plan_limit', videoLimitText('premium')])
  await villa.call('DELETE', `/api/Vendor/deleteVideoVendorById/${films[0]!.id}`)
  expect((await add(film())).status).toBe(200)
})

it('are told to the vendor’s other devices, whether its page is there or not', async () => {
  const { body } = await villa.call('GET', '/api/sync/ownVendorChanges?after=0')
  const told = body.changes.map(({ event }: { event: string }) => event)
  expect(told.filter((event: string) => event === 'VideoVendorCreate').length).toBeGreaterThan(
    PLAN_VIDEOS.premium - 1,
  )
  expect(told).toContain('VideoVendorDeleted')
})
