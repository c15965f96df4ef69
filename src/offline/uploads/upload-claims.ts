/** What commands and the uploads they name do to each other. Pure; each is used within one transaction of the store. */
import type { StoredFile } from '#contract/media/file.ts'
import type { Command } from '../outbox/command.ts'
import type { Upload } from './upload.ts'

/** @param known the uploads it names that are on this device; what is not has long been on the server */
export function awaiting(command: Command, known: readonly Upload[]): Command {
  const { awaits: _, ...rest } = command
  const left = known.filter(({ state }) => state !== 'done').map(({ id }) => id)
  return left.length > 0 ? { ...rest, awaits: left } : rest
}

/** The command without waiting for this upload; nothing when it did not. */
export function withoutUpload(command: Command, id: string): Command[] {
  if (!command.awaits?.includes(id)) return []
  const { awaits, ...rest } = command
  const left = awaits.filter((other) => other !== id)
  return [{ ...rest, ...(left.length > 0 && { awaits: left }), revision: command.revision + 1 }]
}

export function settledUpload(current: Upload, file: StoredFile): Upload {
  const { session: _, failure: __, notBefore: ___, ...rest } = current
  return { ...rest, state: 'done', sent: current.size, attempts: 0, file, revision: current.revision + 1 }
}

export function namedUploads(commands: readonly Command[]): ReadonlySet<string> {
  return new Set(commands.flatMap(({ needs }) => needs ?? []))
}
