import { z } from 'zod'
import { entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { text } from '../kit/scalars.ts'
import { APART_MAX, GUEST_AGES, GUEST_DIETS, GUEST_MOST, GUEST_WORDS } from '../lists/plan/guest-lists.ts'
import { Assignee } from './couple-task.ts'

/** Somebody whom the couple invites. Those of one envelope have its invitation, whose link answers for all of them. */
export const guest = entity('coupleId', {
  fields: {
    name: text(GUEST_MOST.name),
    /** Null, or an invitation that is gone: they are on no envelope. */
    invitationId: Id.nullable().default(null),
    /** Null, or a table that is gone: they have no place yet. */
    tableId: Id.nullable().default(null),
    /** Other guests with whom they are not put at one table; one side's word is enough. Who is gone stays named, and means nothing. */
    apart: z.array(Id).max(APART_MAX).default([]),
    /** Whose guest: of one of the two, or of both. */
    side: Assignee.nullable().default(null),
    age: z.enum(GUEST_AGES).default('adult'),
    diet: z.enum(GUEST_DIETS).default('any'),
    /** What else the kitchen must know: an allergy, a high chair, little salt. */
    needs: text(GUEST_MOST.needs, 0).default(''),
    /** That is dangerous for them. */
    severe: z.boolean().default(false),
    told: z.enum(GUEST_WORDS).default('nothing'),
    notes: text(GUEST_MOST.notes, 0).default(''),
  },
})
export type Guest = z.infer<typeof guest.Whole>
