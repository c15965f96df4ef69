/**
 * The quotes of a booking, one after the other: the one that holds or waits for the couple, a change of it that waits, and
 * the earlier ones. The server and what waits on a device go by the same. Pure, free of schemas.
 */

/** Of one booking. What more has to be said is said in words. */
export const QUOTES_OF_BOOKING = 12

/** Attachments of one quote. How much each may weigh: `media/file-limits.ts`. */
export const QUOTE_FILES = 5

/** How an earlier quote ended: another took its place before the couple answered, or after; the couple kept what was; taken back. */
export type QuoteOutcome = 'replaced' | 'changed' | 'refused' | 'withdrawn'

/** One that an older app sent has no number: it is the first. */
export interface NumberedQuote {
  number?: number | undefined
  sentAt?: string | undefined
}
export interface Quotes<Q extends NumberedQuote> {
  quote?: Q | null | undefined
  /** What the vendor would change of a quote that was accepted. */
  proposal?: Q | null | undefined
  earlier?: readonly (Q & { outcome: QuoteOutcome })[] | undefined
}

export const numberOf = (quote: NumberedQuote): number => quote.number ?? 1

/** The number of the quote that was sent last; 0 where there is none. */
export const lastQuoteNumber = ({ quote, proposal, earlier = [] }: Quotes<NumberedQuote>): number =>
  Math.max(0, ...[quote, proposal, ...earlier].map((one) => (one ? numberOf(one) : 0)))

/** The quote the couple may accept now, by the state of its booking. */
export const quoteToAccept = <Q extends NumberedQuote>({
  state,
  quote,
  proposal,
}: Quotes<Q> & { state: string }): Q | undefined => (state === 'quoted' ? quote : proposal) ?? undefined

/**
 * The quotes after a step that may be taken; those of any other step stay as they are.
 * @param given what the vendor sends with `quote`
 * @param at when, ISO-8601
 */
export function quotesAfter<Q extends NumberedQuote>(
  booking: Quotes<Q> & { state: string },
  step: string,
  given: Q | undefined,
  at: string,
): Quotes<Q> {
  const { state, quote, proposal, earlier = [] } = booking
  const ended = (one: Q | null | undefined, outcome: QuoteOutcome) =>
    one ? [...earlier, { ...one, number: numberOf(one), outcome }] : earlier
  if (step === 'quote' && given) {
    const sent = { ...given, number: lastQuoteNumber(booking) + 1, sentAt: at }
    return state === 'requested' || state === 'quoted'
      ? { quote: sent, proposal, earlier: ended(quote, 'replaced') }
      : { quote, proposal: sent, earlier: ended(proposal, 'replaced') }
  }
  if (step === 'accept' && state !== 'quoted' && proposal)
    return { quote: proposal, proposal: null, earlier: ended(quote, 'changed') }
  if (step === 'keep') return { quote, proposal: null, earlier: ended(proposal, 'refused') }
  // What a booking ends with no longer changes.
  if (step === 'withdraw' || step === 'cancel' || step === 'complete')
    return { quote, proposal: null, earlier: ended(proposal, 'withdrawn') }
  return { quote, proposal, earlier }
}

/**
 * Whether a step is about the quotes as they are, and not as they were before the other side, or another device, was
 * quicker. An older app names none: it sends the first, and answers the first.
 * @param said the number of the quote that is answered or taken back, or of the one that a new one comes after
 */
export function isOfNow(
  booking: Quotes<NumberedQuote> & { state: string },
  step: string,
  said: number | undefined,
): boolean {
  if (step === 'quote') return (said ?? 0) === lastQuoteNumber(booking)
  if (step !== 'accept' && step !== 'keep' && step !== 'withdraw') return true
  return (said ?? 1) === numberOf(quoteToAccept(booking) ?? {})
}
