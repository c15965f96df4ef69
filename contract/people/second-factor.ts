/** The second factor of who administers: codes of an app, and recovery codes (decision 111). */
import { z } from 'zod'
import { Instant, text } from '../kit/scalars.ts'

export const SecondFactor = z.strictObject({
  /** Null while sign-in asks for a password alone. */
  since: Instant.nullable(),
  /** Recovery codes that nobody has used. */
  codesLeft: z.int().min(0),
  /** The company asks it of everybody. */
  required: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** What is shown once: for the app as text and as the address of its QR code, and what opens without the app. */
export const NewSecondFactor = z.strictObject({
  /** Base32, RFC 4648. */
  key: z.string(),
  /** `otpauth://totp/…` */
  address: z.string(),
  codes: z.array(z.string()),
})
export type NewSecondFactor = z.infer<typeof NewSecondFactor>

export const RecoveryCodes = NewSecondFactor.pick({ codes: true })

/** Of the app or of recovery, with spaces and dashes as they were typed. */
export const TypedCode = text(40)
export const SecondFactorCode = z.strictObject({ code: TypedCode })
export const SecondFactorPolicy = z.strictObject({ required: z.boolean() })
