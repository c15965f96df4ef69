import { z } from 'zod'
import { AppConfig, Health } from '../app-config.ts'
import { LoginRequest, LoginResponse } from '../user.ts'
import type { Call } from './call.ts'

export const USER_CALLS = {
  'User/login': { body: LoginRequest, reply: LoginResponse },
  'User/logout': { reply: z.strictObject({ ok: z.literal(true) }) },
  'User/me': { reply: LoginResponse },
  ping: { reply: z.strictObject({ ok: z.literal(true) }) },
  health: { reply: Health },
  config: { reply: AppConfig },
} as const satisfies Record<string, Call>
