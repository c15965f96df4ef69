import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { Instant, text } from '../kit/scalars.ts'
import { OWN_FILES_AT_MOST } from '../lists/plan/own-files.ts'
import { Picture } from './picture.ts'

/** What of an account shows a file. */
export const FileUse = z.strictObject({
  of: z.enum(['gallery', 'logo', 'video', 'realWedding', 'project', 'message', 'quote', 'request']),
  /** The thing's own. */
  id: Id,
  title: text(200, 0),
})
export type FileUse = z.infer<typeof FileUse>

/** A file as who has sent it sees it among all of theirs. */
export const OwnFile = z.strictObject({
  id: Id,
  /** What it was called on the device that sent it. */
  name: text(200),
  bytes: z.int().min(0),
  createdAt: Instant,
  /** Null for a document. */
  picture: Picture.nullable(),
  /** Where it opens. */
  url: text(500),
  use: FileUse.nullable(),
  /** Since when nothing uses it. */
  unusedSince: Instant.nullable(),
})
export type OwnFile = z.infer<typeof OwnFile>

/** The newest of them. */
export const OwnFiles = z.array(OwnFile).max(OWN_FILES_AT_MOST)

export const DiscardFiles = z.strictObject({ ids: z.array(Id).min(1).max(OWN_FILES_AT_MOST) })
/** How many went; those that are in use, or came a moment ago, stay. */
export const DiscardedFiles = z.strictObject({ discarded: z.int().min(0) })
