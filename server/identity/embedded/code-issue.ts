import { insertCode, type CodeKind } from './code-store.ts'
import { writeMail } from '../../platform/mail/mail-outbox.ts'
import type { IdentityContext, OpenTransaction } from './identity-context.ts'
import { CODE_LIFE_S } from './identity-limits.ts'
import { LINK_MODE, codeMail } from './identity-mails.ts'
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

/**
 * Makes a code, keeps its hash and writes its mail, in one transaction. Where there is nobody to send it to the same is
 * written and goes nowhere, so that the answer takes as long.
 * @param open the transaction of what the mail tells of, when there is one
 */
export async function issueCode(context: IdentityContext, order: CodeOrder, open?: OpenTransaction) {
  const now = context.clock()
  const oobCode = makeSecret()
  const hash = hashSecret(oobCode)
  const expiresAt = new Date(now.getTime() + CODE_LIFE_S[order.kind] * 1000)
  const { kind, uid, email, newEmail } = order
  const oobLink = makeLink(context.publicUrl(), order, oobCode)
  // the mail of a change goes to the new address, the mail that undoes it to the old one
  const to = kind === 'VERIFY_AND_CHANGE_EMAIL' ? newEmail! : email
  const write = async ({ tx, client }: OpenTransaction) => {
    await insertCode(client, hash, { kind, uid, email, newEmail, expiresAt }, now)
    await writeMail(tx, {
      ...codeMail(kind, oobLink, newEmail),
      to: uid === null ? null : to,
      key: ['identity', hash.toString('hex')],
      about: uid === null ? [] : [uid],
      goodForS: CODE_LIFE_S[kind],
      waitMs: context.mailAfterMs,
    })
  }
  await (open ? write(open) : context.transaction((tx, client) => write({ tx, client })))
  if (uid !== null)
    context.sentCodes?.push({
      email,
      requestType: kind,
      oobCode,
      oobLink,
      ...(newEmail === null ? {} : { newEmail }),
    })
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
