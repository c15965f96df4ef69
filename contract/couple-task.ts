import { z } from 'zod'
import { Entity, baseVersion } from './entity.ts'
import { Id } from './ids.ts'
import { Day, Instant, Position, text } from './scalars.ts'

/** A slug of task-categories.ts, or a couple's own word. */
export const TaskCategory = text(60)
export type TaskCategory = z.infer<typeof TaskCategory>

export const Assignee = z.enum(['one', 'two', 'both'])
export type Assignee = z.infer<typeof Assignee>

const taskFields = {
  title: text(200),
  notes: text(4000, 0).default(''),
  category: TaskCategory,
  dueDate: Day.nullable().default(null),
  done: z.boolean().default(false),
  assignee: Assignee.nullable().default(null),
  vendorId: Id.nullable().default(null),
  /** The server puts a task without a position at the end. */
  position: Position.optional(),
  /** The key of the template's task it came from. */
  fromTemplate: text(60).nullable().default(null),
}

export const CoupleTask = Entity.extend({
  ...taskFields,
  coupleId: Id,
  position: Position,
  /** Set by the server's clock when `done` becomes true. */
  doneAt: Instant.nullable(),
})
export type CoupleTask = z.infer<typeof CoupleTask>

/** `{id, title, category}` is enough. */
export const NewCoupleTask = z.strictObject({ id: Id, ...taskFields })
export type NewCoupleTask = z.input<typeof NewCoupleTask>

export const CoupleTaskChange = z
  .strictObject({
    title: text(200).optional(),
    notes: text(4000, 0).optional(),
    category: TaskCategory.optional(),
    dueDate: Day.nullable().optional(),
    done: z.boolean().optional(),
    assignee: Assignee.nullable().optional(),
    vendorId: Id.nullable().optional(),
    position: Position.optional(),
  })
  .extend(baseVersion)
export type CoupleTaskChange = z.infer<typeof CoupleTaskChange>
