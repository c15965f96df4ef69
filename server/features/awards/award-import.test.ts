import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { AwardRow, ReadAwardRow } from '#contract/vendors/award.ts'
import { newId } from '#contract/kit/new-id.ts'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newVendor,
  proveAddress,
  startTestApp,
} from '#tests/support/test-app.ts'

type Vendor = Awaited<ReturnType<typeof newVendor>>
let at: TestApp
let jury: Person
let masseria: Vendor
let studio: Vendor
const YEAR = 2027
beforeAll(async () => {
  at = await startTestApp(() => new Date('2026-11-28T10:00:00Z'))
  jury = await newAdmin(at)
  masseria = await newVendor(at, 'Masseria Perché No')
  studio = await newVendor(at, 'Studio Brera')
  await at.database.pool.query(
    `update vendor set category = 'fotografo', email = 'info@brera.test' where id = $1`,
    [studio.vendorId],
  )
})
afterAll(() => at.close())
beforeEach(() => at.database.pool.query('delete from award; delete from award_edition'))

const row = (more: Partial<AwardRow> = {}): AwardRow => ({
  line: 2,
  year: String(YEAR),
  category: 'Location',
  place: 'Vincitore',
  vendor: 'Masseria Perché No',
  citation: '',
  ...more,
})
const read = async (...rows: Partial<AwardRow>[]): Promise<ReadAwardRow[]> => {
  const body = { rows: rows.map((one, at) => row({ line: at + 2, ...one })) }
  const { status, body: found } = await jury.call('POST', '/api/Admin/findAwardRows', body)
  expect(status).toBe(200)
  return found
}
const faultsOf = async (...rows: Partial<AwardRow>[]) =>
  (await read(...rows)).map(({ faults }) => faults.map(({ field, message }) => `${field}: ${message}`))
const award = (vendor: Vendor, more: object = {}) => ({
  id: newId(),
  vendorId: vendor.vendorId,
  year: YEAR,
  category: 'location',
  place: 'winner',
  citation: 'Per la luce.',
  ...more,
})
const send = (...awards: object[]) => jury.call('POST', '/api/Admin/importAwards', { awards })
const all = async () => (await jury.call('GET', `/api/Admin/getAllAward?year=${YEAR}`)).body

it('reads a row by its words, and a vendor by id, address, mail or name, accents and capitals aside', async () => {
  const { rows } = await at.database.pool.query('select slug from vendor where id = $1', [masseria.vendorId])
  const found = await read(
    {},
    { vendor: 'MASSERIA PERCHE NO', place: '1° ex aequo', year: '2026' },
    { vendor: rows[0].slug, category: 'location', place: 'winner', year: '2025' },
    { vendor: masseria.vendorId, place: 'finalista', category: 'Torte nuziali' },
    { vendor: 'INFO@brera.test', category: 'fotografi', place: 'Finalist', citation: 'Per la luce.' },
  )
  expect(found.map(({ faults }) => faults)).toEqual([[], [], [], [], []])
  expect(found.map(({ year, category, place, vendor }) => [year, category, place, vendor!.name])).toEqual([
    [2027, 'location', 'winner', 'Masseria Perché No'],
    [2026, 'location', 'winner', 'Masseria Perché No'],
    [2025, 'location', 'winner', 'Masseria Perché No'],
    [2027, 'torte', 'finalist', 'Masseria Perché No'],
    [2027, 'fotografo', 'finalist', 'Studio Brera'],
  ])
  expect(await all()).toEqual([])
})

it('says in words what is wrong with a row, and whom it may mean', async () => {
  const [gone] = await read({ vendor: 'Maseria perche' })
  expect(gone).toMatchObject({ vendor: null, faults: [{ message: 'Nessun fornitore si chiama così.' }] })
  expect(gone!.choices.map(({ name }) => name)).toContain('Masseria Perché No')
  const [elsewhere] = await read({ vendor: 'Studio Brera' })
  expect(elsewhere!.faults[0]!.message).toBe(
    'In «Location» non c’è: con questo nome ce n’è uno in «Fotografi».',
  )
  expect(elsewhere!.choices.map(({ id }) => id)).toEqual([studio.vendorId])
  const twins = [await newVendor(at, 'Villa Gemella'), await newVendor(at, 'Villa Gemella')]
  const [both] = await read({ vendor: 'villa gemella' })
  expect(both!.faults[0]!.message).toBe('Più fornitori si chiamano così: scegli quale.')
  expect(both!.choices.map(({ id }) => id).toSorted()).toEqual(
    twins.map(({ vendorId }) => vendorId).toSorted(),
  )
  expect(
    await faultsOf(
      { year: '2019' },
      { year: '2028' },
      { category: 'Maghi' },
      { place: 'quarto' },
      { vendor: '' },
      { vendor: newId() },
      { citation: 'a'.repeat(601) },
    ),
  ).toEqual([
    ['year: L’anno va dal 2023 al 2027.'],
    ['year: L’anno va dal 2023 al 2027.'],
    ['category: Questa categoria non c’è: scegline una.'],
    ['place: Può essere vincitore o finalista: scegli.'],
    ['vendor: Scrivi di chi è.'],
    ['vendor: Nessun fornitore si chiama così.'],
    expect.arrayContaining(['citation: La motivazione supera i 600 caratteri: accorciala.']),
  ])
})

it('sees what a file says twice, what stands already, what is out, and one winner too many', async () => {
  expect(await faultsOf({}, { place: 'finalista' })).toEqual([
    [],
    ['vendor: È già alla riga 2, nella stessa categoria.'],
  ])
  await send(award(masseria))
  expect((await faultsOf({}))[0]![0]).toContain('ha già un award di questo anno')
  const others = await Promise.all(Array.from({ length: 3 }, () => newVendor(at)))
  expect(await faultsOf(...others.map(({ vendorId }) => ({ vendor: vendorId })))).toEqual([
    [],
    [],
    [expect.stringContaining('place: In una categoria vincono ex aequo al massimo in 3')],
  ])
  const [{ id, version }] = (await jury.call('GET', '/api/Admin/getAwardEditions')).body
  await jury.call('POST', '/api/Admin/publishAwards', { id, baseVersion: version })
  expect((await faultsOf({ category: 'Musica' }))[0]![0]).toContain('I premi 2027 sono già pubblicati')
})

it('writes all of a file as an edition that is not out, once however often it is sent', async () => {
  const awards = [
    award(masseria),
    award(studio, { category: 'fotografo' }),
    award(studio, { place: 'finalist' }),
  ]
  const { status, body } = await send(...awards)
  expect([status, body]).toEqual([200, { awards: 3, years: [YEAR] }])
  expect((await send(...awards)).body).toEqual(body)
  expect((await all()).map(({ id }: { id: string }) => id).toSorted()).toEqual(
    awards.map(({ id }) => id).toSorted(),
  )
  expect((await masseria.call('GET', '/api/Vendor/getOwnAwards')).body).toEqual([])
  expect(await (await fetch(`${at.url}/api/Vendor/getAwardByYear?year=${YEAR}`)).json()).toEqual([])
})

it('is one statement a table however long the file, and so are its vendors and their mails when it comes out', async () => {
  await Promise.all([masseria, studio].map((vendor) => proveAddress(at, vendor)))
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const written = () => {
    const words = asked.mock.calls.map(([one]: unknown[]) =>
      typeof one === 'string' ? one : ((one as { text?: string } | undefined)?.text ?? ''),
    )
    asked.mockClear()
    return ['"award"', 'field_history', 'change', 'mail'].map(
      (table) => words.filter((one) => one.split(/\s+/, 3).join(' ') === `insert into ${table}`).length,
    )
  }
  const awards = CATEGORIES.slice(0, 12).flatMap(({ slug }) =>
    [masseria, studio].map((vendor) => award(vendor, { category: slug })),
  )
  expect((await send(...awards)).status).toBe(200)
  expect(written()).toEqual([1, 1, 1, 0])
  const [{ id, version }] = (await jury.call('GET', '/api/Admin/getAwardEditions')).body
  const published = await jury.call('POST', '/api/Admin/publishAwards', { id, baseVersion: version })
  expect(published.status).toBe(200)
  // The open pages; the vendors; their cards.
  expect(written()).toEqual([0, 0, 3, 1])
  const withdrawn = await jury.call('POST', '/api/Admin/withdrawAwards', {
    id,
    baseVersion: published.body.version,
  })
  expect(withdrawn.status).toBe(200)
  expect(written()).toEqual([0, 0, 3, 0])
  asked.mockRestore()
  const { rows } = await at.database.pool.query(
    `select count(*)::int as told from change where topic = 'award' and kind = 'deleted' and audience like 'vendor:%'`,
  )
  expect(rows).toEqual([{ told: awards.length }])
})

it('writes nothing where one row cannot be, and says which', async () => {
  const refused = await send(award(masseria), award(studio, { vendorId: newId() }), award(masseria))
  expect([refused.status, refused.body.code]).toEqual([422, 'rule_broken'])
  expect(refused.body.errors).toEqual([
    { path: 'awards.1.vendor', message: 'Nessun fornitore si chiama così.' },
    { path: 'awards.2.vendor', message: 'È già alla riga 1, nella stessa categoria.' },
  ])
  expect(await all()).toEqual([])
  const many = Array.from({ length: 501 }, () => award(masseria))
  expect((await send(...many)).status).toBe(400)
  expect((await studio.call('POST', '/api/Admin/importAwards', { awards: [award(studio)] })).status).toBe(403)
})
