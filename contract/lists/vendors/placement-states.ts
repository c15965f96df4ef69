/** What became of a paid placement, in words. Free of schemas. */
export const PLACEMENT_STATES = {
  /** From before prices were kept here. */
  unpriced: 'Senza prezzo',
  gift: 'Omaggio',
  /** Kept until a day, and shown once it is paid. */
  waits: 'Aspetta il pagamento',
  sold: 'Venduto',
  /** Not paid in time, or credited whole. */
  released: 'Tornato libero',
} as const

export type PlacementState = keyof typeof PLACEMENT_STATES
export const PLACEMENT_STATE_NAMES = Object.keys(PLACEMENT_STATES) as [PlacementState, ...PlacementState[]]

/** Of these it is shown in its days. */
export const PLACEMENT_SHOWN = ['unpriced', 'gift', 'sold'] as const satisfies PlacementState[]

/** From the day that it is sold, a placement waits so many days for its payment at most. */
export const PLACEMENT_KEPT_DAYS = 60
/** 50.000 €, without VAT. */
export const PLACEMENT_MOST_CENTS = 5_000_000
