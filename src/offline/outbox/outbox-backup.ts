import type { Command } from './command.ts'
import type { UploadBackup } from '../uploads/upload.ts'
import { OutboxError } from './outbox-error.ts'

/** All that waits, as a file a person can keep. */
export interface PendingBackup {
  format: 'lovoglio-outbox'
  formatVersion: 1
  /** ISO-8601. */
  exportedAt: string
  /** Whose edits they are: they go back to that account only. */
  accountId?: string
  commands: Command[]
  /** The files they name that are not sent yet, with their bytes. */
  uploads?: UploadBackup[]
}

export function toBackup(commands: readonly Command[], now: number): PendingBackup {
  return {
    format: 'lovoglio-outbox',
    formatVersion: 1,
    exportedAt: new Date(now).toISOString(),
    commands: [...commands],
  }
}

/**
 * The commands of a backup. They keep their ids: what the server already has stays done once.
 * @throws OutboxError `bad_backup` for anything that is not one, or that would send elsewhere than to our API
 */
export function readBackup(backup: unknown, isKnown: (name: string) => boolean): Command[] {
  const { format, formatVersion, commands } = (backup ?? {}) as Partial<PendingBackup>
  if (format !== 'lovoglio-outbox' || formatVersion !== 1 || !Array.isArray(commands)) {
    throw new OutboxError('bad_backup')
  }
  if (!commands.every((command) => isCommand(command) && isKnown(command.name))) {
    throw new OutboxError('bad_backup')
  }
  return commands
}

function isCommand(value: unknown): value is Command {
  const command = (value ?? {}) as Partial<Command>
  return (
    typeof command.id === 'string' &&
    typeof command.name === 'string' &&
    typeof command.argsVersion === 'number' &&
    typeof command.createdAt === 'string' &&
    typeof command.scope === 'string' &&
    typeof command.attempts === 'number' &&
    typeof command.entity?.id === 'string' &&
    typeof command.entity.kind === 'string' &&
    ['waiting', 'sending', 'review'].includes(command.state ?? '') &&
    typeof command.request?.method === 'string' &&
    /^\/api\/[\w/?&=%.-]*$/.test(command.request.path ?? '') &&
    !command.request.path.includes('..')
  )
}

const BESIDE = new Set(['baseVersion', 'unlessWritten', 'revive', 'restored'])

/**
 * The commands as they come back from a file: the server marks what such an edit goes over, though this very phone wrote
 * it. One that builds upon another of the file has seen that one, and says nothing.
 */
export function asRestored(commands: readonly Command[]): Command[] {
  const seen = new Set<string>()
  return commands.map((command) => {
    const { request, entity } = command
    const { baseVersion } = (request.body ?? {}) as { baseVersion?: unknown }
    if (typeof baseVersion !== 'number') return command
    const body = request.body as object
    const fields = Object.keys(body)
      .filter((field) => !BESIDE.has(field))
      .map((field) => `${entity.kind} ${entity.id} ${field}`)
    const buildsUpon = fields.some((field) => seen.has(field))
    for (const field of fields) seen.add(field)
    return buildsUpon ? command : { ...command, request: { ...request, body: { ...body, restored: true } } }
  })
}
