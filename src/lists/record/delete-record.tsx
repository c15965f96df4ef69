import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { APPROVAL_DAYS } from '#contract/lists/admin/approvals.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { named } from '../../lib/named.ts'
import { plural } from '../../lib/text.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { AtOnceSheet } from '../at-once-sheet.tsx'
import { listKey } from '../use-server-list.ts'

export interface DeletedRecord {
  call: 'Admin/deleteVendor' | 'Admin/deleteCouple'
  list: 'Admin/getVendor' | 'Admin/getAllCouple'
  id: string
  name: string
  title: string
  /** What goes with it and what stays. */
  words: ReactNode
  /** It takes a second person, who reads why (decision 113). */
  takesTwo: boolean
  /** It waits for the second person. */
  onAsked: () => void
  onDeleted: () => void
  onClose: () => void
}

/** The end of an account, by an administrator: what goes, what stays, and its name to be typed. */
export function DeleteRecord({
  call,
  list,
  id,
  name,
  title,
  words,
  takesTwo,
  onAsked,
  onDeleted,
  onClose,
}: DeletedRecord) {
  const api = useApi()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const isSaid = typed.trim().toLowerCase() === name.trim().toLowerCase()
  const isReasoned = !takesTwo || reason.trim() !== ''
  const sending = useCall(async (keyFor) => {
    const sent = { params: { id }, body: { reason: reason.trim() } }
    const { waits } = await api(call, { ...sent, idempotencyKey: keyFor(sent) })
    if (waits) {
      notify({ type: 'success', message: 'Richiesta mandata: ora la conferma un’altra persona.' })
      return onAsked()
    }
    notify({ type: 'success', message: named('Eliminato', name) })
    onDeleted()
    await client.invalidateQueries({ queryKey: listKey(list) })
  })
  return (
    <AtOnceSheet
      title={title}
      submit={takesTwo ? 'Chiedi la conferma' : 'Elimina per sempre'}
      danger
      call={sending}
      onSubmit={() => {
        setAsked(true)
        if (isSaid && isReasoned) void sending.run()
      }}
      onClose={onClose}
    >
      {words}
      {takesTwo && (
        <>
          <p>
            Servono due persone: tu chiedi, e un’altra che può eliminare account conferma entro{' '}
            {plural(APPROVAL_DAYS, 'giorno', 'giorni')}. Fino ad allora non cambia niente.
          </p>
          <TextArea
            label="Il motivo, per chi conferma"
            rows={3}
            maxLength={500}
            value={reason}
            onValue={setReason}
            {...(asked && !isReasoned && { error: 'Scrivi il motivo.' })}
          />
        </>
      )}
      <TextField
        label={`Scrivi «${name}» per confermare`}
        autoComplete="off"
        value={typed}
        onValue={setTyped}
        {...(asked && !isSaid && { error: 'Scrivi il nome, così com’è.' })}
      />
    </AtOnceSheet>
  )
}
