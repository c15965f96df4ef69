/** What was asked of us: by a visitor, the vendor and the couple that sign in. The couple has an answer. */
import { sql } from 'drizzle-orm'
import { newId } from '#contract/kit/new-id.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import { assistanceRequest, requestNote } from '../features/assistance/assistance-store.ts'
import type { Queryable } from '../platform/database/database.ts'
import { entityOf } from './days.ts'
import { DEMO_COUPLE_EMAIL, DEMO_VENDOR_EMAIL } from './demo-data.ts'
import type { Random } from './random.ts'

interface Asking {
  coupleId: string
  vendorId: string
  /** Who answers; none where identities are elsewhere. */
  adminId: string | undefined
}

export async function insertRequests(
  { coupleId, vendorId, adminId }: Asking,
  { today, random }: { today: string; random: Random },
  tx: Queryable,
): Promise<void> {
  const asked = [
    {
      ...entityOf(addDays(today, -4), random),
      fromType: 'couple',
      fromId: coupleId,
      name: 'Anna Lombardi',
      email: DEMO_COUPLE_EMAIL,
      category: 'piano',
      subject: 'Due voci del budget con lo stesso nome',
      text: 'Abbiamo scritto «Fiori» tutti e due, una sera senza rete. Possiamo tenerne una sola senza perdere i pagamenti già segnati?',
      state: adminId ? 'in_progress' : 'open',
      ...(adminId && { assignedTo: adminId }),
    },
    {
      ...entityOf(addDays(today, -2), random),
      fromType: 'visitor',
      fromId: null,
      name: 'Ivana Petrucci',
      email: 'ivana.petrucci@posta.test',
      category: 'segnalazione',
      subject: 'Una foto che è mia',
      text: 'Nella pagina di un fotografo c’è una foto del mio matrimonio, che non ho mai dato il permesso di pubblicare. A chi posso mandare il contratto che lo dice?',
      state: 'open',
    },
    {
      ...entityOf(addDays(today, -1), random),
      fromType: 'vendor',
      fromId: vendorId,
      name: 'Villa Cipressa',
      email: DEMO_VENDOR_EMAIL,
      category: 'pagamenti',
      subject: 'La ragione sociale è cambiata',
      text: 'Dal mese prossimo fatturiamo come società semplice. Le fatture già emesse restano come sono, o ne fate di nuove?',
      state: 'open',
    },
  ] as const
  for (const [index, request] of asked.entries()) {
    const { rows } = await tx.execute(sql`select nextval('assistance_number') as number`)
    const number = `A-${request.createdAt.slice(0, 4)}-${String(rows[0]?.number).padStart(6, '0')}`
    await tx
      .insert(assistanceRequest)
      .values({ ...request, number, files: [], faults: [], receiptAt: request.createdAt })
    if (index === 0 && adminId)
      await tx.insert(requestNote).values({
        ...entityOf(addDays(today, -3), random),
        id: newId(),
        requestId: request.id,
        authorId: adminId,
        text: 'Buongiorno Anna, sì: aprite quella che volete tenere, segnate lì i pagamenti, poi cancellate l’altra. Se cambiate idea c’è «Annulla».',
        sent: true,
      })
  }
}
