/** Two who write at once, on every kind of thing a couple has: nothing is lost, and what was written over is marked. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  logIn,
  newCouple,
  newPartner,
  newVendor,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'

let at: TestApp
let anna: Person & { coupleId: string }
let marco: Person
/** Anna's other phone. */
let tablet: Person
beforeAll(async () => {
  at = await startTestApp()
  ;({ anna, marco, tablet } = await newPair())
})
afterAll(() => at.close())

async function newPair() {
  const one = await newCouple(at)
  const two = await newPartner(at, one)
  const other: Person = { ...one }
  await logIn(at, other)
  other.call = (method, path, body) => send(at.url + path, method, other.token, body)
  return { anna: one, marco: two, tablet: other }
}

const newTask = async (more: object = {}) => {
  const task = { id: newId(), title: 'Fedi', category: 'altro', ...more }
  await anna.call('POST', '/api/Couple/addTaskCouple', task)
  return task.id
}
const changeTask = (who: Person, id: string, change: object) =>
  who.call('PUT', `/api/Couple/updateTaskCouple/${id}`, change)
const site = (who: Person, couple: string, change: object) =>
  who.call('POST', `/api/Couple/updateWebSiteWedding/${couple}`, change)
const marks = async (who: Person, id: string, topic?: string) =>
  (await who.call('GET', `/api/Couple/getHistory?entityId=${id}`)).body
    .filter((row: any) => row.conflict && (!topic || row.topic === topic))
    .map(({ field, previous }: any) => [field, previous])

describe('a value that both wrote', () => {
  it('is marked between two phones of one account, and not between two edits of one phone', async () => {
    const id = await newTask()
    await changeTask(anna, id, { notes: 'uno', baseVersion: 1 })
    await changeTask(anna, id, { notes: 'uno e mezzo', baseVersion: 1 })
    expect(await marks(anna, id)).toEqual([])
    await changeTask(tablet, id, { notes: 'due', baseVersion: 1 })
    expect(await marks(anna, id)).toEqual([['notes', 'uno e mezzo']])
  })

  it('is marked in a website that neither had when they wrote', async () => {
    const two = await newPair()
    const id = two.anna.coupleId
    const question = (text: string) => ({ id: newId(), question: text, answer: 'Sì.' })
    const [hers, his] = [question('Bambini?'), question('Parcheggio?')]
    await site(two.anna, id, { welcome: 'Benvenuti', faq: [hers], baseVersion: 0 })
    const { body } = await site(two.marco, id, { welcome: 'Ciao', faq: [his], baseVersion: 0 })
    expect(body.faq.map((one: any) => one.question).toSorted()).toEqual(['Bambini?', 'Parcheggio?'])
    expect(await marks(two.anna, id, 'weddingWebsite')).toEqual([['welcome', 'Benvenuti']])
  })

  it('is marked in a ceiling that both set first, and in a favourite that both saved with a note', async () => {
    const two = await newPair()
    const ceiling = { totalCents: 1_000_000, guests: 80 }
    await two.anna.call('POST', '/api/Couple/addBudgetWeddingCouple', ceiling)
    await two.marco.call('POST', '/api/Couple/addBudgetWeddingCouple', { ...ceiling, guests: 120 })
    expect(await marks(two.anna, two.anna.coupleId, 'weddingBudget')).toEqual([['guests', 80]])
    const { vendorId } = await newVendor(at)
    const save = (who: Person, note: string) => {
      const id = newId()
      return who.call('PUT', `/api/Couple/saveFavoriteVendor/${id}`, { id, vendorId, note })
    }
    const { body } = await save(two.anna, 'bella vista')
    await save(two.marco, 'troppo lontana')
    expect(await marks(two.anna, body.id)).toEqual([['note', 'bella vista']])
  })
})

describe('an entry of a list', () => {
  const entry = (text: string) => ({ id: newId(), question: text, answer: 'Sì.' })

  it('is marked by itself when both wrote it, field by field, and the list around it is not', async () => {
    const two = await newPair()
    const id = two.anna.coupleId
    const [a, b] = [entry('Bambini?'), entry('Cani?')]
    const { version } = (await site(two.anna, id, { faq: [a, b] })).body
    const c = entry('Treno?')
    await site(two.anna, id, {
      faq: [{ ...a, answer: 'No.' }, { ...b, answer: 'Boh.' }, c],
      baseVersion: version,
    })
    const { body } = await site(two.marco, id, {
      faq: [
        { ...a, question: 'I bambini?' },
        { ...b, answer: 'Forse.' },
      ],
      baseVersion: version,
    })
    expect(body.faq).toEqual([{ ...a, question: 'I bambini?', answer: 'No.' }, { ...b, answer: 'Forse.' }, c])
    expect(await marks(two.anna, id, 'weddingWebsite')).toEqual([[`faq.${b.id}`, { ...b, answer: 'Boh.' }]])
  })

  it('is added, changed and taken away by its name: the others stay as they are, in their order', async () => {
    const two = await newPair()
    const id = two.anna.coupleId
    const [a, b, c] = [entry('a?'), entry('b?'), entry('c?')]
    await site(two.anna, id, { faq: { put: [a, b] } })
    await site(two.marco, id, { faq: { put: [c] } })
    await site(two.anna, id, { faq: { remove: [a.id] } })
    const { body } = await site(two.anna, id, { faq: { order: [c.id, b.id] } })
    expect(body.faq).toEqual([c, b])
  })

  it('lost by two phones of one account is there', async () => {
    const [a, b] = [entry('a?'), entry('b?')]
    const { version } = (await site(anna, anna.coupleId, { faq: [], title: 'x' })).body
    await site(anna, anna.coupleId, { faq: [a], baseVersion: version })
    const { body } = await site(tablet, anna.coupleId, { faq: [b], baseVersion: version })
    expect(body.faq.map(({ id }: { id: string }) => id).toSorted()).toEqual([a.id, b.id].toSorted())
  })

  it('keeps its fields apart: a surname and a name that two wrote are both there', async () => {
    const two = await newPair()
    const path = `/api/Couple/updateCouple/${two.anna.coupleId}`
    const { partners, version } = (
      await two.anna.call('POST', '/api/Couple/findCoupleByUid', { uid: two.anna.uid })
    ).body
    const [one, other] = partners
    await two.anna.call('PUT', path, {
      partners: [{ ...one, lastName: 'Rossi' }, other],
      baseVersion: version,
    })
    const { body } = await two.marco.call('PUT', path, {
      partners: [one, { ...other, lastName: 'Bianchi' }],
      baseVersion: version,
    })
    expect(body.partners.map((each: any) => each.lastName)).toEqual(['Rossi', 'Bianchi'])
    expect(await marks(two.anna, two.anna.coupleId, 'couple')).toEqual([])
    await two.anna.call('PUT', path, {
      partners: [{ ...body.partners[0], lastName: 'Verdi' }, body.partners[1]],
      baseVersion: version,
    })
    await two.marco.call('PUT', path, {
      partners: [{ ...one, lastName: 'Neri' }, body.partners[1]],
      baseVersion: version,
    })
    expect((await marks(two.anna, two.anna.coupleId, 'couple')).map(([field]: string[]) => field)).toEqual([
      'partners.0',
    ])
  })
})

describe('taking back', () => {
  it('is refused where somebody wrote since, and done everywhere else', async () => {
    const id = await newTask({ notes: '' })
    await changeTask(anna, id, { notes: 'hers', baseVersion: 1 })
    await changeTask(marco, id, { notes: 'his', baseVersion: 2 })
    const refused = await changeTask(anna, id, { notes: '', baseVersion: 1, unlessWritten: true })
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    expect(refused.body.detail).toMatch(/Annullare/)
    const { body } = await changeTask(anna, id, { title: 'Anelli', baseVersion: 1, unlessWritten: true })
    expect(body).toMatchObject({ title: 'Anelli', notes: 'his' })
  })

  it('of an entry leaves the partner’s, and is refused where the partner wrote in that entry', async () => {
    const two = await newPair()
    const id = two.anna.coupleId
    const [hers, his] = [
      { id: newId(), question: 'a?', answer: '1' },
      { id: newId(), question: 'b?', answer: '2' },
    ]
    const base = (await site(two.anna, id, { title: 'x' })).body.version
    await site(two.anna, id, { faq: { put: [hers] }, baseVersion: base })
    const seen = (await site(two.marco, id, { faq: { put: [his] }, baseVersion: base + 1 })).body.version
    await site(two.marco, id, { faq: { put: [{ ...hers, answer: '3' }] }, baseVersion: seen })
    const undo = { faq: { remove: [hers.id] }, baseVersion: base, unlessWritten: true }
    expect((await site(two.anna, id, undo)).body.code).toBe('conflict')
    await site(two.marco, id, { faq: { put: [hers] } })
    const away = { faq: { remove: [his.id] }, baseVersion: base, unlessWritten: true }
    expect((await site(two.marco, id, away)).body.faq).toEqual([hers])
  })
})

describe('an edit of what the other deleted', () => {
  it('is refused, and brings it back with the edit when that is asked; who deleted it is told', async () => {
    const id = await newTask({ notes: 'oro bianco' })
    await anna.call('DELETE', `/api/Couple/deleteTaskCouple/${id}`)
    expect((await changeTask(marco, id, { title: 'Anelli', baseVersion: 1 })).body.code).toBe('deleted')
    const { status, body } = await changeTask(marco, id, { title: 'Anelli', baseVersion: 1, revive: true })
    expect([status, body.title, body.notes]).toEqual([200, 'Anelli', 'oro bianco'])
    expect((await marks(anna, id)).map(([field]: string[]) => field)).toContain('deletedAt')
    const { body: list } = await anna.call('POST', '/api/Couple/getTaskCoupleById')
    expect(list.some((task: { id: string }) => task.id === id)).toBe(true)
  })

  it('does the same for a favourite, a budget item, an album and an invitation', async () => {
    const { vendorId } = await newVendor(at)
    const [favorite, item, album, invitation] = [newId(), newId(), newId(), newId()]
    const kinds = [
      [
        'PUT',
        `saveFavoriteVendor/${favorite}`,
        { id: favorite, vendorId, note: 'bella' },
        'deleteFavoriteVendor',
        'saveFavoriteVendor',
        { id: favorite, vendorId, note: 'brutta' },
        favorite,
      ],
      [
        'POST',
        'addBudgetItemCouple',
        { id: item, title: 'Torta', category: 'ricevimento' },
        'deleteBudgetItemCouple',
        'updateBudgetItemCouple',
        { title: 'Dolce' },
        item,
      ],
      [
        'POST',
        'addGalleryAlbum',
        { id: album, title: 'Prove' },
        'deleteGalleryAlbum',
        'updateGalleryAlbum',
        { title: 'Abiti' },
        album,
      ],
      [
        'POST',
        'addInvitation',
        { id: invitation, name: 'Zia', maxCompanions: 1, code: 'A'.repeat(22) },
        'deleteInvitation',
        'updateInvitation',
        { name: 'Zia Pina' },
        invitation,
      ],
    ] as const
    for (const [method, add, body, remove, update, change, id] of kinds) {
      const added = await anna.call(method, `/api/Couple/${add}`, body)
      expect(added.status, add).toBe(200)
      await anna.call('DELETE', `/api/Couple/${remove}/${id}`)
      const edit = (more: object) =>
        marco.call('PUT', `/api/Couple/${update}/${id}`, { ...change, baseVersion: 1, ...more })
      expect((await edit({})).body.code, update).toBe('deleted')
      const revived = await edit({ revive: true })
      expect(revived.body, update).toMatchObject({
        ...added.body,
        ...change,
        updatedAt: expect.any(String),
        version: expect.any(Number),
      })
      expect(await marks(anna, id), update).not.toEqual([])
    }
  })
})

describe('what was written over', () => {
  const open = async (who: Person) => (await who.call('GET', '/api/Couple/getConflicts')).body
  it('is told to both until one of them settles it, or writes there again having seen it', async () => {
    const two = await newPair()
    ;[anna, marco] = [two.anna, two.marco]
    const [a, b] = [await newTask(), await newTask()]
    for (const id of [a, b]) {
      await changeTask(two.anna, id, { notes: 'hers', baseVersion: 1 })
      await changeTask(two.marco, id, { notes: 'his', baseVersion: 1 })
    }
    const told = await open(two.anna)
    expect(await open(two.marco)).toEqual(told)
    expect(told).toMatchObject([
      {
        topic: 'task',
        entityId: b,
        field: 'notes',
        value: 'his',
        previous: 'hers',
        by: two.marco.uid,
        over: two.anna.uid,
      },
      { topic: 'task', entityId: a, field: 'notes' },
    ])
    await two.anna.call('POST', '/api/Couple/settleConflicts', { ids: [told[0].id] })
    await changeTask(two.anna, a, { notes: 'hers', baseVersion: 3 })
    expect(await open(two.marco)).toEqual([])
  })

  it('is another couple’s to settle never', async () => {
    const two = await newPair()
    ;[anna, marco] = [two.anna, two.marco]
    const id = await newTask()
    await changeTask(two.anna, id, { notes: 'hers', baseVersion: 1 })
    await changeTask(two.marco, id, { notes: 'his', baseVersion: 1 })
    const [told] = await open(two.anna)
    const stranger = await newCouple(at)
    expect(await open(stranger)).toEqual([])
    await stranger.call('POST', '/api/Couple/settleConflicts', { ids: [told.id] })
    expect(await open(two.anna)).toHaveLength(1)
  })
})
