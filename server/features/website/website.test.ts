import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newPartner,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'

let at: TestApp
let now = new Date('2027-03-01T10:00:00Z')
beforeAll(async () => {
  at = await startTestApp(() => now)
})
afterAll(() => at.close())

type Couple = Person & { coupleId: string }
const change = (who: Person, coupleId: string, body: object) =>
  who.call('POST', `/api/Couple/updateWebSiteWedding/${coupleId}`, body)
const asGuest = (publicId: string, headers = {}) =>
  send(`${at.url}/api/Couple/getSiteWeddingCoupleById?IdCouple=${publicId}`, 'GET', '', undefined, headers)
const tell = (password: string, id: string) =>
  send(`${at.url}/api/Couple/openWebsite`, 'POST', '', { id, password })
const answer = (body: object, headers = {}) =>
  send(`${at.url}/api/Couple/answerInvitation`, 'POST', '', body, headers)
const code = () => newId().replaceAll('-', '').slice(0, 22)

async function withWebsite(fields: object = {}): Promise<{ anna: Couple; publicId: string }> {
  const anna = await newCouple(at)
  const { body } = await change(anna, anna.coupleId, { published: true, ...fields })
  return { anna, publicId: body.publicId }
}
async function invite(anna: Couple, maxCompanions = 2) {
  const invitation = { id: newId(), code: code(), name: 'Zia Pina', maxCompanions }
  expect((await anna.call('POST', '/api/Couple/addInvitation', invitation)).status).toBe(200)
  return invitation
}
const coming = { name: 'Pina', attending: true, companions: [], diet: '', message: '' }

describe('a wedding’s website', () => {
  it('is there from the first change, at an address that is not the couple’s and cannot be guessed from it', async () => {
    const anna = await newCouple(at)
    expect((await anna.call('GET', '/api/Couple/getSiteWeddingCoupleByIdCouple')).body).toBeNull()
    const { body } = await change(anna, anna.coupleId, { title: 'Ci sposiamo' })
    expect(body).toMatchObject({ id: anna.coupleId, version: 2, title: 'Ci sposiamo', published: false })
    expect(body.publicId).toMatch(/^[\w-]{22}$/)
    await change(anna, anna.coupleId, { published: true })
    expect((await asGuest(anna.coupleId)).status).toBe(404)
    const guest = await asGuest(body.publicId)
    expect([guest.status, guest.body.title, guest.body.names]).toEqual([
      200,
      'Ci sposiamo',
      ['Anna', 'Marco'],
    ])
    expect(guest.headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(guest.body)).not.toContain(anna.coupleId)
  })

  it('is nobody else’s while it is a draft, and nobody’s while the couple is suspended', async () => {
    const { anna, publicId } = await withWebsite({ published: false })
    expect((await asGuest(publicId)).status).toBe(404)
    const path = `/api/Couple/getSiteWeddingCoupleById?IdCouple=${publicId}`
    expect((await anna.call('GET', path)).body.locked).toBe(false)
    expect((await (await newCouple(at)).call('GET', path)).status).toBe(404)
    await change(anna, anna.coupleId, { published: true })
    await at.database.pool.query('update couple set active = false where id = $1', [anna.coupleId])
    expect((await asGuest(publicId)).status).toBe(404)
    expect((await tell('qualunque', publicId)).status).toBe(404)
  })

  it('refuses an IBAN whose check digits are wrong and links that are no web address', async () => {
    const { anna } = await withWebsite()
    const status = async (body: object) => (await change(anna, anna.coupleId, body)).status
    expect(await status({ giftIban: 'IT61X0542811101000000123456' })).toBe(400)
    expect(await status({ giftIban: 'IT60X0542811101000000123456' })).toBe(200)
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//altrove.it', 'ftp://a.it'])
      expect(await status({ giftLinks: [{ id: newId(), label: 'Lista', url }] }), url).toBe(400)
  })

  it('keeps what two partners wrote at once, by field and by entry', async () => {
    const { anna } = await withWebsite()
    const marco = await newPartner(at, anna)
    const faq = (question: string) => ({ id: newId(), question, answer: 'Sì' })
    const [parking, children, dress] = [faq('Si parcheggia?'), faq('E i bambini?'), faq('Come ci si veste?')]
    const base = (await change(anna, anna.coupleId, { faq: [parking] })).body.version
    await change(anna, anna.coupleId, { baseVersion: base, faq: [parking, children], theme: 'mare' })
    const { body } = await change(marco, anna.coupleId, {
      baseVersion: base,
      faq: [parking, dress],
      title: 'Noi',
    })
    expect(body).toMatchObject({ theme: 'mare', title: 'Noi', faq: [parking, children, dress] })
  })

  it('shows of the gallery what the couple shows, with the one it chose on top, and never a private address', async () => {
    const { anna, publicId } = await withWebsite()
    const keep = async (name: string, isShown: boolean) => {
      const [file, picture] = [newId(), newId()]
      await at.database.pool.query(
        `insert into file (id, owner_id, kind, name, key, public_key, bytes, width, height, widths, used_by, created_at)
         values ($1, $2, 'picture', $3, $4, $5, 1, 960, 640, '{480,960}', $6, now())`,
        [file, anna.coupleId, name, `privata-${file}`, isShown ? `pubblica-${file}` : null, picture],
      )
      await at.database.pool.query(
        `insert into gallery_picture (id, couple_id, file_id, picture, caption, on_website, position, created_at,
           updated_at, version) values ($1, $2, $3, '{}', $4, $5, 'a0', now(), now(), 1)`,
        [picture, anna.coupleId, file, name, isShown],
      )
      return file
    }
    const [shown, hidden] = [await keep('La villa', true), await keep('Solo nostra', false)]
    await change(anna, anna.coupleId, { coverId: hidden })
    expect((await asGuest(publicId)).body).toMatchObject({
      cover: null,
      gallery: [{ id: shown, alt: 'La villa' }],
    })
    await change(anna, anna.coupleId, { coverId: shown })
    const { body } = await asGuest(publicId)
    expect(body.cover.id).toBe(shown)
    expect(JSON.stringify(body)).not.toMatch(/privata|Solo nostra/)
  })

  it('is the administrator’s to mend', async () => {
    const { anna, publicId } = await withWebsite()
    const admin = await newAdmin(at)
    const path = `/api/Admin/updateWebSiteWedding/${anna.coupleId}`
    expect((await admin.call('POST', path, { title: 'Corretto' })).status).toBe(200)
    expect((await asGuest(publicId)).body.title).toBe('Corretto')
    // Where guests send money is nobody else's to say.
    for (const account of [{ giftIban: 'IT60X0542811101000000123456' }, { giftHolder: 'Altri' }]) {
      const refused = await admin.call('POST', path, { welcome: 'Ciao', ...account })
      expect([refused.status, refused.body.code]).toEqual([422, 'rule_broken'])
    }
    expect((await asGuest(publicId)).body).toMatchObject({ welcome: '', giftIban: '', giftHolder: '' })
    expect(
      (await admin.call('POST', `/api/Admin/updateWebSiteWedding/${newId()}`, { title: 'x' })).status,
    ).toBe(404)
  })
})

describe('a page with a password', () => {
  const CANARY = 'canarino-segretissimo'
  const PASSWORD = 'ginestra-gialla'

  async function locked() {
    const { anna, publicId } = await withWebsite({ welcome: CANARY, title: CANARY })
    const set = (password: string | null) =>
      anna.call('PUT', `/api/Couple/setWebsitePassword/${anna.coupleId}`, { password })
    expect((await set(PASSWORD)).body.hasPassword).toBe(true)
    return { anna, publicId, set }
  }

  it('shows its theme and nothing else until the password is said; a new password asks again', async () => {
    const { publicId, set } = await locked()
    expect((await asGuest(publicId)).body).toEqual({ locked: true, id: publicId, theme: 'ulivo' })
    expect((await tell('ginestra-bianca', publicId)).body.code).toBe('wrong_password')
    const { key } = (await tell(PASSWORD, publicId)).body
    expect((await asGuest(publicId, { 'X-Wedding-Key': key })).body.welcome).toBe(CANARY)
    expect((await asGuest(publicId, { 'X-Wedding-Key': `${key}x` })).body.locked).toBe(true)
    await set('un’altra ancora')
    expect((await asGuest(publicId, { 'X-Wedding-Key': key })).body.locked).toBe(true)
    await set(null)
    expect((await asGuest(publicId)).body.locked).toBe(false)
    expect((await tell(PASSWORD, publicId)).body).toEqual({ key: null })
  })

  it('does not open another page with its key', async () => {
    const [one, other] = [await locked(), await locked()]
    const { key } = (await tell(PASSWORD, one.publicId)).body
    expect((await asGuest(other.publicId, { 'X-Wedding-Key': key })).body.locked).toBe(true)
  })

  it('has its password in no answer, no feed and no table, not even hashed in a hurry', async () => {
    const { anna } = await locked()
    const told = [
      await anna.call('GET', '/api/Couple/getSiteWeddingCoupleByIdCouple'),
      await anna.call('GET', '/api/sync/changes?after=0'),
      await anna.call('GET', `/api/Couple/getHistory?entityId=${anna.coupleId}`),
      await (await newAdmin(at)).call('GET', `/api/Admin/getSiteWeddingCoupleById?IdCouple=${anna.coupleId}`),
    ]
    for (const { status, body } of told) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/ginestra|scrypt/)
    }
    const { rows: tables } = await at.database.pool.query(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    for (const { name } of tables) {
      const { rows } = await at.database.pool.query(
        `select 1 from "${name}" t where t::text like '%ginestra%'`,
      )
      expect(rows, name).toEqual([])
    }
    const { rows } = await at.database.pool.query('select hash from website_password where website_id = $1', [
      anna.coupleId,
    ])
    expect(rows[0].hash).toMatch(/^scrypt\$/)
  })

  it('can be guessed at ten times, then asks to wait, even for the right one', async () => {
    const { publicId } = await locked()
    for (let n = 0; n < 10; n++) expect((await tell(`tentativo-${n}`, publicId)).status).toBe(403)
    const refused = await tell(PASSWORD, publicId)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    now = new Date(now.getTime() + 11 * 60_000)
    expect((await tell(PASSWORD, publicId)).status).toBe(200)
  })
})

describe('a guest’s answer', () => {
  it('is one for an invitation, corrected through the same link, and the couple hears of it', async () => {
    const { anna } = await withWebsite()
    const { code: link, id } = await invite(anna)
    const before = (await anna.call('GET', '/api/sync/changes?after=0')).body.seq
    const first = { ...coming, id: newId(), link, companions: [{ name: 'Gino', diet: 'celiaco' }] }
    expect((await answer(first)).status).toBe(200)
    expect((await answer({ ...coming, id: newId(), link, attending: false })).body.attending).toBe(false)
    const list = (await anna.call('GET', '/api/Couple/getRsvpAnswers')).body
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ id, invitationId: id, attending: false, companions: [], version: 2 })
    const heard = (await anna.call('GET', `/api/sync/changes?after=${before}`)).body.changes
    // One answer, as it is now.
    expect(heard).toMatchObject([{ event: 'RsvpAnswerCreate', payload: { attending: false, version: 2 } }])
    const seen = await send(`${at.url}/api/Couple/getInvitationByCode?code=${link}`, 'GET', '')
    expect(seen.body).toMatchObject({ name: 'Zia Pina', maxCompanions: 2, answer: { attending: false } })
  })

  it('finds whom its couple has one by one, in as many places, and nothing else of them', async () => {
    const { anna } = await withWebsite()
    const { code: link, id: invitationId } = await invite(anna, 0)
    for (const name of ['Pina', 'Gino'])
      await anna.call('POST', '/api/Couple/addGuest', {
        id: newId(),
        name,
        invitationId,
        notes: 'Parla troppo',
      })
    // Of another couple, on an envelope that is not its own.
    const eva = await newCouple(at)
    await eva.call('POST', '/api/Couple/addGuest', { id: newId(), name: 'Intruso', invitationId })
    const seen = await send(`${at.url}/api/Couple/getInvitationByCode?code=${link}`, 'GET', '')
    expect(seen.body.people).toEqual([{ name: 'Pina' }, { name: 'Gino' }])
    const two = { ...coming, id: newId(), link, companions: [{ name: 'Gino', diet: '' }] }
    expect((await answer(two)).status).toBe(200)
    const three = { ...two, companions: [...two.companions, { name: 'Ada', diet: '' }] }
    expect((await answer(three)).body.detail).toBe('Con questo invito si può venire in 2 al massimo.')
  })

  it('has one effect however often the network repeats it, and leaves its words out of what is kept of the request', async () => {
    const { anna } = await withWebsite()
    const { code: link } = await invite(anna)
    const headers = { 'Idempotency-Key': newId() }
    const body = { ...coming, id: newId(), link, message: 'Vi vogliamo bene' }
    const replies = await Promise.all([1, 2, 3, 4].map(() => answer(body, headers)))
    for (const reply of replies) expect(reply.body).toEqual(replies[0]!.body)
    expect((await anna.call('GET', '/api/Couple/getRsvpAnswers')).body[0].version).toBe(1)
    const { rows } = await at.database.pool.query(
      "select 1 from idempotency where answer::text like '%bene%'",
    )
    expect(rows).toEqual([])
  })

  it('is refused after the last day in Italy, when the couple closed it, and for more than are invited', async () => {
    const { anna } = await withWebsite({ rsvpDeadline: '2027-03-10' })
    const { code: link } = await invite(anna, 1)
    const say = (body: object = {}) => answer({ ...coming, id: newId(), link, ...body })
    const two = [
      { name: 'Uno', diet: '' },
      { name: 'Due', diet: '' },
    ]
    expect((await say({ companions: two })).body.code).toBe('rule_broken')
    const later = now
    now = new Date('2027-03-10T22:30:00Z')
    expect((await say()).status).toBe(200)
    now = new Date('2027-03-10T23:30:00Z')
    expect((await say()).body.code).toBe('rule_broken')
    now = later
    await change(anna, anna.coupleId, { rsvpOpen: false })
    expect((await say()).body.code).toBe('rule_broken')
  })

  it('comes by the general link of a page with a password from who said it, and by an invitation from whom it was sent to', async () => {
    const { anna, publicId } = await withWebsite({ rsvpGeneral: true })
    await anna.call('PUT', `/api/Couple/setWebsitePassword/${anna.coupleId}`, { password: 'ginestra-gialla' })
    const say = (more: object) => answer({ ...coming, id: newId(), link: publicId, ...more })
    for (const more of [{}, { key: 'x'.repeat(32) }]) {
      const { status, body } = await say(more)
      expect([status, body.code, body.detail]).toEqual([
        403,
        'wrong_password',
        'Per rispondere aprite prima la pagina con la parola degli sposi.',
      ])
    }
    expect((await anna.call('GET', '/api/Couple/getRsvpAnswers')).body).toEqual([])
    const { key } = (await tell('ginestra-gialla', publicId)).body
    expect((await say({ key })).status).toBe(200)
    const { code: link } = await invite(anna)
    expect((await say({ link })).status).toBe(200)
  })

  it('comes by the general link only where the couple lets it, each its own, a few an hour from one address', async () => {
    const { anna, publicId: link } = await withWebsite()
    const id = newId()
    expect((await answer({ ...coming, id, link })).body.code).toBe('rule_broken')
    await change(anna, anna.coupleId, { rsvpGeneral: true })
    expect((await answer({ ...coming, id, link })).status).toBe(200)
    expect((await answer({ ...coming, id, link, attending: false })).body.version).toBe(2)
    const statuses: number[] = []
    for (let n = 0; n < 20; n++) statuses.push((await answer({ ...coming, id: newId(), link })).status)
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([18, 429])
    expect((await anna.call('GET', '/api/Couple/getRsvpAnswers')).body).toHaveLength(19)
  })

  it('does not reach through another invitation, nor one that was taken back', async () => {
    const { anna, publicId } = await withWebsite({ rsvpGeneral: true })
    const [one, other] = [await invite(anna), await invite(anna)]
    await answer({ ...coming, id: newId(), link: one.code })
    const through = await answer({ ...coming, id: one.id, link: publicId, name: 'Qualcun altro' })
    expect(through.body.code).toBe('already_exists')
    await anna.call('DELETE', `/api/Couple/deleteInvitation/${one.id}`)
    expect((await answer({ ...coming, id: newId(), link: one.code })).status).toBe(404)
    expect((await answer({ ...coming, id: newId(), link: other.code })).status).toBe(200)
    expect((await anna.call('GET', '/api/Couple/getRsvpAnswers')).body).toHaveLength(1)
  })

  it('goes with the couple: nothing of a guest is left in any table', async () => {
    const { anna } = await withWebsite()
    const { code: link } = await invite(anna)
    const body = { ...coming, id: newId(), link, name: 'Ospite Da Dimenticare' }
    await answer(body, { 'Idempotency-Key': newId() })
    await answer({ ...body, diet: 'niente' })
    await anna.call('DELETE', `/api/Couple/deleteCouple/${anna.coupleId}`)
    for (const name of [
      'rsvp_answer',
      'field_history',
      'idempotency',
      'wedding_invitation',
      'website_password',
    ]) {
      const { rows } = await at.database.pool.query(
        `select 1 from ${name} t where t::text like '%Dimenticare%'`,
      )
      expect(rows, name).toEqual([])
    }
  })
})
