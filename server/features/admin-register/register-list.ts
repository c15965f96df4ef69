/** The administrators' register as it is looked through, and one act of it with what it changed. */
import { type SQL, sql } from 'drizzle-orm'
import type { RegisterChange, RegisterEntry, RegisterRecord } from '#contract/admin/admin-register.ts'
import type { CallQuery } from '#contract/calls.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { hasWords } from '../../platform/list-words.ts'
import { type CsvColumns, pagedList } from '../../platform/paged-list.ts'

const TODAY = sql`(now() at time zone 'Europe/Rome')::date`
const since = (day: SQL) => sql`a.at >= (${day})::timestamp at time zone 'Europe/Rome'`
const WHEN = {
  oggi: since(TODAY),
  ieri: sql`${since(sql`${TODAY} - 1`)} and not ${since(TODAY)}`,
  settimana: since(sql`${TODAY} - 6`),
  mese: since(sql`${TODAY} - 29`),
}
const THING = {
  vendors: sql`a.vendor_id is not null`,
  couples: sql`a.couple_id is not null`,
  site: sql`a.vendor_id is null and a.couple_id is null`,
}

export const registerList = pagedList<CallQuery<'Admin/getRegister'>, RegisterEntry>({
  from: sql`admin_act a`,
  id: sql`a.id`,
  sorts: { at: { by: sql`a.at`, type: 'timestamptz' } },
  where: ({ q, who, kind, thing, when, of }) => [
    who && sql`a.admin_id = ${who}`,
    kind && sql`a.kind = ${kind}`,
    thing && THING[thing],
    when && WHEN[when],
    of &&
      sql`(${of}::uuid in (a.thing_id, a.couple_id, a.vendor_id)
        or a.id in (select act_id from admin_act_change where of @> array[${of}::uuid]))`,
    q && soughtBy(q),
  ],
  load: entriesOf,
})

/**
 * By who did it or asked for it, or by what a couple, a vendor or another thing is called: each by an index of its own. As it
 * is written: who looks into a register wants no neighbours.
 */
const soughtBy = (q: string) => sql`(${hasWords(sql`fold(a.who)`, q)} or ${hasWords(sql`fold(a.asked_by)`, q)}
  or a.vendor_id = any(array(select id from vendor v where ${hasWords(sql`v.name_folded`, q)}))
  or a.couple_id = any(array(select id from couple c where ${hasWords(sql`c.folded`, q)}))
  or a.id = any(array(select act_id from admin_act_change h where ${hasWords(sql`fold(h.label)`, q)})))`

async function entriesOf(ids: readonly string[], tx: Queryable): Promise<RegisterEntry[]> {
  const { rows } = await tx.execute(sql`
    select a.id, a.at, a.admin_id as "adminId", a.who, a.kind, a.call, a.thing, a.thing_id as "thingId",
           a.couple_id as "coupleId", a.vendor_id as "vendorId", a.step, a.asked_by as "askedBy",
           coalesce(nullif(concat_ws(' · ', h.label, nullif(v.business_name, ''), (
             select string_agg(one ->> 'firstName', ' e ') from jsonb_array_elements(c.partners) one)), ''), '') as about
      from admin_act a
      left join vendor v on v.id = a.vendor_id and v.deleted_at is null
      left join couple c on c.id = a.couple_id and c.deleted_at is null
      left join lateral (select label from admin_act_change
        where act_id = a.id and thing_id is not distinct from a.thing_id and label is not null
        order by number limit 1) h on true
     where a.id = any(${sql.param([...ids])}::uuid[])`)
  return rows.map((row) => ({ ...row, at: new Date(row['at'] as string).toISOString() }) as RegisterEntry)
}

/** One act. @throws ProblemError `not_found` */
export async function registerRecord(id: string, tx: Queryable): Promise<RegisterRecord> {
  const [entry] = await entriesOf([id], tx)
  if (!entry) throw new ProblemError('not_found')
  const { rows } = await tx.execute(sql`select kind, thing, coalesce(label, '') as label, before, after
    from admin_act_change where act_id = ${id} order by number`)
  return { ...entry, changes: rows as unknown as RegisterChange[] }
}

const STEPS = { asked: 'chiesto', confirmed: 'confermato', alone: 'da una persona sola' }
const KINDS = { write: 'modifica', read: 'lettura', export: 'esportazione' }

export const REGISTER_COLUMNS: CsvColumns<RegisterEntry> = {
  Quando: ({ at }) => at,
  Chi: ({ who }) => who,
  Tipo: ({ kind }) => KINDS[kind],
  Chiamata: ({ call }) => call,
  'In due': ({ step }) => step && STEPS[step],
  'Chiesto da': ({ askedBy }) => askedBy,
  'Di chi o di che cosa': ({ about }) => about,
  Codice: ({ thingId }) => thingId,
}

/** Who is in the register, as they were called last. */
export async function registerPeople(tx: Queryable): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.execute(sql`select id, name from (
    select distinct on (admin_id) admin_id as id, who as name from admin_act order by admin_id, at desc) people
    order by name, id`)
  return rows as { id: string; name: string }[]
}
