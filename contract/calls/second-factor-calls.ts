import {
  NewSecondFactor,
  RecoveryCodes,
  SecondFactor,
  SecondFactorCode,
  SecondFactorPolicy,
} from '../people/second-factor.ts'
import { type Call, Done, byId } from './call.ts'

export const SECOND_FACTOR_CALLS = {
  /** Of who asks. */
  'Admin/getSecondFactor': { reply: SecondFactor },
  /** Begins one; begun before and not confirmed, that one is gone. */
  'Admin/startSecondFactor': { reply: NewSecondFactor },
  /** By a code of the app: from now on sign-in asks for one. */
  'Admin/confirmSecondFactor': { body: SecondFactorCode, reply: SecondFactor },
  'Admin/endSecondFactor': { body: SecondFactorCode, reply: SecondFactor },
  /** Makes ten others; those before are gone. */
  'Admin/renewRecoveryCodes': { body: SecondFactorCode, reply: RecoveryCodes },
  /** Whether everybody who administers needs one. */
  'Admin/requireSecondFactor': { body: SecondFactorPolicy, reply: SecondFactor },
  /** Takes it from another, who has lost it: they are signed out everywhere, and told by mail. */
  'Admin/resetSecondFactor': { params: byId, reply: Done },
} as const satisfies Record<string, Call>
