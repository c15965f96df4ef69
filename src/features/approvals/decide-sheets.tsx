import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Approval } from '#contract/admin/approval.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { named } from '../../lib/named.ts'
import { AtOnceSheet } from '../../lists/at-once-sheet.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { renewApprovals } from './approval-queries.ts'
import { CONFIRM_WORDS, askedWords, isDeletion } from './approval-words.ts'
import css from './approvals.module.css'

/** What is asked of the second person for each answer. */
const ANSWERS = {
  confirm: { label: 'Una nota, se serve', reads: 'La legge', rows: 2 },
  refuse: { label: 'Perché no', reads: 'Lo legge', rows: 3 },
} as const

/**
 * The second person's answer. A yes does it, and of an account its name is typed; a no says why.
 * @param onDone it was done, and there is nothing of it to look at any more
 */
export function DecideSheet({
  approval,
  verdict,
  onDone,
  onClose,
}: {
  approval: Approval
  verdict: keyof typeof ANSWERS
  onDone?: (() => void) | undefined
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const { id, name, call: of, askedBy } = approval
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState(false)
  const isYes = verdict === 'confirm'
  const deletes = isYes && isDeletion(approval)
  const isNamed = !deletes || typed.trim().toLowerCase() === name.trim().toLowerCase()
  const isSaid = isYes || words.trim() !== ''
  const { label, reads, rows } = ANSWERS[verdict]
  const call = useCall(async (keyFor) => {
    const answer = { params: { id }, body: { verdict, words: words.trim() } }
    try {
      await api('Admin/decideApproval', { ...answer, idempotencyKey: keyFor(answer) })
      const done = deletes ? named('Eliminato', name) : 'Nota di credito emessa.'
      notify({ type: 'success', message: isYes ? done : 'Richiesta rifiutata.' })
      onClose()
      if (isYes) onDone?.()
    } finally {
      // What was decided by another meanwhile is seen behind the sheet.
      await renewApprovals(client)
    }
  })
  return (
    <AtOnceSheet
      {...(isYes ? CONFIRM_WORDS[of] : { title: 'Rifiuta la richiesta', submit: 'Rifiuta' })}
      danger={isYes}
      call={call}
      dirty={words !== ''}
      onSubmit={() => {
        setAsked(true)
        if (isNamed && isSaid) void call.run()
      }}
      onClose={onClose}
    >
      <div className={css.words}>
        <p>
          <strong>{askedWords(approval)}</strong>, chiede {askedBy}.
        </p>
        <p className={css.reason}>{approval.reason || 'Non ha scritto un motivo.'}</p>
      </div>
      {deletes && (
        <>
          <p>Se ne va tutto, subito, e non si può annullare.</p>
          <TextField
            label={`Scrivi «${name}» per confermare`}
            autoComplete="off"
            value={typed}
            onValue={setTyped}
            error={asked && !isNamed ? 'Scrivi il nome, così com’è.' : undefined}
          />
        </>
      )}
      <TextArea
        label={label}
        rows={rows}
        maxLength={500}
        value={words}
        onValue={setWords}
        hint={`${reads} ${askedBy}.`}
        error={asked && !isSaid ? 'Scrivi perché no.' : undefined}
        {...(!isYes && { 'data-autofocus': true })}
      />
    </AtOnceSheet>
  )
}

/** Asks before one's own request is taken back. */
export function WithdrawDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const { run, busy } = useCall(
    async (keyFor) => {
      const params = { id: approval.id }
      try {
        await api('Admin/withdrawApproval', { params, idempotencyKey: keyFor(params) })
        notify({ type: 'success', message: 'Richiesta ritirata.' })
      } finally {
        onClose()
        await renewApprovals(client)
      }
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <ConfirmDialog
      open
      title="Ritirare la richiesta?"
      confirmLabel="Ritira"
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void run()}
    >
      Nessuno la potrà più confermare. Puoi chiederlo di nuovo quando vuoi.
    </ConfirmDialog>
  )
}
