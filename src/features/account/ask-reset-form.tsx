import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useAccount } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountFrame } from './account-frame.tsx'
import css from './account-frame.module.css'
import { FormFailure } from './form-failure.tsx'
import { accountFailureText, fieldOf } from './identity-text.ts'

/** Sends the link for a new password; never says whether the e-mail has an account. */
export function AskResetForm({ email: known }: { email?: string }) {
  const account = useAccount()
  const [email, setEmail] = useState(known ?? '')
  const hydrated = useHydrated()
  const [sentTo, setSentTo] = useState<string>()
  const { run, busy, failure } = useCall(
    async () => {
      const identity = await account.identity()
      await identity.sendReset(email.trim())
      setSentTo(email.trim())
    },
    // Section 8: reset failures are logged, and shown where they happened.
    (error) => console.warn('password reset', error),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return run()
  }

  return (
    <AccountFrame
      title="Una password nuova"
      lead="Scrivi la tua email: ti mandiamo un link per sceglierla."
      foot={<Link to="/login">Torna all’accesso</Link>}
    >
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormFailure failure={failure} />
        {sentTo && (
          <div role="status">
            <Notice tone="success">
              Se {sentTo} ha un account, il link è in viaggio. Guarda anche nella posta indesiderata.
            </Notice>
          </div>
        )}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onValue={setEmail}
          error={fieldOf(failure) === 'email' ? accountFailureText(failure) : undefined}
        />
        <Button type="submit" wide busy={busy} disabled={!hydrated}>
          {sentTo ? 'Manda di nuovo il link' : 'Manda il link'}
        </Button>
      </form>
    </AccountFrame>
  )
}
