/** What a vendor changes of its automatic answers, as a command. */
import type { AutoReplies } from '#contract/vendors/auto-replies.ts'
import { type AutoReplyFields, EMPTY_AUTO_REPLIES } from '#contract/vendors/auto-reply.ts'
import { ROUTES } from '#contract/routes.ts'
import { type CachePort, type Command, defineCommand, isNewer } from '../../offline/outbox/command.ts'
import { type EditKind, editBody } from '../../offline/outbox/edit-body.ts'
import { type RecordChange, withRecordChange } from '../../plan/record-change.ts'

export const AUTO_REPLIES_KEY = ['account', 'auto-replies'] as const

export interface AutoRepliesSet extends EditKind {
  /** The vendor's. */
  id: string
  changes: RecordChange<AutoReplyFields>
}

/** Puts them into the cache unless newer ones are there. */
export const putAutoReplies = (words: AutoReplies, cache: CachePort) =>
  cache.setQueryData<AutoReplies | null>(AUTO_REPLIES_KEY, (current) =>
    isNewer(words, current ?? undefined) ? words : undefined,
  )

export const autoRepliesSet = defineCommand<AutoRepliesSet, AutoReplies>({
  name: 'autoReplies.set',
  argsVersion: 1,
  scope: () => 'autoReplies',
  entity: ({ id }) => ({ kind: 'autoReplies', id }),
  describe: () => 'Le risposte automatiche',
  request: ({ changes, ...kind }, baseVersion) => ({
    method: 'PUT',
    path: ROUTES['Vendor/setAutoReplies'].path,
    body: editBody(changes, baseVersion, kind),
  }),
  settle: (words, _, cache) => putAutoReplies(words, cache),
})

export const autoReplyCommands = [autoRepliesSet] as const

export type ShownAutoReplies = AutoReplyFields & { version: number }

/** The answers with what still waits; with a version of 0 where there are none yet. Pure. */
export function applyAutoReplies(words: AutoReplies | null, pending: readonly Command[]): ShownAutoReplies {
  let shown: ShownAutoReplies = { ...EMPTY_AUTO_REPLIES, version: 0, ...words }
  for (const { name, args } of pending.toSorted((a, b) => a.order - b.order))
    if (name === autoRepliesSet.name)
      shown = {
        ...withRecordChange<AutoReplyFields>(shown, (args as AutoRepliesSet).changes),
        version: shown.version,
      }
  return shown
}
