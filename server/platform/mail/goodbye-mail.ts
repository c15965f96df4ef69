/** The last mail of an account: it names nobody, and leads nowhere, for there is nothing left to open. */
import type { Queryable } from '../database/database.ts'
import { escapeHtml } from './escape-html.ts'
import { A_DAY_S, writeMail } from './mail-outbox.ts'

const WORDS = {
  couple: {
    opening:
      'il vostro account Lovoglio è stato eliminato, e con lui il piano delle nozze: attività, budget, galleria, sito e messaggi. Vale per tutti e due, e non possiamo riportarlo indietro.',
    unsent: 'Chi aveva modifiche non ancora inviate le trova sul suo dispositivo, e può salvarle in un file.',
  },
  vendor: {
    opening:
      'il tuo account Lovoglio è stato eliminato, e con lui la pagina, le foto, le prenotazioni e i messaggi. Non possiamo riportarlo indietro.',
    unsent: 'Le coppie che avevano prenotato conservano quello che avevate concordato.',
  },
} as const
const UNEXPECTED = 'Se non te lo aspettavi, scrivici dalla pagina Assistenza.'

/**
 * Writes it, to be sent after the commit. The caller has deleted what was owed to the account before: this one is about
 * no account any more.
 * @param addresses proved ones, read before they were deleted
 */
export async function writeGoodbye(
  kind: keyof typeof WORDS,
  accountId: string,
  addresses: readonly string[],
  tx: Queryable,
): Promise<void> {
  const { opening, unsent } = WORDS[kind]
  const parts = [`Ciao,\n\n${opening}`, unsent, `${UNEXPECTED}\n\nLovoglio`]
  for (const to of addresses)
    await writeMail(tx, {
      to,
      key: ['goodbye', accountId, to],
      about: [],
      goodForS: A_DAY_S,
      subject: 'Il tuo account Lovoglio è stato eliminato',
      text: parts.join('\n\n'),
      html: parts.map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`).join('\n'),
    })
}
