import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { PORTFOLIO_FULL, PORTFOLIO_PROJECTS } from '#contract/lists/vendors/project-ready.ts'
import { ShownProject } from '#contract/vendors/portfolio.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import { type Person, type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { tableColumns } from '#tests/support/table-columns.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { portfolioProjects } from './portfolio-service.ts'

let at: TestApp
let villa: Person & { vendorId: string }
let others: Person & { vendorId: string }
beforeAll(async () => {
  at = await startTestApp()
  ;[villa, others] = await Promise.all([newVendor(at, 'Villa Cipressa'), newVendor(at, 'Foto Altrui')])
})
afterAll(() => at.close())

const EVENTS = CHANGE_EVENTS.shownProject
const draft = (more: object = {}) => ({ id: newId(), title: 'La cena lunga', position: 0, ...more })
const add = (body: object, who: Person = villa) => who.call('POST', '/api/Portfolio/add', body)
const change = (id: string, body: object, who: Person = villa) =>
  who.call('PUT', `/api/Portfolio/update/${id}`, body)
const remove = (id: string, who: Person = villa) => who.call('DELETE', `/api/Portfolio/delete/${id}`)
const own = async (who: Person = villa) =>
  ((await who.call('GET', '/api/Portfolio/getOwn')).body as { id: string }[]).map(({ id }) => id)
const open = async (path: string) => (await (await fetch(at.url + path)).text()) as string
const shown = async (): Promise<{ id: string; pictures: { url: string }[] }[]> =>
  JSON.parse(await open(`/api/Portfolio/getAllByVendor?vendorId=${villa.vendorId}`))
const ids = async () => (await shown()).map(({ id }) => id)
const told = async (after: number) =>
  JSON.parse(await open(`/api/sync/vendorChanges?after=${after}`)) as {
    seq: number
    changes: { event: string; payload: unknown }[]
  }
async function photo(who: Person = villa, alt = 'La tavola') {
  const fileId = newId()
  await sendFile(at, who, await phonePhoto(400, 300), { id: fileId })
  return { fileId, alt }
}
const whole = async (more: object = {}) =>
  draft({ month: '2026-06', pictures: [await photo()], consent: true, state: 'published', ...more })

it('has the table that its contract says', async () => {
  const { said, found } = await tableColumns(at, portfolioProjects.table)
  expect(said).toEqual(found)
})

it('a draft is its vendor’s alone, and another’s cannot be changed or deleted', async () => {
  const { status, body } = await add(draft({ title: 'Ancora da finire' }))
  expect([status, body.state, body.month]).toEqual([200, 'draft', ''])
  expect(await own()).toContain(body.id)
  expect(await own(others)).not.toContain(body.id)
  expect(await ids()).not.toContain(body.id)
  expect(JSON.stringify(await told(0))).not.toContain(body.id)
  expect((await change(body.id, { title: 'Mio' }, others)).status).toBe(404)
  expect((await remove(body.id, others)).status).toBe(404)
})

it('tells of a month that has been, or of this one', async () => {
  const [year, month] = italianDay().split('-').map(Number) as [number, number]
  const to = (at: number) => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 7)
  const late = await add(draft({ month: to(month) }))
  expect([late.status, late.body.code, late.body.errors[0].path]).toEqual([422, 'rule_broken', 'body.month'])
  expect(late.body.detail).toMatch(/^Questo mese deve ancora venire/)
  const { status, body } = await add(draft({ month: to(month - 1) }))
  expect([status, body.month]).toEqual([200, to(month - 1)])
  expect((await change(body.id, { month: to(month) })).status).toBe(422)
  // One from before this was asked is still written: its month is not in question.
  await at.database.pool.query('update portfolio_project set month = $2 where id = $1', [body.id, to(month)])
  expect((await change(body.id, { title: 'Ancora quella' })).status).toBe(200)
})

it('is published only with a picture, its words and the couple’s yes', async () => {
  const { body } = await add(draft())
  const refused = await change(body.id, { state: 'published' })
  expect([refused.status, refused.body.code]).toEqual([422, 'rule_broken'])
  expect(refused.body.detail).toMatch(/almeno una foto, il sì degli sposi\.$/)
  const mute = await add(await whole({ pictures: [await photo(villa, '')] }))
  expect(mute.body.detail).toMatch(/: che cosa si vede in ogni foto\.$/)
})

it('published, everybody reads it and hears of it, without whether the couple agreed; a draft again, nobody', async () => {
  const { seq } = await told(0)
  const { status, body } = await add(await whole())
  expect([status, body.detail]).toEqual([200, undefined])
  await expect.poll(ids).toContain(body.id)
  const project = (await shown()).find(({ id }) => id === body.id)!
  expect(ShownProject.parse(project)).toMatchObject({ title: 'La cena lunga', month: '2026-06' })
  expect((await fetch(at.url + project.pictures[0]!.url)).status).toBe(200)
  expect((await told(seq)).changes).toContainEqual({
    seq: expect.any(Number),
    event: EVENTS.created,
    payload: project,
  })
  // Who takes the yes away takes the project off first.
  expect((await change(body.id, { consent: false })).body.code).toBe('rule_broken')
  const between = (await told(0)).seq
  expect((await change(body.id, { state: 'draft' })).status).toBe(200)
  await expect.poll(ids).not.toContain(body.id)
  expect((await told(between)).changes).toContainEqual(
    expect.objectContaining({ event: EVENTS.deleted, payload: body.id }),
  )
})

it('holds its pictures while it shows them, and shows nobody else’s', async () => {
  const given = await photo()
  const usedBy = async () =>
    (await at.database.pool.query('select used_by from file where id = $1', [given.fileId])).rows[0]?.used_by
  const { body } = await add(await whole({ pictures: [given] }))
  expect(await usedBy()).toBe(body.id)
  expect((await remove(body.id)).status).toBe(200)
  expect(await usedBy()).toBe(null)
  expect((await add(draft({ pictures: [await photo(others)] }))).status).toBeGreaterThanOrEqual(400)
})

it('stand in the vendor’s order', async () => {
  const [last, first] = [await whole({ position: 9_000 }), await whole({ position: 1 })]
  for (const one of [last, first]) expect((await add(one)).status).toBe(200)
  const order = async () => (await ids()).filter((id) => id === last.id || id === first.id)
  await expect.poll(order).toEqual([first.id, last.id])
})

it('are as many as a portfolio holds, and that is said; one sent twice is no further one', async () => {
  const before = (await own(others)).length
  const more = Array.from({ length: PORTFOLIO_PROJECTS - before }, (_, position) => draft({ position }))
  for (const one of more) expect((await add(one, others)).status).toBe(200)
  expect((await add(more[0]!, others)).status).toBe(200)
  const over = await add(draft(), others)
  expect([over.status, over.body.code, over.body.detail]).toEqual([422, 'rule_broken', PORTFOLIO_FULL])
  await remove(more[0]!.id, others)
  expect((await add(draft(), others)).status).toBe(200)
})
