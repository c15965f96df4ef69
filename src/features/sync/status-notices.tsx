import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { plural } from '../../lib/text.ts'
import { useSession } from '../../session/session-context.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { DeletedNotice } from './edits/deleted-notice.tsx'
import { useDeviceFacts } from './device/device-face.ts'
import { useSyncStatus } from './sync-face.ts'
import css from './sync-screen.module.css'
import { UpdateButton } from './device/update-button.tsx'

/** What stands in the way of sending, and what this device cannot promise: each in words, with what to do. @param leave the way out */
export function StatusNotices({ leave }: { leave?: ReactNode }) {
  return (
    <div className={css.notices}>
      <DeletedNotice leave={leave} />
      <StorageNotice />
      <WipedNotice />
      <NetworkNotice />
    </div>
  )
}

function StorageNotice() {
  const { storage } = useDeviceFacts()
  if (storage === 'refused')
    return (
      <Notice tone="warning">
        <strong>Questo browser non ci lascia conservare niente,</strong> forse per una finestra privata o per
        le sue impostazioni. Con la rete le modifiche partono subito; senza, non si possono fare.
      </Notice>
    )
  if (storage === 'full')
    return (
      <Notice tone="warning">
        <strong>Su questo dispositivo non c’è più spazio.</strong> Quello che è già salvato resta; le nuove
        modifiche non si salvano finché non si libera un po’ di memoria.
      </Notice>
    )
  return null
}

function WipedNotice() {
  const { wiped } = useDeviceFacts()
  if (wiped === 0) return null
  return (
    <Notice tone="warning">
      <strong>Il browser ha cancellato quello che era salvato qui.</strong>{' '}
      {plural(wiped, 'modifica poteva', 'modifiche potevano')} non essere ancora{' '}
      {wiped === 1 ? 'partita' : 'partite'}: conviene controllare. Se c’è una copia, si riporta qui sotto.
    </Notice>
  )
}

function NetworkNotice() {
  const status = useSyncStatus()
  const { versions } = useDeviceFacts()
  const expired = useSession((session) => session.expired)
  const isVendor = useSession(({ last }) => last?.role) === 'vendor'
  const deleted = useSession(({ last }) => last?.deleted !== undefined)
  // What waits for nothing any more is told once, above.
  if (deleted) return null
  if (status.paused === 'outdated' || versions === 'app-too-old')
    return (
      <Notice tone="warning" action={<UpdateButton />}>
        <strong>L’app va aggiornata.</strong> Il server non capisce più questa versione. Le modifiche restano
        qui e partono dopo l’aggiornamento.
      </Notice>
    )
  if (status.paused === 'unauthorised' || expired)
    return (
      <Notice
        tone="warning"
        action={
          <Link to="/login" search={{ ritorno: isVendor ? '/vendor/sync' : '/couple/sync' }}>
            Accedi
          </Link>
        }
      >
        <strong>Serve un nuovo accesso.</strong> Le modifiche restano qui: partono con il nuovo accesso.
      </Notice>
    )
  if (status.reach === 'offline')
    return (
      <Notice>
        <strong>Sei offline.</strong> Si può continuare: ogni modifica è salvata su questo dispositivo e parte
        da sola.
      </Notice>
    )
  if (status.reach === 'unreachable')
    return (
      <Notice>
        <strong>Il server non risponde.</strong> La rete c’è, riproviamo da soli. Le modifiche sono salvate
        qui.
      </Notice>
    )
  if (status.paused === 'server-outdated' || versions === 'server-too-old')
    return (
      <Notice>
        <strong>Il server si sta aggiornando</strong> ed è ancora più vecchio di questa app. Le modifiche
        restano qui e partono da sole appena ha finito.
      </Notice>
    )
  return null
}
