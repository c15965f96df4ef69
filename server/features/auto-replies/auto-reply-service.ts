/** When a vendor's messages answer by themselves, and with which words. */
import type { AutoReplies, AutoRepliesChange } from '#contract/vendors/auto-replies.ts'
import { autoReplies } from '#contract/vendors/auto-replies.ts'
import {
  type Asked,
  type AutoReply,
  EMPTY_AUTO_REPLIES,
  autoReplyFaults,
  autoReplyTo,
} from '#contract/vendors/auto-reply.ts'
import { vendorAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type WriteContext, createEntityStore, present } from '../../platform/entity/entity-store.ts'
import { entityTable } from '../../platform/entity/entity-table.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { findPublicVendor } from '../vendors/vendor-service.ts'

const records = entityTable('auto_replies', autoReplies.stored)

const store = createEntityStore({
  table: records,
  topic: 'autoReplies',
  audience: ({ vendorId }) => vendorAudience(vendorId),
  goneText: 'Questo fornitore non c’è più.',
  lists: autoReplies.lists,
})

/** A vendor's, or null before its first change. */
export async function findAutoReplies(vendorId: string, tx: Queryable): Promise<AutoReplies | null> {
  const row = await store.find(tx, vendorId)
  return row ? present<AutoReplies>(row) : null
}

/**
 * Changes a vendor's; the first change makes it. The caller holds the vendor's lock.
 * @throws ProblemError `rule_broken` at the field that cannot be meant
 */
export async function changeAutoReplies(
  vendorId: string,
  context: WriteContext,
  change: AutoRepliesChange,
): Promise<AutoReplies> {
  const isOwn = (row: { vendorId: string }) => row.vendorId === vendorId
  if (!(await store.find(context.tx, vendorId)))
    await store.create(context, { ...EMPTY_AUTO_REPLIES, id: vendorId, vendorId }, isOwn)
  const row = await store.change(context, vendorId, change, isOwn)
  ensureMeant(row)
  return present<AutoReplies>(row)
}

/** Of what stands there after the lists of two devices have merged; a refusal takes the change back. */
function ensureMeant(words: Pick<AutoReplies, 'hours' | 'holidays'>): void {
  const faults = Object.entries(autoReplyFaults(words))
  if (faults.length === 0) return
  throw new ProblemError('rule_broken', {
    detail: faults[0]![1],
    errors: faults.map(([field, message]) => ({ path: `body.${field}`, message })),
  })
}

/** What a vendor that visitors see answers by itself; undefined where nothing does. */
export async function automaticAnswer(
  vendorId: string,
  asked: Asked,
  tx: Queryable,
): Promise<AutoReply | undefined> {
  const words = await findAutoReplies(vendorId, tx)
  const reply = words && autoReplyTo(words, asked)
  return reply && (await findPublicVendor(vendorId, tx)) ? reply : undefined
}
