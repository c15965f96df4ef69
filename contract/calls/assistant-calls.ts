import { z } from 'zod'
import { AssistantAbout, AssistantEvent, AssistantQuestion } from '../site/assistant.ts'
import { Guide, GuideCard } from '../site/guide.ts'
import type { Call } from './call.ts'

export const ASSISTANT_CALLS = {
  'Guide/getGuides': { reply: z.array(GuideCard) },
  'Guide/getGuideBySlug': {
    query: z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
    reply: Guide,
  },
  'Assistant/about': { reply: AssistantAbout },
  /** With `Accept: text/event-stream` the same events come one by one as they are known. */
  'Assistant/ask': {
    body: AssistantQuestion,
    reply: z.strictObject({ events: z.array(AssistantEvent) }),
  },
} as const satisfies Record<string, Call>
