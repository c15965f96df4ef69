import { z } from 'zod'
import { CategorySlug } from '../vendors/category.ts'
import { text } from '../kit/scalars.ts'

/** A task one may add after reading; whole or half months before the wedding day, negative after it. */
export const GuideTask = z.strictObject({
  title: text(200),
  category: text(60),
  monthsBefore: z.number().min(-12).max(24),
})
export type GuideTask = z.infer<typeof GuideTask>

/** What a list shows of a guide. `category` is a slug of task-categories.ts: a guide stands where its tasks do. */
export const GuideCard = z.strictObject({
  slug: text(80),
  title: text(120),
  summary: text(300),
  category: text(60),
  categoryName: text(60),
  /** Whole minutes at the pace of an unhurried reader. */
  minutes: z.int().min(1),
})
export type GuideCard = z.infer<typeof GuideCard>

/** A guide. Texts are the small Markdown of src/lib/markdown.ts: paragraphs, lists, bold, links. */
export const Guide = GuideCard.extend({
  intro: z.string(),
  sections: z.array(z.strictObject({ id: text(80), title: text(160), text: z.string() })),
  faq: z.array(z.strictObject({ question: text(200), answer: text(1000) })),
  /** Offices and people whose word counts, and for what. */
  ask: z.array(z.strictObject({ who: text(160), what: text(240) })),
  tasks: z.array(GuideTask),
  /** The kinds of vendor it is about. */
  vendors: z.array(CategorySlug),
  /** Until when what it says of law and prices was checked: `2026-11`, or a sentence. */
  valid: z.string().optional(),
  related: z.array(GuideCard),
})
export type Guide = z.infer<typeof Guide>
