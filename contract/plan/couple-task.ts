import { z } from 'zod'
import { entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { Day, Instant, Position, text } from '../kit/scalars.ts'

/** A slug of task-categories.ts, or a couple's own word. */
export const TaskCategory = text(60)
export type TaskCategory = z.infer<typeof TaskCategory>

export const Assignee = z.enum(['one', 'two', 'both'])
export type Assignee = z.infer<typeof Assignee>

/** `{id, title, category}` is enough to make one. */
export const coupleTask = entity('coupleId', {
  fields: {
    title: text(200),
    notes: text(4000, 0).default(''),
    category: TaskCategory,
    dueDate: Day.nullable().default(null),
    done: z.boolean().default(false),
    assignee: Assignee.nullable().default(null),
    vendorId: Id.nullable().default(null),
    position: Position.optional(),
  },
  /** The key of the template's task it came from. */
  fixed: { fromTemplate: text(60).nullable().default(null) },
  serverFields: { doneAt: Instant.nullable() },
})

export const CoupleTask = coupleTask.Whole
export type CoupleTask = z.infer<typeof CoupleTask>
export type NewCoupleTask = z.input<typeof coupleTask.New>
export type CoupleTaskChange = z.input<typeof coupleTask.Change>
