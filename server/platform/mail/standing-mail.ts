/** Tells an account that it is suspended, with the reason and where to object, or that it works again (Reg. UE 2019/1150, art. 4). */
import type { Queryable } from '../database/database.ts'
import { A_DAY_S, writeMail } from './mail-outbox.ts'
import { noteMail } from './note-mail.ts'

const WORDS = {
  couple: {
    suspended: 'Il vostro account Lovoglio è sospeso',
    means:
      'abbiamo sospeso il vostro account: potete leggere tutto quello che c’è, scaricarne una copia e scriverci, ma non cambiarlo.',
    object: 'Se pensate che sia un errore, scriveteci: una persona rilegge la decisione e vi risponde.',
    write: 'Scrivete all’assistenza',
    back: 'Il vostro account Lovoglio funziona di nuovo',
    again: 'il vostro account non è più sospeso: trovate tutto come l’avevate lasciato.',
    open: 'Aprite il vostro piano',
  },
  vendor: {
    suspended: 'La tua pagina su Lovoglio è sospesa',
    means:
      'abbiamo sospeso la tua pagina: le coppie non la vedono e non possono scriverti. Tu puoi leggere tutto quello che c’è e scriverci.',
    object: 'Se pensi che sia un errore, scrivici: una persona rilegge la decisione e ti risponde.',
    write: 'Scrivi all’assistenza',
    back: 'La tua pagina su Lovoglio non è più sospesa',
    again: 'la tua pagina non è più sospesa: se era in linea lo è di nuovo, com’era.',
    open: 'Apri la tua area',
  },
} as const

/** Why an account is suspended; null where it is not. */
type Reason = string | null

interface Standing {
  kind: keyof typeof WORDS
  accountId: string
  /** Of the account's row after the change: each change is told once. */
  version: number
  before: Reason
  after: Reason
}

/** Writes it, to be sent after the commit, where something changed for the account. @param addresses proved ones */
export async function writeStanding(
  { kind, accountId, version, before, after }: Standing,
  addresses: readonly string[],
  publicUrl: string,
  tx: Queryable,
): Promise<void> {
  if (before === after) return
  const words = WORDS[kind]
  const area = `${publicUrl}/${kind}`
  const mail =
    after === null
      ? noteMail({
          subject: words.back,
          opening: `Ciao,\n\n${words.again}`,
          label: words.open,
          link: area,
          closing: 'Lovoglio',
        })
      : noteMail({
          subject: words.suspended,
          opening: `Ciao,\n\n${words.means} Il motivo: «${after}»\n\n${words.object}`,
          label: words.write,
          link: `${area}/messages?c=support`,
          closing: 'Lovoglio',
        })
  for (const to of addresses)
    await writeMail(tx, {
      to,
      key: ['standing', accountId, String(version), to],
      about: [accountId],
      goodForS: 2 * A_DAY_S,
      ...mail,
    })
}
