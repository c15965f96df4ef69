import { z } from 'zod'
import {
  ASSISTANCE_CATEGORIES,
  ASSISTANCE_FILES_MAX,
  type AssistanceCategory,
} from '../lists/admin/assistance-categories.ts'
import { REQUEST_QUEUES } from '../lists/admin/request-queues.ts'
import { Entity } from '../kit/entity.ts'
import { FileRef, StoredFile } from '../media/file.ts'
import { Id } from '../kit/ids.ts'
import { Email, text } from '../kit/scalars.ts'

const Category = z.enum(
  ASSISTANCE_CATEGORIES.map(({ slug }) => slug) as [AssistanceCategory, ...AssistanceCategory[]],
)

const FAULTS_MAX = 50
const words = z.string().max(160)
/** What went wrong on a device and was got over (src/lib/fault-log.ts): no words of a person's. */
const Fault = z.strictObject({
  at: z.iso.datetime(),
  where: words,
  name: words,
  code: words.nullable(),
  message: words,
  times: z.number().int().min(1).max(1_000_000),
})

export const AssistanceRequest = Entity.extend({
  /** What people quote: `A-2026-000123`. */
  number: text(20),
  fromType: z.enum(['couple', 'vendor', 'visitor']),
  /** The couple or vendor; null for visitors. */
  fromId: Id.nullable(),
  name: text(120),
  email: z.string(),
  category: Category,
  subject: text(200),
  text: text(4000),
  files: z.array(StoredFile).max(ASSISTANCE_FILES_MAX),
  /** What the device had got over by itself, where the writer let it be sent along. */
  faults: z.array(Fault).max(FAULTS_MAX),
  state: z.enum(['open', 'in_progress', 'solved', 'closed']),
  assignedTo: Id.nullable(),
})
export type AssistanceRequest = z.infer<typeof AssistanceRequest>

export const NewAssistanceRequest = z.strictObject({
  id: Id,
  name: text(120),
  email: Email,
  category: Category,
  subject: text(200),
  text: text(4000, 10),
  files: z.array(FileRef).max(ASSISTANCE_FILES_MAX).default([]),
  faults: z.array(Fault).max(FAULTS_MAX).default([]),
  /** A field that people do not see and robots fill. */
  website: z.string().max(200).default(''),
})
export type NewAssistanceRequest = z.input<typeof NewAssistanceRequest>

/** What who wrote sees of a request: not who answers it. */
export const OwnRequest = AssistanceRequest.omit({ assignedTo: true, fromId: true, fromType: true }).extend({
  /** What we have answered, in its order; absent before there is anything. */
  answers: z.array(z.strictObject({ text: text(4000), at: z.iso.datetime() })).optional(),
})
export type OwnRequest = z.infer<typeof OwnRequest>

export const RequestNote = Entity.extend({
  requestId: Id,
  authorId: Id,
  text: text(4000),
  /** It went by mail to who asked; without, administrators alone read it. */
  sent: z.boolean(),
})
export type RequestNote = z.infer<typeof RequestNote>

export const NewRequestNote = z.strictObject({
  id: Id,
  requestId: Id,
  text: text(4000),
  sent: z.boolean().default(false),
})
export type NewRequestNote = z.input<typeof NewRequestNote>

/** How far it is, and whose work: the caller's own, or nobody's. */
export const RequestMove = z.strictObject({
  state: AssistanceRequest.shape.state.optional(),
  mine: z.boolean().optional(),
})
export type RequestMove = z.infer<typeof RequestMove>

export const RequestQueue = z.enum(REQUEST_QUEUES)
/** A request as administrators read it. */
export const QueuedRequest = AssistanceRequest.extend({
  /** How the account is called that it came from; null for a visitor. */
  fromName: z.string().nullable(),
  /** Of the administrator whose work it is. */
  assignedName: z.string().nullable(),
  notes: z.array(RequestNote.extend({ authorName: z.string() })),
})
export type QueuedRequest = z.infer<typeof QueuedRequest>
