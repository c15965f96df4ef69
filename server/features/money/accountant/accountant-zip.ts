/**
 * What the accountant takes for a period, as one ZIP that is made while it is sent: each file is made when its turn comes, so
 * that no more than one of them is in memory, and none in a transaction.
 */
import { Readable } from 'node:stream'
import { inArray, sql } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import type { ExportPeriod } from '#contract/billing/billing-export.ts'
import type { Company } from '#contract/wire/company.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { ProblemError } from '../../../platform/http/problem.ts'
import { sentXml } from '../exchange/exchange-service.ts'
import { fatturaXml, fileNameOf } from '../fatturapa/fatturapa.ts'
import { sellerSeat } from '../fatturapa/seller-seat.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { paperNameOf } from '../invoice-files.ts'
import { invoicePaper } from '../invoice-paper.ts'
import { findDocument } from '../invoice-store.ts'
import { movementCsv } from './movement-rows.ts'
import type { PeriodContent } from './period-content.ts'

/** What files are named by. */
type Named = Pick<InvoiceDocument, 'number' | 'kind' | 'issuedOn' | 'progressive'> & {
  id: string
  seller: Company
}

/** @returns the ZIP as it is made; it is destroyed where a file of it cannot be */
export async function accountantZip(
  { from, to }: ExportPeriod,
  { documents, movements }: PeriodContent,
  tx: Queryable,
): Promise<Readable> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const put = (path: string, day: string, make: () => Promise<Readable>) =>
    zip.addReadStreamLazy(path, { mtime: new Date(`${day}T12:00:00`) }, (done) => {
      void make().then(
        (content) => done(null, content),
        (error: unknown) => done(error, undefined as never),
      )
    })
  put(`movimenti_${from}_${to}.csv`, to, async () => Readable.from(movementCsv(movements, tx)))
  for (const named of await namedIn(documents, tx)) {
    put(`xml/${xmlNameOf(named)}`, named.issuedOn, async () => Readable.from([await xmlOf(named, tx)]))
    put(`pdf/${paperNameOf(named)}.pdf`, named.issuedOn, async () =>
      Readable.from([await invoicePaper((await findDocument(named.id, tx))!)]),
    )
  }
  zip.end()
  return output
}

async function namedIn(ids: readonly string[], tx: Queryable): Promise<Named[]> {
  if (ids.length === 0) return []
  const { rows } =
    await tx.execute(sql`select id, number, kind, issued_on::text as "issuedOn", progressive, seller
    from invoice where ${inArray(sql`id`, [...ids])} order by year, serial`)
  return rows as unknown as Named[]
}

/** One that cannot be made, for who issued it has no whole address, is a file that says so. */
const xmlNameOf = (named: Named) =>
  sellerSeat(named.seller.address)
    ? `${fileNameOf(named)}.xml`
    : `${named.number.replace('/', '-')}-non-fatta.txt`

/** As it was sent; what was not is made of the invoice. */
async function xmlOf(named: Named, tx: Queryable): Promise<string> {
  const sent = await sentXml(fileNameOf(named), tx)
  if (sent !== undefined) return sent
  try {
    return fatturaXml((await findDocument(named.id, tx))!)
  } catch (error) {
    if (error instanceof ProblemError && error.detail) return error.detail
    throw error
  }
}
