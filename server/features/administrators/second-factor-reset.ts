/** An owner takes the second factor from another, who has lost it: they are told, wherever they are signed in no more. */
import { sql } from 'drizzle-orm'
import { newId } from '#contract/kit/new-id.ts'
import { tellSessionEnd } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { noteMail } from '../../platform/mail/note-mail.ts'
import type { ActorOf } from '../../platform/people/actor.ts'
import { forgetSecondFactor } from './second-factor-service.ts'

/** @throws ProblemError `not_found`; `rule_broken` for oneself, who has a code for it */
export async function resetSecondFactor(
  { actor, tx }: { actor: ActorOf<'admin'>; tx: Queryable },
  id: string,
  publicUrl: string,
): Promise<void> {
  if (id === actor.adminId) throw ruleBroken('La tua la togli da «Sicurezza», con un codice.')
  const { rows } = await tx.execute(sql`select uid, email, second_factor_since is not null as has
    from admin where id = ${id} and ended_at is null for update`)
  const person = rows[0] as { uid: string; email: string; has: boolean } | undefined
  if (!person) throw new ProblemError('not_found')
  await forgetSecondFactor(id, tx)
  if (!person.has) return
  await tx.execute(sql`delete from session where uid = ${person.uid}`)
  await tellSessionEnd(tx, person.uid)
  const mail = noteMail({
    subject: 'Ti hanno tolto la verifica in due passaggi',
    opening:
      'Ciao,\n\nchi è titolare di Lovoglio ha tolto la verifica in due passaggi dal tuo account, e ti ha fatto uscire da ogni dispositivo. Adesso entri con la password sola: attivala di nuovo appena puoi, da «Sicurezza».',
    label: 'Vai a «Sicurezza»',
    link: `${publicUrl}/admin/sicurezza`,
    closing: 'Se non l’hai chiesto tu, cambia subito la password e dillo a chi è titolare.\n\nLovoglio',
  })
  await writeMail(tx, {
    to: person.email,
    key: ['second-factor-reset', newId()],
    about: [],
    goodForS: A_DAY_S,
    ...mail,
  })
}
