/** A mail about money to all who sign in for a vendor. */
import type { Queryable } from '../../platform/database/database.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { type Note, noteMail } from '../../platform/mail/note-mail.ts'
import { addressesOfVendor } from '../vendors/vendor-service.ts'

const CLOSING = 'Questa email non riceve risposte: per una domanda scrivici dall’assistenza.\n\nLovoglio'

/** @param key what it tells of: it is sent once. @returns how many mails are written */
export async function writeMoneyMail(
  vendorId: string,
  key: readonly string[],
  note: Omit<Note, 'closing'>,
  tx: Queryable,
): Promise<number> {
  const addresses = await addressesOfVendor(vendorId, tx)
  for (const to of addresses)
    await writeMail(tx, {
      ...noteMail({ ...note, closing: CLOSING }),
      to,
      key: [...key, to],
      about: [vendorId],
      goodForS: 2 * A_DAY_S,
    })
  return addresses.length
}
