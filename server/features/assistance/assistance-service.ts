import { isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AssistanceRequest, NewAssistanceRequest, OwnRequest } from '#contract/admin/assistance.ts'
import { ASSISTANCE_CATEGORIES } from '#contract/lists/admin/assistance-categories.ts'
import type { Actor } from '../../platform/people/actor.ts'
import { tellQueue } from '../../platform/database/change-feed.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { A_DAY_S, forgetMailsAbout, writeMail } from '../../platform/mail/mail-outbox.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { type Allowance, spend } from '../../platform/http/throttle.ts'
import { deleteFilesOf, useFile } from '../files/file-service.ts'
import { visitorSpace } from './visitor-space.ts'
import {
  type RequestRow,
  answersTo,
  assistanceRequest,
  findRequest,
  listRequestsOf,
  presentRequests,
} from './assistance-store.ts'

/** Of one address; a hotel’s guests share one, a flood goes beyond it. */
const ALLOWED: Allowance = { max: 30, windowSeconds: 3_600 }

interface Sender {
  fromType: RequestRow['fromType']
  fromId: string | null
  uid: string | null
}

/** Who a request comes from. An administrator, and who has no profile yet, writes as a visitor. */
export function senderOf(actor: Actor): Sender {
  if (actor.kind === 'couple') return { fromType: 'couple', fromId: actor.coupleId, uid: actor.uid }
  if (actor.kind === 'vendor') return { fromType: 'vendor', fromId: actor.vendorId, uid: actor.uid }
  return { fromType: 'visitor', fromId: null, uid: 'uid' in actor ? actor.uid : null }
}

/**
 * Takes a request in, once for its id.
 * @param address where it comes from, to count it
 * @throws ProblemError `rate_limited`, `already_exists` for another's id, `rule_broken` for a file that is not there
 */
export async function addRequest(
  actor: Actor,
  { website, files, ...asked }: z.output<typeof NewAssistanceRequest>,
  { tx, now, address }: { tx: Queryable; now: string; address: string },
): Promise<OwnRequest> {
  const sender = senderOf(actor)
  const before = await findRequest(asked.id, tx)
  const isSame =
    before &&
    before.uid === sender.uid &&
    before.fromId === sender.fromId &&
    before.email === asked.email &&
    before.text === asked.text
  if (before && !isSame) throw new ProblemError('already_exists')
  if (before) return ownRequest(before, tx)
  if (website !== '') throw ruleBroken('Lascia vuoto il campo «sito».')
  await spend(tx, ['assistance', address], ALLOWED, now)
  const ownerId = sender.fromId ?? visitorSpace(asked.id)
  for (const { fileId } of files) await useFile(tx, { fileId, ownerId, usedBy: asked.id })
  const rows = await tx
    .insert(assistanceRequest)
    .values({
      ...asked,
      ...sender,
      number: await nextNumber(now, tx),
      files: files.map(({ fileId }) => fileId),
      state: 'open',
      receiptAt: now,
      createdAt: now,
      updatedAt: now,
      version: 1,
    })
    .returning()
  await writeReceipt(rows[0]!, tx)
  await tellQueue('requestQueue', rows[0]!, tx)
  return ownRequest(rows[0]!, tx)
}

/**
 * What an account has asked goes with it, the notes on it too; and what its people asked without it, signed in or by an
 * address they have proved. Before their addresses are forgotten.
 */
export async function forgetRequestsOf(
  fromId: string,
  uids: readonly string[],
  tx: Queryable,
): Promise<void> {
  const those = sql`any(${sql.param([...uids])}::text[])`
  const { rows } =
    await tx.execute(sql`delete from assistance_request where from_id = ${fromId} or uid = ${those}
      or (from_id is null and email in (select email from person_address where uid = ${those} and verified))
    returning id`)
  const ids = rows.map(({ id }) => id as string)
  await forgetMailsAbout(ids, tx)
  for (const id of ids) await deleteFilesOf(visitorSpace(id), tx)
  await tx.execute(sql`delete from idempotency where actor = 'visitor'
    and answer ->> 'id' = any(${sql.param(ids)}::text[])`)
}

async function nextNumber(now: string, tx: Queryable): Promise<string> {
  const { rows } = await tx.execute(sql`select nextval('assistance_number') as number`)
  return `A-${now.slice(0, 4)}-${String(rows[0]?.number).padStart(6, '0')}`
}

async function asOwn(requests: readonly AssistanceRequest[], tx: Queryable): Promise<OwnRequest[]> {
  const answers = await answersTo(
    requests.map(({ id }) => id),
    tx,
  )
  return requests.map(({ assignedTo: _a, fromId: _i, fromType: _t, ...own }) => {
    const ours = answers.get(own.id)
    return ours ? { ...own, answers: ours } : own
  })
}

async function ownRequest(row: RequestRow, tx: Queryable): Promise<OwnRequest> {
  return (await asOwn(await presentRequests([row], tx), tx))[0]!
}

/** What an account has asked, as it reads it, the newest first. @param how many, all of them for a copy; and after which */
export const listOwnRequests = async (
  fromId: string,
  tx: Queryable,
  how?: Parameters<typeof listRequestsOf>[2],
): Promise<OwnRequest[]> => asOwn(await listRequestsOf(fromId, tx, how), tx)

/**
 * Writes the receipts of requests that the version before has taken in; it leaves them to the clock. To go with the next
 * release, together with the column.
 */
export async function writeLateReceipts({ db }: Database, clock = () => new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(assistanceRequest)
      .set({ receiptAt: clock().toISOString() })
      .where(isNull(assistanceRequest.receiptAt))
      .returning()
    for (const row of rows) await writeReceipt(row, tx)
  })
}

/** Days, in seconds: who asked for help waits for word of it. */
const RECEIPT_GOOD_FOR_S = 3 * A_DAY_S

/** In our words alone: nobody has proved that the address is the sender's, and it must carry no text of a stranger. */
async function writeReceipt(
  { id, number, email, category, fromId, uid }: RequestRow,
  tx: Queryable,
): Promise<void> {
  const about = ASSISTANCE_CATEGORIES.find(({ slug }) => slug === category)?.name ?? ''
  const opening = `Ciao,\n\nabbiamo ricevuto una richiesta di assistenza con questo indirizzo. Il suo numero è ${number}: citalo se ci scrivi di nuovo.\nTi rispondiamo qui.`
  const copy = `Argomento: ${about}\n\nSe non ci hai scritto tu, ignora pure questo messaggio.`
  await writeMail(tx, {
    key: ['receipt', id],
    about: [id, fromId, uid].filter((one) => one !== null),
    to: email,
    subject: `La tua richiesta ${number}`,
    text: `${opening}\n\n${copy}\n\nLovoglio`,
    html: [opening, copy, 'Lovoglio']
      .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
      .join('\n'),
    goodForS: RECEIPT_GOOD_FOR_S,
  })
}
