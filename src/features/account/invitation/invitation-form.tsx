import { type FormEvent, type ReactNode, useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import type { NewProfile } from '../../../session/account-service.ts'
import { useAccount } from '../../../session/session-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import css from '../account-frame.module.css'
import { PASSWORD_MIN_LENGTH } from '../credential-fields.tsx'
import { accountFailureText } from '../identity-text.ts'

/**
 * Accepts an invitation that came to an address: with a password of an account that is made now, or of one that is there.
 * @param profile what accepting makes; `key` makes a second try harmless
 * @param children fields of its own, before the password
 * @param isWhole whether those are filled in
 */
export function InvitationForm({
  email,
  profile,
  isWhole = true,
  onChecked,
  terms,
  children,
}: {
  email: string
  profile: (key: string) => NewProfile
  isWhole?: boolean
  /** From now on fields say what they lack. */
  onChecked?: () => void
  terms?: ReactNode
  children?: ReactNode
}) {
  const account = useAccount()
  const [key] = useState(() => crypto.randomUUID())
  const [password, setPassword] = useState('')
  const [known, setKnown] = useState(false)
  const [checked, setChecked] = useState(false)
  const hydrated = useHydrated()
  const isShort = !known && password.length < PASSWORD_MIN_LENGTH
  const { run, busy, failure } = useCall(async () => {
    const typed = { email, password }
    // Who has a profile already is signed in now, and told so.
    if (known && (await account.signIn(typed))) return
    await account.register(known ? null : typed, profile(key))
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    onChecked?.()
    if (isWhole && password && !isShort) void run()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {failure !== undefined && (
        <div role="alert">
          <Notice tone="danger">{accountFailureText(failure)}</Notice>
        </div>
      )}
      <Notice tone="info">L’invito è per {email}.</Notice>
      {children}
      <PasswordField
        label="Password"
        name="password"
        autoComplete={known ? 'current-password' : 'new-password'}
        value={password}
        onValue={setPassword}
        error={
          checked && (isShort || !password)
            ? known
              ? 'Scrivi la tua password.'
              : `Servono almeno ${PASSWORD_MIN_LENGTH} caratteri.`
            : undefined
        }
      />
      <Checkbox label="Ho già un account Lovoglio con questa email" checked={known} onChecked={setKnown} />
      {terms}
      <Button type="submit" wide busy={busy} disabled={!hydrated}>
        Accetta l’invito
      </Button>
    </form>
  )
}
