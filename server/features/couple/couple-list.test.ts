/** A list that is read page by page, by the one that couples stand in: what holds here holds for the kit. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COUNTED_UP_TO } from '#contract/lists/analytics/page-counts.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type Person, type TestApp, newAdmin, newCouple, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
let admin: Person
let member: Person
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
  member = await newCouple(at)
  // Many of a moment, and many with no day: the id alone tells those apart.
  await at.database.pool
    .query(`insert into couple (id, partners, wedding_date, place, created_at, updated_at, version)
    select gen_random_uuid(), jsonb_build_array(jsonb_build_object('firstName', 'Nicolò', 'lastName', 'Città ' || n)),
      case when n % 3 = 0 then null else '2027-05-01'::date + n % 5 end, '{"city": "Forlì", "region": "emilia-romagna"}',
      '2026-01-01', '2026-01-01', 1 from generate_series(1, 130) n`)
})
afterAll(() => at.close())

const list = async (asked: object) => (await admin.call('POST', '/api/Admin/getAllCouple', asked)).body
type Row = { id: string; weddingDate: string | null }

/** Every page of a list, one after the other. */
async function pages(asked: object): Promise<Row[][]> {
  const found: Row[][] = []
  let after: string | undefined
  do {
    const page = await list({ ...asked, ...(after && { after }) })
    found.push(page.items)
    after = page.next
  } while (after)
  return found
}

describe('a list that is read page by page', () => {
  it.each(['-created', 'created', 'name', '-name', 'wedding', '-wedding'])(
    'has every row once, in the order %s, however many are alike',
    async (sort) => {
      const all = await pages({ sort, limit: 20 })
      expect(all.map((page) => page.length)).toEqual([20, 20, 20, 20, 20, 20, 11])
      expect(new Set(all.flat().map(({ id }) => id)).size).toBe(131)
      if (sort !== 'wedding') return
      const days = all.flat().map(({ weddingDate }) => weddingDate ?? '9999')
      expect(days).toEqual(days.toSorted())
    },
  )

  it('counts its rows on the first page, and no further than it says', async () => {
    const first = await list({ limit: 20, state: 'attive' })
    expect(first.total).toBe(131)
    expect((await list({ limit: 20, state: 'attive', after: first.next })).total).toBeUndefined()
    await at.database.pool.query(`insert into couple (id, partners, created_at, updated_at, version)
      select gen_random_uuid(), '[{"firstName": "Una"}]', now(), now(), 1 from generate_series(1, ${COUNTED_UP_TO})`)
    expect((await list({ limit: 1 })).total).toBe(COUNTED_UP_TO + 1)
    await at.database.pool.query(`delete from couple where folded like 'una%'`)
  })

  it('is narrowed by words whatever their accents and slips, by the beginning of an address, and by filters', async () => {
    expect((await list({ q: 'NICOLO citta 77' })).items).toHaveLength(1)
    expect((await list({ q: 'nicollo forli' })).total).toBe(130)
    // A word that stands somewhere is no slip for its neighbours.
    expect((await list({ q: 'citta 77' })).total).toBe(1)
    expect((await list({ q: 'xyzzyq' })).items).toEqual([])
    expect((await list({ q: '%%%' })).items).toEqual([])
    expect((await list({ q: member.email.slice(0, 20).toUpperCase() })).items).toEqual([])
    expect((await list({ q: member.email.toUpperCase() })).items).toMatchObject([{ emails: [member.email] }])
    expect((await list({ when: 'senza-data', region: 'emilia-romagna' })).total).toBe(43)
    expect((await list({ members: 'due' })).total).toBe(0)
  })

  it('refuses a cursor that is none, or of another order', async () => {
    const { next } = await list({ limit: 1, sort: 'name' })
    for (const asked of [
      { after: 'x' },
      { after: next, sort: 'wedding' },
      { after: Buffer.from('["name","a","b"]').toString('base64url'), sort: 'name' },
    ]) {
      const { status, body } = await admin.call('POST', '/api/Admin/getAllCouple', asked)
      expect([status, body.code]).toEqual([422, 'rule_broken'])
    }
  })

  it('is a file for who accepts one, with all its rows, and no formula in it', async () => {
    await at.database.pool.query(`insert into couple (id, partners, created_at, updated_at, version)
      values ('${newId()}', '[{"firstName": "=1+1", "lastName": "\\"Due\\""}]', now(), now(), 1)`)
    const response = await fetch(`${at.url}/api/Admin/getAllCouple`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin.token}`, Accept: 'text/csv' },
    })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="coppie.csv"')
    const [headings, first, ...rest] = (await response.text()).trimEnd().split('\r\n')
    expect(headings).toContain('Coppia;Email;Matrimonio')
    expect(first).toContain(`"'=1+1 ""Due"""`)
    expect(rest).toHaveLength(131)
    const stranger = await fetch(`${at.url}/api/Admin/getAllCouple`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${member.token}`, Accept: 'text/csv' },
    })
    expect(stranger.status).toBe(403)
  })
})

describe('a couple that is suspended', () => {
  it('is told why, may look and change nothing, and goes on as before once it may', async () => {
    const anna = await newCouple(at)
    const id = anna.coupleId
    const manage = (body: object) =>
      admin.call('POST', '/api/Admin/manageActiveDeactivateCouple', { id, ...body })
    const rename = () => anna.call('PUT', `/api/Couple/updateCouple/${id}`, { style: 'classico' })
    expect((await manage({ active: false })).body.errors).toMatchObject([{ path: 'reason' }])
    expect((await manage({ active: false, reason: 'Profilo falso' })).body).toMatchObject({
      active: false,
      deactivationReason: 'Profilo falso',
    })
    expect((await list({ state: 'sospese' })).items).toMatchObject([{ id }])
    expect((await rename()).body.code).toBe('deactivated')
    expect((await anna.call('GET', '/api/Couple/getTaskCouple')).status).not.toBe(403)
    expect((await manage({ active: true })).body).not.toHaveProperty('deactivationReason')
    expect((await rename()).status).toBe(200)
  })
})
