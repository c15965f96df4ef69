import { z } from 'zod'
import { Entity, baseVersion } from './entity.ts'
import { Id } from './ids.ts'
import { Day, Instant, Position, text } from './scalars.ts'

/** What a task is about. The slug is stored; the name is what people read. */
export const TASK_CATEGORIES = [
  { slug: 'documenti', name: 'Documenti' },
  { slug: 'cerimonia', name: 'Cerimonia' },
  { slug: 'location', name: 'Location' },
  { slug: 'catering', name: 'Catering e torta' },
  { slug: 'fornitori', name: 'Fornitori' },
  { slug: 'abiti', name: 'Abiti' },
  { slug: 'estetica', name: 'Trucco e capelli' },
  { slug: 'stile', name: 'Fiori e stile' },
  { slug: 'invitati', name: 'Invitati' },
  { slug: 'viaggio', name: 'Viaggio' },
  { slug: 'budget', name: 'Budget' },
  { slug: 'giorno', name: 'Il giorno' },
  { slug: 'dopo', name: 'Dopo le nozze' },
  { slug: 'altro', name: 'Altro' },
] as const
export type TaskCategory = (typeof TASK_CATEGORIES)[number]['slug']
/** Free text is kept too: a couple may name its own category. */
export const TaskCategory = text(60)

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
}

export const CoupleTask = Entity.extend({
  ...taskFields,
  coupleId: Id,
  position: Position,
  /** Set by the server's clock when `done` becomes true. */
  doneAt: Instant.nullable(),
  /** The key of the template's task it came from. */
  fromTemplate: text(60).nullable(),
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
