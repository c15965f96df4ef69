/** What is mailed when one of the two is no longer of a wedding. It names nobody: names are typed by people. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { noteMail } from '../../platform/mail/note-mail.ts'
import { addressesOfCouple } from './couple-service.ts'

const CLOSING = 'Se non te lo aspettavi, scrivici dalla pagina Assistenza.\n\nLovoglio'
const FREE =
  'Il tuo account resta: con lo stesso indirizzo puoi cominciare un piano tuo, o entrare in un altro con un invito.'
const UNSENT =
  'Quello che c’era sui tuoi dispositivi resta lì da leggere, e le modifiche non ancora inviate si possono salvare in un file.'

const WORDS = {
  taken: {
    subject: 'Non fai più parte di un piano su Lovoglio',
    opening: `Ciao,\n\nl’altra persona ti ha tolto dal piano delle nozze: non puoi più leggerlo né cambiarlo. ${UNSENT}\n\n${FREE}`,
    label: 'Accedi',
    path: '/login',
  },
  left: {
    subject: 'Hai lasciato un piano su Lovoglio',
    opening: `Ciao,\n\nhai lasciato il piano delle nozze: non puoi più leggerlo né cambiarlo.\n\n${FREE}`,
    label: 'Accedi',
    path: '/login',
  },
  stays: {
    subject: 'Nel vostro piano è cambiato chi entra',
    opening:
      'Ciao,\n\nla persona che pianificava con te non fa più parte del piano delle nozze. Quello che ha scritto resta, e da «Voi due» puoi mandare un altro invito.',
    label: 'Guarda chi entra',
    path: '/couple/profile',
  },
} as const

interface Leaving {
  coupleId: string
  /** Who is out by now. */
  uid: string
  /** The other has taken them out; they did not leave. */
  isTaken: boolean
  /** ISO-8601 UTC: it may happen again. */
  now: string
}

/** Writes them, to be sent after the commit, to addresses that are proved. */
export async function writeMemberMails(
  { coupleId, uid, isTaken, now }: Leaving,
  publicUrl: string,
  tx: Queryable,
): Promise<void> {
  const send = async (to: string, about: string, words: keyof typeof WORDS) => {
    const { path, ...note } = WORDS[words]
    const mail = noteMail({ ...note, link: publicUrl + path, closing: CLOSING })
    await writeMail(tx, {
      to,
      key: ['member-out', coupleId, uid, now, to],
      about: [about],
      goodForS: A_DAY_S,
      ...mail,
    })
  }
  const { rows } = await tx.execute(sql`select email from person_address where uid = ${uid} and verified`)
  for (const { email } of rows) await send(email as string, uid, isTaken ? 'taken' : 'left')
  for (const to of await addressesOfCouple(coupleId, tx)) await send(to, coupleId, 'stays')
}
