/** Writing, reading and blocking, through the outbox. */
import { newId } from '#contract/kit/new-id.ts'
import { useMemo } from 'react'
import { heard } from '../../lib/fault-log.ts'
import { useChanges } from '../../plan/changes.ts'
import { usePending, useOutbox } from '../sync/sync-face.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'
import {
  type ConversationItem,
  type VendorFace,
  conversationBlock,
  messageSend,
  messagesRead,
} from './message-commands.ts'
import type { Draft } from './message-queries.ts'

/** Who is written to. */
export interface Addressee {
  other: string
  name: string
  vendor?: VendorFace
}

export function useMessageActions({ other, name, vendor }: Addressee) {
  const { make } = useChanges()
  const outbox = useOutbox()
  const reads = usePending('messagesRead')
  return useMemo(
    () => ({
      /** @returns whether it is on this device; when not, the person was told and what they wrote must stay */
      send({ text, files }: Draft) {
        const sent = files.map(({ id: fileId, ...file }) => ({ fileId, ...file }))
        const args = { id: newId(), with: other, name, text, files: sent, ...(vendor && { vendor }) }
        return make([{ submission: { definition: messageSend, args } }])
      },

      /** One mark of a conversation waits at a time: the latest says what those before it said. */
      async read(upTo: number) {
        for (const { id, entity } of reads)
          if (entity.id === other) await outbox.withdraw(id).catch(heard('message-actions', false))
        // What could not be noted is noted at the next look.
        await outbox.submit(messagesRead, { with: other, name, upTo }).catch(heard('message-actions'))
      },

      async block({ id }: Required<Pick<ConversationItem, 'id'>>, blocked: boolean) {
        const kept = await make([
          { submission: { definition: conversationBlock, args: { id, name, blocked } } },
        ])
        const message = blocked ? `${name}: non ti scriverà più.` : `${name} può di nuovo scriverti.`
        if (kept) notify({ type: 'success', message })
      },
    }),
    [make, outbox, reads, other, name, vendor],
  )
}
