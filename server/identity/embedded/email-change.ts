import { setEmail, type Account, type Queries } from './account-store.ts'
import { issueCode } from './code-issue.ts'
import { cancelCodes } from './code-store.ts'
import type { IdentityContext } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'

const UNIQUE_VIOLATION = '23505'

/** Changes the e-mail, ends the sessions and the codes of the old one, and tells the old one how to undo it. */
export async function changeEmail(
  context: IdentityContext,
  request: { apiKey: string },
  account: { uid: string; email: string },
  change: { email: string; verified: boolean },
  now: Date,
): Promise<Account | null> {
  const { uid, email } = account
  const undo = { kind: 'RECOVER_EMAIL', uid, email, newEmail: change.email, apiKey: request.apiKey } as const
  // One transaction: no address changes without its owner being told.
  const changed = await context.transaction(async (tx, client) => {
    const moved = await setFreeEmail(client, uid, change, now)
    await cancelCodes(client, uid, ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'], now)
    await issueCode(context, undo, { tx, client })
    return moved
  })
  context.revoked(uid)
  return changed
}

/** Gives the old e-mail back; every other code goes, since whoever took the account may hold some. */
export async function recoverEmail(
  context: IdentityContext,
  code: { uid: string; email: string },
  now: Date,
): Promise<Account | null> {
  const account = await setFreeEmail(context.pool, code.uid, { email: code.email, verified: true }, now)
  await cancelCodes(
    context.pool,
    code.uid,
    ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'],
    now,
  )
  context.revoked(code.uid)
  return account
}

/** Sets an e-mail; throws EMAIL_EXISTS when somebody has it. */
async function setFreeEmail(
  db: Queries,
  uid: string,
  change: { email: string; verified: boolean },
  now: Date,
): Promise<Account | null> {
  try {
    return await setEmail(db, uid, change, now)
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new IdentityError('EMAIL_EXISTS')
    throw error
  }
}
