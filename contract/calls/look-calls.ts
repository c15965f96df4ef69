import { z } from 'zod'
import { AccountLooks, NewLook, StartedLook } from '../admin/account-look.ts'
import type { Call } from './call.ts'

export const LOOK_CALLS = {
  'Admin/startLook': { body: NewLook, reply: StartedLook },
  /** Of who asks: none is open after it. */
  'Admin/endLook': { reply: z.strictObject({ ended: z.int().min(0) }) },
  /** Of the account that asks: when support looked at it, and why. */
  'User/getLooks': { reply: AccountLooks },
} as const satisfies Record<string, Call>
