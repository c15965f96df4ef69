/** An invoice by itself: as it is read, or as one of its two files. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { sentXml } from './exchange/exchange-service.ts'
import { fatturaXml, fileNameOf } from './fatturapa/fatturapa.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { invoicePaper } from './invoice-paper.ts'
import { findDocument, findInvoice } from './invoice-store.ts'

const MAKERS: Readonly<Record<string, (document: InvoiceDocument) => Promise<Buffer> | string>> = {
  'application/pdf': invoicePaper,
  'application/xml': fatturaXml,
}
const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'application/xml': 'xml' }

/** How the copy on paper is named, without the ending: `fattura-2026-12`. */
export const paperNameOf = ({ kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>): string =>
  `${kind === 'credit' ? 'nota-di-credito' : 'fattura'}-${number.replace('/', '-')}`

/** The electronic one is named as the exchange asks. */
const nameOf = (document: InvoiceDocument, type: string) =>
  type === 'application/pdf' ? paperNameOf(document) : fileNameOf(document)

interface Asking {
  params: { id: string }
  request: FastifyRequest
  reply: FastifyReply
  tx: Queryable
}

/**
 * By what the request accepts. Reads have no transaction, so that nothing waits while a file is made.
 * @param vendorId whose it must be; undefined for administrators
 * @throws ProblemError `not_found` for one of nobody's or another's
 */
export async function answerInvoice(
  { params: { id }, request, reply, tx }: Asking,
  vendorId?: string,
): Promise<unknown> {
  const entry = await findInvoice(id, tx)
  if (!entry || (vendorId !== undefined && entry.vendorId !== vendorId)) throw new ProblemError('not_found')
  const type = request.headers.accept ?? ''
  const make = MAKERS[type]
  if (!make) return entry
  const document = (await findDocument(id, tx))!
  const sent = type === 'application/xml' ? await sentXml(fileNameOf(document), tx) : undefined
  const content = sent ?? (await make(document))
  reply.headers({
    'content-type': type === 'application/xml' ? 'application/xml; charset=utf-8' : type,
    'content-disposition': `attachment; filename="${nameOf(document, type)}.${ENDINGS[type]}"`,
    'cache-control': 'no-store',
  })
  return content
}
