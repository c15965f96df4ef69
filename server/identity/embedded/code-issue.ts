import { insertCode, type CodeKind } from './code-store.ts'
import type { IdentityContext } from './identity-context.ts'
import { CODE_LIFE_S } from './identity-limits.ts'
import { LINK_MODE, writeCodeMail } from './identity-mails.ts'
import { hashSecret, makeSecret } from './secret-token.ts'

export type CodeOrder = {
  kind: CodeKind
  /** null: nobody has that e-mail. The code is made all the same and opens nothing. */
  uid: string | null
  /** The account's e-mail now (for RECOVER_EMAIL, the one to go back to). */
  email: string
  newEmail: string | null
  apiKey: string
  continueUrl?: string
}

/** Makes a code, keeps its hash and posts its mail, if there is anybody to send it to. */
export async function issueCode(context: IdentityContext, order: CodeOrder) {
  const now = context.clock()
  const oobCode = makeSecret()
  const expiresAt = new Date(now.getTime() + CODE_LIFE_S[order.kind] * 1000)
  const { kind, uid, email, newEmail } = order
  await insertCode(context.pool, hashSecret(oobCode), { kind, uid, email, newEmail, expiresAt }, now)
  const oobLink = makeLink(context.publicUrl(), order, oobCode)
  // the mail of a change goes to the new address, the mail that undoes it to the old one
  const to = kind === 'VERIFY_AND_CHANGE_EMAIL' ? newEmail! : email
  if (uid !== null) {
    context.sentCodes?.push({
      email,
      requestType: kind,
      oobCode,
      oobLink,
      ...(newEmail === null ? {} : { newEmail }),
    })
    context.post(writeCodeMail(kind, to, oobLink, newEmail))
  }
  return { oobCode, oobLink }
}

function makeLink(publicUrl: string, order: CodeOrder, oobCode: string): string {
  const url = new URL('/reset-password', publicUrl)
  url.searchParams.set('mode', LINK_MODE[order.kind])
  url.searchParams.set('oobCode', oobCode)
  // the SDK's parser of such links asks for the key
  url.searchParams.set('apiKey', order.apiKey)
  url.searchParams.set('lang', 'it')
  if (order.continueUrl !== undefined) url.searchParams.set('continueUrl', order.continueUrl)
  return url.href
}
