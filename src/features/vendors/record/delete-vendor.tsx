import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { VendorProfile } from '#contract/user.ts'
import { useApi } from '../../../api/api-context.tsx'
import { failureText } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { named } from '../../../lib/named.ts'
import { listKey } from '../../../lists/use-server-list.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { SheetFoot } from '../../../ui/overlay/sheet-foot.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { Notice } from '../../../ui/state/notice.tsx'
import css from './record.module.css'

const FORM = 'delete-vendor'

/** The end of a vendor's account, by an administrator: what goes, what stays, and its name to be typed. */
export function DeleteVendor({
  vendor: { id, businessName },
  onDeleted,
  onClose,
}: {
  vendor: VendorProfile
  onDeleted: () => void
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const isSaid = typed.trim().toLowerCase() === businessName.trim().toLowerCase()
  const { run, busy, failure } = useCall(async (keyFor) => {
    await api('Admin/deleteVendor', { params: { id }, idempotencyKey: keyFor({ id }) })
    notify({ type: 'success', message: named('Eliminato', businessName) })
    onDeleted()
    await client.invalidateQueries({ queryKey: listKey('Admin/getVendor') })
  })
  return (
    <Sheet
      open
      title="Elimina il fornitore"
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
        <p>
          Se ne va tutto, subito: la pagina, le foto, i video, i matrimoni veri, il calendario, le
          prenotazioni e i messaggi, e l’accesso di chi la tiene, che riceve una email che lo dice. Non si può
          annullare.
        </p>
        <p>
          Restano alle coppie i preventivi che avevano ricevuto e quello che si erano scritti, senza il nome;
          restano le fatture, come vuole la legge.
        </p>
        <p>Per nasconderla soltanto, chiudi qui e usa «Sospendi».</p>
        <TextField
          label={`Scrivi «${businessName}» per confermare`}
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
