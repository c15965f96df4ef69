/** An administrator looks at an account as its owner sees it: what a look reads, what it never does, and how it ends (decision 116). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type CallName, ROUTES, type Route } from '#contract/routes.ts'
import { LOOKS_A_DAY } from '#contract/lists/admin/look-limits.ts'
import { actorOfToken } from '#server/platform/http/caller.ts'
import { keepHouse } from '#server/platform/housekeeping.ts'
import { ask, holdings, requestOf } from '#tests/access/ask.ts'
import { type Actor, type Cast, makeCast, subjectOf } from '#tests/access/cast.ts'
import { changes } from '#tests/access/expectation.ts'
import { type Person, type TestApp, newAdmin, startTestApp } from '#tests/support/test-app.ts'

const REASON = 'Non vede più le sue richieste'
const CALLS = Object.keys(ROUTES) as CallName[]

let at: TestApp
let cast: Cast
let lea: Person
beforeAll(async () => {
  at = await startTestApp()
  cast = await makeCast(at)
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.database.pool.query('delete from mail')
  lea = await newAdmin(at, 'support')
})

const query = async (text: string, values: unknown[] = []) =>
  (await at.database.pool.query(text, values)).rows
const start = (kind: 'couple' | 'vendor', body: object = {}, who = lea) => {
  const accountId = kind === 'couple' ? cast.couple.coupleId : cast.vendor.vendorId
  return who.call('POST', '/api/Admin/startLook', { id: newId(), kind, accountId, reason: REASON, ...body })
}
const tokenOf = async (kind: 'couple' | 'vendor', who = lea) => {
  const { status, body } = await start(kind, {}, who)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.token as string
}
const sees = (token: string) => ask(at, token, { method: 'GET', url: '/api/User/me' })
const OVER = { status: 401, body: { code: 'look_over' } }

describe('a look', () => {
  it.each(['couple', 'vendor'] as const)('at a %s is refused every write there is', async (kind) => {
    const token = await tokenOf(kind)
    const before = await holdings(at)
    const wrong: string[] = []
    // Not only the owner's: an administrator's and a visitor's too. What only asks is among the reads.
    for (const name of CALLS.filter((each) => changes(each) || each === 'sync/commands')) {
      const { status, body } = await ask(at, token, requestOf(name, newId(), cast[kind]))
      if (status !== 403 || body.code !== 'look_read_only') wrong.push(`${name}: ${status} ${body?.code}`)
    }
    expect(wrong).toEqual([])
    expect(await holdings(at)).toBe(before)
  })

  it.each(['couple', 'vendor'] as const)(
    'at a %s reads what its owner reads, or says that it may not',
    async (kind) => {
      const token = await tokenOf(kind)
      const hidden: string[] = []
      const wrong: string[] = []
      for (const name of CALLS.filter((each) => !changes(each) && ROUTES[each].access === kind)) {
        const asked = requestOf(name, kind === 'couple' ? cast.couple.uid : newId(), cast[kind])
        const [own, looked] = [await ask(at, cast[kind].token, asked), await ask(at, token, asked)]
        if (looked.body?.code === 'look_hidden') hidden.push(name)
        else if (looked.status !== own.status || (looked.status === 200 && looked.text !== own.text))
          wrong.push(`${name}: ${looked.status} ${looked.text.slice(0, 200)}`)
      }
      expect(wrong).toEqual([])
      expect(hidden.toSorted()).toEqual(
        kind === 'couple'
          ? ['Couple/getCopyPart', 'sync/changes']
          : ['Calendars/getOwn', 'sync/ownVendorChanges'],
      )
    },
  )

  it('sees no conversation, no session and no other look, and nothing of administrators', async () => {
    const token = await tokenOf('couple')
    for (const name of CALLS.filter((each) => {
      const { access, method }: Route = ROUTES[each]
      return (
        (access === 'admin' && method === 'GET') || /^(Messages\/get|User\/get(Sessions|Looks))/.test(each)
      )
    })) {
      const { status, body } = await ask(at, token, requestOf(name, newId(), cast.couple))
      expect([name, status, body.code]).toEqual([name, 403, 'look_hidden'])
    }
  })

  it('is shown no address that lets in whoever has it', async () => {
    const code = 'abcdefghijklmnopqrstuv'
    const invitation = { id: newId(), code, name: 'Zia Pina', people: [], maxCompanions: 0 }
    const { url } = { url: '/api/Couple/addInvitation' }
    expect((await ask(at, cast.couple.token, { method: 'POST', url, body: invitation })).status).toBe(200)
    await subjectOf(at, 'weddingWebsite', cast.couple)
    const token = await tokenOf('couple')
    const read = (path: string) => ask(at, token, { method: 'GET', url: `/api/Couple/${path}` })
    const [invitations, site] = [await read('getInvitations'), await read('getSiteWeddingCoupleByIdCouple')]
    expect(invitations.text).toContain('Zia Pina')
    expect(invitations.text).not.toContain(code)
    const [{ public_id }] = await query('select public_id from wedding_website where couple_id = $1', [
      cast.couple.coupleId,
    ])
    expect([site.status, site.text.includes(public_id)]).toEqual([200, false])
  })

  it('opens no hub and no upload: its credential is the calls’ alone', async () => {
    const token = await tokenOf('vendor')
    expect(await actorOfToken(at.database.pool, token)).toBeUndefined()
    const sent = await ask(at, token, { method: 'POST', url: '/api/Files/finishUpload', body: {} })
    expect(sent.body.code).toBe('look_read_only')
  })

  it('ends after a quarter of an hour, and at once when its administrator says so', async () => {
    const before = Date.now()
    const { body } = await start('vendor')
    const lasts = Date.parse(body.endsAt) - before
    expect([lasts > 14 * 60_000, lasts <= 15 * 60_000 + 5_000]).toEqual([true, true])
    expect((await sees(body.token)).body).toMatchObject({
      type: 'vendor',
      value: { id: cast.vendor.vendorId },
    })
    await query(`update account_look set ends_at = now() - interval '1 second' where id = $1`, [body.id])
    expect(await sees(body.token)).toMatchObject(OVER)

    const again = await tokenOf('vendor')
    expect((await lea.call('POST', '/api/Admin/endLook')).body).toEqual({ ended: 1 })
    expect(await sees(again)).toMatchObject(OVER)
    expect((await lea.call('POST', '/api/Admin/endLook')).body).toEqual({ ended: 0 })
  })

  it.each([
    ['the right', `update admin set role = 'editor' where uid = $1`],
    ['the place among administrators', 'update admin set ended_at = now() where uid = $1'],
    ['the session', 'delete from session where uid = $1'],
  ])('ends when its administrator loses %s', async (_, change) => {
    const token = await tokenOf('couple')
    expect((await sees(token)).status).toBe(200)
    await query(change, [lea.uid])
    expect(await sees(token)).toMatchObject(OVER)
  })

  it('ends with the account, and nothing of it is left but that it was', async () => {
    const own = await makeCast(at)
    lea = await newAdmin(at, 'support')
    const { coupleId } = own.couple
    const token = (await start('couple', { accountId: coupleId })).body.token as string
    const url = `/api/Couple/deleteCouple/${coupleId}`
    expect((await ask(at, own.couple.token, { method: 'DELETE', url })).status).toBe(200)
    expect(await sees(token)).toMatchObject(OVER)
    expect(await query('select 1 from account_look where couple_id = $1', [coupleId])).toEqual([])
    expect(await query(`select 1 from mail where text like '%Il motivo%'`)).toEqual([])
    expect(
      await query(`select 1 from admin_act where couple_id = $1 and call = 'Admin/startLook'`, [coupleId]),
    ).toHaveLength(1)
  })
})

describe('who begins a look', () => {
  it('is of support or an owner, says why, and has so many in a day', async () => {
    for (const role of ['editor', 'accountant'] as const)
      expect((await start('couple', {}, await newAdmin(at, role))).body.code).toBe('not_your_role')
    for (const reason of ['', 'perché', 'a'.repeat(301)])
      expect((await start('couple', { reason })).body.errors).toMatchObject([{ path: 'reason' }])
    for (let time = 0; time < LOOKS_A_DAY; time++) await tokenOf('vendor')
    expect((await start('vendor')).body).toMatchObject({
      code: 'rate_limited',
      detail: 'In un giorno si guardano al massimo 20 account: riprova domani.',
    })
  })

  it('has one open at a time, and the same one where the same is sent again', async () => {
    const first = await tokenOf('couple')
    const id = newId()
    const [one, two] = [await start('vendor', { id }), await start('vendor', { id })]
    expect(await sees(first)).toMatchObject(OVER)
    expect(two.body.endsAt).toBe(one.body.endsAt)
    expect(await sees(one.body.token)).toMatchObject(OVER)
    expect((await sees(two.body.token)).status).toBe(200)
    expect(await query('select 1 from account_look where id = $1', [id])).toHaveLength(1)
    // Another's is nobody's to take up.
    const { body } = await start('vendor', { id }, await newAdmin(at, 'support'))
    expect(body.code).toBe('already_exists')
  })

  it('never sees what is not there, what nobody opens, or an account of one who administers', async () => {
    expect((await start('couple', { accountId: newId() })).status).toBe(404)
    expect((await start('vendor', { accountId: cast.couple.coupleId })).status).toBe(404)
    const other = await makeCast(at)
    lea = await newAdmin(at, 'support')
    await query('delete from vendor_account where vendor_id = $1', [other.vendor.vendorId])
    expect((await start('vendor', { accountId: other.vendor.vendorId })).body).toMatchObject({
      code: 'rule_broken',
      detail: 'Nessuno entra ancora con questo account: non c’è niente da vedere come lo vede.',
    })
    const token = (await start('couple', { accountId: other.couple.coupleId })).body.token as string
    await query(
      `insert into admin (id, uid, email, name, role) values ($1, $2, 'a@prova.test', 'Ada', 'editor')`,
      [newId(), other.partner.uid],
    )
    expect(await sees(token)).toMatchObject(OVER)
    expect((await start('couple', { accountId: other.couple.coupleId })).body).toMatchObject({
      code: 'rule_broken',
      detail: 'Questo account è di chi amministra: non si guarda da qui.',
    })
  })
})

describe('what is told of a look', () => {
  it('stands in the register: who, at whose account, why, from when until when, and that it ended early', async () => {
    const boss = await newAdmin(at)
    const { body } = await start('vendor')
    await lea.call('POST', '/api/Admin/endLook')
    const { items } = (await boss.call('GET', `/api/Admin/getRegister?of=${body.id}`)).body
    expect(items.map(({ call }: { call: string }) => call)).toEqual(['Admin/endLook', 'Admin/startLook'])
    for (const item of items)
      expect(item).toMatchObject({
        who: 'Amministrazione',
        vendorId: cast.vendor.vendorId,
        about: 'Villa Aperta',
      })
    const [ended, begun] = await Promise.all(
      items.map(async ({ id }: { id: string }) => {
        const entry = await boss.call('GET', `/api/Admin/getRegisterEntry?id=${id}`)
        return entry.body.changes[0]
      }),
    )
    expect(begun.after).toMatchObject({
      reason: REASON,
      started_at: expect.any(String),
      ends_at: expect.any(String),
    })
    expect(ended.after).toEqual({ ended_at: expect.any(String) })
    expect(JSON.stringify(items) + JSON.stringify(begun)).not.toMatch(/token/)
  })

  it('goes by mail to each of the account, once, and into the list of who came in', async () => {
    const id = newId()
    await start('couple', { id })
    await start('couple', { id })
    const mails = await query('select recipient, subject, text from mail order by recipient')
    expect(mails.map(({ recipient }) => recipient)).toEqual(
      [cast.couple.email, cast.partner.email].toSorted(),
    )
    expect(mails[0]).toMatchObject({
      subject: 'L’assistenza ha guardato il vostro piano',
      text: expect.stringContaining(`Il motivo: «${REASON}»`),
    })
    const told = async (who: Actor) =>
      (await ask(at, who.token, { method: 'GET', url: '/api/User/getLooks' })).body
    const [latest] = await told(cast.couple)
    expect(latest).toMatchObject({ id, reason: REASON, open: true })
    await lea.call('POST', '/api/Admin/endLook')
    const [over] = await told(cast.partner)
    expect([over.open, over.endsAt < latest.endsAt]).toEqual([false, true])
    expect(await told(cast.otherCouple)).toEqual([])
    expect((await lea.call('GET', '/api/User/getLooks')).body).toEqual([])
  })

  it('is kept for a year', async () => {
    const { body } = await start('couple')
    await query(`update account_look set started_at = now() - interval '366 days' where id = $1`, [body.id])
    await keepHouse(at.database.pool)
    expect(await query('select 1 from account_look where id = $1', [body.id])).toEqual([])
  })
})
