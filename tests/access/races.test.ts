/** What two people do at the same moment: one order or the other, never both halves, never a failure of ours. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Answer,
  type Person,
  type TestApp,
  logIn,
  newCouple,
  newIdentity,
  newPartner,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'

const ROUNDS = 8

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const PLACE = { region: 'toscana', province: 'SI', city: 'Siena' }

describe('at the same moment', () => {
  it('two who hold one invitation: one of them joins', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const anna = await newCouple(at)
      const { code } = (await anna.call('POST', '/api/Couple/invitePartner')).body
      const people = await Promise.all([newIdentity(at), newIdentity(at), newIdentity(at)])
      const answers = await Promise.all(
        people.map((one) => one.call('POST', '/api/Couple/joinCouple', { code })),
      )
      expect(statuses(answers)).toEqual([200, 410, 410])
      expect((await anna.call('GET', '/api/User/me')).body.value.members).toHaveLength(2)
    }
  })

  it('one identity that registers as a couple, as a vendor and as a couple again: it is one of them', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const person = await newIdentity(at)
      const partners = [{ firstName: 'Anna' }]
      const vendor = { businessName: 'Villa', category: 'location', place: PLACE }
      const answers = await Promise.all([
        person.call('POST', '/api/Couple/addNewCouple', { id: newId(), partners }),
        person.call('POST', '/api/Vendor/addNewVendor', { id: newId(), ...vendor }),
        person.call('POST', '/api/Couple/addNewCouple', { id: newId(), partners }),
      ])
      expect(statuses(answers)).toEqual([200, 409, 409])
      expect(['couple', 'vendor']).toContain((await logIn(at, person)).type)
    }
  })

  it('both partners save one vendor: one heart', async () => {
    const villa = await newVendor(at)
    for (let round = 0; round < ROUNDS; round++) {
      const anna = await newCouple(at)
      const marco = await newPartner(at, anna)
      const save = (who: Person) => {
        const id = newId()
        return who.call('PUT', `/api/Couple/saveFavoriteVendor/${id}`, { id, vendorId: villa.vendorId })
      }
      const answers = await Promise.all([save(anna), save(marco), save(anna)])
      expect(statuses(answers)).toEqual([200, 200, 200])
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
      expect((await marco.call('GET', '/api/Couple/getFavoriteVendorByCouple')).body).toHaveLength(1)
    }
  })

  it('both partners set the budget for the first time: there is one, of the later', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const anna = await newCouple(at)
      const marco = await newPartner(at, anna)
      const set = (who: Person, totalCents: number) =>
        who.call('POST', '/api/Couple/addBudgetWeddingCouple', { totalCents })
      const answers = await Promise.all([set(anna, 1_000), set(marco, 2_000)])
      expect(statuses(answers)).toEqual([200, 200])
      const last = answers.toSorted((a, b) => b.body.version - a.body.version)[0]!.body
      expect((await anna.call('POST', '/api/Couple/getBudgetWeddingCouple')).body).toEqual(last)
    }
  })

  it('both partners add a task at the end: both are there, each in a place of its own', async () => {
    const anna = await newCouple(at)
    const marco = await newPartner(at, anna)
    const add = (who: Person) =>
      who.call('POST', '/api/Couple/addTaskCouple', { id: newId(), title: 'Fedi', category: 'fedi' })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => add(n % 2 ? anna : marco)))
    expect(new Set(answers.map(({ body }) => body.position)).size).toBe(20)
  })

  it('a partner writes while the other deletes the wedding: nothing of it is left, and nothing breaks', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const anna = await newCouple(at)
      const marco = await newPartner(at, anna)
      const { coupleId } = anna
      const answers = await Promise.all([
        ...[1, 2, 3].map((n) =>
          marco.call('POST', '/api/Couple/addTaskCouple', { id: newId(), title: `${n}`, category: 'altro' }),
        ),
        marco.call('POST', '/api/Couple/addBudgetWeddingCouple', { totalCents: 1 }),
        anna.call('DELETE', `/api/Couple/deleteCouple/${coupleId}`),
        marco.call('PUT', `/api/Couple/updateCouple/${coupleId}`, { style: 'sobrio' }),
        marco.call('POST', '/api/User/logout'),
      ])
      for (const { status, body } of answers) expect([200, 401, 404], JSON.stringify(body)).toContain(status)
      for (const table of [
        'couple_task',
        'wedding_budget',
        'couple_member',
        'couple_invitation',
        'favorite',
      ]) {
        const { rows } = await at.database.pool.query(`select 1 from ${table} where couple_id = $1`, [
          coupleId,
        ])
        expect(rows, table).toEqual([])
      }
      const { rows } = await at.database.pool.query(
        'select 1 from idempotency where actor = any($1) union all select 1 from session where uid = any($1)',
        [[anna.uid, marco.uid]],
      )
      expect(rows).toEqual([])
    }
  })

  it('vendors of one name register: each has an address of its own', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newIdentity(at)))
    const answers = await Promise.all(
      people.map((one) =>
        one.call('POST', '/api/Vendor/addNewVendor', {
          businessName: 'Villa Gemella',
          category: 'location',
          place: PLACE,
        }),
      ),
    )
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(6)
  })

  it('a vendor deletes itself and changes itself: it is gone, and nothing breaks', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const villa = await newVendor(at)
      const url = `/api/Vendor/updateVendor/${villa.vendorId}`
      const answers = await Promise.all([
        villa.call('PUT', url, { headline: 'uno' }),
        villa.call('DELETE', `/api/Vendor/deleteVendor/${villa.vendorId}`),
        villa.call('PUT', url, { headline: 'due' }),
      ])
      for (const { status, body } of answers) expect([200, 401, 410], JSON.stringify(body)).toContain(status)
      const seen = await villa.call('GET', `/api/Vendor/getVendorById?id=${villa.vendorId}`)
      expect([401, 410]).toContain(seen.status)
    }
  })
})
