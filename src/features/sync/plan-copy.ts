/** The plan as one file a couple can keep: what the server has, as this device knows it, and what still waits. Pure. */
import type { BudgetItem, WeddingBudget } from '#contract/budget.ts'
import { PROTOCOL_VERSION } from '#contract/client-version.ts'
import type { CoupleTask } from '#contract/couple-task.ts'
import type { Couple } from '#contract/couple.ts'
import type { Favorite } from '#contract/favorite.ts'
import type { PendingBackup } from '../../offline/outbox-backup.ts'

/** The parts of a plan; undefined what this device has never read. */
export interface PlanParts {
  couple?: Couple | undefined
  tasks?: readonly CoupleTask[] | undefined
  budgetItems?: readonly BudgetItem[] | undefined
  /** Null where there is none. */
  weddingBudget?: WeddingBudget | null | undefined
  favorites?: readonly Favorite[] | undefined
}

export interface PlanCopy extends PlanParts {
  format: 'lovoglio-copy'
  formatVersion: 1
  protocolVersion: number
  /** ISO-8601. */
  exportedAt: string
  /** The couple's id: a copy goes back to its own plan only. */
  accountId: string
  pending: PendingBackup
}

export function makeCopy(parts: PlanParts, pending: PendingBackup, accountId: string, now: Date): PlanCopy {
  return {
    format: 'lovoglio-copy',
    formatVersion: 1,
    protocolVersion: PROTOCOL_VERSION,
    exportedAt: now.toISOString(),
    accountId,
    ...parts,
    pending,
  }
}

/** What a copy would bring to the plan of now. */
export interface CopyFindings {
  exportedAt: string
  pending: PendingBackup
  /** Commands that are not here already. */
  waiting: number
  /** Of the copy and gone from the plan. */
  missing: {
    tasks: readonly CoupleTask[]
    budgetItems: readonly BudgetItem[]
    favorites: readonly Favorite[]
    weddingBudget: WeddingBudget | undefined
  }
  /** Entities that are in both and differ: those of now stay. */
  differing: number
}

/** @param isHere whether a command of this id waits or has been answered here */
export function compareCopy(copy: PlanCopy, now: PlanParts, isHere: (id: string) => boolean): CopyFindings {
  const isSaved = new Set(now.favorites?.map((favorite) => favorite.vendorId))
  return {
    exportedAt: copy.exportedAt,
    pending: copy.pending,
    waiting: copy.pending.commands.filter(({ id }) => !isHere(id)).length,
    missing: {
      tasks: missingOf(copy.tasks, now.tasks),
      budgetItems: missingOf(copy.budgetItems, now.budgetItems),
      // One favourite for a vendor, whatever its id.
      favorites: now.favorites ? (copy.favorites ?? []).filter(({ vendorId }) => !isSaved.has(vendorId)) : [],
      weddingBudget: now.weddingBudget === null ? (copy.weddingBudget ?? undefined) : undefined,
    },
    differing:
      differingOf(copy.tasks, now.tasks) +
      differingOf(copy.budgetItems, now.budgetItems) +
      differingOf(copy.favorites, now.favorites) +
      differingOf(listOf(copy.weddingBudget), listOf(now.weddingBudget)) +
      differingOf(listOf(copy.couple), listOf(now.couple)),
  }
}

type Versioned = Readonly<{ id: string; version: number }>

/** What was never read here cannot be called missing. */
function missingOf<T extends Versioned>(kept: readonly T[] = [], now: readonly T[] | undefined): T[] {
  const here = new Set(now?.map(({ id }) => id))
  return now ? kept.filter(({ id }) => !here.has(id)) : []
}

function differingOf(kept: readonly Versioned[] = [], now: readonly Versioned[] = []): number {
  const versions = new Map(now.map(({ id, version }) => [id, version]))
  return kept.filter(({ id, version }) => versions.has(id) && versions.get(id) !== version).length
}

const listOf = <T>(one: T | null | undefined): T[] => (one ? [one] : [])
