/** The couples as administrators look through them. */
import { sql } from 'drizzle-orm'
import type { CallBody } from '#contract/calls.ts'
import type { ListedCouple } from '#contract/people/couple.ts'
import { beginsWith } from '../../platform/list-words.ts'
import { type CsvColumns, pagedList } from '../../platform/paged-list.ts'
import { findCouples, wholeNames } from './couple-store.ts'

const TODAY = sql`(now() at time zone 'Europe/Rome')::date`
/** By what the list is ordered by, which has an index: a day that is not known yet is the last. */
const WHEN = {
  futuro: sql`c.wedding_order >= ${TODAY} and c.wedding_order < 'infinity'`,
  passato: sql`c.wedding_order < ${TODAY}`,
  'senza-data': sql`c.wedding_order = 'infinity'`,
}
const HAS_SECOND = sql`exists (select 1 from couple_member m where m.couple_id = c.id and m.partner = 'two')`

export const coupleList = pagedList<CallBody<'Admin/getAllCouple'>, ListedCouple>({
  from: sql`couple c`,
  id: sql`c.id`,
  sorts: {
    created: { by: sql`c.created_at`, type: 'timestamptz' },
    name: { by: sql`c.folded`, type: 'text' },
    wedding: { by: sql`c.wedding_order`, type: 'date' },
  },
  where: ({ q, state, region, members, when }) => [
    sql`c.deleted_at is null`,
    q?.includes('@') && hasAddress(q),
    state && sql`c.active = ${state === 'attive'}`,
    region && sql`c.place ->> 'region' = ${region}`,
    members && (members === 'due' ? HAS_SECOND : sql`not ${HAS_SECOND}`),
    when && WHEN[when],
  ],
  words: ({ q }) => !q?.includes('@') && { q, folded: sql`c.folded`, among: sql`c.deleted_at is null` },
  load: findCouples,
})

const hasAddress = (q: string) => sql`c.id in (select m.couple_id from person_address a
  join couple_member m on m.uid = a.uid where ${beginsWith(sql`lower(a.email)`, q.toLowerCase())})`

export const COUPLE_COLUMNS: CsvColumns<ListedCouple> = {
  Coppia: ({ partners }) => wholeNames(partners),
  Email: ({ emails }) => emails.join(', '),
  Matrimonio: ({ weddingDate }) => weddingDate,
  Comune: ({ place }) => place.city,
  Regione: ({ place }) => place.region,
  Invitati: ({ guestCount }) => guestCount,
  Iscritta: ({ createdAt }) => createdAt.slice(0, 10),
  Stato: ({ active, deactivationReason }) => (active ? 'attiva' : `sospesa: ${deactivationReason ?? ''}`),
}
