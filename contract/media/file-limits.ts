/** What may be sent, by the device before it is kept and by the server when it arrives. Free of schemas. */

const MIB = 1024 * 1024

/** The most a picture may weigh as it comes in, in bytes. */
export const PICTURE_MAX_BYTES = 10 * MIB
/** The most a PDF may weigh, in bytes. */
export const DOCUMENT_MAX_BYTES = 10 * MIB
/** The most a film may weigh, in bytes. */
export const FILM_MAX_BYTES = 200 * MIB
/** The most pixels a picture may have: what a phone's largest sensor takes, and no bomb. */
export const PICTURE_MAX_PIXELS = 64_000_000
/** The longest side of a picture, in pixels. */
export const PICTURE_MAX_SIDE = 16_000
/** All that one account may keep, in bytes. */
export const FILES_QUOTA_BYTES = 2 * 1024 * MIB

/** The widths a picture is kept in, in pixels; one that is smaller is kept at its own as well. */
export const PICTURE_WIDTHS = [320, 480, 720, 960, 1600] as const

/** What a picture may be when it comes in; a phone that makes HEIC gives a JPEG to who asks for these. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
export const FILM_TYPES = ['video/mp4', 'video/webm'] as const
export const DOCUMENT_TYPES = ['application/pdf'] as const

/** An upload larger than this goes in parts, and goes on where it was cut (section 9 of the specification), in bytes. */
export const RESUMABLE_ABOVE_BYTES = 262_144
/** The most one part of an upload may carry, in bytes. */
export const CHUNK_MAX_BYTES = 33_554_432
/** How long an upload is tried without rest, in milliseconds. */
export const UPLOAD_RETRY_MAX_MS = 600_000
/** How long any other question to the file store is tried, in milliseconds. */
export const OPERATION_RETRY_MAX_MS = 120_000

/** The folder of the file store that uploads arrive in: `uploads/{uid}/{id}`. Its owner writes, and the server takes from it. */
export const uploadName = (uid: string, id: string) => `uploads/${uid}/${id}`
