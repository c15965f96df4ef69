/** What everybody has asked, as administrators work through it. */
import { type SQL, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CallQuery } from '#contract/calls.ts'
import type { NewRequestNote, QueuedRequest, RequestMove, RequestNote } from '#contract/admin/assistance.ts'
import type { RequestQueue } from '#contract/lists/admin/request-queues.ts'
import type { ActorOf } from '../../platform/people/actor.ts'
import { tellQueue } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { present } from '../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { beginsWith } from '../../platform/list-words.ts'
import { pagedList } from '../../platform/paged-list.ts'
import {
  type RequestRow,
  assistanceRequest,
  findRequest,
  presentRequests,
  requestNote,
} from './assistance-store.ts'

const STATES: Record<RequestQueue, readonly RequestRow['state'][]> = {
  aperte: ['open', 'in_progress'],
  risolte: ['solved'],
  chiuse: ['closed'],
}
/** More than anybody reads of one request. */
const NOTES_AT_MOST = 200
/** Who asked for help waits for word of it. */
const ANSWER_GOOD_FOR_S = 3 * A_DAY_S

export const requestQueue = pagedList<CallQuery<'Assistance/getQueue'>, QueuedRequest>({
  from: sql`assistance_request r`,
  id: sql`r.id`,
  sorts: {
    created: { by: sql`r.created_at`, type: 'timestamptz' },
    updated: { by: sql`r.updated_at`, type: 'timestamptz' },
  },
  where: ({ queue, q }) => [
    sql`r.deleted_at is null`,
    inArray(sql`r.state`, [...STATES[queue]]),
    q && namedBy(q),
  ],
  words: ({ q }) => !(q && namedBy(q)) && { q, folded: sql`fold(r.name || ' ' || r.subject)` },
  load: async (ids, tx) =>
    queueOf(
      await tx
        .select()
        .from(assistanceRequest)
        .where(inArray(assistanceRequest.id, [...ids])),
      tx,
    ),
})

/** By its number or by how an address begins, and else by words: a number has no slips, or its neighbours would be found. */
function namedBy(q: string): SQL | undefined {
  if (/^a-\d/i.test(q)) return beginsWith(sql`r.number`, q.toUpperCase())
  if (q.includes('@')) return beginsWith(sql`lower(r.email)`, q.toLowerCase())
  return undefined
}

/**
 * Says how far a request is, and whose work it is: `mine` makes it the caller's own, or nobody's.
 * @throws ProblemError `not_found`
 */
export async function moveRequest(
  { adminId }: ActorOf<'admin'>,
  id: string,
  { state, mine }: z.output<typeof RequestMove>,
  { tx, now }: { tx: Queryable; now: string },
): Promise<QueuedRequest> {
  const row = await standing(id, tx)
  const assignedTo = mine === undefined ? row.assignedTo : mine ? adminId : null
  // Whose work it is, is in work.
  const taken = mine && state === undefined && row.state === 'open' ? 'in_progress' : row.state
  const [moved] = await tx
    .update(assistanceRequest)
    .set({ state: state ?? taken, assignedTo, updatedAt: now, version: row.version + 1 })
    .where(sql`${assistanceRequest.id} = ${id}`)
    .returning()
  await tellQueue('requestQueue', moved!, tx)
  return (await queueOf([moved!], tx))[0]!
}

/**
 * Writes a note on a request, once for its id; an answer goes by mail to who asked, and the request is its author's work.
 * @throws ProblemError `not_found`, `already_exists`, `rule_broken` where there are as many as there may be
 */
export async function addNote(
  actor: ActorOf<'admin'>,
  { id, requestId, text, sent }: z.output<typeof NewRequestNote>,
  context: { tx: Queryable; now: string },
): Promise<RequestNote> {
  const { tx, now } = context
  const request = await standing(requestId, tx)
  const said = plainText(text)
  const [before] = await tx
    .select()
    .from(requestNote)
    .where(sql`${requestNote.id} = ${id}`)
  if (before) {
    const isSame =
      before.requestId === requestId &&
      before.authorId === actor.adminId &&
      before.text === said &&
      before.sent === sent
    if (!isSame) throw new ProblemError('already_exists')
    return present<RequestNote>(before)
  }
  const { rows } = await tx.execute(
    sql`select count(*)::int as count from request_note where request_id = ${requestId}`,
  )
  if ((rows[0]!.count as number) >= NOTES_AT_MOST)
    throw ruleBroken(`Su una richiesta ci stanno ${NOTES_AT_MOST} note e risposte.`)
  const [row] = await tx
    .insert(requestNote)
    .values({
      id,
      requestId,
      authorId: actor.adminId,
      text: said,
      sent,
      createdAt: now,
      updatedAt: now,
      version: 1,
    })
    .returning()
  await tellQueue('requestQueue', request, tx)
  if (sent) {
    await writeAnswer(request, { noteId: id, text: said }, tx)
    if (request.assignedTo === null || request.state === 'open')
      await moveRequest(actor, requestId, { mine: true }, context)
  }
  return present<RequestNote>(row!)
}

/** A request as it is written to: the caller holds the line of them. */
async function standing(id: string, tx: Queryable): Promise<RequestRow> {
  const row = await findRequest(id, tx)
  if (!row || row.deletedAt !== null) throw new ProblemError('not_found')
  return row
}

/** In an administrator's words, to the address that was given with the request. */
async function writeAnswer(
  { id, number, email, fromId, uid }: RequestRow,
  { noteId, text }: { noteId: string; text: string },
  tx: Queryable,
): Promise<void> {
  const foot = `Rispondiamo alla richiesta ${number}. Se non ci hai scritto tu, ignora pure questo messaggio.`
  await writeMail(tx, {
    key: ['answer', noteId],
    about: [id, fromId, uid].filter((one) => one !== null),
    to: email,
    subject: `Risposta alla tua richiesta ${number}`,
    text: `${text}\n\nLovoglio\n\n${foot}`,
    html: [text, 'Lovoglio', foot]
      .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
      .join('\n'),
    goodForS: ANSWER_GOOD_FOR_S,
  })
}

async function queueOf(rows: readonly RequestRow[], tx: Queryable): Promise<QueuedRequest[]> {
  if (rows.length === 0) return []
  const from = sql.param(rows.flatMap(({ fromId }) => fromId ?? []))
  const names = await tx.execute(sql`
    select id, business_name as name from vendor where id = any(${from}::uuid[])
    union all select id, concat_ws(' e ', nullif(partners -> 0 ->> 'firstName', ''), nullif(partners -> 1 ->> 'firstName', ''))
      from couple where id = any(${from}::uuid[])
    union all select id, name from admin`)
  const nameOf = new Map(names.rows.map(({ id, name }) => [id as string, name as string]))
  const notes = await tx
    .select()
    .from(requestNote)
    .where(
      inArray(
        requestNote.requestId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(requestNote.createdAt, requestNote.id)
  return (await presentRequests(rows, tx)).map((request) => ({
    ...request,
    fromName: (request.fromId && nameOf.get(request.fromId)) ?? null,
    assignedName: (request.assignedTo && nameOf.get(request.assignedTo)) ?? null,
    notes: notes
      .filter(({ requestId }) => requestId === request.id)
      .map((note) => ({
        ...present<RequestNote>(note),
        // One who is no administrator any more.
        authorName: nameOf.get(note.authorId) ?? 'Assistenza',
      })),
  }))
}
