import IconDeviceMobilePlus from '@tabler/icons-react/dist/esm/icons/IconDeviceMobilePlus.mjs'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { TOUCHED, useMedia } from '../../../ui/use-media.ts'
import css from './install-card.module.css'
import { useDeviceHub, useInstallState } from './device-face.ts'

/**
 * Offers the installation when it has become useful (a second visit, a first saved edit) and was not declined lately.
 * @param always shows it wherever it can be installed: for the screen where one looks for it
 */
export function InstallCard({ always = false }: { always?: boolean }) {
  const hub = useDeviceHub()
  const { way, offered } = useInstallState()
  const [explaining, setExplaining] = useState(false)
  const isPhone = useMedia(TOUCHED)
  if (!way || !(always || (offered && isPhone))) return null
  const install = () => (way === 'ios' ? setExplaining(true) : void hub.services()?.install.install())
  return (
    <div className={css.card}>
      <Notice
        icon={IconDeviceMobilePlus}
        action={
          <span className={css.actions}>
            {!always && (
              <Button variant="quiet" size="small" onClick={() => hub.services()?.install.dismiss()}>
                Non ora
              </Button>
            )}
            <Button size="small" onClick={install}>
              {way === 'ios' ? 'Come si fa' : 'Installa'}
            </Button>
          </span>
        }
      >
        <strong>Tieni Lovoglio sul {isPhone ? 'telefono' : 'computer'}.</strong> Si apre con un{' '}
        {isPhone ? 'tocco' : 'clic'}, anche senza rete.
      </Notice>
      <Sheet
        open={explaining}
        title="Installa su iPhone e iPad"
        onClose={() => setExplaining(false)}
        width="narrow"
      >
        <ol className={css.steps}>
          <li>In Safari tocca il tasto Condividi, il quadrato con la freccia verso l’alto.</li>
          <li>Scorri e scegli «Aggiungi alla schermata Home».</li>
          <li>Conferma con «Aggiungi»: Lovoglio sarà tra le tue app.</li>
        </ol>
      </Sheet>
    </div>
  )
}
