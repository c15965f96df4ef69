/** Every call × every role of administrators, made from the table of their rights: refused before anything of it is read. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_RIGHTS, mayCall, maySee } from '#contract/lists/admin/admin-rights.ts'
import { ADMIN_ROLES, type AdminRole } from '#contract/lists/admin/admin-roles.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type CallName, ROUTES, type Route } from '#contract/routes.ts'
import { ADMIN_SCREENS } from '#contract/screens/admin.ts'
import { type Person, type TestApp, newAdmin, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { ask, holdings } from './ask.ts'

let at: TestApp
const people = {} as Record<AdminRole, Person>
beforeAll(async () => {
  at = await startTestApp()
  for (const role of ADMIN_ROLES) people[role] = await newAdmin(at, role)
})
afterAll(() => at.close())

const guarded = Object.keys(ADMIN_RIGHTS) as CallName[]

/** Sends it with nothing in it: who may make it is told what is missing. */
const bare = (name: CallName, role: AdminRole) => {
  const { method, path }: Route = ROUTES[name]
  const url = path.replace('{id}', newId())
  return ask(at, people[role].token, { method, url, ...(method !== 'GET' && { body: { nulla: true } }) })
}

describe('a role of administrators', () => {
  it.each(ADMIN_ROLES)('%s makes the calls of the table, and is refused every other one', async (role) => {
    const before = await holdings(at)
    const wrong: string[] = []
    // They take no body, and would be done.
    for (const name of guarded.filter(
      (each) => !['User/logout', 'Admin/startSecondFactor', 'Admin/endLook'].includes(each),
    )) {
      const { status, body } = await bare(name, role)
      const isRefused = status === 403 && body.code === 'not_your_role'
      if (isRefused === mayCall(role, name)) wrong.push(`${name}: ${status} ${body?.code ?? ''}`)
    }
    expect(wrong).toEqual([])
    if (role !== 'owner') expect(await holdings(at)).toBe(before)
  })

  it('of the owner may make every call and sees every screen, and no other one decides who administers', () => {
    expect(guarded.filter((name) => !mayCall('owner', name))).toEqual([])
    expect(ADMIN_SCREENS.filter(({ path }) => !maySee('owner', path))).toEqual([])
    for (const role of ['editor', 'support', 'accountant'] as const)
      for (const path of ['/admin/registro', '/admin/registro/uno', '/ADMIN/Registro'])
        expect([role, path, maySee(role, path)]).toEqual([role, path, false])
  })

  it('sees its first page, and something more that no other role is for', () => {
    const seen = (role: AdminRole) =>
      ADMIN_SCREENS.map(({ path }) => path).filter((path) => maySee(role, path))
    expect(seen('accountant')).toEqual([
      '/admin/dashboard',
      '/admin/visibility',
      '/admin/analytics',
      '/admin/billing',
      '/admin/da-confermare',
      '/admin/sicurezza',
    ])
    expect(seen('support')).toEqual([
      '/admin/dashboard',
      '/admin/fornitori',
      '/admin/couple',
      '/admin/assistance',
      '/admin/contests',
      '/admin/reviews',
      '/admin/real-wedding',
      '/admin/chat-support',
      '/admin/analytics',
      '/admin/sicurezza',
    ])
    expect(seen('editor')).toContain('/admin/blog')
  })

  it('is told of money on the dashboard where it works with it, and of what is its own to do', async () => {
    const dashboard = async (role: AdminRole) =>
      (await people[role].call('GET', '/api/Admin/populateDashboardAdmin')).body
    for (const role of ['owner', 'accountant'] as const)
      expect((await dashboard(role)).money).toMatchObject({ monthly: 0 })
    for (const role of ['editor', 'support'] as const) {
      const { money, months } = await dashboard(role)
      expect([money, months.map(({ invoiced }: { invoiced: null }) => invoiced)]).toEqual([
        null,
        Array.from({ length: 12 }, () => null),
      ])
    }
    await newVendor(at)
    await at.database.pool.query(
      `insert into review (id, vendor_id, author, rating, text, state, created_at, updated_at, version)
       select $1, id, 'Luisa', 4, 'Bello', 'pending', now(), now(), 1 from vendor limit 1`,
      [newId()],
    )
    expect((await dashboard('accountant')).duties).toEqual([])
    expect((await dashboard('editor')).duties).toMatchObject([{ what: 'reviews', count: 1 }])
  })

  it('that is changed holds for the next call of a session that is open', async () => {
    const { uid } = people.support
    await at.database.pool.query(`update admin set role = 'accountant' where uid = $1`, [uid])
    expect((await bare('Admin/getAllCouple', 'support')).body.code).toBe('not_your_role')
    expect((await bare('Admin/getAllBilling', 'support')).status).not.toBe(403)
    await at.database.pool.query(`update admin set role = 'support' where uid = $1`, [uid])
  })
})
