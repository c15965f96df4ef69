/**
 * Sends invoices to the exchange and notes what it answers. What is sent is kept word for word before it leaves, under a name
 * of its own: who dies between the two sends the same file again, which is once.
 */
import { sql } from 'drizzle-orm'
import type { BillingEntry } from '#contract/billing.ts'
import { billingFaults, missingForInvoice } from '#contract/billing-faults.ts'
import type { Company } from '#contract/wire/company.ts'
import type { Database, Queryable } from '../../../platform/database/database.ts'
import type { WriteContext } from '../../../platform/entity/entity-store.ts'
import { noteFault } from '../../../platform/faults.ts'
import { ProblemError, ruleBroken } from '../../../platform/http/problem.ts'
import { findBillingData } from '../../billing-data/billing-data-service.ts'
import { fatturaXml, fileNameOf } from '../fatturapa/fatturapa.ts'
import { findDocument, findInvoice } from '../invoice-store.ts'
import type { ExchangeChannel } from './exchange-channel.ts'
import { type Receipt, readReceipt } from './receipt.ts'

const AT_ONCE = 100
const BECOMES = { RC: 'delivered', MC: 'not-delivered', NS: 'refused' } as const

/** Each by itself: what fails for one is noted and stops no other. Twice is once. @returns how many were sent and answered */
export async function exchangeInvoices(
  { db }: Database,
  channel: ExchangeChannel,
  clock = () => new Date(),
): Promise<{ sent: number; answered: number }> {
  const counts = { sent: 0, answered: 0 }
  const now = () => clock().toISOString()
  const { rows } = await db.execute(
    sql`select id from invoice where sdi_state = 'to-send' order by year, serial limit ${AT_ONCE}`,
  )
  for (const { id } of rows as { id: string }[])
    try {
      const made = await db.transaction((tx) => transmissionOf(id, now(), tx))
      if (!made) continue
      await channel.send(`${made.fileName}.xml`, made.xml)
      await db.transaction((tx) => noteSent(id, made.fileName, now(), tx))
      counts.sent++
    } catch (error) {
      if (error instanceof ProblemError) await noteObstacle(id, error, db)
      else noteFault('exchange-sends', error)
    }
  for (const name of await channel.answers())
    try {
      const receipt = readReceipt(name, await channel.read(name))
      if (receipt && (await db.transaction((tx) => noteReceipt(receipt, now(), tx)))) counts.answered++
      else if (!receipt) noteFault('exchange-answers', new Error(`no receipt of an invoice: ${name}`))
      await channel.putAside(name)
    } catch (error) {
      noteFault('exchange-answers', error)
    }
  return counts
}

/** What is sent of one: made once, and the same ever after. */
async function transmissionOf(
  id: string,
  now: string,
  tx: Queryable,
): Promise<{ fileName: string; xml: string } | undefined> {
  const { rows: still } = await tx.execute(
    sql`select 1 from invoice where id = ${id} and sdi_state = 'to-send' for update skip locked`,
  )
  if (still.length === 0) return undefined
  const document = (await findDocument(id, tx))!
  const fileName = fileNameOf(document)
  await tx.execute(sql`insert into transmission (file_name, invoice_id, xml, made_at)
    values (${fileName}, ${id}, ${fatturaXml(document)}, ${now}) on conflict do nothing`)
  return { fileName, xml: (await sentXml(fileName, tx))! }
}

/** What was sent under a name, word for word. */
export async function sentXml(fileName: string, tx: Queryable): Promise<string | undefined> {
  const { rows } = await tx.execute(sql`select xml from transmission where file_name = ${fileName}`)
  return rows[0]?.xml as string | undefined
}

async function noteSent(id: string, fileName: string, now: string, tx: Queryable): Promise<void> {
  await tx.execute(
    sql`update transmission set sent_at = ${now} where file_name = ${fileName} and sent_at is null`,
  )
  await tx.execute(sql`update invoice set sdi_state = 'sent', sdi_reason = null, sdi_at = ${now}, updated_at = ${now},
    version = version + 1 where id = ${id} and sdi_state = 'to-send'`)
}

/** Why it does not leave, for administrators to read. */
async function noteObstacle(id: string, { detail }: ProblemError, tx: Queryable): Promise<void> {
  await tx.execute(sql`update invoice set sdi_reason = ${detail}, version = version + 1
    where id = ${id} and sdi_state = 'to-send' and sdi_reason is distinct from ${detail}`)
}

/** @returns whether it was news */
async function noteReceipt(
  { fileName, kind, reason }: Receipt,
  now: string,
  tx: Queryable,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`update transmission set receipt = ${kind}, reason = ${reason},
    answered_at = ${now}, sent_at = coalesce(sent_at, ${now}) where file_name = ${fileName}
      and (receipt is null or receipt = 'MC' and receipt <> ${kind}) returning invoice_id`)
  const id = rows[0]?.invoice_id as string | undefined
  if (!id) return false
  const document = await findDocument(id, tx)
  // One that was corrected since has another name: what is said of the former is history.
  if (!document || fileNameOf(document) !== fileName) return false
  await tx.execute(sql`update invoice set sdi_state = ${BECOMES[kind]}, sdi_reason = ${reason}, sdi_at = ${now},
    updated_at = ${now}, version = version + 1 where id = ${id}`)
  return true
}

/**
 * Sends one again that was refused: same number and day, with both sides as they are known today. The caller holds the
 * vendor's line.
 * @throws ProblemError `not_found`, `rule_broken` for one that was not refused, or whose buyer's data are wrong still
 */
export async function sendAgain(
  { tx, now }: WriteContext,
  id: string,
  company: Company | null,
): Promise<BillingEntry> {
  const entry = await findInvoice(id, tx, true)
  if (!entry) throw new ProblemError('not_found')
  if (entry.exchange.state !== 'refused') throw ruleBroken('Si rimanda solo una fattura scartata.')
  const buyer = await findBillingData(entry.vendorId, tx)
  if (buyer && (missingForInvoice(buyer).length > 0 || Object.keys(billingFaults(buyer)).length > 0))
    throw ruleBroken('I dati per le fatture di questo fornitore non sono completi: prima li corregge lui.')
  // Of a deleted account nothing newer is known.
  await tx.execute(sql`update invoice set sdi_state = 'to-send', sdi_reason = null, sdi_at = ${now}, updated_at = ${now},
    version = version + 1, progressive = nextval('invoice_progressive'),
    seller = coalesce(${company ? JSON.stringify(company) : null}::jsonb, seller),
    buyer = coalesce(${buyer ? JSON.stringify(buyer) : null}::jsonb, buyer) where id = ${id}`)
  return (await findInvoice(id, tx))!
}
