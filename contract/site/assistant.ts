/** What is said between the page of the assistant and the server. */
import { z } from 'zod'
import { Day, text } from '../kit/scalars.ts'
import { VendorCard } from '../vendors/vendor.ts'
import { ASSISTANT_LIMITS } from '../lists/site/assistant-limits.ts'

/** A turn of the conversation, oldest first; the last is the question. */
export const AssistantTurn = z.strictObject({
  role: z.enum(['person', 'assistant']),
  text: text(ASSISTANT_LIMITS.turnCharacters),
})
export type AssistantTurn = z.infer<typeof AssistantTurn>

export const AssistantQuestion = z.strictObject({
  turns: z
    .array(AssistantTurn)
    .min(1)
    .max(ASSISTANT_LIMITS.turns)
    .refine((turns) => turns.at(-1)?.role === 'person', { message: 'L’ultima frase è la domanda.' })
    .refine((turns) => (turns.at(-1)?.text.length ?? 0) <= ASSISTANT_LIMITS.questionCharacters, {
      message: `La domanda può avere ${ASSISTANT_LIMITS.questionCharacters} caratteri.`,
    }),
  /** The couple lets the assistant read its tasks and its budget for this answer. */
  mayReadPlan: z.boolean().default(false),
})
export type AssistantQuestion = z.input<typeof AssistantQuestion>

/** A task the couple may take into its list. */
export const ProposedTask = z.strictObject({
  title: text(200),
  category: text(60),
  dueDate: Day.nullable(),
  notes: text(500, 0),
})
export type ProposedTask = z.infer<typeof ProposedTask>

/** A guide an answer leans on. */
export const AssistantSource = z.strictObject({ slug: text(80), title: text(120) })
export type AssistantSource = z.infer<typeof AssistantSource>

/** What the found vendors were looked for by: the address of the list. */
export const VendorSearch = z.strictObject({
  category: text(60).optional(),
  region: text(40).optional(),
  province: text(4).optional(),
  q: text(120).optional(),
  priceMaxCents: z.int().min(0).optional(),
  guests: z.int().min(1).optional(),
  freeOn: Day.optional(),
})
export type VendorSearch = z.infer<typeof VendorSearch>

export const ASSISTANT_FAILURES = ['busy', 'refused', 'slow', 'unreachable'] as const

/** One event of an answer, in the order they come; a stream ends with `done` or `failed`. */
export const AssistantEvent = z.discriminatedUnion('type', [
  /** Whether a model writes, or passages are found. */
  z.strictObject({ type: z.literal('start'), model: z.boolean() }),
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  /** What was written so far must go: this stands in its place. */
  z.strictObject({ type: z.literal('replace'), text: z.string() }),
  z.strictObject({ type: z.literal('sources'), sources: z.array(AssistantSource) }),
  z.strictObject({
    type: z.literal('vendors'),
    vendors: z.array(VendorCard),
    total: z.int(),
    search: VendorSearch,
  }),
  z.strictObject({ type: z.literal('tasks'), tasks: z.array(ProposedTask) }),
  /** The plan was asked for and may not be read yet. */
  z.strictObject({ type: z.literal('ask-plan') }),
  z.strictObject({ type: z.literal('failed'), code: z.enum(ASSISTANT_FAILURES), text: z.string() }),
  z.strictObject({ type: z.literal('done') }),
])
export type AssistantEvent = z.infer<typeof AssistantEvent>

export const AssistantAbout = z.strictObject({
  /** Whether a model is configured. Its name and address stay on the server. */
  model: z.boolean(),
  guides: z.int(),
})
