import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/new-id.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newIdentity,
  newPartner,
  startTestApp,
} from '#tests/support/test-app.ts'

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

  it('is kept as a hash only', async () => {
    const couple = await newCouple(at)
    const { body } = await couple.call('POST', '/api/Couple/invitePartner')
    const { rows } = await at.database.pool.query(
      "select encode(code_hash, 'hex') as hash from couple_invitation",
    )
    expect(rows.some(({ hash }) => Buffer.from(hash, 'hex').toString().includes(body.code))).toBe(false)
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
    expect(changes.map((change: { event: string }) => change.event)).toEqual([
      'CoupleCreate',
      'TaskCreate',
      'TaskUpdate',
    ])
    expect((await admin.call('POST', '/api/Admin/getCoupleById', { id: couple.coupleId })).body.id).toBe(
      couple.coupleId,
    )
  })
})
