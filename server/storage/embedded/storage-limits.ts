/** Every number of the file store, with its unit. */

/** The most one request of a resumable upload may carry (section 9 of the specification). */
export const CHUNK_MAX_BYTES = 33_554_432

/** Offsets of a resumable upload are best multiples of this; the SDK's always are. */
export const CHUNK_GRANULARITY_BYTES = 262_144
/** A resumable upload that is not finished in this time is forgotten, as Google's. */
export const UPLOAD_LIFE_MS = 7 * 24 * 60 * 60 * 1000
/** Uploads one account may have under way. */
export const OPEN_UPLOADS_MAX = 100

export const NAME_MAX_BYTES = 1024
export const JSON_BODY_MAX_BYTES = 64 * 1024
export const CUSTOM_METADATA_MAX_BYTES = 8 * 1024
export const LIST_PAGE_MAX = 1000

/** Where what is to become a picture or a document arrives; the server takes it from there. */
export const UPLOADS_FOLDER = 'uploads/'

const MIB = 1024 * 1024

export type StorageLimits = {
  /** The largest picture or document. */
  fileMaxBytes: number
  /** The largest of those that the server takes on: a film; what is drawn anew is refused above 10 MiB when it has arrived. */
  uploadMaxBytes: number
  /** The largest video. */
  videoMaxBytes: number
  /** All the files of one account. */
  quotaBytes: number
}

export const STORAGE_LIMITS: StorageLimits = {
  fileMaxBytes: 50 * MIB,
  uploadMaxBytes: 200 * MIB,
  videoMaxBytes: 500 * MIB,
  quotaBytes: 5 * 1024 * MIB,
}
