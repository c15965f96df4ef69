import { z } from 'zod'
import { NewAssistanceRequest, OwnRequest } from '../assistance.ts'
import { type Call, after } from './call.ts'

export const ASSISTANCE_CALLS = {
  'Assistance/addRequest': { body: NewAssistanceRequest, reply: OwnRequest },
  /** The requests of the caller's account, the newest first. */
  'Assistance/getOwnRequests': { query: after, reply: z.array(OwnRequest) },
} as const satisfies Record<string, Call>
