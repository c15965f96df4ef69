/** The queues in which administrators read requests for assistance. */
export const REQUEST_QUEUES = ['aperte', 'risolte', 'chiuse'] as const
export type RequestQueue = (typeof REQUEST_QUEUES)[number]

/** How far a request is, as administrators read it. */
export const REQUEST_STATES = {
  open: 'Aperta',
  in_progress: 'In lavorazione',
  solved: 'Risolta',
  closed: 'Chiusa',
} as const

/** The queue in which a request of each state stands. */
export const QUEUE_OF = {
  open: 'aperte',
  in_progress: 'aperte',
  solved: 'risolte',
  closed: 'chiuse',
} as const
