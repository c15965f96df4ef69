/** A file that a person chose, on its way to the server: the bytes are on the device until it has them. */
import type { StoredFile } from '#contract/media/file.ts'
import type { CommandFailure } from '../outbox/command.ts'

export type UploadState =
  | 'waiting'
  /** Under way: `sent` says how far. */
  | 'uploading'
  /** By the person. */
  | 'paused'
  | 'done'
  /** Refused for what it is: `failure` says why. Trying again is up to the person. */
  | 'failed'

export interface Upload {
  /** UUIDv7; the file's id on the server as well. */
  id: string
  /** What it was called on the device. */
  name: string
  kind: 'picture' | 'document' | 'film'
  /** Bytes. */
  size: number
  /** Words for those who do not see a picture. */
  alt: string
  state: UploadState
  /** Bytes the server has confirmed. */
  sent: number
  /** Where the file store takes the rest; it knows how much it has. */
  session?: string
  failure?: CommandFailure
  /** How many times in a row nobody answered, or asked for patience. */
  attempts: number
  /** Not before then: milliseconds since 1970 by the device's clock. */
  notBefore?: number
  /** The server's answer, once done. */
  file?: StoredFile
  /** A command has named it; when none does any more it goes. */
  claimed: boolean
  /** ISO-8601 by the device's clock. */
  createdAt: string
  /** Raised at each change in the store. */
  revision: number
}

/** Whether it is still to be sent, with or without rest. */
export const isUnderWay = ({ state }: Upload): boolean => state !== 'done' && state !== 'failed'

/** An upload with its bytes, as a backup file holds it. */
export interface UploadBackup extends Pick<Upload, 'id' | 'name' | 'kind' | 'size' | 'alt' | 'createdAt'> {
  type: string
  base64: string
}
