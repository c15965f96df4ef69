/**
 * What has become of an invoice at the exchange. What is sent is kept word for word before it leaves, under a name of its own:
 * who dies between the two sends the same file again, which is once.
 */
import { sql } from 'drizzle-orm'
import type { BillingEntry } from '#contract/billing/billing.ts'
import { billingFaults, missingForInvoice } from '#contract/billing/billing-faults.ts'
import type { Company } from '#contract/wire/company.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { WriteContext } from '../../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../../platform/http/problem.ts'
import { findBillingData } from '../../billing-data/billing-data-service.ts'
import { fatturaXml, fileNameOf } from '../fatturapa/fatturapa.ts'
import { findDocument, findInvoice } from '../invoice-store.ts'
import type { ChannelFault } from './channel-fault.ts'
import type { Receipt } from './receipt.ts'

const BECOMES = { RC: 'delivered', MC: 'not-delivered', NS: 'refused' } as const
/** Minutes: they double from one to this. */
const LONGEST_PAUSE = 60

/** Those whose turn it is, the first issued first; one that was tried in vain rests. @param now ISO-8601 UTC */
export async function invoicesToSend(now: string, most: number, tx: Queryable): Promise<string[]> {
  const { rows } = await tx.execute(sql`select id from invoice where sdi_state = 'to-send' and not exists
      (select 1 from transmission t where t.invoice_id = invoice.id and t.sent_at is null and t.retry_at > ${now})
    order by year, serial limit ${most}`)
  return rows.map(({ id }) => id as string)
}

/** What is sent of one: made once, and the same ever after. */
export async function transmissionOf(
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

export async function noteSent(id: string, fileName: string, now: string, tx: Queryable): Promise<void> {
  await tx.execute(
    sql`update transmission set sent_at = ${now} where file_name = ${fileName} and sent_at is null`,
  )
  await tx.execute(sql`update invoice set sdi_state = 'sent', sdi_reason = null, sdi_at = ${now}, updated_at = ${now},
    version = version + 1 where id = ${id} and sdi_state = 'to-send'`)
}

/** Why it does not leave, for administrators to read. */
export async function noteObstacle(id: string, words: string, tx: Queryable): Promise<void> {
  await tx.execute(sql`update invoice set sdi_reason = ${words}, version = version + 1
    where id = ${id} and sdi_state = 'to-send' and sdi_reason is distinct from ${words}`)
}

/** The channel did not take it: it is tried again after a pause, or waits to be corrected where it is refused as it is. */
export async function noteNotTaken(
  id: string,
  fileName: string,
  { words, isRefusal }: ChannelFault,
  now: string,
  tx: Queryable,
): Promise<void> {
  await tx.execute(sql`update transmission set tries = tries + 1, reason = ${isRefusal ? words : null},
      retry_at = ${isRefusal ? null : now}::timestamptz
        + least(power(2, least(tries, 20)), ${LONGEST_PAUSE}) * interval '1 minute'
    where file_name = ${fileName} and sent_at is null`)
  if (!isRefusal) return noteObstacle(id, words, tx)
  await tx.execute(sql`update invoice set sdi_state = 'refused', sdi_reason = ${words}, sdi_at = ${now}, updated_at = ${now},
    version = version + 1 where id = ${id} and sdi_state = 'to-send'`)
}

/** @returns whether it was news */
export async function noteReceipt(
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
