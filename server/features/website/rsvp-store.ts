import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Invitation, RsvpAnswer } from '#contract/rsvp.ts'
import { coupleAudience } from '../../platform/change-feed.ts'
import { entityColumns, instant } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { createEntityStore, present } from '../../platform/entity-store.ts'

export const weddingInvitation = pgTable('wedding_invitation', {
  ...entityColumns,
  coupleId: uuid('couple_id').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  maxCompanions: integer('max_companions').notNull(),
})

export const rsvpAnswer = pgTable('rsvp_answer', {
  ...entityColumns,
  coupleId: uuid('couple_id').notNull(),
  invitationId: uuid('invitation_id'),
  name: text('name').notNull(),
  attending: boolean('attending').notNull(),
  companions: jsonb('companions').$type<RsvpAnswer['companions']>().notNull(),
  diet: text('diet').notNull(),
  message: text('message').notNull(),
  answeredAt: instant('answered_at').notNull(),
})

export const invitations = createEntityStore({
  table: weddingInvitation,
  topic: 'invitation',
  audience: (row) => coupleAudience(row.coupleId),
  goneText: 'Questo invito è stato eliminato.',
})

export const rsvpAnswers = createEntityStore({
  table: rsvpAnswer,
  topic: 'rsvpAnswer',
  audience: (row) => coupleAudience(row.coupleId),
  goneText: 'Questa risposta è stata eliminata.',
})

export const presentInvitation = (row: typeof weddingInvitation.$inferSelect) => present<Invitation>(row)
export const presentAnswer = (row: typeof rsvpAnswer.$inferSelect) => present<RsvpAnswer>(row)

export async function listInvitations(coupleId: string, tx: Queryable): Promise<Invitation[]> {
  const rows = await tx
    .select()
    .from(weddingInvitation)
    .where(and(eq(weddingInvitation.coupleId, coupleId), isNull(weddingInvitation.deletedAt)))
    .orderBy(asc(weddingInvitation.createdAt), asc(weddingInvitation.id))
  return rows.map(presentInvitation)
}

export async function listAnswers(coupleId: string, tx: Queryable): Promise<RsvpAnswer[]> {
  const rows = await tx
    .select()
    .from(rsvpAnswer)
    .where(and(eq(rsvpAnswer.coupleId, coupleId), isNull(rsvpAnswer.deletedAt)))
    .orderBy(asc(rsvpAnswer.answeredAt), asc(rsvpAnswer.id))
  return rows.map(presentAnswer)
}

export async function findInvitationByCode(code: string, tx: Queryable): Promise<Invitation | undefined> {
  const rows = await tx
    .select()
    .from(weddingInvitation)
    .where(and(eq(weddingInvitation.code, code), isNull(weddingInvitation.deletedAt)))
  return rows[0] && presentInvitation(rows[0])
}

export async function countOf(
  table: typeof rsvpAnswer | typeof weddingInvitation,
  coupleId: string,
  tx: Queryable,
) {
  const rows = await tx
    .select({ count: sql<string>`count(*)` })
    .from(table)
    .where(eq(table.coupleId, coupleId))
  return Number(rows[0]?.count ?? 0)
}
