import { z } from 'zod'
import { NewAssistanceRequest, OwnRequest } from '../assistance.ts'
import type { Call } from './call.ts'

export const ASSISTANCE_CALLS = {
  'Assistance/addRequest': { body: NewAssistanceRequest, reply: OwnRequest },
  /** The requests of the caller's account, the newest first. */
  'Assistance/getOwnRequests': { reply: z.array(OwnRequest) },
} as const satisfies Record<string, Call>
