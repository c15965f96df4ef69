/** The mails of what takes two administrators. They name the one who asks and no account: their link leads to what it is. */
import { sql } from 'drizzle-orm'
import { theDay } from '#contract/kit/italian-months.ts'
import type { ApprovedCall } from '#contract/lists/approvals.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { noteMail } from '../../platform/mail/note-mail.ts'

const WHAT: Readonly<Record<ApprovedCall, string>> = {
  'Admin/deleteVendor': 'eliminare un fornitore',
  'Admin/deleteCouple': 'eliminare una coppia',
  'Admin/creditInvoice': 'emettere una nota di credito',
}
const CLOSING = 'Questa email non riceve risposte.\n\nLovoglio'

async function peopleOf(ids: readonly string[], tx: Queryable) {
  const { rows } =
    await tx.execute(sql`select id, uid, email, coalesce(nullif(name, ''), email) as name from admin
    where id = any(${sql.param([...ids])}::uuid[])`)
  return rows as unknown as { id: string; uid: string; email: string; name: string }[]
}

interface AskedMail {
  id: string
  call: ApprovedCall
  until: string
  by: string
  to: readonly string[]
  accountId: string | null
  publicUrl: string
}

/** Tells all who may confirm it. */
export async function writeAsked(
  { id, call, until, by, to, accountId, publicUrl }: AskedMail,
  tx: Queryable,
): Promise<void> {
  const people = await peopleOf([by, ...to], tx)
  const asker = people.find((one) => one.id === by)!
  const mail = noteMail({
    subject: 'Una richiesta aspetta la tua conferma',
    opening:
      `Ciao,\n\n${asker.name} chiede di ${WHAT[call]}. Per farlo servono due persone: leggi il motivo, e conferma o rifiuta ` +
      `entro ${theDay(italianDay(until))}. Dopo, la richiesta scade e non succede niente.`,
    label: 'Guarda la richiesta',
    link: `${publicUrl}/admin/da-confermare`,
    closing: CLOSING,
  })
  for (const one of people)
    if (one.id !== by)
      await writeMail(tx, {
        to: one.email,
        key: ['approval', id, one.id],
        about: [one.uid, asker.uid, ...(accountId ? [accountId] : [])],
        goodForS: 2 * A_DAY_S,
        ...mail,
      })
}

/** Tells who asked what was answered, and in which words. */
export async function writeDecided(
  {
    id,
    call,
    by,
    to,
    isYes,
    words,
    publicUrl,
  }: {
    id: string
    call: ApprovedCall
    by: string
    to: string
    isYes: boolean
    words: string
    publicUrl: string
  },
  tx: Queryable,
): Promise<void> {
  const people = await peopleOf([by, to], tx)
  const [decider, asker] = [by, to].map((each) => people.find((one) => one.id === each)!)
  await writeMail(tx, {
    to: asker!.email,
    key: ['approval-decided', id],
    about: [decider!.uid, asker!.uid],
    goodForS: 2 * A_DAY_S,
    ...noteMail({
      subject: isYes ? 'La tua richiesta è stata confermata' : 'La tua richiesta è stata rifiutata',
      opening:
        `Ciao,\n\navevi chiesto di ${WHAT[call]}: ${decider!.name} ` +
        (isYes ? 'ha confermato, ed è fatto.' : 'ha detto di no.') +
        (words ? ` Ha scritto: «${words}»` : ''),
      label: 'Apri l’amministrazione',
      link: `${publicUrl}/admin/dashboard`,
      closing: CLOSING,
    }),
  })
}
