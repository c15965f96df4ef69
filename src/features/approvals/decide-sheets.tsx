import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Approval } from '#contract/approval.ts'
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

interface DecideProps {
  approval: Approval
  /** It was done, and there is nothing of it to look at any more. */
  onDone?: (() => void) | undefined
  onClose: () => void
}

function useDecision(
  { approval, onDone, onClose }: DecideProps,
  verdict: 'confirm' | 'refuse',
  done: string,
) {
  const api = useApi()
  const client = useQueryClient()
  return useCall(async (keyFor, words: string) => {
    const asked = { params: { id: approval.id }, body: { verdict, words: words.trim() } }
    try {
      await api('Admin/decideApproval', { ...asked, idempotencyKey: keyFor(asked) })
      notify({ type: 'success', message: done })
      onClose()
      onDone?.()
    } finally {
      // What was decided by another meanwhile is seen behind the sheet.
      await renewApprovals(client)
    }
  })
}

function Asked({ approval }: { approval: Approval }) {
  return (
    <div className={css.words}>
      <p>
        <strong>{askedWords(approval)}</strong>, chiede {approval.askedBy}.
      </p>
      <p className={css.reason}>{approval.reason || 'Non ha scritto un motivo.'}</p>
    </div>
  )
}

/** The yes of the second person, which does it; of an account its name is typed. */
export function ConfirmSheet(props: DecideProps) {
  const { approval, onClose } = props
  const { name, call } = approval
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState(false)
  const deletes = isDeletion(approval)
  const isSaid = !deletes || typed.trim().toLowerCase() === name.trim().toLowerCase()
  const { title, submit } = CONFIRM_WORDS[call]
  const decision = useDecision(
    props,
    'confirm',
    deletes ? named('Eliminato', name) : 'Nota di credito emessa.',
  )
  return (
    <AtOnceSheet
      title={title}
      submit={submit}
      danger
      call={decision}
      dirty={words !== ''}
      onSubmit={() => {
        setAsked(true)
        if (isSaid) void decision.run(words)
      }}
      onClose={onClose}
    >
      <Asked approval={approval} />
      {deletes && (
        <>
          <p>Se ne va tutto, subito, e non si può annullare.</p>
          <TextField
            label={`Scrivi «${name}» per confermare`}
            autoComplete="off"
            value={typed}
            onValue={setTyped}
            error={asked && !isSaid ? 'Scrivi il nome, così com’è.' : undefined}
          />
        </>
      )}
      <TextArea
        label="Una nota, se serve"
        rows={2}
        maxLength={500}
        value={words}
        onValue={setWords}
        hint={`La legge ${approval.askedBy}.`}
      />
    </AtOnceSheet>
  )
}

/** The no of the second person, with why. */
export function RefuseSheet(props: DecideProps) {
  const { approval, onClose } = props
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState(false)
  const isSaid = words.trim() !== ''
  const decision = useDecision(props, 'refuse', 'Richiesta rifiutata.')
  return (
    <AtOnceSheet
      title="Rifiuta la richiesta"
      submit="Rifiuta"
      call={decision}
      dirty={words !== ''}
      onSubmit={() => {
        setAsked(true)
        if (isSaid) void decision.run(words)
      }}
      onClose={onClose}
    >
      <Asked approval={approval} />
      <TextArea
        label="Perché no"
        rows={3}
        maxLength={500}
        value={words}
        onValue={setWords}
        hint={`Lo legge ${approval.askedBy}.`}
        error={asked && !isSaid ? 'Scrivi perché no.' : undefined}
        data-autofocus
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
