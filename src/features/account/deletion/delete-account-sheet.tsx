import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { failureText } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { plural } from '../../../lib/text.ts'
import { useAccount, useSession } from '../../../session/session-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSyncStatus } from '../../sync/sync-face.ts'
import css from './delete-account-sheet.module.css'

/** What a person types to say that it is no slip of the thumb. */
const WORD = 'ELIMINA'

/** The end of an account: what goes, what stays, and the one button that cannot be undone. */
export function DeleteAccountSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const last = useSession((session) => session.last)
  const { waiting, review, reach } = useSyncStatus()
  const { remove, busy, failure } = useDeleteAccount()
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState(false)
  if (last?.role !== 'couple' && last?.role !== 'vendor') return null
  const role = last.role
  const isOffline = reach === 'offline'
  const isSaid = typed.trim().toUpperCase() === WORD
  const unsent = waiting + review

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isSaid && !busy) void remove()
  }
  return (
    <Sheet
      open={open}
      title="Elimina l’account"
      onClose={onClose}
      footer={
        !isOffline && (
          <Button type="submit" form={id} variant="danger" busy={busy}>
            Elimina per sempre
          </Button>
        )
      }
    >
      <form id={id} className={css.form} onSubmit={submit} noValidate>
        {failure !== undefined && (
          <div role="alert">
            <Notice tone="danger">{failureText(failure)}</Notice>
          </div>
        )}
        {role === 'couple' ? <CoupleWords /> : <VendorWords />}
        {unsent > 0 && (
          <Notice tone="warning">
            {plural(unsent, 'modifica è solo', 'modifiche sono solo')} su questo dispositivo, e{' '}
            {unsent === 1 ? 'va persa' : 'vanno perse'}.
          </Notice>
        )}
        {isOffline ? (
          <Notice tone="info">Serve la rete: senza, non possiamo eliminare niente dal server.</Notice>
        ) : (
          <TextField
            label={`Scrivi ${WORD} per confermare`}
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            onValue={setTyped}
            error={checked && !isSaid ? `Scrivi ${WORD}, così com’è.` : undefined}
          />
        )}
      </form>
    </Sheet>
  )
}

const CoupleWords = () => (
  <>
    <p>
      Se ne va tutto, subito e per tutti e due: attività, budget, preferiti, galleria, sito delle nozze con
      gli inviti e le risposte, messaggi e prenotazioni. Chi pianifica con te perde l’accesso, e riceve una
      email che lo dice.
    </p>
    <p>
      Resta ai fornitori quello che avete scritto loro, senza i vostri nomi, e restano le recensioni
      pubblicate, firmate «Una coppia».
    </p>
    <p>
      Prima, se vuoi, <UiLink href="/couple/sync">scarica una copia del piano</UiLink>.
    </p>
  </>
)

const VendorWords = () => (
  <>
    <p>
      Se ne va tutto, subito: la pagina, le foto, i video, il calendario, le prenotazioni e i messaggi. Le
      coppie che avevano una prenotazione con te vedono che l’attività non c’è più.
    </p>
    <p>Restano a loro i preventivi che avevano ricevuto, e quello che vi siete scritti.</p>
  </>
)

function useDeleteAccount() {
  const account = useAccount()
  const router = useRouter()
  const {
    run: remove,
    busy,
    failure,
  } = useCall(async (keyFor) => {
    await account.erase(keyFor())
    // Its screens go before its data, as at a sign-out.
    await router.navigate({ to: '/' })
    await account.signOut()
    location.reload()
  })
  return { remove, busy, failure }
}
