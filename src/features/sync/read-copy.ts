/** Reads a copy from a file: everything in it is checked, for files are written by anybody. Loaded when one is chosen. */
import { z } from 'zod'
import { BudgetItem, WeddingBudget } from '#contract/budget.ts'
import { CoupleTask } from '#contract/couple-task.ts'
import { Couple } from '#contract/couple.ts'
import { Favorite } from '#contract/favorite.ts'
import { PICTURE_MAX_BYTES } from '#contract/file-limits.ts'
import { Id } from '#contract/ids.ts'
import { Instant } from '#contract/scalars.ts'
import type { PendingBackup } from '../../offline/outbox-backup.ts'
import type { PlanCopy } from './plan-copy.ts'

/** The outbox reads its commands itself when they come back in. */
const Pending = z.object({
  format: z.literal('lovoglio-outbox'),
  formatVersion: z.literal(1),
  exportedAt: Instant,
  commands: z.array(z.looseObject({ id: z.string() })).max(10_000),
  /** What is in them the server looks at, as at any other. */
  uploads: z
    .array(
      z.strictObject({
        id: Id,
        name: z.string().max(200),
        kind: z.enum(['picture', 'document']),
        size: z.int().min(1).max(PICTURE_MAX_BYTES),
        alt: z.string().max(300),
        createdAt: Instant,
        type: z.string().max(100),
        base64: z.base64(),
      }),
    )
    .max(2000)
    .optional(),
})

const Copy = z.object({
  format: z.literal('lovoglio-copy'),
  formatVersion: z.literal(1),
  protocolVersion: z.int(),
  exportedAt: Instant,
  accountId: Id,
  couple: Couple.optional(),
  tasks: z.array(CoupleTask).max(5000).optional(),
  budgetItems: z.array(BudgetItem).max(5000).optional(),
  weddingBudget: WeddingBudget.nullish(),
  favorites: z.array(Favorite).max(5000).optional(),
  pending: Pending,
})

export type CopyFault = 'not_a_copy' | 'newer_app' | 'other_account'

export class CopyError extends Error {
  readonly code: CopyFault
  constructor(code: CopyFault) {
    super(code)
    this.code = code
  }
}

/**
 * @param text what is in the file: a whole copy, or the waiting edits alone as the sign-out saves them
 * @param accountId of the couple that is signed in
 * @throws CopyError for a file that is not one, of a newer app, or of another couple
 */
export function readCopy(text: string, accountId: string): PlanCopy {
  const raw = parsed(text)
  const alone = Pending.safeParse(raw)
  if (alone.success) {
    const pending = alone.data as unknown as PendingBackup
    return {
      format: 'lovoglio-copy',
      formatVersion: 1,
      protocolVersion: 0,
      exportedAt: pending.exportedAt,
      accountId,
      pending,
    }
  }
  const { format, formatVersion } = (raw ?? {}) as { format?: unknown; formatVersion?: unknown }
  const ours = format === 'lovoglio-copy' || format === 'lovoglio-outbox'
  if (ours && typeof formatVersion === 'number' && formatVersion > 1) throw new CopyError('newer_app')
  const whole = Copy.safeParse(raw)
  if (!whole.success) throw new CopyError('not_a_copy')
  if (whole.data.accountId !== accountId) throw new CopyError('other_account')
  return whole.data as unknown as PlanCopy
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CopyError('not_a_copy')
  }
}
