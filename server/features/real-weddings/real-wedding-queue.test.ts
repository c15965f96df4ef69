import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { QueuedWedding } from '#contract/vendors/real-wedding.ts'
import { type Person, type TestApp, newAdmin, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { untilTold } from '#tests/support/until-told.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'

let at: TestApp
let admin: Person
let villa: Person & { vendorId: string }
beforeAll(async () => {
  at = await startTestApp()
  ;[admin, villa] = await Promise.all([newAdmin(at), newVendor(at, 'Villa Cipressa')])
})
afterAll(() => at.close())

async function publish(title: string): Promise<QueuedWedding> {
  const files = Array.from({ length: 3 }, () => newId())
  for (const id of files) await sendFile(at, villa, await phonePhoto(400, 300), { id })
  const { status, body } = await villa.call('POST', '/api/Vendor/addRealWedding', {
    id: newId(),
    title,
    couple: 'Anna e Marco',
    date: '2026-06-20',
    city: 'Siena',
    region: 'toscana',
    story: ['Una tavola lunga.'],
    pictures: files.map((fileId) => ({ fileId, alt: '' })),
    credits: [{ vendorId: villa.vendorId, role: 'La villa' }],
    consent: true,
    state: 'published',
  })
  expect([status, body.detail]).toEqual([200, undefined])
  return body
}
const queue = async (name: string): Promise<QueuedWedding[]> => {
  const { body } = await admin.call('GET', `/api/RealWeddings/getQueue?queue=${name}&sort=updated`)
  return body.items.map((item: unknown) => QueuedWedding.parse(item))
}
const titles = async (name: string) => (await queue(name)).map(({ title }) => title)
const judge = (id: string, verdict: object) => admin.call('PUT', `/api/RealWeddings/moderate/${id}`, verdict)
const change = (id: string, body: object) => villa.call('PUT', `/api/Vendor/updateRealWedding/${id}`, body)
const own = async (id: string) =>
  (await villa.call('GET', '/api/Vendor/getOwnRealWeddings')).body.find(
    (one: { id: string }) => one.id === id,
  )
/** As everybody reads it, once what was kept of before is dropped. */
const isPublic = async ({ id }: { id: string }) => {
  await untilTold(at)
  return (await (await fetch(`${at.url}/api/Vendor/getRealWeddings?limit=48`)).text()).includes(id)
}
const mails = async () => {
  const { rows } = await at.database.pool.query(
    'select subject, text from mail where about @> array[$1] order by id',
    [villa.vendorId],
  )
  return rows as { subject: string; text: string }[]
}

it('what is published waits to be read and is seen meanwhile; read, it waits again when it is changed', async () => {
  const wedding = await publish('In cortile')
  const [waiting] = await queue('da-leggere')
  expect(waiting).toMatchObject({
    id: wedding.id,
    vendorName: 'Villa Cipressa',
    creditNames: [{ role: 'La villa', name: 'Villa Cipressa' }],
  })
  for (const words of ['cipresa', 'cortile', 'marco%20villa'])
    expect(await titles(`da-leggere&q=${words}`), words).toEqual(['In cortile'])
  expect([await titles('da-leggere&q=zzyzx'), await titles('letti&q=cortile')]).toEqual([[], []])
  expect(await isPublic(wedding)).toBe(true)
  const { body: read } = await judge(wedding.id, { verdict: 'read', version: wedding.version })
  expect([await titles('da-leggere'), await titles('letti')]).toEqual([[], ['In cortile']])
  expect(await isPublic(wedding)).toBe(true)
  await change(wedding.id, { quote: 'Un giorno solo.', baseVersion: read.version })
  expect([await titles('da-leggere'), await titles('letti')]).toEqual([['In cortile'], []])
  await judge(wedding.id, { verdict: 'read', version: read.version + 1 })
  expect(await mails()).toEqual([])
})

it('what its vendor has written since is not what is judged', async () => {
  const wedding = await publish('Cambiato')
  await change(wedding.id, { title: 'Cambiato ancora' })
  const refused = await judge(wedding.id, { verdict: 'read', version: wedding.version })
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
  expect(await titles('da-leggere')).toContain('Cambiato ancora')
  const { body } = await judge(wedding.id, { verdict: 'read', version: wedding.version + 1 })
  expect((await judge(wedding.id, { verdict: 'putBack', version: body.version })).body.code).toBe('conflict')
})

it('taken off, nobody reads it and its vendor is told why; published anew, it is read before it is seen', async () => {
  const wedding = await publish('Le foto di un altro')
  const { body: off } = await judge(wedding.id, {
    verdict: 'takeOff',
    version: wedding.version,
    reason: 'Le foto sono di un altro fotografo.',
  })
  expect(await isPublic(wedding)).toBe(false)
  expect(await titles('tolti')).toEqual(['Le foto di un altro'])
  const told = await own(wedding.id)
  expect([told.state, told.takenOff.state, told.takenOff.reason]).toEqual([
    'draft',
    'off',
    'Le foto sono di un altro fotografo.',
  ])
  const [mail] = await mails()
  expect(mail!.subject).toBe('Abbiamo tolto un matrimonio dalla tua pagina')
  expect(mail!.text).toContain('Le foto sono di un altro fotografo.')

  const { body: again } = await change(wedding.id, { state: 'published', baseVersion: off.version })
  expect(again.takenOff.state).toBe('asked')
  expect(await isPublic(wedding)).toBe(false)
  expect(await titles('da-leggere')).toContain('Le foto di un altro')
  expect((await judge(wedding.id, { verdict: 'read', version: again.version })).body.code).toBe('conflict')
  const { body: back } = await judge(wedding.id, { verdict: 'putBack', version: again.version })
  expect([back.state, back.takenOff]).toEqual(['published', null])
  expect(await isPublic(wedding)).toBe(true)
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Abbiamo tolto un matrimonio dalla tua pagina',
    'Un tuo matrimonio è di nuovo sulla tua pagina',
  ])
})

it('needs a reason to be taken off, and all of a wedding to come back', async () => {
  const wedding = await publish('Senza motivo')
  const off = { verdict: 'takeOff', version: wedding.version }
  expect((await judge(wedding.id, { ...off, reason: ' ' })).status).toBe(400)
  const { body } = await judge(wedding.id, { ...off, reason: 'Nomi di bambini.' })
  const { body: less } = await change(wedding.id, { consent: false, baseVersion: body.version })
  const refused = await judge(wedding.id, { verdict: 'putBack', version: less.version })
  expect([refused.status, refused.body.code]).toEqual([422, 'rule_broken'])
})

it('of a vendor whose plan shows none is not put back, in an administrator’s words, and says that nobody sees it', async () => {
  const wedding = await publish('La cena d’inverno')
  const plan = (name: string) =>
    at.database.pool.query('update vendor set type_of_account = $2 where id = $1', [villa.vendorId, name])
  const moderate = (body: object) => admin.call('PUT', `/api/RealWeddings/moderate/${wedding.id}`, body)
  const hiddenOf = async () => (await queue('da-leggere')).find(({ id }) => id === wedding.id)?.hidden
  expect(await hiddenOf()).toBeUndefined()
  await plan('base')
  expect(await hiddenOf()).toBe('plan')
  await at.database.pool.query('update vendor set active = false where id = $1', [villa.vendorId])
  expect(await hiddenOf()).toBe('vendor')
  await at.database.pool.query('update vendor set active = true where id = $1', [villa.vendorId])
  const { body: taken } = await moderate({
    verdict: 'takeOff',
    version: wedding.version,
    reason: 'Manca il consenso.',
  })
  const refused = await moderate({ verdict: 'putBack', version: taken.version })
  expect([refused.body.code, refused.body.detail]).toEqual([
    'plan_limit',
    'Il fornitore è passato al piano Base, che non mostra matrimoni veri: si può rimettere quando torna a Elite.',
  ])
  await plan('elite')
  expect((await moderate({ verdict: 'putBack', version: taken.version })).status).toBe(200)
})
