/** What the file of a copy says, by its version. A file is written by anybody: `read-copy.ts` looks at all of it. */
import type { CopyPart } from '#contract/plan/copy.ts'
import type { PendingBackup } from '../../offline/outbox/outbox-backup.ts'

/** As it is called within the ZIP. */
export const COPY_PATH = 'copia.json'
/** Those before were one JSON file, without pictures. */
export const COPY_VERSION = 2

export type Thing = Readonly<Record<string, unknown>> & { readonly id: string }
export type CopyParts = Partial<Record<CopyPart, readonly Thing[]>>

/** A file of the couple that is in the ZIP. */
export interface CopiedFile {
  /** What the things name it by. */
  id: string
  path: string
  name: string
  kind: 'picture' | 'document'
  /** A smaller one than the server has: the device had no other. */
  small?: true
}

/** One that is not, and what it is called. */
export interface AbsentFile {
  id: string
  part: CopyPart
  name: string
}

/** Chosen on this device and not sent yet. */
export interface WaitingFile extends CopiedFile {
  alt: string
}

export interface PlanCopy {
  format: 'lovoglio-copy'
  formatVersion: typeof COPY_VERSION
  protocolVersion: number
  /** ISO-8601. */
  exportedAt: string
  /** The couple's id: a copy goes back to its own plan only. */
  accountId: string
  /** What the server has, or what this device knew of it. */
  parts: CopyParts
  /** The parts that were not read from the server, and may be older than what it has. */
  fromDevice: readonly CopyPart[]
  /** Of them those that this device did not have, or not all of. */
  incomplete: readonly CopyPart[]
  files: readonly CopiedFile[]
  absent: readonly AbsentFile[]
  /** What was done here and had not left. */
  pending: PendingBackup
  /** The files that it names. */
  waiting: readonly WaitingFile[]
}
