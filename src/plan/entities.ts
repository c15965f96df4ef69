/** Everything a couple plans with. What the app does with all of it walks this: a kind that the contract has and this has not does not compile. */
import type { CoupleKind } from '#contract/entities.ts'
import { budgetItem, weddingBudget } from '../features/budget/budget-entities.ts'
import { task } from '../features/couple-tasks/task-entity.ts'
import { album, picture } from '../features/gallery/gallery-entities.ts'
import { gift } from '../features/gifts/gift-entity.ts'
import { seatingTable } from '../features/guests/tables/table-entity.ts'
import { guest, invitation, rsvpAnswer, website } from '../features/website/website-entities.ts'
import type { AnyPlanEntity } from './plan-entity.ts'

/** A heart has commands of its own: it is known by its vendor, whatever its id. */
export type PlanKind = Exclude<CoupleKind, 'favorite'>

const BY_KIND: Readonly<Record<PlanKind, AnyPlanEntity>> = {
  task,
  budgetItem,
  weddingBudget,
  galleryAlbum: album,
  galleryPicture: picture,
  weddingWebsite: website,
  invitation,
  guest,
  seatingTable,
  rsvpAnswer,
  gift,
}

export const PLAN_ENTITIES = Object.values(BY_KIND) as readonly (AnyPlanEntity & { kind: PlanKind })[]

/** Undefined of what is no kind of the plan. */
export const planEntityOf = (kind: string): AnyPlanEntity | undefined => BY_KIND[kind as PlanKind]
