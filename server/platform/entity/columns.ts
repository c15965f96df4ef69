/** Column types in the contract's own shapes, and the columns every entity has. */
import { customType, date, integer, uuid } from 'drizzle-orm/pg-core'

/** A moment: `timestamptz(3)` in the database, ISO-8601 UTC in the entity. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString(),
})

/** A day without a time. */
export const day = (name: string) => date(name, { mode: 'string' })

export const entityColumns = {
  id: uuid('id').primaryKey(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  version: integer('version').notNull(),
  deletedAt: instant('deleted_at'),
}
