import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { named } from '../../lib/named.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SheetFoot } from '../../ui/overlay/sheet-foot.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { listKey } from '../use-server-list.ts'
import css from './record.module.css'

const FORM = 'delete-record'

export interface DeletedRecord {
  call: 'Admin/deleteVendor' | 'Admin/deleteCouple'
  list: 'Admin/getVendor' | 'Admin/getAllCouple'
  id: string
  name: string
  title: string
  /** What goes with it and what stays. */
  words: ReactNode
  onDeleted: () => void
  onClose: () => void
}

/** The end of an account, by an administrator: what goes, what stays, and its name to be typed. */
export function DeleteRecord({ call, list, id, name, title, words, onDeleted, onClose }: DeletedRecord) {
  const api = useApi()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const isSaid = typed.trim().toLowerCase() === name.trim().toLowerCase()
  const { run, busy, failure } = useCall(async (keyFor) => {
    await api(call, { params: { id }, idempotencyKey: keyFor({ id }) })
    notify({ type: 'success', message: named('Eliminato', name) })
    onDeleted()
    await client.invalidateQueries({ queryKey: listKey(list) })
  })
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <SheetFoot>
          <Button variant="quiet" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={FORM} variant="danger" busy={busy}>
            Elimina per sempre
          </Button>
        </SheetFoot>
      }
    >
      <form
        id={FORM}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (isSaid) void run()
        }}
      >
        {words}
        <TextField
          label={`Scrivi «${name}» per confermare`}
          autoComplete="off"
          value={typed}
          onValue={setTyped}
          {...(asked && !isSaid && { error: 'Scrivi il nome, così com’è.' })}
        />
        {failure !== undefined && <Notice tone="danger">{failureText(failure)}</Notice>}
      </form>
    </Sheet>
  )
}
