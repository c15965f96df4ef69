import { z } from 'zod'
import { PageViews } from '../page-views.ts'
import type { Call } from './call.ts'

export const SITE_CALLS = {
  /** Counts pages looked at by those who agreed to it: numbers by day, nothing of who looked. */
  'Site/countViews': { body: PageViews, reply: z.strictObject({ ok: z.literal(true) }) },
} as const satisfies Record<string, Call>
