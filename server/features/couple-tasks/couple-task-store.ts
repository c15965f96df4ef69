import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CoupleTask } from '#contract/couple-task.ts'
import { coupleAudience } from '../../platform/change-feed.ts'
import { day, entityColumns, instant } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { createEntityStore, present } from '../../platform/entity-store.ts'
import { positionAfter } from '../../platform/position.ts'

export const coupleTask = pgTable('couple_task', {
  ...entityColumns,
  coupleId: uuid('couple_id').notNull(),
  title: text('title').notNull(),
  notes: text('notes').notNull(),
  category: text('category').notNull(),
  dueDate: day('due_date'),
  done: boolean('done').notNull(),
  doneAt: instant('done_at'),
  assignee: text('assignee'),
  vendorId: uuid('vendor_id'),
  position: text('position').notNull(),
  fromTemplate: text('from_template'),
})

export const coupleTasks = createEntityStore({
  table: coupleTask,
  topic: 'task',
  audience: (row) => coupleAudience(row.coupleId),
  goneText: 'Questa attività è stata eliminata.',
})

export const presentTask = (row: typeof coupleTask.$inferSelect): CoupleTask => present<CoupleTask>(row)

/** The tasks of one couple, in their order. */
export async function listTasks(coupleId: string, tx: Queryable): Promise<CoupleTask[]> {
  const rows = await tx
    .select()
    .from(coupleTask)
    .where(and(eq(coupleTask.coupleId, coupleId), isNull(coupleTask.deletedAt)))
    .orderBy(asc(coupleTask.position), asc(coupleTask.id))
  return rows.map(presentTask)
}

/** A position after the last task of a couple. */
export async function lastTaskPosition(coupleId: string, tx: Queryable): Promise<string> {
  const rows = await tx
    .select({ position: coupleTask.position })
    .from(coupleTask)
    .where(eq(coupleTask.coupleId, coupleId))
    .orderBy(desc(coupleTask.position))
    .limit(1)
  return positionAfter(rows[0]?.position)
}
