/** The mails of what takes two administrators. They name the one who asks and no account: their link leads to what it is. */
import { sql } from 'drizzle-orm'
import { theDay } from '#contract/kit/italian-months.ts'
import { ADMIN_ROLE_WORDS, type AdminRole } from '#contract/lists/admin/admin-roles.ts'
import type { ApprovedCall } from '#contract/lists/admin/approvals.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { noteMail } from '../../platform/mail/note-mail.ts'

export const WHAT: Readonly<Record<ApprovedCall, string>> = {
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

const listed = (calls: readonly ApprovedCall[]) =>
  new Intl.ListFormat('it').format(calls.map((call) => WHAT[call]))

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

interface RightsLost {
  whose: string
  by: string
  /** Undefined for who is taken out. */
  to: AdminRole | undefined
  lost: readonly ApprovedCall[]
  /** What only one person may do from now on. */
  alone: readonly ApprovedCall[]
  /** All others who may, without who did it. */
  told: readonly string[]
  at: string
  publicUrl: string
}

/** Tells who may do less of what takes two, and all others who may do it. */
export async function writeRightsLost(
  { whose, by, to, lost, alone, told, at, publicUrl }: RightsLost,
  tx: Queryable,
): Promise<void> {
  const people = await peopleOf([whose, by, ...told], tx)
  const [who, doer] = [whose, by].map((each) => people.find((one) => one.id === each)!)
  const role = to && `«${ADMIN_ROLE_WORDS[to].name}»`
  const isOwn = whose === by
  const since =
    alone.length === 0
      ? ''
      : `\n\nAdesso c’è una sola persona che può ${listed(alone)}: quello che fa vale subito, senza un’altra conferma, e resta nel registro.`
  const theirs = isOwn
    ? `da ora ${role ? `il tuo ruolo è ${role}` : 'non amministri più Lovoglio'}, come hai scelto.`
    : `${doer!.name} ${role ? `ti ha dato il ruolo ${role}` : 'ti ha tolto da chi amministra Lovoglio'}.`
  const others = isOwn
    ? `${who!.name} ${role ? `ora ha il ruolo ${role}` : 'non amministra più Lovoglio'}, come ha scelto.`
    : `${doer!.name} ${role ? `ha dato a ${who!.name} il ruolo ${role}` : `ha tolto ${who!.name} da chi amministra Lovoglio`}.`
  for (const one of people) {
    if (one.id !== whose && !told.includes(one.id)) continue
    const own = one.id === whose
    await writeMail(tx, {
      to: one.email,
      key: ['rights-lost', whose, at, one.id],
      about: [one.uid, who!.uid, doer!.uid],
      goodForS: 2 * A_DAY_S,
      ...noteMail({
        subject: own
          ? role
            ? 'Il tuo ruolo in Lovoglio è cambiato'
            : 'Non amministri più Lovoglio'
          : 'È cambiato chi conferma con te',
        opening:
          `Ciao,\n\n${own ? theirs : others} ${own ? 'Non puoi' : 'Non può'} più ${listed(lost)}, che si fa in due: una persona ` +
          `chiede, un’altra conferma.${since}`,
        label: 'Apri l’amministrazione',
        link: `${publicUrl}/admin/dashboard`,
        closing: own && !isOwn ? `Se non te lo aspettavi, dillo a chi è titolare.\n\n${CLOSING}` : CLOSING,
      }),
    })
  }
}
