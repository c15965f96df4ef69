/** Tells whoever reported something that it was looked at, and how to object (Reg. UE 2022/2065, art. 16). */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { A_DAY_S, writeMails } from './mail-outbox.ts'
import { noteMail } from './note-mail.ts'

interface ReportRead {
  /** The identities that reported it. */
  reporters: readonly string[]
  /** What was reported and what came of it, in whole sentences. */
  said: string
  /** Whose names are in it, besides: it goes when one of these does. */
  about?: readonly string[]
  /** What makes this decision that one and no other. */
  key: readonly string[]
}

/** Writes it, to be sent after the commit, to those whose address is proved. */
export async function writeReportRead(
  { reporters, said, about = [], key }: ReportRead,
  publicUrl: string,
  tx: Queryable,
): Promise<void> {
  if (reporters.length === 0) return
  const { rows } = await tx.execute(
    sql`select uid, email from person_address where verified and uid = any(${sql.param([...reporters])}::text[])`,
  )
  const mail = noteMail({
    subject: 'Abbiamo letto la tua segnalazione',
    opening: `Ciao,\n\n${said}\n\nSe pensi che ci sia un errore, scrivici: la decisione si può rileggere.`,
    label: 'Scrivi all’assistenza',
    link: `${publicUrl}/assistance`,
    closing: 'Lovoglio',
  })
  await writeMails(
    tx,
    (rows as { uid: string; email: string }[]).map(({ uid, email }) => ({
      to: email,
      key: ['report-read', ...key, uid],
      about: [uid, ...about],
      goodForS: 2 * A_DAY_S,
      ...mail,
    })),
  )
}
