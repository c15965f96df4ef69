import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  logIn,
  newAdmin,
  newCouple,
  newIdentity,
  startTestApp,
} from '#tests/support/test-app.ts'

let at: TestApp
let owner: Person
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.database.pool.query('update admin set ended_at = now()')
  owner = await newAdmin(at)
})

const invite = (email: string, role = 'support') =>
  owner.call('POST', '/api/Admin/inviteAdministrator', { id: newId(), email, role })
/** The code of the newest mail to an address. */
async function codeFor(email: string): Promise<string> {
  const { rows } = await at.database.pool.query(
    'select text from mail where recipient = $1 order by due_at desc limit 1',
    [email],
  )
  return /codice=([\w-]+)/.exec(rows[0].text)![1]!
}
const accept = (who: Person, code: string) =>
  who.call('POST', '/api/User/acceptAdminInvitation', { code, name: 'Sara' })
const people = async () => (await owner.call('GET', '/api/Admin/getAdministrators')).body
const idOf = async (email: string) =>
  (await people()).people.find((one: { email: string }) => one.email === email).id as string

describe('an owner', () => {
  it('invites by mail, and who accepts administers with that role', async () => {
    const sara = await newIdentity(at)
    expect((await invite(sara.email)).body).toMatchObject({ email: sara.email, role: 'support' })
    const code = await codeFor(sara.email)
    expect((await sara.call('GET', `/api/User/getAdminInvitation?code=${code}`)).body).toMatchObject({
      email: sara.email,
      role: 'support',
      by: (await people()).people.find(({ role }: { role: string }) => role === 'owner').name,
    })
    expect((await accept(sara, code)).body).toMatchObject({ role: 'support' })
    expect(await logIn(at, sara)).toMatchObject({ type: 'admin', value: { name: 'Sara', role: 'support' } })
    const { people: all, invitations } = await people()
    expect(all).toMatchObject([
      { self: true, role: 'owner' },
      { name: 'Sara', role: 'support', self: false },
    ])
    expect(invitations).toEqual([])
  })

  it('writes the code of an invitation nowhere but in the mail', async () => {
    await invite('codice@prova.test')
    const code = await codeFor('codice@prova.test')
    const { rows } = await at.database.pool.query(
      `select 1 from idempotency where answer::text like $1
       union all select 1 from admin_act_change where (before::text || after::text) like $1
       union all select 1 from admin_invitation i where i::text like $1`,
      [`%${code}%`],
    )
    expect(rows).toEqual([])
  })

  it('invites again, and the older link ends; takes one back, and it ends too', async () => {
    const sara = await newIdentity(at)
    await invite(sara.email)
    const first = await codeFor(sara.email)
    await invite(sara.email, 'editor')
    expect((await accept(sara, first)).body.code).toBe('invitation_expired')
    const open = (await people()).invitations.find((one: { email: string }) => one.email === sara.email)
    expect(open).toMatchObject({ email: sara.email, role: 'editor' })
    await owner.call('DELETE', `/api/Admin/cancelAdminInvitation/${open.id}`)
    expect((await accept(sara, await codeFor(sara.email))).body.code).toBe('invitation_expired')
  })

  it('is told at the field that somebody administers already', async () => {
    const { status, body } = await invite(owner.email.toUpperCase())
    expect([status, body.code, body.errors[0].path]).toEqual([422, 'rule_broken', 'body.email'])
  })

  it('changes a role, which holds at once, and takes somebody out, whose sessions end', async () => {
    const sara = await newAdmin(at, 'support')
    const id = await idOf(sara.email)
    await owner.call('PUT', `/api/Admin/changeAdministrator/${id}`, { role: 'accountant' })
    expect((await sara.call('POST', '/api/Admin/getAllCouple', {})).body.code).toBe('not_your_role')
    expect((await sara.call('GET', '/api/Admin/getAllBilling')).status).toBe(200)
    await owner.call('DELETE', `/api/Admin/removeAdministrator/${id}`)
    expect((await sara.call('GET', '/api/Admin/getAllBilling')).status).toBe(401)
    expect(await logIn(at, sara)).toMatchObject({ type: null })
    // And may be invited back, to what they did before.
    await invite(sara.email, 'editor')
    const back = await accept(
      { ...sara, call: (...asked) => asIdentity(sara, asked) },
      await codeFor(sara.email),
    )
    expect(back.body).toEqual({ id, role: 'editor' })
  })

  it('who is the last stays: neither another role nor the way out', async () => {
    const id = await idOf(owner.email)
    const last = await owner.call('PUT', `/api/Admin/changeAdministrator/${id}`, { role: 'editor' })
    expect([last.status, last.body.detail]).toEqual([
      422,
      'È l’unica persona titolare: prima fai titolare qualcun altro.',
    ])
    expect((await owner.call('DELETE', `/api/Admin/removeAdministrator/${id}`)).status).toBe(422)
    await newAdmin(at)
    expect((await owner.call('DELETE', `/api/Admin/removeAdministrator/${id}`)).status).toBe(200)
  })

  it('and another, who take each other out at once, do not both go', async () => {
    const other = await newAdmin(at)
    const [mine, theirs] = [await idOf(owner.email), await idOf(other.email)]
    const replies = await Promise.all([
      owner.call('DELETE', `/api/Admin/removeAdministrator/${theirs}`),
      other.call('DELETE', `/api/Admin/removeAdministrator/${mine}`),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

/** With the proof of identity: the session is over. */
const asIdentity = (person: Person, [method, path, body]: Parameters<Person['call']>) =>
  fetch(at.url + path, {
    method,
    headers: { authorization: `Bearer ${person.idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(async (reply) => ({ status: reply.status, body: await reply.json(), headers: reply.headers }))

describe('an invitation to administer', () => {
  it('is of use once, for seven days, to its address, and to nobody who is a couple', async () => {
    const [sara, other] = [await newIdentity(at), await newIdentity(at)]
    await invite(sara.email)
    const code = await codeFor(sara.email)
    expect((await accept(other, code)).status).toBe(403)
    await at.database.pool.query(
      `update admin_invitation set expires_at = now() - interval '1 second' where email = $1`,
      [sara.email],
    )
    expect((await accept(sara, code)).body.code).toBe('invitation_expired')
    const anna = await newCouple(at)
    await invite(anna.email)
    const reply = await asIdentity(anna, [
      'POST',
      '/api/User/acceptAdminInvitation',
      { code: await codeFor(anna.email), name: 'Anna' },
    ])
    expect(reply.body.code).toBe('profile_exists')
  })
})
