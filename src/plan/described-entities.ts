/** What everything is called to people: the kinds of the plan, and those whose commands are their own. Loaded where an edit is judged. */
import { budgetItemText, weddingBudgetText } from '../features/budget/budget-fields.ts'
import { taskText } from '../features/couple-tasks/task-fields.ts'
import { albumText, pictureText } from '../features/gallery/gallery-fields.ts'
import { giftText } from '../features/gifts/gift-fields.ts'
import { guestText } from '../features/website/invitations/guest-fields.ts'
import { tableText } from '../features/guests/tables/table-fields.ts'
import { invitationText, rsvpAnswerText, websiteText } from '../features/website/website-fields.ts'
import type { Command } from '../offline/outbox/command.ts'
import type { PlanKind } from './entities.ts'
import type { DescribedEntity, Fields } from './fields.ts'
import { OTHER_FIELDS } from './other-fields.ts'

/** One without its line does not compile. */
export const PLAN_TEXTS: Readonly<Record<PlanKind, DescribedEntity>> = {
  task: taskText,
  budgetItem: budgetItemText,
  weddingBudget: weddingBudgetText,
  galleryAlbum: albumText,
  galleryPicture: pictureText,
  weddingWebsite: websiteText,
  invitation: invitationText,
  guest: guestText,
  seatingTable: tableText,
  rsvpAnswer: rsvpAnswerText,
  gift: giftText,
}

/** Undefined of what is no kind of the plan. */
export const textOf = (kind: string): DescribedEntity | undefined => PLAN_TEXTS[kind as PlanKind]

const ALL = new Map<string, Fields>([
  ...Object.entries(OTHER_FIELDS),
  ...Object.entries(PLAN_TEXTS).map(([kind, { fields }]) => [kind, fields] as const),
])

/** More kinds, of an area that couples do not see: said by its screen of edits. */
export function describeMore(fields: Readonly<Record<string, Fields>>): void {
  for (const [kind, of] of Object.entries(fields)) ALL.set(kind, of)
}

/** The fields that a command writes: its own, or its kind's. */
export const fieldsOf = ({ name, entity }: Command): Fields => ALL.get(name) ?? describedOf(entity.kind)

/** The fields of a kind; none of one that is not described. */
export const describedOf = (kind: string): Fields => ALL.get(kind) ?? {}
