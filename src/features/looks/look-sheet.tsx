import { useState } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import {
  LOOKS_A_DAY,
  LOOK_MINUTES,
  LOOK_REASON_MAX,
  LOOK_REASON_MIN,
} from '#contract/lists/admin/look-limits.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { AtOnceSheet } from '../../lists/at-once-sheet.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { type KeptLook, enterLook } from './kept-look.ts'

export interface LookedAt extends Pick<KeptLook, 'kind'> {
  accountId: string
  name: string
}
const RECORDS = { couple: '/admin/couple', vendor: '/admin/fornitori' } as const

/** Why the account is looked at, before its screens open in this tab. */
export function LookSheet({ kind, accountId, name, onClose }: LookedAt & { onClose: () => void }) {
  const api = useApi()
  const [id] = useState(newId)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const isSaid = reason.trim().length >= LOOK_REASON_MIN
  const call = useCall(async (keyFor) => {
    const body = { id, kind, accountId, reason: reason.trim() }
    const { token, endsAt } = await api('Admin/startLook', { body, idempotencyKey: keyFor(body) })
    enterLook({ token, endsAt, kind, back: `${RECORDS[kind]}/${accountId}` })
  })
  return (
    <AtOnceSheet
      title={`Guarda come lo vede ${name}`}
      submit="Guarda"
      call={call}
      onSubmit={() => {
        setAsked(true)
        if (isSaid) void call.run()
      }}
      onClose={onClose}
    >
      <p>
        Per {LOOK_MINUTES} minuti vedi le sue schermate, qui in questa scheda. Non puoi cambiare niente; non
        vedi i messaggi, gli accessi e gli indirizzi segreti.
      </p>
      <p>
        Resta scritto nel registro, e chi ha l’account lo sa subito: riceve un’email con il motivo. Al massimo{' '}
        {LOOKS_A_DAY} volte al giorno.
      </p>
      <TextArea
        label="Il motivo, che legge anche chi ha l’account"
        rows={3}
        maxLength={LOOK_REASON_MAX}
        value={reason}
        onValue={setReason}
        {...(asked && !isSaid && { error: `Scrivi il motivo, in almeno ${LOOK_REASON_MIN} caratteri.` })}
      />
    </AtOnceSheet>
  )
}
