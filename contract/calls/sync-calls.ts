import { CommandAnswers, SentCommands } from '../wire/sync.ts'
import type { Call } from './call.ts'

export const SYNC_CALLS = {
  /** Writes that waited on a device, done one after the other as if each had been sent alone under its own key. */
  'sync/commands': { body: SentCommands, reply: CommandAnswers },
} as const satisfies Record<string, Call>
