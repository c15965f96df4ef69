/** The steps of a booking, free of schemas: what both sides know of who may take which, and from where. */

export const OPEN_BOOKING_STATES = ['requested', 'quoted', 'accepted', 'confirmed'] as const
/** A day counts as taken while a booking of it is in one of these. */
export const TAKEN_BOOKING_STATES = ['accepted', 'confirmed'] as const
/** A couple may write a review from here on. */
export const REVIEWABLE_BOOKING_STATES = ['accepted', 'confirmed', 'completed'] as const

export const COUPLE_STEPS = ['accept', 'keep', 'cancel'] as const
export const VENDOR_STEPS = ['quote', 'withdraw', 'decline', 'confirm', 'complete', 'cancel'] as const
export type CoupleStep = (typeof COUPLE_STEPS)[number]
export type VendorStep = (typeof VENDOR_STEPS)[number]
export type BookingStep = CoupleStep | VendorStep | 'expire'

type State = (typeof OPEN_BOOKING_STATES)[number] | 'completed' | 'declined' | 'cancelled' | 'expired'

/** From which states a step may be taken, and where it leads. Any other step is refused with the state it is in. */
export const BOOKING_STEPS = {
  quote: { from: ['requested', 'quoted'], to: 'quoted' },
  decline: { from: ['requested', 'quoted'], to: 'declined' },
  accept: { from: ['quoted'], to: 'accepted' },
  confirm: { from: ['accepted'], to: 'confirmed' },
  // The vendor's own word of it may be missing: what was accepted took place all the same.
  complete: { from: TAKEN_BOOKING_STATES, to: 'completed' },
  cancel: { from: OPEN_BOOKING_STATES, to: 'cancelled' },
  expire: { from: ['requested', 'quoted'], to: 'expired' },
} as const satisfies Record<Exclude<BookingStep, 'keep' | 'withdraw'>, { from: readonly State[]; to: State }>

/**
 * Where a step leads from a state; undefined when it may not be taken from there. What was accepted stays so while a
 * change of it is sent, accepted, left as it was (`keep`) or taken back.
 * @param proposed a change of the accepted quote waits for the couple
 */
export function stateAfter(state: State, step: BookingStep, proposed = false): State | undefined {
  const isTaken = (TAKEN_BOOKING_STATES as readonly State[]).includes(state)
  if (isTaken && step === 'quote') return state
  if (isTaken && step === 'accept') return proposed ? state : undefined
  if (step === 'keep' || step === 'withdraw') return isTaken && proposed ? state : undefined
  const { from, to } = BOOKING_STEPS[step]
  return (from as readonly State[]).includes(state) ? to : undefined
}

export const isOpenBooking = (state: State): boolean =>
  (OPEN_BOOKING_STATES as readonly State[]).includes(state)

/** A request, or a quote, that nobody answers ends by itself. */
export const BOOKING_EXPIRES_DAYS = 14
