import { readdir } from 'node:fs/promises'
import { getTableColumns } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ENTITY_SCHEMAS } from '#contract/entity-schemas.ts'
import { newId } from '#contract/kit/new-id.ts'
import { COUPLE_ENTITIES } from '#server/features/sync/entities.ts'
import { removeDue, removeOldMails } from '#server/platform/entity/removal.ts'
import { sendDueMails } from '#server/platform/mail/mail-post.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newIdentity,
  logIn,
  newVendor,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'
import { PREMIUM } from '#tests/support/invoice-data.ts'
import { type Couple, SAMPLES } from '#tests/entities/samples.ts'
import { phonePhoto, putUpload, sendFile } from '#tests/support/uploads.ts'
import { columnsWith, filesWith, wordsOf } from './search.ts'

let at: TestApp
let admin: Person
let log = ''
const DAY = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10)
/** The registry's own example of one. */
const IBAN = 'IT60X0542811101000000123456'
const EVENT = { day: DAY, time: '', endTime: '', mapUrl: '' }
/** Of administrators' register: which of them did what. */
const OF_THE_REGISTER =
  `admin_act.asked_by admin_act.call admin_act.kind admin_act.step admin_act.thing admin_act.who admin_act_change.kind admin_act_change.of
  admin_act_change.thing`.split(/\s+/)
/** What a couple's tables have that no couple writes in words of its own. */
const NOT_A_COUPLES_WORDS =
  `approval.call approval.sent approval.state approval.words booking.earlier booking.mail_to booking.proposal
  booking.quote booking.quote_files booking.reschedule booking.state couple.ceremony
  couple.deactivation_reason couple.photo couple_member.partner file.alt file.container file.key file.kind
  file.placeholder file.public_key file.widths gallery_picture.picture guest.apart lead_contest.answer lead_contest.reason
  lead_contest.state lead_contest.words review.aspects review.photos review.reason review.reply review.state
  wedding_budget.allocation wedding_website.cover wedding_website.gallery wedding_website.public_id`.split(
    /\s+/,
  )
/** What a vendor's tables have that no vendor writes in words of its own: couples', the jury's, choices, keys. */
const NOT_A_VENDORS_WORDS =
  `approval.call approval.sent approval.state approval.words auto_replies.holidays auto_replies.hours
  award.category award.place billing_data.country billing_data.regime booking.earlier booking.mail_to
  booking.message booking.proposal booking.quote_files booking.reschedule booking.state
  budget_item.category
  budget_item.notes budget_item.payments budget_item.position budget_item.supplier_contact budget_item.title
  couple_task.assignee couple_task.category couple_task.from_template couple_task.notes couple_task.position
  couple_task.title favorite.note favorite.status file.container file.key file.kind file.placeholder
  file.public_key file.widths invoice.description invoice.kind invoice.lines invoice.method invoice.number
  invoice.reason invoice.reference invoice.sdi_reason invoice.sdi_state invoice.seller invoice.state
  lead_contest.answer lead_contest.reason lead_contest.state other_calendar.fault portfolio_project.month
  portfolio_project.state real_wedding.state real_wedding.taken_off review.aspects review.author review.photos
  review.reason review.state review.text review.title stripe_checkout.session_id stripe_checkout.state subscription.next_period subscription.next_plan
  subscription.period subscription.plan vendor.capacity vendor.category vendor.coverage vendor.province
  vendor.region vendor.subscription_type vendor.type_of_account vendor_listing.category vendor_listing.city
  vendor_listing.province vendor_listing.regions vendor_visibility.placement
  vendor_visibility.state video.provider`.split(/\s+/)

const takes = (schema: z.core.$ZodType, word: string) => z.safeParse(schema, word).success

/** Of what it keeps, the columns of texts in which no words of its own can be: a choice, a place in an order. */
const choices = (word: string): string[] =>
  COUPLE_ENTITIES.flatMap(({ topic, table }) => {
    const stored: Record<string, z.core.$ZodType> = ENTITY_SCHEMAS[topic].stored
    const { name, columns } = getTableConfig(table)
    return columns.flatMap((column) => {
      const field = Object.entries(getTableColumns(table)).find(([, one]) => one === column)![0]
      const isText = column.getSQLType() === 'text'
      return isText && ![word, IBAN].some((one) => takes(stored[field]!, one))
        ? [`${name}.${column.name}`]
        : []
    })
  })

/** One of each list it keeps, with the word wherever words may stand. */
async function keepEach(couple: Couple, word: string) {
  for (const { topic, calls } of COUPLE_ENTITIES) {
    if (!calls) continue
    const { shape } = ENTITY_SCHEMAS[topic].New
    const words = Object.entries<z.core.$ZodType>(shape).flatMap(([field, schema]) =>
      takes(schema, word) ? [[field, word]] : [],
    )
    const body = { ...(await SAMPLES[topic].body(at, couple)), ...Object.fromEntries(words) }
    await keyed(couple, 'POST', `/api/Couple/${calls.add}`, body)
  }
}
beforeAll(async () => {
  const logTo = { write: (line: string) => void (log += line) }
  const company = {
    COMPANY_NAME: 'Nozze S.r.l.',
    COMPANY_ADDRESS: 'via Roma 1, 50100 Firenze',
    COMPANY_VAT: '01234567897',
    COMPANY_EMAIL: 'ciao@nozze.test',
  }
  at = await startTestApp(undefined, { LOG_LEVEL: 'trace', ...company }, undefined, { logTo })
  admin = await newAdmin(at)
})
afterAll(() => at.close())

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Title (${words}) >>\nendobj\n%%EOF\n`)
const ok = async (asked: Promise<{ status: number; body: any }>) => {
  const { status, body } = await asked
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
/** Sends under a key, so that the answer is kept. */
const keyed = (who: Person, method: string, path: string, body?: unknown) =>
  ok(who.call(method, path, body, { 'Idempotency-Key': newId() }))
const erase = (who: Person, path: string) =>
  ok(who.call('DELETE', path, undefined, { 'Idempotency-Key': newId() }))
/** One of two owners asks for its end, in words of its own; then there is one again. */
async function askForEnd(path: string, word: string) {
  const lea = await newAdmin(at)
  expect((await lea.call('DELETE', path, { reason: word })).status).toBe(202)
  await at.database.pool.query('update admin set ended_at = now() where uid = $1', [lea.uid])
}
/** Support looks at it, says why in words that are of it, and notes them. */
async function lookAt(kind: 'couple' | 'vendor', accountId: string, word: string) {
  await keyed(admin, 'POST', '/api/Admin/addAccountNote', { id: newId(), kind, accountId, text: word })
  const reason = `${word} chiede aiuto`
  await keyed(admin, 'POST', '/api/Admin/startLook', { id: newId(), kind, accountId, reason })
  await keyed(admin, 'POST', '/api/Admin/endLook')
}
const GOODBYE = 'Il tuo account Lovoglio è stato eliminato'
/** The last mail has an address until it is sent. */
const goodbyes = async () => {
  const { rows } = await at.database.pool.query(
    'select recipient from mail where subject = $1 and recipient is not null',
    [GOODBYE],
  )
  return rows.map(({ recipient }) => recipient as string).toSorted()
}
const afterwards = async () => {
  await removeDue(at.app.removals)
  await at.database.pool.query('update mail set recipient = null where subject = $1', [GOODBYE])
  return [
    await columnsWith(at.database.pool, words),
    await filesWith(at.dataDir, words),
    words.filter((word) => log.includes(word)),
  ]
}
let words: string[] = []

async function attached(who: Person, word: string) {
  return { fileId: (await ok(sendFile(at, who, pdf(word), { name: `${word}.pdf` }))).id as string }
}

/** A request for help, with a receipt that waits. */
const help = (who: Person, word: string, files: object[]) =>
  keyed(who, 'POST', '/api/Assistance/addRequest', {
    id: newId(),
    name: word,
    email: `${word}@altrove.test`,
    category: 'altro',
    subject: word,
    text: `${word} non trova la sua data`,
    files,
  })

describe('a couple that deletes its account', () => {
  it('leaves no word of itself in any table, file or log, but what it has said to others', async () => {
    const word = 'canarinoazzurro'
    words = [word]
    const villa = await newVendor(at)
    const anna = await newIdentity(at, `${word}.anna@prova.test`)
    const { id: coupleId } = await keyed(anna, 'POST', '/api/Couple/addNewCouple', {
      partners: [{ firstName: word, lastName: word, phone: '+39 055 1234567' }, { firstName: word }],
      style: word,
      place: { region: 'toscana', province: 'SI', city: word },
    })
    await logIn(at, anna)
    const marco = await newIdentity(at, `${word}.marco@prova.test`)
    const invited = await ok(anna.call('POST', '/api/Couple/invitePartner'))
    await keyed(marco, 'POST', '/api/Couple/joinCouple', { code: invited.code })
    await logIn(at, marco)
    words = [word, IBAN, anna.uid, marco.uid]
    const reset = { requestType: 'PASSWORD_RESET', email: marco.email }
    await send(`${at.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k`, 'POST', '', reset)

    const task = { id: newId(), title: word, notes: word, category: 'altro' }
    await keyed(anna, 'POST', '/api/Couple/addTaskCouple', task)
    for (const who of [anna, marco])
      await keyed(who, 'PUT', `/api/Couple/updateTaskCouple/${task.id}`, {
        baseVersion: 1,
        notes: `${word} ${who.uid}`,
      })
    await keyed(anna, 'POST', '/api/Couple/addBudgetItemCouple', {
      id: newId(),
      category: 'fiori',
      title: word,
      notes: word,
      payments: [{ id: newId(), label: word, amountCents: 1 }],
      supplierContact: { name: word, phone: '', email: '' },
    })
    const favorite = newId()
    await keyed(anna, 'PUT', `/api/Couple/saveFavoriteVendor/${favorite}`, {
      id: favorite,
      vendorId: villa.vendorId,
      status: 'saved',
      note: word,
    })

    await keepEach(Object.assign(anna, { coupleId }), word)
    await ok(sendFile(at, anna, await phonePhoto(60, 40), { name: `${word}.jpg` }))
    const site = await keyed(anna, 'POST', `/api/Couple/updateWebSiteWedding/${coupleId}`, {
      published: true,
      title: word,
      welcome: word,
      giftText: word,
      giftIban: IBAN,
      giftHolder: word,
      rsvpNote: word,
      story: [{ id: newId(), title: word, when: word, text: word }],
      events: [{ ...EVENT, id: newId(), title: word, place: word, address: word, notes: word }],
      giftLinks: [{ id: newId(), label: word, url: `https://${word}.test/` }],
      faq: [{ id: newId(), question: word, answer: word }],
    })
    expect(site.publicId).toBeTruthy()
    const code = newId().replaceAll('-', '').slice(0, 22)
    await keyed(anna, 'POST', '/api/Couple/addInvitation', {
      id: newId(),
      code,
      name: word,
      people: [{ name: word }],
      maxCompanions: 2,
    })
    const guest = {
      id: newId(),
      link: code,
      name: word,
      attending: true,
      companions: [{ name: word, diet: word }],
      diet: word,
      message: word,
    }
    await ok(send(`${at.url}/api/Couple/answerInvitation`, 'POST', '', guest, { 'Idempotency-Key': newId() }))

    const booking = newId()
    await keyed(anna, 'POST', '/api/Bookings/addBooking', {
      id: booking,
      vendorId: villa.vendorId,
      eventDate: DAY,
      message: word,
    })
    const quote = { totalCents: 1, validUntil: DAY, lines: [{ label: 'Sala', amountCents: 1 }], notes: '' }
    await keyed(villa, 'PUT', `/api/Bookings/stepByVendor/${booking}`, { step: 'quote', quote })
    await keyed(marco, 'PUT', `/api/Bookings/stepByCouple/${booking}`, { step: 'accept', note: word })
    const said = {
      id: newId(),
      with: villa.vendorId,
      text: `${word} vi saluta`,
      files: [await attached(anna, word)],
    }
    await keyed(anna, 'POST', '/api/Messages/send', said)
    await keyed(anna, 'POST', '/api/Messages/send', { id: newId(), with: 'support', text: word })
    const { conversationId } = await keyed(villa, 'POST', '/api/Messages/send', {
      id: newId(),
      with: coupleId,
      text: 'A presto',
    })
    await keyed(anna, 'POST', `/api/Messages/report/${conversationId}`, { kind: 'other', note: word })
    const review = {
      id: newId(),
      vendorId: villa.vendorId,
      rating: 5,
      title: word,
      text: `${word} ci siamo trovati bene, davvero bene.`,
    }
    await keyed(anna, 'POST', '/api/Vendor/addReviewByIdVendor', {
      ...review,
      aspects: { quality: 5, kindness: 5, flexibility: 5, value: 5 },
    })
    await keyed(admin, 'PUT', `/api/Reviews/moderate/${review.id}`, { verdict: 'publish' })
    await help(anna, word, [await attached(anna, word)])
    await putUpload(at, marco, newId(), pdf(word))
    await keyed(admin, 'PUT', `/api/Admin/updateCouple/${coupleId}`, { style: `${word} bis` })
    await askForEnd(`/api/Admin/deleteCouple/${coupleId}`, word)
    await lookAt('couple', coupleId, word)
    await at.database.pool.query(`update message set created_at = now() - interval '1 hour'`)
    await at.app.writeDueMails()

    const before = await columnsWith(at.database.pool, words)
    const others = await wordsOf(at.database.pool, 'couple', before)
    expect(others.toSorted()).toEqual(
      [...NOT_A_COUPLES_WORDS, ...OF_THE_REGISTER, ...choices(word)].toSorted(),
    )
    expect(before).toEqual(
      expect.arrayContaining([
        'assistance_request.email',
        'booking.message',
        'couple.partners',
        'field_history.value',
        'file.name',
        'idempotency.answer',
        'identity_account.email',
        'mail.recipient',
        'mail.text',
        'person_address.email',
        'rsvp_answer.diet',
        'storage_object.owner_uid',
      ]),
    )
    expect(await filesWith(at.dataDir, words)).not.toEqual([])

    await erase(marco, `/api/Couple/deleteCouple/${coupleId}`)
    // What stays with others, without who said it: the table of decision 044.
    expect(await afterwards()).toEqual([['message.text', 'review.text', 'review.title'], [], []])
    const again = { email: anna.email, password: 'una-password-lunga' }
    const signIn = `${at.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`
    expect((await send(signIn, 'POST', '', again)).body.error.message).toBe('INVALID_LOGIN_CREDENTIALS')
  })

  it('leaves nothing in the folder of mails that nobody sends', async () => {
    const word = 'canarinoverde'
    words = [word]
    const anna = await newIdentity(at, `${word}@prova.test`)
    const { id } = await keyed(anna, 'POST', '/api/Couple/addNewCouple', { partners: [{ firstName: word }] })
    await logIn(at, anna)
    await help(anna, word, [])
    await sendDueMails(at.app.post)
    expect(await filesWith(at.dataDir, words)).toHaveLength(1)
    expect(await removeOldMails(at.app.removals, new Date(Date.now() - 60_000)), 'too young').toBe(0)
    await erase(anna, `/api/Couple/deleteCouple/${id}`)
    expect(await afterwards()).toEqual([[], [], []])
    await removeOldMails(at.app.removals, new Date(Date.now() + 60_000))
    expect(await readdir(`${at.dataDir}/mail`).catch(() => [])).toEqual([])
  })

  it('is told by a last mail, and so is the partner, whoever deleted it; then nobody knows the address', async () => {
    const anna = await newIdentity(at, 'ultima.anna@prova.test')
    const { id } = await keyed(anna, 'POST', '/api/Couple/addNewCouple', {
      partners: [{ firstName: 'Anna' }, { firstName: 'Marco' }],
    })
    await logIn(at, anna)
    const marco = await newIdentity(at, 'ultima.marco@prova.test')
    const { code } = await ok(anna.call('POST', '/api/Couple/invitePartner'))
    await keyed(marco, 'POST', '/api/Couple/joinCouple', { code })
    await erase(admin, `/api/Admin/deleteCouple/${id}`)
    expect(await goodbyes()).toEqual([anna.email, marco.email])
    await sendDueMails(at.app.post)
    expect(await goodbyes()).toEqual([])
    await removeOldMails(at.app.removals, new Date(Date.now() + 60_000))
    words = ['ultima.anna', 'ultima.marco']
    expect(await afterwards()).toEqual([[], [], []])
  })

  it('takes its files away after a kill too, and takes none in that was still being made', async () => {
    const anna = await newIdentity(at)
    const { id } = await keyed(anna, 'POST', '/api/Couple/addNewCouple', {
      partners: [{ firstName: 'Anna' }],
    })
    await logIn(at, anna)
    await attached(anna, 'foto')
    await erase(anna, `/api/Couple/deleteCouple/${id}`)
    // Whoever deleted is gone: another process finds what is to go.
    const beside = await startTestApp(undefined, {}, at)
    expect(await removeDue({ ...beside.app.removals, stores: at.app.removals.stores })).toBe(1)
    await beside.close()
    expect(
      (await readdir(`${at.dataDir}/media`, { recursive: true })).filter((one) => one.endsWith('.pdf')),
    ).toEqual([])
    const late = at.app.files.take(id, { id: newId(), name: 'tardi.pdf' }, await lateFile())
    await expect(late).rejects.toMatchObject({ code: 'deleted' })
    expect(
      (await readdir(`${at.dataDir}/media`, { recursive: true })).filter((one) => one.endsWith('.pdf')),
    ).toEqual([])
  })
})

async function lateFile() {
  const { writeFile } = await import('node:fs/promises')
  const file = `${at.dataDir}/arrived`
  const content = pdf('tardi')
  await writeFile(file, content)
  return { path: file, bytes: content.length, remove: async () => undefined }
}

describe('a vendor that deletes its account', () => {
  it('leaves no word of itself in any table, file or log, but what it has said to others', async () => {
    // With a figure in it: no word that all vendors' searches are put right by.
    const word = 'Canarino-rosso7'
    const small = word.toLowerCase()
    const phone = '+39 0577 9182736'
    words = [word, small, '9182736']
    const owner = await newIdentity(at, `${small}@prova.test`)
    const place = { region: 'toscana', province: 'SI', city: 'Siena', address: word }
    const { id: vendorId } = await keyed(owner, 'POST', '/api/Vendor/addNewVendor', {
      businessName: word,
      category: 'location',
      place,
      description: word,
      email: `${small}@altrove.test`,
    })
    await logIn(at, owner)
    // Out as a page is that was published; and as if its owner had been invited to it.
    await at.database.pool.query('update vendor set active = true where id = $1', [vendorId])
    await at.database.pool.query(
      `insert into vendor_invitation (id, vendor_id, email, code_hash, invited_by, created_at, expires_at, used_at)
       values ($1, $2, $3, '', $1, now(), now(), now())`,
      [newId(), vendorId, `${small}@invito.test`],
    )
    words.push(owner.uid)
    const anna = await newIdentity(at)
    const { id: coupleId } = await keyed(anna, 'POST', '/api/Couple/addNewCouple', {
      partners: [{ firstName: 'Anna' }],
    })
    await logIn(at, anna)
    const change = (body: object) => keyed(owner, 'PUT', `/api/Vendor/updateVendor/${vendorId}`, body)
    const picture = async () => ({
      fileId: (await ok(sendFile(at, owner, await phonePhoto(60, 40), { name: `${word}.jpg` }))).id as string,
    })
    const shown = await change({ gallery: [await picture()], logo: await picture(), cover: await picture() })
    await change({
      headline: word,
      phone,
      website: `https://${small}.test/`,
      socials: { instagram: word, facebook: word, tiktok: word, pinterest: word },
      services: [word],
      faq: [{ question: word, answer: word }],
      languages: [word],
      gallery: [{ ...shown.gallery[0], alt: word }],
      logo: { ...shown.logo, alt: word },
      cover: { ...shown.cover, alt: word },
    })
    await change({ faq: [{ question: word, answer: `${word} bis` }] })
    const billing = { legalName: word, country: 'FR', vatNumber: '9182736', pec: `${small}@pec.test` }
    await keyed(owner, 'PUT', '/api/Vendor/setBillingData', billing)
    await keyed(owner, 'PUT', '/api/Vendor/setBillingData', {
      street: word,
      town: word,
      legalName: `${word} bis`,
    })
    const [answer, keyword] = [`${word} risponde`, { id: newId(), words: [word], text: word }]
    await keyed(owner, 'PUT', '/api/Vendor/setAutoReplies', {
      firstMessageText: answer,
      bookingText: answer,
      closedText: answer,
      keywords: [keyword],
    })
    await keyed(owner, 'PUT', '/api/Vendor/setAutoReplies', {
      keywords: [{ ...keyword, text: `${word} bis` }],
    })
    const seo = (body: object) => keyed(owner, 'PUT', `/api/Vendor/updateSeoFire/${vendorId}`, body)
    await seo({ title: word, description: word })
    await seo({ title: `${word} bis` })
    await keyed(owner, 'POST', '/api/Calendars/makeAddress')
    // Nothing outside is read here: what was read is put where it belongs.
    await at.database.pool.query(
      `insert into other_calendar (id, vendor_id, name, url, next_read_at, created_at, updated_at, version)
       values ($1, $2, $3, 'https://agenda.test/' || $3, now(), now(), now(), 1)`,
      [newId(), vendorId, word],
    )
    const award = { id: newId(), vendorId, year: 2026, category: 'location', place: 'winner' }
    await keyed(admin, 'POST', '/api/Vendor/addNewAward', { ...award, citation: word })
    await keyed(admin, 'PUT', `/api/Vendor/updateAwardById/${award.id}`, { citation: `${word} bis` })
    await keyed(admin, 'PUT', `/api/Admin/updateVendor/${vendorId}`, { headline: `${word} bis` })
    await askForEnd(`/api/Admin/deleteVendor/${vendorId}`, word)
    await lookAt('vendor', vendorId, word)
    await keyed(owner, 'PUT', '/api/Vendor/setBillingData', { postcode: '75001' })
    await keyed(owner, 'POST', '/api/Vendor/updateTypeAccountVendor', PREMIUM)
    const video = { id: newId(), title: word, provider: 'vimeo', source: '9182736', position: 0 }
    const { poster } = await keyed(owner, 'POST', '/api/Vendor/addVideoVendor', {
      ...video,
      poster: await picture(),
    })
    await keyed(owner, 'PUT', `/api/Vendor/updateVideoVendorById/${video.id}`, {
      title: `${word} bis`,
      poster: { ...poster, alt: word },
    })
    const booking = { id: newId(), vendorId, eventDate: DAY }
    await keyed(anna, 'POST', '/api/Bookings/addBooking', booking)
    await keyed(owner, 'POST', `/api/Leads/contest/${booking.id}`, {
      reason: 'duplicate',
      words: `${word} ha scritto due volte`,
    })
    const quote = { totalCents: 1, validUntil: DAY, lines: [{ label: word, amountCents: 1 }], notes: word }
    await keyed(owner, 'PUT', `/api/Bookings/stepByVendor/${booking.id}`, {
      step: 'quote',
      quote,
      note: word,
    })
    await keyed(anna, 'PUT', `/api/Bookings/stepByCouple/${booking.id}`, { step: 'accept', note: '' })
    const template = {
      id: newId(),
      name: word,
      quote: { lines: [{ label: word, unitCents: 1 }], validDays: 14, notes: word },
    }
    await keyed(owner, 'POST', '/api/Vendor/addQuoteTemplate', template)
    await keyed(owner, 'PUT', `/api/Vendor/updateQuoteTemplate/${template.id}`, { name: `${word} bis` })
    const reply = { id: newId(), name: word, text: word }
    await keyed(owner, 'POST', '/api/Vendor/addSavedReply', reply)
    await keyed(owner, 'PUT', `/api/Vendor/updateSavedReply/${reply.id}`, { text: `${word} bis` })
    const review = {
      id: newId(),
      vendorId,
      rating: 5,
      title: 'Bravi',
      text: 'Ci siamo trovati bene, davvero bene.',
    }
    await keyed(anna, 'POST', '/api/Vendor/addReviewByIdVendor', {
      ...review,
      aspects: { quality: 5, kindness: 5, flexibility: 5, value: 5 },
    })
    await keyed(admin, 'PUT', `/api/Reviews/moderate/${review.id}`, { verdict: 'publish' })
    await keyed(owner, 'PUT', `/api/Reviews/reply/${review.id}`, { text: word })
    await keyed(owner, 'PUT', `/api/Reviews/reply/${review.id}`, { text: `${word} vi ringrazia` })
    await keyed(owner, 'POST', `/api/Reviews/report/${review.id}`, { kind: 'other', note: word })

    await keyed(anna, 'POST', '/api/Messages/send', { id: newId(), with: vendorId, text: 'Buongiorno' })
    const said = { text: `${word} vi saluta`, files: [await attached(owner, word)] }
    const { conversationId } = await keyed(owner, 'POST', '/api/Messages/send', {
      ...said,
      id: newId(),
      with: coupleId,
    })
    await keyed(owner, 'POST', '/api/Messages/send', { id: newId(), with: 'support', text: word })
    await keyed(owner, 'POST', `/api/Messages/report/${conversationId}`, { kind: 'other', note: word })
    await help(owner, word, [await attached(owner, word)])
    await putUpload(at, owner, newId(), pdf(word))
    await withoutCalls(vendorId, word)
    await at.database.pool.query(`update message set created_at = now() - interval '1 hour'`)
    await at.app.writeDueMails()

    const before = await columnsWith(at.database.pool, words)
    expect(await wordsOf(at.database.pool, 'vendor', before)).toEqual(
      [...NOT_A_VENDORS_WORDS, ...OF_THE_REGISTER, 'admin_act_change.label'].toSorted(),
    )
    expect(before).toEqual(
      expect.arrayContaining([
        'field_history.value',
        'idempotency.answer',
        'identity_account.email',
        'mail.text',
        'review_report.note',
      ]),
    )
    await erase(owner, `/api/Vendor/deleteVendor/${vendorId}`)
    // What stays with the couple, without who said it: the table of decision 044. To whom an invoice was issued is kept for
    // ten years, by law (art. 2220 c.c., art. 39 DPR 633/1972).
    expect(await afterwards()).toEqual([
      ['booking.history', 'booking.quote', 'invoice.buyer', 'invoice.folded', 'message.text'],
      [],
      [],
    ])
  })

  /** What no call writes yet, or only a worker does: by hand. */
  async function withoutCalls(vendorId: string, word: string): Promise<void> {
    const { pool } = at.database
    await pool.query(
      'update billing_data set tax_code = $2, sdi_code = $2, postcode = $2, province = $2 where vendor_id = $1',
      [vendorId, word],
    )
    await pool.query('update file set alt = $2 where owner_id = $1', [vendorId, word])
    await pool.query('update vendor set deactivation_reason = $2 where id = $1', [vendorId, word])
    await pool.query(
      `insert into real_wedding (id, vendor_id, slug, title, couple, date, city, region, style, quote, story, pictures,
         credits, state, created_at, updated_at, version)
       values (gen_random_uuid(), $1, $2, $2, $2, now(), $2, $2, $2, $2, $3, $3, $3, 'published', now(), now(), 1)`,
      [vendorId, word, JSON.stringify([word])],
    )
    await pool.query(
      `insert into portfolio_project (id, vendor_id, title, place, month, text, pictures, consent, state, position,
         created_at, updated_at, version)
       values (gen_random_uuid(), $1, $2, $2, '2026-06', $2, $3, true, 'published', 0, now(), now(), 1)`,
      [vendorId, word, JSON.stringify([word])],
    )
  }
})
