import { z } from 'zod'
import { IdentityError } from './identity-error.ts'
import {
  DISPLAY_NAME_MAX_CHARS,
  EMAIL_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  PHOTO_URL_MAX_CHARS,
} from './identity-limits.ts'

// no spaces, brackets, quotes or list separators: what is accepted here goes into the header of a mail
const EMAIL_PATTERN = /^[^\s@<>()[\]"\\,;:]+@[^\s@<>()[\]"\\,;:.]+(\.[^\s@<>()[\]"\\,;:.]+)+$/

const text = z.string().max(16_384).optional()

/** The parts of the Identity Toolkit's bodies that we read; the SDK sends others, which are left alone. */
const CallBody = z.object({
  idToken: text,
  email: text,
  password: text,
  newEmail: text,
  oobCode: text,
  oldPassword: text,
  newPassword: text,
  requestType: text,
  continueUrl: text,
  displayName: text.nullable(),
  photoUrl: text.nullable(),
  localId: z.union([text, z.array(z.string())]),
  deleteProvider: z.array(z.string()).optional(),
  deleteAttribute: z.array(z.string()).optional(),
  returnSecureToken: z.boolean().optional(),
  returnOobLink: z.boolean().optional(),
  emailVerified: z.boolean().optional(),
  disableUser: z.boolean().optional(),
})
export type CallBody = z.infer<typeof CallBody>

/** Reads a body; throws INVALID_ARGUMENT when a part has the wrong type. */
export function readBody(body: unknown): CallBody {
  const parsed = CallBody.safeParse(body ?? {})
  if (!parsed.success) throw new IdentityError('INVALID_ARGUMENT')
  return parsed.data
}

/**
 * The e-mail in the form it is kept and compared in.
 * @param missing what is answered when there is none; an empty one is none for mails, and invalid for signing in
 * @throws IdentityError INVALID_EMAIL, or `missing`
 */
export function readEmail(raw: string | undefined, missing = 'MISSING_EMAIL'): string {
  if (raw === undefined) throw new IdentityError(missing)
  const email = raw.trim().toLowerCase()
  if (email.length > EMAIL_MAX_CHARS || !EMAIL_PATTERN.test(email)) throw new IdentityError('INVALID_EMAIL')
  return email
}

/** A password somebody signs in with; throws MISSING_PASSWORD. */
export function readPassword(raw: string | undefined): string {
  if (raw === undefined || raw === '') throw new IdentityError('MISSING_PASSWORD')
  return raw.slice(0, PASSWORD_MAX_CHARS + 1)
}

/** A password somebody chooses; throws WEAK_PASSWORD as Firebase words it. */
export function readNewPassword(raw: string | undefined): string {
  const password = readPassword(raw)
  if (password.length < PASSWORD_MIN_CHARS) {
    throw new IdentityError('WEAK_PASSWORD', {
      detail: `Password should be at least ${PASSWORD_MIN_CHARS} characters`,
    })
  }
  if (password.length > PASSWORD_MAX_CHARS) {
    throw new IdentityError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', {
      detail: `Missing password requirements: [Password may contain at most ${PASSWORD_MAX_CHARS} characters]`,
    })
  }
  return password
}

/** A name to show; throws INVALID_ARGUMENT when it is too long. */
export function readDisplayName(raw: string | null | undefined): string | null {
  const name = raw?.trim() ?? ''
  if (name.length > DISPLAY_NAME_MAX_CHARS) throw new IdentityError('INVALID_ARGUMENT')
  return name === '' ? null : name
}

/** The address of a portrait: https, or http on this machine; throws INVALID_ARGUMENT. */
export function readPhotoUrl(raw: string | null | undefined): string | null {
  const url = raw?.trim() ?? ''
  if (url === '') return null
  if (url.length > PHOTO_URL_MAX_CHARS || !/^https?:\/\//i.test(url))
    throw new IdentityError('INVALID_ARGUMENT')
  return url
}
