import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { Instant } from '../kit/scalars.ts'
import { COMMAND_KEY, COMMANDS_MAX } from './sent-together.ts'

/** One change of the feed as a client hears it: the hub's event and its first argument. */
export const Change = z.strictObject({ seq: z.int(), event: z.string(), payload: z.unknown() })
export type Change = z.infer<typeof Change>

/** `reset` means that the feed no longer reaches back that far: read everything again and go on from `seq`. */
export const ChangePage = z.strictObject({
  changes: z.array(Change),
  seq: z.int(),
  more: z.boolean(),
  reset: z.boolean(),
})
export type ChangePage = z.infer<typeof ChangePage>

/** One value a field had, kept for 90 days: what the other partner wrote is here when both wrote the same field. */
export const FieldHistory = z.strictObject({
  entityId: Id,
  /** What kind of thing it is: a couple's website and budget have its id. */
  topic: z.string(),
  /** Of a list, one of its things: `payments.{id}`, or by its place: `partners.0`. */
  field: z.string(),
  version: z.int(),
  value: z.unknown(),
  previous: z.unknown(),
  by: z.string(),
  at: Instant,
  /** True when this write replaced a value the other partner had written after the writer last looked. */
  conflict: z.boolean(),
})
export type FieldHistory = z.infer<typeof FieldHistory>

/** A value that went over another which its writer had not seen, and which nobody has decided about yet. */
export const Conflict = FieldHistory.omit({ conflict: true, version: true }).extend({
  id: z.int(),
  /** Who wrote what was there before; who wrote `value` itself, on another device, where it is the same. */
  over: z.string(),
  /** Of a thing in a list, the fields that both wrote; null where it is all of it. */
  fields: z.array(z.string()).nullable(),
})
export type Conflict = z.infer<typeof Conflict>

/** A thing that the other of the two has written in lately, by their last write. */
export const PartnerEdit = z.strictObject({
  topic: z.string(),
  entityId: Id,
  by: z.string(),
  at: Instant,
  what: z.enum(['made', 'changed', 'deleted']),
})
export type PartnerEdit = z.infer<typeof PartnerEdit>

/** A write as it would be sent alone, under its own Idempotency-Key. */
export const SentCommand = z.strictObject({
  key: z.string().regex(COMMAND_KEY),
  method: z.enum(['POST', 'PUT', 'DELETE']),
  /** With its query, from the origin's root. */
  path: z.string().regex(/^\/api\/[!-~]{1,1500}$/),
  body: z.unknown().optional(),
})
export type SentCommand = z.infer<typeof SentCommand>

/** In the order in which they are done: each one after the one before it has been. */
export const SentCommands = z.strictObject({ commands: z.array(SentCommand).min(1).max(COMMANDS_MAX) })
export type SentCommands = z.infer<typeof SentCommands>

/** What the command would have been answered alone. */
export const CommandAnswer = z.strictObject({
  key: z.string(),
  status: z.int(),
  body: z.unknown().optional(),
  /** The server had done it before, and gives the answer of then. */
  replayed: z.boolean(),
  retryAfterSeconds: z.int().optional(),
})
export type CommandAnswer = z.infer<typeof CommandAnswer>

/** One answer for each command from the first on; it ends early after one that was not done, and what follows was not tried. */
export const CommandAnswers = z.strictObject({ answers: z.array(CommandAnswer) })
export type CommandAnswers = z.infer<typeof CommandAnswers>
