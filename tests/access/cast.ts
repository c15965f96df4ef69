/** The people of the access tests, each with a session of its own, and what belongs to them. */
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import * as z from 'zod'
import { COUPLE_KINDS, type CoupleKind, KINDS, type Kind } from '#contract/entities.ts'
import { ENTITY_SCHEMAS } from '#contract/entity-schemas.ts'
import { newId } from '#contract/kit/new-id.ts'
import { ENTITIES } from '#server/features/sync/entities.ts'
import { vendor } from '#server/features/vendors/vendor-store.ts'
import { openSession, tokenHash } from '#server/platform/people/session.ts'
import { valuesOf } from '#tests/input/schema-arbitrary.ts'
import { ofThisFile } from '#tests/support/of-this-file.ts'
import { beginKnown } from '#tests/support/second-factor.ts'
import {
  type TestApp,
  newAdmin,
  newCouple,
  newIdentity,
  newPartner,
  newVendor,
} from '#tests/support/test-app.ts'

export const ROLES = [
  'visitor',
  'identity',
  'couple',
  'partner',
  'otherCouple',
  'vendor',
  'otherVendor',
  'admin',
  'deactivatedCouple',
  'deactivatedVendor',
  'endedSession',
  'expiredSession',
  'forgedToken',
] as const
export type Role = (typeof ROLES)[number]

export interface Actor {
  role: Role
  token: string
  uid: string
  email: string
  /** The couple or vendor it is; the main couple's and vendor's for those who are neither. */
  coupleId: string
  vendorId: string
}
export type Cast = Record<Role, Actor>

/** Everybody. The couple and its partner are one wedding. */
export async function makeCast(at: TestApp): Promise<Cast> {
  const { pool } = at.database
  const [anna, eva, sospesa, uscita, scaduta] = [
    await newCouple(at),
    await newCouple(at),
    await newCouple(at),
    await newCouple(at),
    await newCouple(at),
  ]
  const marco = await newPartner(at, anna)
  const [villa, foto, chiuso] = [
    await newVendor(at, 'Villa Aperta'),
    await newVendor(at, 'Foto Altrui'),
    await newVendor(at, 'Villa Sospesa'),
  ]
  // One owner at a time: what takes two of them is in server/features/approvals.
  await pool.query('update admin set ended_at = now() where ended_at is null')
  const [admin, identity] = [await newAdmin(at), await newIdentity(at)]
  await beginKnown(at, admin.uid)
  await pool.query('update couple set active = false where id = $1', [sospesa.coupleId])
  await pool.query(`update vendor set active = false, deactivation_reason = 'Di prova.' where id = $1`, [
    chiuso.vendorId,
  ])
  const expired = await openSession(pool, scaduta.uid)
  await pool.query("update session set expires_at = now() - interval '1 second' where token_hash = $1", [
    tokenHash(expired),
  ])
  await uscita.call('POST', '/api/User/logout')
  const home = { coupleId: anna.coupleId, vendorId: villa.vendorId }
  const actor = (
    role: Role,
    person: { uid: string; email: string; token: string; coupleId?: string; vendorId?: string },
    token = person.token,
  ): Actor => ({
    ...home,
    ...(person.coupleId ? { coupleId: person.coupleId } : {}),
    ...(person.vendorId ? { vendorId: person.vendorId } : {}),
    role,
    token,
    uid: person.uid,
    email: person.email,
  })
  return {
    visitor: actor('visitor', { uid: 'nessuno', email: 'nessuno@prova.test', token: '' }),
    identity: actor('identity', identity, identity.idToken),
    couple: actor('couple', anna),
    partner: actor('partner', marco),
    otherCouple: actor('otherCouple', eva),
    vendor: actor('vendor', villa),
    otherVendor: actor('otherVendor', foto),
    admin: actor('admin', admin),
    deactivatedCouple: actor('deactivatedCouple', sospesa),
    deactivatedVendor: actor('deactivatedVendor', chiuso),
    endedSession: actor('endedSession', uscita),
    expiredSession: actor('expiredSession', scaduta, expired),
    forgedToken: actor('forgedToken', anna, `${anna.idToken.slice(0, -8)}AAAAAAAA`),
  }
}

/** Words that only their own couple, and administrators, may ever read. */
export const secretOf = (coupleId: string): string => `segreto-${coupleId}`

const SELLER = JSON.stringify({
  name: 'Nozze S.r.l.',
  address: 'via Roma 1',
  vat: '01234567897',
  example: false,
})
const BUYER = JSON.stringify({
  legalName: 'Villa Srl',
  vatNumber: '12345678903',
  taxCode: '',
  street: 'via Roma 2',
})
const NOW = `now(), now(), 1`
const PICTURE = JSON.stringify({ id: 'p', url: '/p.webp', width: 1, height: 1, alt: '', placeholder: '' })

/** Who is a vendor talks to support as one; whoever is neither, as the main couple. */
const isVendor = ({ role }: Actor) => /vendor/i.test(role)

/** An invitation's code of the length they have. */
const codeOf = (id: string) => `codice-${id.replaceAll('-', '').slice(-15)}`

const made = ofThisFile(() => ({ rows: 0 }))

/** The first field of a kind that takes any words; undefined where none does. */
const wordsIn = (kind: Kind): string | undefined =>
  Object.entries<z.core.$ZodType>(ENTITY_SCHEMAS[kind].stored).find(
    ([, schema]) => z.safeParse(schema, secretOf(newId())).success,
  )?.[0]

/** The kinds in which a couple writes words that nobody else may read. */
export const SECRET_KINDS = (Object.keys(COUPLE_KINDS) as CoupleKind[]).filter(
  // Its words are for everybody.
  (kind) => kind !== 'weddingWebsite' && wordsIn(kind) !== undefined,
)

/** One of a kind as the database keeps it, from its schema: nothing in it is shown to all, and its words are a secret. */
function rowOf(kind: Kind, id: string, { coupleId, vendorId }: Actor): Record<string, unknown> {
  const stored: Record<string, z.core.$ZodType> = ENTITY_SCHEMAS[kind].stored
  const [sampled] = fc.sample(valuesOf(z.strictObject(stored)), { numRuns: 1, seed: ++made().rows }) as [
    object,
  ]
  const words = wordsIn(kind)
  const now = new Date().toISOString()
  const row = Object.entries({ ...sampled, ...(words && { [words]: secretOf(coupleId) }) }).map(
    ([field, value]) => [
      field,
      z.safeParse(stored[field]!, null).success ? null : typeof value === 'boolean' ? false : value,
    ],
  )
  const owner = { ...('coupleId' in stored && { coupleId }), ...('vendorId' in stored && { vendorId }) }
  return { ...Object.fromEntries(row), ...owner, id, createdAt: now, updatedAt: now, version: 1 }
}

/** How one of each thing that is no entity is put where it belongs. What is absent here has no table yet. */
/** Of the last year that has none, with an award in it. */
const editionOf = (id: string, vendorId: string, publishedAt: string): [string, unknown[]] => [
  `with made as (insert into award_edition (id, year, published_at, created_at, updated_at, version)
     select $1, year, ${publishedAt}, ${NOW} from generate_series(2000, 2100) as years(year)
      where not exists (select from award_edition e where e.year = years.year) order by year desc limit 1 returning year)
   insert into award (id, year, category, vendor_id, place, created_at, updated_at, version)
   select gen_random_uuid(), year, 'location', $2, 'winner', ${NOW} from made
   on conflict (year, category, vendor_id) where deleted_at is null do nothing`,
  [id, vendorId],
]

const MAKERS: Record<string, (at: TestApp, id: string, owner: Actor) => [string, unknown[]]> = {
  session: (_, id, { uid }) => [
    `insert into session (id, token_hash, uid, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [id, tokenHash(id), uid],
  ],
  booking: (_, id, { coupleId, vendorId }) => [
    `insert into booking (id, couple_id, vendor_id, event_date, state, created_at, updated_at, version)
     values ($1, $2, $3, current_date + 200, 'requested', ${NOW})`,
    [id, coupleId, vendorId],
  ],
  file: (_, id, owner) => [
    `insert into file (id, owner_id, kind, name, key, bytes, width, height, widths, created_at)
     values ($1, $2, 'picture', 'foto.jpg', $3, 1, 1, 1, '{1}', now())`,
    [id, isVendor(owner) ? owner.vendorId : owner.coupleId, id],
  ],
  // Each of these is a statement of its own: what a message lies in is made with it.
  supportMessage: (_, id, owner) => [
    `with known as (insert into conversation (id, couple_id, vendor_id, messages, created_at, updated_at, version)
       values ($1, $2, $3, 1, ${NOW}) on conflict (couple_id, vendor_id)
       do update set messages = conversation.messages + 1 returning id, messages)
     insert into message (id, conversation_id, number, "by", partner, text, created_at, updated_at, version)
     select $1, id, messages, $4, $5, $6, ${NOW} from known`,
    [
      id,
      isVendor(owner) ? null : owner.coupleId,
      isVendor(owner) ? owner.vendorId : null,
      isVendor(owner) ? 'vendor' : 'couple',
      isVendor(owner) ? null : 'one',
      secretOf(isVendor(owner) ? owner.vendorId : owner.coupleId),
    ],
  ],
  conversation: (_, id, { coupleId, vendorId }) => [
    `with begun as (insert into conversation (id, couple_id, vendor_id, messages, created_at, updated_at, version)
       values ($1, $2, $3, 1, ${NOW}) returning id)
     insert into message (id, conversation_id, number, "by", partner, text, created_at, updated_at, version)
     select $1, id, 1, 'couple', 'one', 'Siete liberi?', ${NOW} from begun`,
    [id, coupleId, vendorId],
  ],
  conversationReport: (_, id, { coupleId, vendorId, uid }) => [
    `with begun as (insert into conversation (id, couple_id, vendor_id, messages, created_at, updated_at, version)
       values ($1, $2, $3, 1, ${NOW}) returning id),
     said as (insert into message (id, conversation_id, number, "by", partner, text, created_at, updated_at, version)
       select $1, id, 1, 'couple', 'one', 'Siete liberi?', ${NOW} from begun)
     insert into conversation_report (id, conversation_id, uid, "by", kind, created_at)
     select $1, id, $4, 'couple', 'other', now() from begun`,
    [id, coupleId, vendorId, uid],
  ],
  leadContest: (_, id, { coupleId, vendorId }) => [
    `with asked as (insert into booking (id, couple_id, vendor_id, event_date, state, created_at, updated_at, version)
       values ($1, $2, $3, current_date + 200, 'expired', ${NOW}) returning id)
     insert into lead_contest (booking_id, vendor_id, couple_id, reason, words, at, due_on)
     select id, $3, $2, 'duplicate', 'Hanno scritto due volte', now(), current_date + 3 from asked`,
    [id, coupleId, vendorId],
  ],
  otherCalendar: (_, id, { vendorId }) => [
    `insert into other_calendar (id, vendor_id, name, url, next_read_at, created_at, updated_at, version)
     values ($1, $2, 'Agenda', 'https://127.0.0.1/' || ($1::uuid)::text, now(), ${NOW})`,
    [id, vendorId],
  ],
  award: (_, id, { vendorId }) => [
    `with out as (insert into award_edition (id, year, published_at, created_at, updated_at, version)
       values (gen_random_uuid(), 2026, now(), ${NOW}) on conflict (year) do update set published_at = now() returning year)
     insert into award (id, year, category, vendor_id, place, created_at, updated_at, version)
     select $1, year, 'location', $2, 'winner', ${NOW} from out
     on conflict (year, category, vendor_id) where deleted_at is null do update set id = excluded.id`,
    [id, vendorId],
  ],
  awardEdition: (_, id, { vendorId }) => editionOf(id, vendorId, 'null'),
  publishedEdition: (_, id, { vendorId }) => editionOf(id, vendorId, 'now()'),
  review: (_, id, { vendorId }) => [
    `insert into review (id, vendor_id, author, rating, text, created_at, updated_at, version)
     values ($1, $2, 'Luisa e Pietro', 4, 'Bello', ${NOW})`,
    [id, vendorId],
  ],
  billing: (_, id, { vendorId }) => [
    `insert into invoice (id, vendor_id, year, serial, issued_on, due_date, period_start, period_end, description, lines,
       net_cents, vat_rate, vat_cents, total_cents, seller, buyer, state, created_at, updated_at, version)
     values ($1, $2, 2020, (select coalesce(max(serial), 0) + 1 from invoice), '2026-11-26', '2026-12-06', '2026-11-26',
       '2026-12-25', 'Piano Premium mensile', '[]', 4900, 22, 1078, 5978, '${SELLER}', '${BUYER}', 'due', ${NOW})`,
    [id, vendorId],
  ],
  realWedding: (_, id, { vendorId }) => [
    `insert into real_wedding (id, vendor_id, slug, title, couple, date, city, region, story, pictures, credits, state,
       created_at, updated_at, version)
     values ($1, $2, $3, 'Un giorno', 'Luisa e Pietro', '2026-06-01', 'Siena', 'toscana', '[]', '[]', '[]', 'published', ${NOW})`,
    [id, vendorId, id],
  ],
  portfolioProject: (_, id, { vendorId }) => [
    `insert into portfolio_project (id, vendor_id, title, place, month, text, pictures, consent, state, position,
       created_at, updated_at, version)
     values ($1, $2, 'La cena', 'Siena', '2026-06', 'Lunga', '[]', true, 'published', 0, ${NOW})`,
    [id, vendorId],
  ],
  quoteTemplate: (_, id, { vendorId }) => [
    `insert into quote_template (id, vendor_id, name, quote, created_at, updated_at, version)
     values ($1, $2, 'Cena', '{"lines":[],"validDays":14,"notes":""}', ${NOW})`,
    [id, vendorId],
  ],
  savedReply: (_, id, { vendorId }) => [
    `insert into saved_reply (id, vendor_id, name, text, created_at, updated_at, version)
     values ($1, $2, 'Il sopralluogo', 'Ciao', ${NOW})`,
    [id, vendorId],
  ],
  administrator: (_, id) => [
    `insert into admin (id, uid, email, name, role) values ($1, $2, $2 || '@prova.test', 'Lea', 'editor')`,
    [id, `uid-${id}`],
  ],
  adminInvitation: (_, id) => [
    `insert into admin_invitation (id, email, role, code_hash, invited_by, created_at, expires_at)
     values ($1, $2, 'editor', $3, $1, now(), now() + interval '1 day')`,
    [id, `${id}@prova.test`, Buffer.from(id)],
  ],
  accountNote: (_, id, { vendorId }) => [
    `insert into account_note (id, vendor_id, author_id, text, created_at) values ($1, $2, $1, 'Ha chiamato', now())`,
    [id, vendorId],
  ],
  vendorInvitation: (_, id, { vendorId }) => [
    `insert into vendor_invitation (id, vendor_id, email, code_hash, invited_by, created_at, expires_at)
     values ($1, $2, $3, $4, $1, now(), now() + interval '1 day')`,
    [id, vendorId, `${id}@prova.test`, Buffer.from(id)],
  ],
  // Asked by somebody who could not be the other one of anything.
  approval: (_, id) => [
    `with other as (insert into admin (id, uid, email, name, role)
       values ($1::uuid, 'uid-' || $1::uuid, $1::uuid || '@prova.test', 'Lea', 'editor') returning id)
     insert into approval (id, call, thing_id, sent, seen, reason, asked_by, asked_at, expires_at)
     select $1::uuid, 'Admin/deleteVendor', $1::uuid, '{}', '', 'Doppio', id, now(), now() + interval '1 day' from other`,
    [id],
  ],
  ownApproval: (_, id, { uid }) => [
    `with other as (insert into admin (id, uid, email, name, role)
       values ($1::uuid, 'uid-' || $1::uuid, $1::uuid || '@prova.test', 'Lea', 'editor') returning id)
     insert into approval (id, call, thing_id, sent, seen, reason, asked_by, asked_at, expires_at)
     select $1::uuid, 'Admin/deleteVendor', $1::uuid, '{}', '', 'Doppio', coalesce((select id from admin where uid = $2), id), now(),
       now() + interval '1 day' from other`,
    [id, uid],
  ],
  registerEntry: (_, id) => [
    `insert into admin_act (id, at, admin_id, who, kind, call) values ($1, now(), $1, 'Lea', 'write', 'Admin/updateFooter')`,
    [id],
  ],
  background: (_, id) => [
    `insert into homepage_background (id, picture, created_at, updated_at, version) values ($1, $2, ${NOW})`,
    [id, PICTURE],
  ],
  banner: (_, id) => [
    `insert into banner (id, placement, advertiser, title, picture, link, "from", "to", weight, created_at, updated_at, version)
     values ($1, 'home', 'Prova', 'Prova', $2, '/awards', '2026-01-01', '2026-12-31', 1, ${NOW})`,
    [id, PICTURE],
  ],
  request: (_, id, { vendorId }) => [
    `insert into assistance_request (id, number, from_type, from_id, name, email, category, subject, text, created_at, updated_at, version)
     values ($1, $3, 'vendor', $2, 'Villa', 'villa@prova.test', 'altro', 'Aiuto', 'Mi serve un aiuto', ${NOW})`,
    [id, vendorId, id.slice(-12)],
  ],
  article: (_, id) => [
    `insert into article (id, slug, title, summary, body, author, state, published_at, minutes, created_at, updated_at, version)
     values ($1, $2, 'Una notizia', 'In breve', '[]', '{"name": "Redazione", "role": ""}', 'published', now(), 1, ${NOW})`,
    [id, id],
  ],
  visibility: (_, id, { vendorId }) => [
    `insert into vendor_visibility (id, vendor_id, placement, "from", "to", weight, created_at, updated_at, version)
     values ($1, $2, 'home', '2026-01-01', '2026-12-31', 1, ${NOW})`,
    [id, vendorId],
  ],
}

/** What an id may name. */
export type Subject =
  | Kind
  | 'couple'
  | 'vendor'
  | 'uid'
  | 'partnerInvitation'
  | 'file'
  | 'booking'
  | 'bookedVendor'
  | 'award'
  | 'awardEdition'
  | 'publishedEdition'
  | 'otherCalendar'
  | 'leadContest'
  | 'review'
  | 'realWedding'
  | 'background'
  | 'registerEntry'
  | 'administrator'
  | 'approval'
  | 'ownApproval'
  | 'adminInvitation'
  | 'adminCode'
  | 'accountNote'
  | 'unclaimedVendor'
  | 'vendorInvitation'
  | 'vendorCode'
  | 'visibility'
  | 'banner'
  | 'article'
  | 'websitePage'
  | 'invitationCode'
  | 'billing'
  | 'creditedBilling'
  | 'refusedBilling'
  | 'request'
  | 'supportMessage'
  | 'supportConversation'
  | 'conversation'
  | 'conversationReport'
  | 'session'

/** The id of a thing of this owner, made now where it is not there already. */
export async function subjectOf(at: TestApp, subject: Subject, owner: Actor): Promise<string> {
  const { pool } = at.database
  if (subject === 'couple') return owner.coupleId
  if (subject === 'weddingWebsite' || subject === 'websitePage' || subject === 'invitationCode') {
    const page = `pagina-${owner.coupleId}`
    await pool.query(
      `insert into wedding_website (id, couple_id, public_id, theme, published, created_at, updated_at, version)
       values ($1, $1, $2, 'ulivo', true, ${NOW})
       on conflict (id) do update set public_id = $2, published = true, has_password = false, rsvp_open = true,
         rsvp_deadline = null`,
      [owner.coupleId, page],
    )
    if (subject === 'weddingWebsite') return owner.coupleId
    if (subject === 'websitePage') return page
    const id = newId()
    await pool.query(
      `insert into wedding_invitation (id, couple_id, code, name, max_companions, created_at, updated_at, version)
       values ($1, $2, $3, 'Zia Pina', 20, ${NOW})`,
      [id, owner.coupleId, codeOf(id)],
    )
    return codeOf(id)
  }
  if (subject === 'vendor') return owner.vendorId
  if (subject === 'uid') return owner.uid
  if (subject === 'partnerInvitation') {
    const { createHash } = await import('node:crypto')
    const code = `invito-${newId()}`
    await pool.query(
      `insert into couple_invitation (code_hash, couple_id, invited_by, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
      [createHash('sha256').update(code).digest(), owner.coupleId, owner.uid],
    )
    return code
  }
  if (subject === 'adminCode') {
    const { createHash } = await import('node:crypto')
    const code = `invito-${newId()}`
    await pool.query(
      `insert into admin_invitation (id, email, role, code_hash, invited_by, created_at, expires_at)
       values ($1, $2, 'editor', $3, $1, now(), now() + interval '1 day')`,
      [newId(), owner.email, createHash('sha256').update(code).digest()],
    )
    return code
  }
  if (subject === 'unclaimedVendor' || subject === 'vendorCode') {
    const { db } = at.database
    const [own] = await db.select().from(vendor).where(eq(vendor.id, owner.vendorId))
    const id = newId()
    await db.insert(vendor).values({ ...own!, id, slug: id, claimed: false })
    if (subject === 'unclaimedVendor') return id
    const { createHash } = await import('node:crypto')
    const code = `invito-${newId()}`
    await pool.query(
      `insert into vendor_invitation (id, vendor_id, email, code_hash, invited_by, created_at, expires_at)
       values ($1, $2, $3, $4, $1, now(), now() + interval '1 day')`,
      [newId(), id, owner.email, createHash('sha256').update(code).digest()],
    )
    return code
  }
  if (subject === 'supportConversation') {
    const made = await subjectOf(at, 'supportMessage', owner)
    const { rows } = await pool.query('select conversation_id from message where id = $1', [made])
    return rows[0].conversation_id as string
  }
  if (subject === 'refusedBilling') {
    const id = await subjectOf(at, 'billing', owner)
    await pool.query("update invoice set sdi_state = 'refused' where id = $1", [id])
    // Of whom nothing newer is known: it goes as it was.
    await pool.query('delete from billing_data where id = $1', [owner.vendorId])
    return id
  }
  if (subject === 'creditedBilling') {
    const id = await subjectOf(at, 'billing', owner)
    const event = newId()
    await pool.query(`update invoice set state = 'paid', paid_at = now(), method = 'test' where id = $1`, [
      id,
    ])
    await pool.query(
      `insert into movement (event, account, cents, what, invoice_id, at)
       values ($1, 'received:test', 5978, 'paid', $2, now()), ($1, $3, -5978, 'paid', $2, now())`,
      [event, id, `vendor:${owner.vendorId}`],
    )
    await pool.query(
      `insert into invoice (id, vendor_id, year, serial, issued_on, due_date, period_start, period_end, description, lines,
         net_cents, vat_rate, vat_cents, total_cents, seller, buyer, state, kind, credits, reason, created_at,
         updated_at, version)
       select $1, vendor_id, year, (select max(serial) + 1 from invoice), issued_on, due_date, period_start, period_end, description, lines,
         net_cents, vat_rate, vat_cents, total_cents, seller, buyer, 'issued', 'credit', $2, 'Errore', ${NOW}
       from invoice where id = $2`,
      [newId(), id],
    )
    return id
  }
  if (subject === 'bookedVendor') {
    await pool.query('delete from review where couple_id is not null')
    await pool.query('delete from booking')
    await pool.query(
      `insert into booking (id, couple_id, vendor_id, event_date, state, created_at, updated_at, version)
       values ($1, $2, $3, current_date + 200, 'accepted', ${NOW})`,
      [newId(), owner.coupleId, owner.vendorId],
    )
    return owner.vendorId
  }
  if (subject === 'weddingBudget') {
    await pool.query(
      `insert into wedding_budget (id, couple_id, total_cents, guests, allocation, created_at, updated_at, version)
       values ($1, $1, 100, 1, '{"fiori": 100}', ${NOW}) on conflict do nothing`,
      [owner.coupleId],
    )
    return owner.coupleId
  }
  const id = newId()
  const entity = ENTITIES.find(({ topic }) => topic === subject)
  const maker = MAKERS[subject]
  // Not served yet, so there is no table: any id will do, and the call answers 501 before it looks.
  if (!maker && !entity) return id
  // A vendor is saved once by a couple: what earlier cells saved would answer for this one.
  // And a couple has one open request, and one conversation, with a vendor.
  if (subject === 'favorite' || subject === 'booking') await pool.query(`delete from ${subject}`)
  if (subject === 'conversation' || subject === 'conversationReport')
    await pool.query('delete from conversation where couple_id is not null and vendor_id is not null')
  if (entity && !maker)
    await at.database.db.insert(entity.table).values(rowOf(entity.topic, id, owner) as never)
  else await pool.query(...maker!(at, id, owner))
  return id
}

/** Whether a thing of this kind can be made here: a served call needs it. */
export const canMake = (subject: Subject): boolean =>
  [
    'couple',
    'vendor',
    'bookedVendor',
    'creditedBilling',
    'refusedBilling',
    'uid',
    'partnerInvitation',
    'adminCode',
    'unclaimedVendor',
    'vendorCode',
    'websitePage',
    'invitationCode',
    'supportConversation',
  ].includes(subject) ||
  subject in KINDS ||
  subject in MAKERS
