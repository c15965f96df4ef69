/** The queues in which administrators read requests for assistance. */
export const REQUEST_QUEUES = ['aperte', 'risolte', 'chiuse'] as const
export type RequestQueue = (typeof REQUEST_QUEUES)[number]
