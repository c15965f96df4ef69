import { useState, type FormEvent } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useAccount } from '../../session/session-context.tsx'
import type { SessionSnapshot } from '../../session/session-snapshot.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { AccountFrame } from './account-frame.tsx'
import css from './account-frame.module.css'
import { accountFailureText } from './identity-text.ts'

export interface CodeStepProps {
  onSignedIn: (session: SessionSnapshot | null) => Promise<void>
  /** To e-mail and password again. */
  onBack: () => void
}

/** Who has typed the password goes on typing. */
const focused = (input: HTMLInputElement | null) => input?.focus()

/** After the password, the code of the second factor: until then nobody is signed in. */
export function CodeStep({ onSignedIn, onBack }: CodeStepProps) {
  const account = useAccount()
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [asked, setAsked] = useState(false)
  const { run, busy, failure } = useCall(async () => onSignedIn(await account.finishSignIn(code.trim())))
  const isEmpty = code.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isEmpty) void run()
  }
  const missing = isRecovery ? 'Scrivi uno dei tuoi codici di recupero.' : 'Scrivi il codice di 6 cifre.'
  return (
    <AccountFrame
      title="Manca il codice"
      lead={
        isRecovery
          ? 'Ogni codice di recupero vale una volta sola.'
          : 'Apri l’app dei codici: cambia ogni trenta secondi.'
      }
    >
      <form className={css.form} onSubmit={submit} noValidate>
        {failure !== undefined && (
          <div role="alert">
            <Notice tone="danger">{accountFailureText(failure)}</Notice>
          </div>
        )}
        <TextField
          key={isRecovery ? 'recovery' : 'app'}
          label={isRecovery ? 'Codice di recupero' : 'Codice di 6 cifre'}
          name="code"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          ref={focused}
          value={code}
          onValue={setCode}
          error={asked && isEmpty ? missing : undefined}
        />
        <Button type="submit" wide busy={busy}>
          Entra
        </Button>
        <div className={css.links}>
          <Button
            variant="link"
            onClick={() => {
              setRecovery(!isRecovery)
              setCode('')
              setAsked(false)
            }}
          >
            {isRecovery ? 'Ho l’app dei codici' : 'Non ho l’app: uso un codice di recupero'}
          </Button>
          <Button variant="link" onClick={onBack}>
            Torna all’accesso
          </Button>
        </div>
      </form>
    </AccountFrame>
  )
}
