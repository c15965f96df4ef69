/** What a quote must be to be sent and to be accepted, and which of a booking's is meant. */
import {
  QUOTES_OF_BOOKING,
  lastQuoteNumber,
  numberOf,
  quoteToAccept,
} from '#contract/lists/bookings/booking-quotes.ts'
import { quoteFaults, sumFaults } from '#contract/lists/bookings/quote-faults.ts'
import type { FileRef } from '#contract/media/file.ts'
import type { Quote } from '#contract/bookings/quote.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { useFile } from '../files/file-service.ts'
import { inState } from './booking-state.ts'
import type { BookingRow } from './booking-store.ts'

/** Refuses a quote that cannot stand or does not add up, in words at its field. @param today `YYYY-MM-DD` */
export function checkQuote(quote: Quote, today: string): void {
  const faults = Object.entries({ ...sumFaults(quote), ...quoteFaults(quote, today) })
  if (faults.length === 0) return
  const errors = faults.map(([path, message]) => ({ path: `body.quote.${path}`, message }))
  throw new ProblemError('rule_broken', { detail: errors[0]!.message, errors })
}

/** Of two that were sent without knowing of each other the second is refused; so is one too many. */
export function checkSequence(before: BookingRow, after: number): void {
  const last = lastQuoteNumber(before)
  if (after !== last)
    throw inState(
      before.state,
      last === 0
        ? 'Il preventivo di prima non c’è: riguarda la richiesta.'
        : `Nel frattempo è partito il preventivo n. ${last}: guardalo prima di mandarne un altro.`,
    )
  if (last >= QUOTES_OF_BOOKING)
    throw new ProblemError('rule_broken', {
      detail: `Di preventivi ne avete scambiati ${QUOTES_OF_BOOKING}: per il resto scrivetevi nei messaggi.`,
    })
}

/**
 * Refuses an answer to another quote than the one that waits: what was not read is not accepted.
 * @param number which was read; unsaid by an older app, which knows of the first alone
 */
export function checkAccepted(
  before: BookingRow,
  step: 'accept' | 'keep' | 'withdraw',
  number: number | undefined,
  today: string,
): void {
  const waiting = quoteToAccept(before)
  if (!waiting || numberOf(waiting) !== (number ?? 1))
    throw inState(
      before.state,
      step === 'withdraw'
        ? 'Nel frattempo la modifica è cambiata: riguardala.'
        : 'Nel frattempo il fornitore ha mandato un altro preventivo: leggetelo prima di rispondere.',
    )
  if (step === 'accept' && waiting.validUntil < today)
    throw inState(before.state, 'Il preventivo non è più valido: chiedetene uno nuovo.')
}

/** What the history says of a step that is about a quote. */
export function quoteNumberOf(before: BookingRow, step: string) {
  if (step === 'quote') return { step, number: lastQuoteNumber(before) + 1 } as const
  if (step !== 'accept' && step !== 'keep' && step !== 'withdraw') return {}
  return { step, number: numberOf(quoteToAccept(before) ?? {}) } as const
}

/**
 * Takes the attachments of the quote that is sent next into use, and keeps them under its number: they are that quote's for
 * good, and another may name them again.
 * @throws ProblemError `rule_broken` for a file that is not the vendor's, or is used elsewhere
 */
export async function takeQuoteFiles(
  before: BookingRow,
  files: readonly FileRef[],
  tx: Queryable,
): Promise<BookingRow['quoteFiles']> {
  const ids = [...new Set(files.map(({ fileId }) => fileId))]
  for (const fileId of ids) await useFile(tx, { fileId, ownerId: before.vendorId, usedBy: before.id })
  return ids.length > 0
    ? { ...before.quoteFiles, [lastQuoteNumber(before) + 1]: ids }
    : { ...before.quoteFiles }
}

/** A quote with its words as plain text. */
export const plainQuote = (quote: Quote): Quote => ({
  ...quote,
  notes: plainText(quote.notes),
  lines: quote.lines.map((line) => ({ ...line, label: plainText(line.label) })),
  ...(quote.discount && { discount: { ...quote.discount, label: plainText(quote.discount.label) } }),
})
