import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newIdentity,
  newPartner,
  newStranger,
  proveAddress,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'
import { keepHouse } from '../../platform/housekeeping.ts'
import { addressesOfCouple } from './couple-service.ts'

let at: TestApp
let anna: Person & { coupleId: string }
beforeAll(async () => {
  at = await startTestApp()
  anna = await newCouple(at)
})
afterAll(() => at.close())

describe('an invitation', () => {
  it('lets the other partner in once, into the same wedding', async () => {
    const marco = await newPartner(at, anna)
    const { body } = await marco.call('GET', '/api/User/me')
    expect(body.value).toMatchObject({ id: anna.coupleId, uid: marco.uid })
    expect(body.value.members.map((member: { partner: string }) => member.partner)).toEqual(['one', 'two'])
    expect((await anna.call('POST', '/api/Couple/invitePartner')).body.code).toBe('rule_broken')
  })

  it('is good for nobody when it is used, unknown or replaced by a newer one', async () => {
    const couple = await newCouple(at)
    const { body: first } = await couple.call('POST', '/api/Couple/invitePartner')
    const { body: second } = await couple.call('POST', '/api/Couple/invitePartner')
    const stranger = await newIdentity(at)
    const join = (code: string) => stranger.call('POST', '/api/Couple/joinCouple', { code })
    expect((await join(first.code)).status).toBe(410)
    expect((await join('inventato')).status).toBe(410)
    expect((await join(second.code)).status).toBe(200)
    expect((await join(second.code)).body.id).toBe(couple.coupleId)
    const late = await newIdentity(at)
    expect((await late.call('POST', '/api/Couple/joinCouple', { code: second.code })).status).toBe(410)
  })

  it('names who sends it before anything is typed, as long as it is good', async () => {
    const couple = await newCouple(at)
    const read = async (code: string) => {
      const { status, body } = await send(`${at.url}/api/Couple/getPartnerInvitation?code=${code}`, 'GET', '')
      return [status, body.name ?? body.code]
    }
    const { body } = await couple.call('POST', '/api/Couple/invitePartner')
    const me = await couple.call('GET', '/api/User/me')
    expect(await read(body.code)).toEqual([200, me.body.value.partners[0].firstName])
    expect(await read('inventato')).toEqual([410, 'invitation_expired'])
    const other = await newIdentity(at)
    expect((await other.call('POST', '/api/Couple/joinCouple', { code: body.code })).status).toBe(200)
    expect(await read(body.code)).toEqual([410, 'invitation_expired'])
  })

  it('waits for who has not proved the address, and is good as soon as it is', async () => {
    const couple = await newCouple(at)
    const { body } = await couple.call('POST', '/api/Couple/invitePartner')
    const stranger = await newStranger(at)
    const refused = await stranger.call('POST', '/api/Couple/joinCouple', { code: body.code })
    expect([refused.status, refused.body.code]).toEqual([403, 'email_not_proved'])
    await proveAddress(at, stranger)
    expect((await stranger.call('POST', '/api/Couple/joinCouple', { code: body.code })).status).toBe(200)
  })

  it('is kept as a hash only', async () => {
    const couple = await newCouple(at)
    const { body } = await couple.call('POST', '/api/Couple/invitePartner')
    const { rows } = await at.database.pool.query(
      "select encode(code_hash, 'hex') as hash from couple_invitation",
    )
    expect(rows.some(({ hash }) => Buffer.from(hash, 'hex').toString().includes(body.code))).toBe(false)
  })
})

describe('the addresses that mails go to', () => {
  const reached = ({ coupleId }: { coupleId: string }) => addressesOfCouple(coupleId, at.database.db)

  it('are those of who is in, once proved, and never one that somebody typed', async () => {
    const stranger = await newStranger(at)
    const partners = [{ firstName: 'Anna' }, { firstName: 'Vittima', email: 'vittima@prova.test' }]
    const made = await stranger.call('POST', '/api/Couple/addNewCouple', { partners })
    const wedding = { coupleId: made.body.id as string }
    expect(await reached(wedding)).toEqual([])
    await proveAddress(at, stranger)
    expect(await reached(wedding)).toEqual([stranger.email])
  })

  it('follow a change at once: nothing goes to the one before', async () => {
    const couple = await newCouple(at)
    const update = `${at.url}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`
    const email = `nuova-${couple.email}`
    expect((await send(update, 'POST', '', { idToken: couple.idToken, email })).status).toBe(200)
    expect(await reached(couple), 'nobody has proved the new one').toEqual([])
    await proveAddress(at, couple)
    expect(await reached(couple)).toEqual([email])
  })
})

describe('a couple', () => {
  it('changes its own profile and nobody else’s', async () => {
    const other = await newCouple(at)
    const change = { weddingDate: '2027-06-12', guestCount: 110, baseVersion: 1 }
    const { body } = await other.call('PUT', `/api/Couple/updateCouple/${other.coupleId}`, change)
    expect(body).toMatchObject({ weddingDate: '2027-06-12', guestCount: 110, version: 2 })
    expect((await other.call('PUT', `/api/Couple/updateCouple/${anna.coupleId}`, change)).status).toBe(404)
    expect((await other.call('POST', '/api/Couple/findCoupleByUid', anna.uid)).status).toBe(404)
    expect((await other.call('POST', '/api/Couple/findCoupleByUid', other.uid)).body.id).toBe(other.coupleId)
  })

  it('is not left behind by an identity that is deleted alone', async () => {
    const couple = await newCouple(at)
    const remove = `${at.url}/identitytoolkit.googleapis.com/v1/accounts:delete?key=any`
    const ask = () => send(remove, 'POST', '', { idToken: couple.idToken })
    expect((await ask()).body.error.message).toBe('OPERATION_NOT_ALLOWED')
    expect((await couple.call('GET', '/api/User/me')).status).toBe(200)
    await couple.call('DELETE', `/api/Couple/deleteCouple/${couple.coupleId}`)
    expect((await ask()).status).toBe(200)
  })

  it('is erased with everything of it, and its sessions end', async () => {
    const couple = await newCouple(at, ['Canarino'])
    await couple.call('POST', '/api/Couple/addTaskCouple', {
      id: newId(),
      title: 'Canarino nella lista',
      category: 'altro',
    })
    await couple.call('POST', '/api/Couple/addBudgetWeddingCouple', { totalCents: 100 })
    expect((await couple.call('DELETE', `/api/Couple/deleteCouple/${couple.coupleId}`)).status).toBe(200)
    expect((await couple.call('POST', '/api/Couple/getTaskCoupleById')).status).toBe(401)
    for (const table of ['couple', 'couple_task', 'field_history', 'idempotency']) {
      const { rows } = await at.database.pool.query(
        `select count(*)::int as n from ${table} t where t::text ilike '%canarino%'`,
      )
      expect([table, rows[0].n]).toEqual([table, 0])
    }
  })
})

describe('a session of a couple that was deleted', () => {
  it('is told so by its own token: when, and which of the two, and nothing else is kept of it', async () => {
    const one = await newCouple(at)
    const two = await newPartner(at, one)
    await one.call('DELETE', `/api/Couple/deleteCouple/${one.coupleId}`)
    const { status, body } = await two.call('GET', '/api/User/me')
    expect([status, body.code, body.ended.by]).toEqual([401, 'wedding_deleted', 'one'])
    expect(Math.abs(Date.parse(body.ended.at) - Date.now())).toBeLessThan(60_000)
    // What a phone sends together, and with an old answer kept for its key, is told the same.
    const commands = [{ key: newId(), method: 'POST', path: '/api/Couple/addTaskCouple', body: {} }]
    expect((await two.call('POST', '/api/sync/commands', { commands })).body.code).toBe('wedding_deleted')
    expect((await send(`${at.url}/api/User/me`, 'GET', 'lvs_unknown')).body.code).toBe('token_expired')
    const { rows } = await at.database.pool.query('select * from ended_session t where t::text like $1', [
      `%${two.uid}%`,
    ])
    expect(rows).toEqual([])
  })

  it('is told so for a stated time', async () => {
    const one = await newCouple(at)
    await one.call('DELETE', `/api/Couple/deleteCouple/${one.coupleId}`)
    await at.database.pool.query(`update ended_session set ended_at = ended_at - interval '366 days'`)
    expect((await keepHouse(at.database.pool)).ended_session).toBeGreaterThan(0)
    expect((await one.call('GET', '/api/User/me')).body.code).toBe('token_expired')
  })
})

describe('an administrator', () => {
  it('reads and writes for a couple, whose partners hear of it as of their own', async () => {
    const admin = await newAdmin(at)
    const couple = await newCouple(at)
    const task = { id: newId(), coupleId: couple.coupleId, title: 'Dall’assistenza', category: 'altro' }
    expect((await admin.call('POST', '/api/Admin/addTaskCouple', task)).status).toBe(200)
    await admin.call('PUT', `/api/Admin/updateTaskCouple/${task.id}`, { done: true })
    const { body } = await couple.call('POST', '/api/Couple/getTaskCoupleById')
    expect(body).toMatchObject([{ id: task.id, done: true, version: 2 }])
    const changes = (await couple.call('GET', '/api/sync/changes?after=0')).body.changes
    // What came and changed since is told once, as it is now.
    expect(changes).toMatchObject([
      { event: 'CoupleCreate' },
      { event: 'TaskCreate', payload: { id: task.id, done: true, version: 2 } },
    ])
    expect((await admin.call('POST', '/api/Admin/getCoupleById', { id: couple.coupleId })).body.id).toBe(
      couple.coupleId,
    )
  })
})
