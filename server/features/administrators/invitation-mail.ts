import { ADMIN_ROLE_WORDS, type AdminRole } from '#contract/lists/admin/admin-roles.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { noteMail } from '../../platform/mail/note-mail.ts'

interface Invitation {
  id: string
  email: string
  role: AdminRole
  /** With the code, which is nowhere else. */
  link: string
}

/** Writes the mail of an invitation to administer, to be sent after the commit. It names nobody. */
export async function writeInvitation({ id, email, role, link }: Invitation, tx: Queryable): Promise<void> {
  const { name, does } = ADMIN_ROLE_WORDS[role]
  const mail = noteMail({
    subject: 'Ti hanno invitato ad amministrare Lovoglio',
    opening: `Ciao,\n\nti hanno invitato fra chi amministra Lovoglio, con il ruolo «${name}». ${does}\n\nIl link vale sette giorni e una volta sola, per questo indirizzo.`,
    label: 'Accetta l’invito',
    link,
    closing: 'Se non te lo aspettavi, ignora questa email: non succede niente.\n\nLovoglio',
  })
  await writeMail(tx, { to: email, key: ['admin-invitation', id], about: [], goodForS: A_DAY_S, ...mail })
}
