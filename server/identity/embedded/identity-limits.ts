/** Every number of the embedded identity provider, with its unit. */

export const ID_TOKEN_LIFE_S = 3600
/** A refresh token that nobody has used for so long is forgotten. */
export const REFRESH_TOKEN_IDLE_DAYS = 180
/** A change of password or e-mail and the deletion of the account ask for a sign-in as recent as this. */
export const RECENT_LOGIN_S = 300

export const PASSWORD_MIN_CHARS = 6
export const PASSWORD_MAX_CHARS = 4096
export const EMAIL_MAX_CHARS = 254
export const DISPLAY_NAME_MAX_CHARS = 256
export const PHOTO_URL_MAX_CHARS = 2048

const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

export const CODE_LIFE_S = {
  PASSWORD_RESET: HOUR_S,
  VERIFY_EMAIL: 3 * DAY_S,
  VERIFY_AND_CHANGE_EMAIL: DAY_S,
  RECOVER_EMAIL: 30 * DAY_S,
} as const

/** How many times something may happen in a window before it is refused until the window ends. */
export type Limit = { max: number; windowS: number }

export type IdentityLimits = {
  /** Failed sign-ins from one address to one account. */
  signInPair: Limit
  /** Failed sign-ins from one address, whatever the account. */
  signInAddress: Limit
  /** Failed sign-ins to one account from addresses it never signed in from. */
  signInAccount: Limit
  /** New accounts from one address. */
  signUpAddress: Limit
  /** "This e-mail is taken" answers to one address: what an enumeration would be made of. */
  emailExistsAddress: Limit
  /** Mails asked by one address. */
  codeAddress: Limit
  /** Mails asked for one recipient. */
  codeRecipient: Limit
  /** Tries of codes from one address. */
  codeTry: Limit
}

export const IDENTITY_LIMITS: IdentityLimits = {
  signInPair: { max: 10, windowS: 15 * MINUTE_S },
  signInAddress: { max: 100, windowS: 15 * MINUTE_S },
  signInAccount: { max: 50, windowS: HOUR_S },
  signUpAddress: { max: 200, windowS: HOUR_S },
  emailExistsAddress: { max: 20, windowS: 15 * MINUTE_S },
  codeAddress: { max: 60, windowS: HOUR_S },
  codeRecipient: { max: 5, windowS: 15 * MINUTE_S },
  codeTry: { max: 60, windowS: 15 * MINUTE_S },
}

/** A run of tests is one address that makes many accounts; guessing stays as limited as ever. */
export const TEST_API_LIMITS: Partial<IdentityLimits> = {
  signUpAddress: { max: 100_000, windowS: HOUR_S },
  codeAddress: { max: 100_000, windowS: HOUR_S },
  codeTry: { max: 100_000, windowS: HOUR_S },
}

/** How costly a password hash is: scrypt's N as a power of two, block size r and parallelism p. */
export type ScryptCost = { logN: number; r: number; p: number }

/** OWASP's first choice: N=2^17, r=8, p=1 (128 MiB and about 0.4 s on one core). */
export const SCRYPT_COST: ScryptCost = { logN: 17, r: 8, p: 1 }
/** Of a product that is only tested: it signs in hundreds of people who have no secrets. */
export const TEST_SCRYPT_COST: ScryptCost = { logN: 12, r: 8, p: 1 }
/** Sign-ins waiting for their hash beyond this are told to come back later. */
export const HASH_QUEUE_MAX = 64
