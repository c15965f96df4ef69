import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useAccount } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountFrame } from './account-frame.tsx'
import css from './account-frame.module.css'
import { FormFailure } from './form-failure.tsx'
import { accountFailureText, fieldOf } from './identity-text.ts'

/** Sends the link for a new password; never says whether the e-mail has an account. */
export function AskResetForm({ email: known }: { email?: string }) {
  const account = useAccount()
  const [email, setEmail] = useState(known ?? '')
  const [busy, setBusy] = useState(false)
  const hydrated = useHydrated()
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<unknown>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const identity = await account.identity()
      await identity.sendReset(email.trim())
      setSentTo(email.trim())
    } catch (error) {
      // Section 8: reset failures are logged, and shown where they happened.
      console.warn('password reset', error)
      setFailure(error)
    } finally {
      setBusy(false)
    }
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
