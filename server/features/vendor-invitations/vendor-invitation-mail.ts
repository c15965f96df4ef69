import type { Queryable } from '../../platform/database/database.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { noteMail } from '../../platform/mail/note-mail.ts'

interface Invitation {
  id: string
  vendorId: string
  businessName: string
  email: string
  /** With the code, which is nowhere else. */
  link: string
}

/** Writes the mail of an invitation to hold a page, to be sent after the commit. */
export async function writeVendorInvitation(
  { id, vendorId, businessName, email, link }: Invitation,
  tx: Queryable,
): Promise<void> {
  const mail = noteMail({
    subject: `La pagina di ${businessName} su Lovoglio aspetta te`,
    opening: `Ciao,\n\nsu Lovoglio c’è una pagina di ${businessName}, che le coppie possono già leggere. Per ora non la tiene nessuno: se la prendi tu, ricevi le loro richieste e i loro messaggi, e decidi che cosa c’è scritto. È gratis.\n\nIl link vale sette giorni e una volta sola, per questo indirizzo.`,
    label: 'Prendi la tua pagina',
    link,
    closing:
      'Se non te lo aspettavi, ignora questa email: non succede niente. Se la pagina non la vuoi, prendila ed eliminala: se ne va subito.\n\nLovoglio',
  })
  await writeMail(tx, {
    to: email,
    key: ['vendor-invitation', id],
    about: [vendorId, id],
    goodForS: A_DAY_S,
    ...mail,
  })
}
