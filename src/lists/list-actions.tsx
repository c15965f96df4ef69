import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../api/api-context.tsx'
import { failureText } from '../api/api-error.ts'
import { useCall } from '../api/use-call.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import { TextArea } from '../ui/form/text-area.tsx'
import { notify } from '../ui/overlay/toasts-store.ts'
import type { ListCall } from './list-call.ts'
import type { ListAction } from './list-description.ts'
import { listKey } from './use-server-list.ts'

/** What can be done to the rows that are chosen; asked first, and done one by one. */
export function ListActions<Item extends { id: string }>({
  call,
  actions,
  chosen,
  onDone,
}: {
  call: ListCall
  actions: readonly ListAction<Item>[]
  chosen: readonly Item[]
  onDone: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const [asking, setAsking] = useState<ListAction<Item>>()
  const [reason, setReason] = useState('')
  const [unsaid, setUnsaid] = useState(false)
  const fit = asking ? chosen.filter(asking.of) : []
  const { run, busy } = useCall(
    async (keyFor, { run: each, done }: ListAction<Item>, items: readonly Item[], why: string) => {
      try {
        for (const item of items) await each(api, item, why, keyFor)
      } finally {
        await client.invalidateQueries({ queryKey: listKey(call) })
      }
      notify({ type: 'success', message: done(items.length) })
      onDone()
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="quiet"
          size="small"
          busy={busy && asking === action}
          disabled={!chosen.some(action.of)}
          onClick={() => {
            setReason('')
            setUnsaid(false)
            setAsking(action)
          }}
        >
          {action.label}
        </Button>
      ))}
      <ConfirmDialog
        open={asking !== undefined && fit.length > 0 && !busy}
        title={asking?.question(fit.length) ?? ''}
        confirmLabel={asking?.label ?? ''}
        danger={asking?.danger === true}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          if (!asking) return
          if (asking.reason && !reason.trim()) return setUnsaid(true)
          void run(asking, fit, reason.trim()).then(() => setAsking(undefined))
        }}
      >
        {asking?.reason && (
          <TextArea
            label={asking.reason}
            rows={3}
            maxLength={500}
            value={reason}
            error={unsaid && !reason.trim() ? 'Non può restare vuoto.' : undefined}
            onValue={setReason}
          />
        )}
      </ConfirmDialog>
    </>
  )
}
