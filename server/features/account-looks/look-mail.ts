/** Tells the owner that support looks at the account: why, and until when; not which of the administrators. */
import { sql } from 'drizzle-orm'
import { LOOK_MINUTES } from '#contract/lists/admin/look-limits.ts'
import type { NewLook } from '#contract/admin/account-look.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { noteMail } from '../../platform/mail/note-mail.ts'
import { addressesOfCouple } from '../couple/couple-service.ts'
import { addressesOfVendor } from '../vendors/vendor-service.ts'

/** Writes to each person of the account, in the transaction that begins the look. */
export async function writeLookMails(
  { id, kind, accountId, reason }: NewLook,
  adminUid: string,
  publicUrl: string,
  tx: Queryable,
): Promise<void> {
  const isCouple = kind === 'couple'
  const addresses = await (isCouple ? addressesOfCouple : addressesOfVendor)(accountId, tx)
  const { rows } = await tx.execute(sql`select uid from couple_member where couple_id = ${accountId}
    union select uid from vendor_account where vendor_id = ${accountId}`)
  const about = [accountId, adminUid, ...rows.map(({ uid }) => uid as string)]
  const mail = noteMail({
    subject: isCouple ? 'L’assistenza ha guardato il vostro piano' : 'L’assistenza ha guardato la tua area',
    opening: isCouple
      ? `Ciao,\n\nper aiutarvi l’assistenza di Lovoglio guarda il vostro piano come lo vedete voi, per ${LOOK_MINUTES} minuti al massimo. ` +
        `Il motivo: «${reason}»\n\nPuò solo guardare: non può cambiare niente, e non vede i messaggi, gli accessi e gli indirizzi segreti. ` +
        'Trovate scritto quando, e perché, in «Dispositivi collegati».'
      : `Ciao,\n\nper aiutarti l’assistenza di Lovoglio guarda la tua area come la vedi tu, per ${LOOK_MINUTES} minuti al massimo. ` +
        `Il motivo: «${reason}»\n\nPuò solo guardare: non può cambiare niente, e non vede i messaggi, gli accessi e gli indirizzi segreti. ` +
        'Trovi scritto quando, e perché, in «Dispositivi collegati».',
    label: isCouple ? 'Aprite il vostro piano' : 'Apri la tua area',
    link: `${publicUrl}/${kind}`,
    closing: `${isCouple ? 'Se non vi torna, scriveteci' : 'Se non ti torna, scrivici'}: ${publicUrl}/assistance\n\nLovoglio`,
  })
  for (const to of addresses)
    await writeMail(tx, { to, key: ['look', id, to], about, goodForS: 2 * A_DAY_S, ...mail })
}
