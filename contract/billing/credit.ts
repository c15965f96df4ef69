/** What of an invoice is still to be paid, credited or given back, and what a credit comes to. In cents. Pure, free of schemas. */
import { vatOf } from '../plan/plan-change.ts'

interface Figures {
  netCents: number
  vatCents: number
  totalCents: number
}

export interface Credited {
  totalCents: number
  /** By credit notes, with VAT. */
  creditedCents: number
  /** What came in, less what was given back. */
  receivedCents: number
}

/** What is asked for still. */
export const leftToPay = ({ totalCents, creditedCents, receivedCents }: Credited): number =>
  Math.max(0, totalCents - creditedCents - receivedCents)

/** What came in for what is credited, and was not given back yet. */
export const owedBack = ({ totalCents, creditedCents, receivedCents }: Credited): number =>
  Math.max(0, receivedCents - (totalCents - creditedCents))

/**
 * A credit of a part, by what it is without VAT. The VAT of all credits together is that of what they come to, so that
 * many small ones end at the invoice's own cent, and each is within a cent of its own.
 * @param creditedNetCents what is credited already, without VAT
 * @param netCents of this one, at most what is left
 */
export function creditOf(creditedNetCents: number, netCents: number): Figures {
  const vatCents = vatOf(creditedNetCents + netCents) - vatOf(creditedNetCents)
  return { netCents, vatCents, totalCents: netCents + vatCents }
}

/**
 * What is still to be credited of a price for days that were not served: their share, to the cent, less what is credited
 * already, for whichever reason. Never more than is left.
 * @param days how many were paid for
 */
export const unservedCredit = (
  { netCents, creditedNetCents }: { netCents: number; creditedNetCents: number },
  unserved: number,
  days: number,
): number => Math.max(0, Math.round((netCents * unserved) / days) - creditedNetCents)
