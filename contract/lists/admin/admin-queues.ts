/** What waits for administrators and is told to who may work it through, by the topic of the feed. */
export const ADMIN_QUEUES = {
  requestQueue: 'Assistance/getQueue',
  weddingQueue: 'RealWeddings/getQueue',
  reviewQueue: 'Reviews/getQueue',
  contestQueue: 'Leads/getQueue',
} as const
export type AdminQueue = keyof typeof ADMIN_QUEUES
