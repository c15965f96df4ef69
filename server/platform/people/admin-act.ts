/**
 * The register of what administrators do (decision 101). The server of the calls writes it, so that a call is in it without
 * anybody thinking of it: a write in its own transaction, with what each row was and became, which the database notes by
 * itself (migration 0580); what is private in a read, and every file that is taken away.
 */
import { sql } from 'drizzle-orm'
import { newId } from '#contract/kit/new-id.ts'
import { type CallName, ROUTES } from '#contract/routes.ts'
import type { ACT_STEPS } from '#contract/lists/admin/register-filters.ts'
import { CSV_TYPE } from '#contract/wire/csv-type.ts'
import { ZIP_TYPE } from '#contract/wire/zip-type.ts'
import type { Queryable } from '../database/database.ts'
import type { Actor, ActorOf } from './actor.ts'

/** What is asked of a call: where it says what it is about. */
interface AskedOfCall {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** A record that stays open asks again and again: it is opened once in so long. */
const OPENED_ONCE_IN = '10 minutes'

/** An administrator's own sessions, and what follows from reading: no act on the site. */
const isOwn = (call: CallName) => call.startsWith('User/') || call === 'Messages/markRead'
/** Open to everybody, and made by who happens to administer too. */
const isForAll = (call: CallName) => ['public', 'identity'].includes(ROUTES[call].access)

/** Whether a write of this one goes into the register. */
export const isAct = (actor: Actor, call: CallName): actor is ActorOf<'admin'> =>
  actor.kind === 'admin' && !isOwn(call) && !isForAll(call)

/** What a write says of itself, beyond what was called: of those that take two administrators (decision 113). */
export interface ActSaid {
  step: (typeof ACT_STEPS)[number]
  /** What was done by it, where that is another call and another thing. */
  call?: CallName
  thingId?: string
  /** As they are called. */
  askedBy?: string
}
const SAID = new WeakMap<Queryable, ActSaid>()
/** To be called by a write, on its transaction. */
export const sayOfAct = (tx: Queryable, said: ActSaid): void => void SAID.set(tx, said)

/** Does a write of an administrator's and notes it, in the same transaction. */
export async function noted<T>(
  { adminId }: ActorOf<'admin'>,
  call: CallName,
  asked: AskedOfCall & { now: string },
  tx: Queryable,
  run: () => Promise<T>,
): Promise<T> {
  const id = newId()
  await tx.execute(sql`select set_config('lovoglio.admin_act', ${id}, true)`)
  const answer = await run()
  await stopNoting(tx)
  const said = SAID.get(tx)
  const subject = said?.thingId ?? idIn(asked)
  await tx.execute(sql`with told as (
      select thing, thing_id, couple_id, vendor_id from admin_act_change where act_id = ${id}
       order by thing_id is not distinct from ${subject}::uuid desc, number limit 1),
    about as (select thing, thing_id, couple_id, vendor_id from told
      union all select null, null, null, null where not exists (select 1 from told))
    insert into admin_act (id, at, admin_id, who, kind, call, step, asked_by, thing, thing_id, couple_id, vendor_id)
    select ${id}, ${asked.now}, ${adminId}, ${whoIs(adminId)}, 'write', ${said?.call ?? call}, ${said?.step ?? null}::text,
           ${said?.askedBy ?? null}::text, about.thing,
           coalesce(about.thing_id, ${subject}::uuid),
           coalesce(about.couple_id, ${coupleIf(subject)}), coalesce(about.vendor_id, ${vendorIf(subject)})
      from about`)
  return answer
}

/** Notes that an administrator took a list away as a file, or looked at what is private of somebody. */
export async function noteRead(
  { adminId }: ActorOf<'admin'>,
  call: CallName,
  { now, accept, ...asked }: AskedOfCall & { now: string; accept: string | undefined },
  tx: Queryable,
): Promise<void> {
  const kind = accept === CSV_TYPE || accept === ZIP_TYPE ? 'export' : 'read'
  const subject = idIn(asked)
  if (kind === 'read' && !(subject && isPrivate(call))) return
  await tx.execute(sql`insert into admin_act (id, at, admin_id, who, kind, call, thing_id, couple_id, vendor_id)
    select ${newId()}, ${now}, ${adminId}, ${whoIs(adminId)}, ${kind}, ${call}, ${subject}::uuid,
           ${coupleIf(subject)}, ${vendorIf(subject)}
     where ${kind} = 'export' or not exists (select 1 from admin_act where thing_id = ${subject}::uuid
       and kind = 'read' and admin_id = ${adminId} and at > ${now}::timestamptz - ${OPENED_ONCE_IN}::interval)`)
}

/** Of a couple or a vendor, and what is said to support and what was reported. */
const isPrivate = (call: CallName) =>
  call === 'Messages/getMessages' || (call.startsWith('Admin/') && call !== 'Admin/getRegisterEntry')

/**
 * Takes what was written in an account out of the register, and notes no more of this transaction: it deletes the account.
 * Who did what, and when, stays.
 */
export async function forgetInRegister(account: string, tx: Queryable): Promise<void> {
  await stopNoting(tx)
  await tx.execute(sql`select forget_in_register(${account}::uuid)`)
}

const stopNoting = (tx: Queryable) => tx.execute(sql`select set_config('lovoglio.admin_act', '', true)`)

const whoIs = (adminId: string) =>
  sql`coalesce((select coalesce(nullif(name, ''), email) from admin where id = ${adminId}), '')`
const coupleIf = (id: string | null) => sql`(select id from couple where id = ${id}::uuid)`
const vendorIf = (id: string | null) => sql`(select id from vendor where id = ${id}::uuid)`

const PLACES = ['id', 'coupleId', 'vendorId', 'IdCouple', 'with'] as const
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What a call says that it is about. */
function idIn({ params, query, body }: AskedOfCall): string | null {
  for (const part of [params, query, body]) {
    const said = typeof part === 'string' ? { id: part } : ((part ?? {}) as Record<string, unknown>)
    for (const place of PLACES) {
      const id = said[place]
      if (typeof id === 'string' && UUID.test(id)) return id
    }
  }
  return null
}
