import { eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewAssistanceRequest, OwnRequest } from '#contract/assistance.ts'
import { ASSISTANCE_CATEGORIES } from '#contract/assistance-categories.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { SendMail } from '../../platform/mail.ts'
import { ProblemError, ruleBroken } from '../../platform/problem.ts'
import { type Allowance, spend } from '../../platform/throttle.ts'
import { useFile } from '../files/file-service.ts'
import { type RequestRow, assistanceRequest, findRequest, presentRequests } from './assistance-store.ts'

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
  // Who has no account has sent the files under the request's own id.
  const ownerId = sender.fromId ?? asked.id
  for (const { fileId } of files) await useFile(tx, { fileId, ownerId, usedBy: asked.id })
  const rows = await tx
    .insert(assistanceRequest)
    .values({
      ...asked,
      ...sender,
      number: await nextNumber(now, tx),
      files: files.map(({ fileId }) => fileId),
      state: 'open',
      createdAt: now,
      updatedAt: now,
      version: 1,
    })
    .returning()
  return ownRequest(rows[0]!, tx)
}

/** What a couple or vendor has asked goes with its account, the notes on it too. */
export async function forgetRequestsOf(fromId: string, tx: Queryable): Promise<void> {
  await tx.delete(assistanceRequest).where(eq(assistanceRequest.fromId, fromId))
}

async function nextNumber(now: string, tx: Queryable): Promise<string> {
  const { rows } = await tx.execute(sql`select nextval('assistance_number') as number`)
  return `A-${now.slice(0, 4)}-${String(rows[0]?.number).padStart(6, '0')}`
}

async function ownRequest(row: RequestRow, tx: Queryable): Promise<OwnRequest> {
  const [request] = await presentRequests([row], tx)
  const { assignedTo: _a, fromId: _i, fromType: _t, ...own } = request!
  return own
}

/**
 * Sends the receipts that are due: one that failed is tried again at the next turn. Safe on several processes.
 * @returns how many went
 */
export async function sendReceipts(
  { db }: Database,
  sendMail: SendMail,
  clock = () => new Date(),
): Promise<number> {
  let sent = 0
  for (;;) {
    const went = await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(assistanceRequest)
        .where(isNull(assistanceRequest.receiptAt))
        .orderBy(assistanceRequest.createdAt)
        .limit(1)
        .for('update', { skipLocked: true })
      if (!row) return false
      await sendMail(receiptOf(row))
      await tx
        .update(assistanceRequest)
        .set({ receiptAt: clock().toISOString() })
        .where(eq(assistanceRequest.id, row.id))
      return true
    })
    if (!went) return sent
    sent++
  }
}

function receiptOf({ number, name, email, category, subject, text }: RequestRow) {
  const about = ASSISTANCE_CATEGORIES.find(({ slug }) => slug === category)?.name ?? ''
  const opening = `Ciao ${name},\n\nabbiamo ricevuto la tua richiesta. Il suo numero è ${number}: citalo se ci scrivi di nuovo.\nTi rispondiamo a questo indirizzo.`
  const copy = `Argomento: ${about}\nOggetto: ${subject}\n\n${text}`
  return {
    to: email,
    subject: `La tua richiesta ${number}`,
    text: `${opening}\n\n${copy}\n\nLovoglio`,
    html: [opening, copy, 'Lovoglio']
      .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
      .join('\n'),
  }
}
