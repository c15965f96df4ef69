import { afterAll, beforeAll, expect, it } from 'vitest'
import { SITE_FOOT } from '#contract/lists/site/site-foot.ts'
import { type Person, type TestApp, newAdmin, newVendor, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
let admin: Person
let colleague: Person
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
  colleague = await newAdmin(at)
})
afterAll(() => at.close())

const read = async () => (await fetch(`${at.url}/api/Site/getFooter`)).json()
const change = (body: object, who = admin) => who.call('PUT', '/api/Admin/updateFooter', body)
const whole = async () => (await admin.call('GET', '/api/Admin/getFooter')).body
const groupsWith = (link: object) =>
  SITE_FOOT.groups.map((group, at) => (at === 0 ? { ...group, links: [...group.links, link] } : group))
const LINK = { id: 'nuovo', href: 'https://esempio.it/fiera', label: 'Alla fiera' }

it('is the product’s own until somebody writes it, field by field; then everybody reads it, and administrators who wrote', async () => {
  expect(await read()).toBeNull()
  expect(await whole()).toEqual({ ...SITE_FOOT, version: 0, last: null })
  const written = await change({ groups: groupsWith(LINK), baseVersion: 0 })
  expect(written.body).toMatchObject({ about: SITE_FOOT.about, version: 1, last: { by: expect.any(String) } })
  const social = { instagram: 'https://www.instagram.com/lovoglio' }
  expect((await change({ social, baseVersion: 1 })).body).toMatchObject({ social, version: 2 })
  await expect.poll(read).toEqual({ about: SITE_FOOT.about, groups: groupsWith(LINK), social, version: 2 })
  const { body } = await admin.call('GET', '/api/sync/vendorChanges?after=0')
  const told = body.changes.filter(({ event }: { event: string }) => event.startsWith('SiteFoot'))
  expect(told).toMatchObject([{ event: 'SiteFootCreate', payload: { social, version: 2 } }])
})

it('goes over nobody’s words unseen: who wrote on an older one is told, and then decides', async () => {
  const { version } = await whole()
  expect((await change({ about: 'Di chi è venuto prima.', baseVersion: version }, colleague)).status).toBe(
    200,
  )
  const late = await change({ about: 'Di chi ha aspettato.', baseVersion: version })
  expect([late.status, late.body.code, late.body.detail]).toEqual([
    409,
    'conflict',
    expect.stringContaining('un’altra persona'),
  ])
  // What the other did not touch is nobody's to decide.
  expect((await change({ social: {}, baseVersion: version })).status).toBe(200)
  const seen = (await whole()).version
  expect((await change({ about: 'Di chi ha aspettato.', baseVersion: seen })).body.about).toBe(
    'Di chi ha aspettato.',
  )
})

it('keeps its rules, says them at their place, and is written by administrators alone', async () => {
  const without = (href: string) =>
    SITE_FOOT.groups.map((group) => ({ ...group, links: group.links.filter((link) => link.href !== href) }))
  for (const [body, path] of [
    [{ about: 'a'.repeat(161) }, 'about'],
    [{ groups: groupsWith({ ...LINK, href: '//altrove.test' }) }, 'groups.0.links.8.href'],
    [{ groups: groupsWith({ ...LINK, href: '/\\altrove.test' }) }, 'groups.0.links.8.href'],
    [{ groups: groupsWith({ ...LINK, href: 'https://lovoglio.it@altrove.test' }) }, 'groups.0.links.8.href'],
    [{ groups: groupsWith({ ...LINK, href: '/fornitori' }) }, 'groups.0.links.8.href'],
    [{ groups: groupsWith({ ...LINK, label: ' ' }) }, 'groups.0.links.8.label'],
    [{ groups: without('/privacy-policy') }, 'groups'],
    [{ groups: [...SITE_FOOT.groups, { id: 'x', title: 'Vuoto', links: [] }] }, 'groups.3.links'],
    [{ groups: Array.from({ length: 5 }, (_, id) => ({ id: `g${id}`, title: 'G', links: [] })) }, 'groups'],
    [{ social: { facebook: 'https://facebook.com.example.com/lovoglio' } }, 'social.facebook'],
  ] as const) {
    const answer = await change(body)
    expect([answer.status, answer.body.errors?.[0].path], JSON.stringify(body)).toEqual([400, path])
  }
  const vendor = await newVendor(at)
  expect((await vendor.call('PUT', '/api/Admin/updateFooter', { about: 'Mia' })).status).toBe(403)
})
