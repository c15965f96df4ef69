import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { FocalPoint, Picture } from './picture.ts'
import { text } from '../kit/scalars.ts'

/**
 * A file that has arrived: a picture, drawn anew in the sizes the app serves, or a document to download. Its id is that
 * of the upload, made by the device. Its addresses open only for who knows them.
 */
export const StoredPicture = z.strictObject({
  id: Id,
  kind: z.literal('picture'),
  picture: Picture,
  bytes: z.int().min(0),
})
export const StoredDocument = z.strictObject({
  id: Id,
  kind: z.literal('document'),
  name: text(200),
  url: text(500),
  bytes: z.int().min(0),
})
export const StoredFilm = StoredDocument.extend({ kind: z.literal('film') })
export const StoredFile = z.discriminatedUnion('kind', [StoredPicture, StoredDocument, StoredFilm])
export type StoredFile = z.infer<typeof StoredFile>

/** Names a file by its upload, where a write wants one: the server puts the file's own answer in its place. */
export const FileRef = z.strictObject({ fileId: Id })
export type FileRef = z.infer<typeof FileRef>

/**
 * A picture as it is written: by its file, which must be the writer's or stand there, with other words where it says
 * some; or the one that stands there, known by its id, of which only the words and the focal point may be others. One
 * that was cropped names what it was cropped from. Answers have the picture itself.
 */
export const GivenPicture = z.union([
  FileRef.extend({
    alt: text(300, 0).optional(),
    focus: FocalPoint.optional(),
    original: text(100).optional(),
  }),
  Picture,
])
export type GivenPicture = z.infer<typeof GivenPicture>

/** Says that an upload has wholly arrived in the file store. */
export const FinishUpload = z.strictObject({
  id: Id,
  /** What it was called on the device. */
  name: text(200),
  /** Words for those who do not see a picture. */
  alt: text(300, 0).default(''),
  /** The store's own download token, where the server cannot look into the store by itself. */
  token: text(200).optional(),
})
export type FinishUpload = z.input<typeof FinishUpload>

export const FileUsage = z.strictObject({ usedBytes: z.int().min(0), quotaBytes: z.int().min(0) })
export type FileUsage = z.infer<typeof FileUsage>
