/**
 * The hubs and what they push. An event's arguments are `(entity, seq)`, or `(id, seq)` for a deletion; `seq` is the
 * place of the change in the feed, and what a client hands to `GET /api/sync/changes?after=` to catch up.
 */
export const HUBS = {
  couple: '/hubs/couple',
  vendor: '/hubs/vendor',
  videoVendor: '/hubs/videoVendor',
} as const

/** For each kind of entity: its hub, and the events of its creation, update and deletion. */
export const CHANGE_EVENTS = {
  couple: { hub: 'couple', created: 'CoupleCreate', updated: 'CoupleUpdate', deleted: 'CoupleDeleted' },
  task: { hub: 'couple', created: 'TaskCreate', updated: 'TaskUpdate', deleted: 'TaskDeleted' },
  budgetItem: {
    hub: 'couple',
    created: 'BudgetItemCreate',
    updated: 'BudgetItemUpdate',
    deleted: 'BudgetItemDeleted',
  },
  weddingBudget: {
    hub: 'couple',
    created: 'WeddingBudgetCreate',
    updated: 'WeddingBudgetUpdate',
    deleted: 'WeddingBudgetDeleted',
  },
  favorite: {
    hub: 'couple',
    created: 'FavoriteCreate',
    updated: 'FavoriteUpdate',
    deleted: 'FavoriteDeleted',
  },
  vendor: { hub: 'vendor', created: 'VendorCreate', updated: 'VendorUpdate', deleted: 'VendorDeleted' },
  video: {
    hub: 'videoVendor',
    created: 'VideoVendorCreate',
    updated: 'VideoVendorUpdate',
    deleted: 'VideoVendorDeleted',
  },
} as const

export type ChangeTopic = keyof typeof CHANGE_EVENTS
export type ChangeKind = 'created' | 'updated' | 'deleted'
