import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef } from 'react'
import { formatNumber } from '../../../lib/number.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/chart/progress-bar.tsx'
import { useReach } from '../reach-face.ts'
import { RestoreSheet } from './restore-sheet.tsx'
import css from '../sync-screen.module.css'
import { useCopy } from '../use-copy.ts'

/** A copy of all that the couple has in a file, and the way back from one. */
export function CopyPanel() {
  const online = useReach() === 'online'
  const input = useRef<HTMLInputElement>(null)
  const { making, opening, found, download, stop, open, restore, close } = useCopy()

  return (
    <div className={css.copy}>
      <p>
        Una copia in un file ZIP: il vostro piano con le modifiche che aspettano, le foto, il sito con inviti
        e risposte, le prenotazioni, i messaggi e le recensioni. Tenetela dove volete; il piano e le foto si
        riportano da qui.
      </p>
      {!online && (
        <p>
          Senza rete ci va quello che c’è su questo dispositivo: le foto e i messaggi che non ci sono restano
          fuori, e la copia dice quali.
        </p>
      )}
      <div className={css.actions}>
        <Button
          variant="quiet"
          size="small"
          icon={IconDownload}
          busy={making !== undefined}
          onClick={() => void download(online)}
        >
          Scarica una copia
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={IconUpload}
          busy={opening}
          onClick={() => input.current?.click()}
        >
          Riporta una copia
        </Button>
      </div>
      {making && making.of > 0 && (
        <div className={css.making}>
          <ProgressBar label="Foto e documenti nella copia" value={making.done} max={making.of} />
          <span>
            {formatNumber(making.done)} di {formatNumber(making.of)} foto e documenti
          </span>
          <Button variant="quiet" size="small" onClick={stop}>
            Annulla
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="application/zip,.zip,application/json,.json"
        aria-label="Il file della copia"
        hidden
        onChange={(event) => {
          void open(event.target.files?.[0], online)
          event.target.value = ''
        }}
      />
      <RestoreSheet found={found} onClose={close} onRestore={restore} />
    </div>
  )
}
