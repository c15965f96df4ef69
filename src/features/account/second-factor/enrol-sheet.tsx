import { useRef, useState } from 'react'
import type { NewSecondFactor } from '#contract/people/second-factor.ts'
import { useApi } from '../../../api/api-context.tsx'
import { useCall } from '../../../api/use-call.ts'
import { qrSvg } from '../../../lib/qr-svg.ts'
import { AtOnceSheet } from '../../../lists/at-once-sheet.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import css from './second-factor.module.css'

/** Gives the key to an app, by a square or by hand, and takes a code of it as the proof. @param onDone it is on */
export function EnrolSheet({
  made,
  onDone,
  onClose,
}: {
  made: NewSecondFactor
  onDone: () => Promise<void>
  onClose: () => void
}) {
  const api = useApi()
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(false)
  const isWhole = /^\d{6}$/.test(code.replace(/\s/g, ''))
  const call = useCall(async (keyFor) => {
    const body = { code: code.replace(/\s/g, '') }
    await api('Admin/confirmSecondFactor', { body, idempotencyKey: keyFor(body) })
    await onDone()
  })
  return (
    <AtOnceSheet
      title="Attiva la verifica in due passaggi"
      submit="Attiva"
      call={call}
      dirty={code !== ''}
      onSubmit={() => {
        setAsked(true)
        if (isWhole) void call.run()
      }}
      onClose={onClose}
    >
      <ol className={css.steps}>
        <li>
          <h3>Apri l’app dei codici</h3>
          <p className={css.soft}>
            Va bene quella che hai già: Google Authenticator, Microsoft Authenticator, 2FAS, o le password del
            telefono.
          </p>
        </li>
        <li>
          <h3>Inquadra il quadrato</h3>
          <Square address={made.address} />
          <Key text={made.key} />
        </li>
        <li>
          <h3>Scrivi il codice che vedi</h3>
          <TextField
            label="Codice di 6 cifre"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={9}
            value={code}
            onValue={setCode}
            error={asked && !isWhole ? 'Scrivi le 6 cifre che vedi adesso nell’app.' : undefined}
          />
        </li>
      </ol>
    </AtOnceSheet>
  )
}

/** The address for the app, drawn on the device. */
function Square({ address }: { address: string }) {
  return (
    <div className={css.square}>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qrSvg(address))}`}
        width={200}
        height={200}
        alt="Codice QR da inquadrare con l’app dei codici"
      />
    </div>
  )
}

/** The same for who types it. */
function Key({ text }: { text: string }) {
  const shown = useRef<HTMLElement>(null)
  const select = () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
  }
  return (
    <div className={css.key}>
      <p className={css.soft}>Non riesci a inquadrarlo? Nell’app scegli di inserire la chiave, e scrivi:</p>
      <code ref={shown} className={css.code}>
        {text.match(/.{1,4}/g)?.join(' ')}
      </code>
      <Button variant="quiet" size="small" onClick={() => void copyText(text, 'Chiave copiata.', select)}>
        Copia la chiave
      </Button>
    </div>
  )
}
