import { z } from 'zod'
import {
  ASSISTANCE_CATEGORIES,
  ASSISTANCE_FILES_MAX,
  type AssistanceCategory,
} from './assistance-categories.ts'
import { Entity } from './entity.ts'
import { FileRef, StoredFile } from './file.ts'
import { Id } from './ids.ts'
import { Email, text } from './scalars.ts'

const Category = z.enum(
  ASSISTANCE_CATEGORIES.map(({ slug }) => slug) as [AssistanceCategory, ...AssistanceCategory[]],
)

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
  /** A field that people do not see and robots fill. */
  website: z.string().max(200).default(''),
})
export type NewAssistanceRequest = z.input<typeof NewAssistanceRequest>

/** What who wrote sees of a request: not who answers it. */
export const OwnRequest = AssistanceRequest.omit({ assignedTo: true, fromId: true, fromType: true })
export type OwnRequest = z.infer<typeof OwnRequest>

export const RequestNote = Entity.extend({ requestId: Id, authorId: Id, text: text(4000) })
export type RequestNote = z.infer<typeof RequestNote>
