import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { SCREEN_PATHS } from '#contract/screens/screens.ts'
import { type TestApp, newVendor, send, startTestApp } from '#tests/support/test-app.ts'
import { pageOf } from './page-of.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())

const count = (paths: string[]) => send(`${at.url}/api/Site/countViews`, 'POST', '', { paths })
const counted = async () => {
  const { rows } = await at.database.pool.query('select page, views from page_view order by page')
  return Object.fromEntries(rows.map(({ page, views }) => [page, views]))
}

describe('what a path counts as', () => {
  it.each([
    ['/', '/'],
    ['/fornitori/', '/fornitori'],
    ['/fornitori/fotografo', '/fornitori/fotografo'],
    ['/news/quanto-costa-davvero', '/news/*'],
    ['/couple/planning', '/couple/planning'],
    ['/admin/couple/0199aa00-0000-7000-8000-000000000001', '/admin/couple'],
  ])('%s is %s', (path, page) => expect(pageOf(path)).toEqual({ page }))

  it.each(SCREEN_PATHS.filter((path) => !path.includes('$')))('counts %s by itself', (path) =>
    expect(pageOf(path)).toEqual({ page: path }),
  )

  it('is never the address of a wedding, which opens it', () =>
    expect(pageOf('/wedding/9fK3xTq0')).toEqual({ page: '/wedding' }))

  it.each(['/altro', '/fornitori/nessuna-categoria', '/news/a/b', '/wp-admin', '//', '/fornitore/1'])(
    'is nothing for %s',
    (path) => expect(pageOf(path)).toBeUndefined(),
  )
})

describe('the counter', () => {
  it('adds up pages by day, and a vendor’s own, of vendors there are', async () => {
    const { vendorId } = await newVendor(at)
    await count(['/', '/fornitori', '/', `/fornitore/${vendorId}/villa`, '/inventata'])
    await count(['/', `/fornitore/${newId()}/nessuno`])
    expect(await counted()).toEqual({ '/': 3, '/fornitori': 1, '/fornitore': 2 })
    const { rows } = await at.database.pool.query('select vendor_id, views from vendor_view')
    expect(rows).toEqual([{ vendor_id: vendorId, views: 1 }])
  })

  it('counts so many of an address and no more', async () => {
    const before = await counted()
    const many = Array.from({ length: 50 }, () => '/news')
    const statuses: number[] = []
    for (let calls = 0; calls < 61; calls++) statuses.push((await count(many)).status)
    // What the tests before this one counted is of the same address.
    expect(statuses.indexOf(429)).toBeGreaterThan(55)
    expect(statuses.at(-1)).toBe(429)
    expect((await counted())['/news']! - (before['/news'] ?? 0)).toBe(statuses.indexOf(429) * 50)
  })

  it('does not count robots, and takes no address with what follows the path', async () => {
    const before = await counted()
    await at.app.server.inject({
      method: 'POST',
      url: '/api/Site/countViews',
      headers: { 'user-agent': 'Googlebot/2.1' },
      payload: { paths: ['/'] },
    })
    expect((await count(['/fornitori?q=anna'])).status).toBe(400)
    expect(await counted()).toEqual(before)
  })
})
