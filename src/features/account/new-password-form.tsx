import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useAccount } from '../../session/session-context.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountFrame } from './account-frame.tsx'
import css from './account-frame.module.css'
import { PASSWORD_MIN_LENGTH } from './credential-fields.tsx'
import { FormFailure } from './form-failure.tsx'
import { accountFailureText, fieldOf } from './identity-text.ts'
import { LinkGone, useLinkCheck } from './link-check.tsx'

/** Its room is there before it is known: what is about to be tapped does not move. */
const WhoseAccount = ({ email }: { email: string | null | undefined }) => (
  <span className={css.whose} title={email ?? undefined}>
    {email && (
      <>
        Per l’account <strong className={css.address}>{email}</strong>
      </>
    )}
  </span>
)

/** Takes the new password for the code of a reset link. */
export function NewPasswordForm({ code }: { code: string }) {
  const account = useAccount()
  const [password, setPassword] = useState('')
  const [short, setShort] = useState(false)
  const hydrated = useHydrated()
  const [done, setDone] = useState(false)
  const { email, gone, answered } = useLinkCheck(code)
  const { run, busy, failure } = useCall(
    async () => {
      await answered()
      const identity = await account.identity()
      await identity.confirmReset(code, password)
      setDone(true)
    },
    (error) => console.warn('password reset', error),
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setShort(password.length < PASSWORD_MIN_LENGTH)
    if (password.length >= PASSWORD_MIN_LENGTH) await run()
  }

  if (done) {
    return (
      <AccountFrame title="Fatto" lead="La password nuova è salvata: d’ora in poi si entra con quella.">
        <Link to="/login" className={buttonClass('primary', { wide: true })}>
          Accedi
        </Link>
      </AccountFrame>
    )
  }

  if (gone)
    return <LinkGone failure={gone} again={{ to: '/reset-password', words: 'Chiedi un altro link' }} />

  const wrong = short ? 'Servono almeno 6 caratteri.' : undefined
  return (
    <AccountFrame
      title="Scegli la password nuova"
      lead={<WhoseAccount email={email} />}
      foot={
        <>
          Il link non funziona? <Link to="/reset-password">Chiedine un altro</Link>
        </>
      }
    >
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormFailure failure={failure} />
        <PasswordField
          label="Password nuova"
          name="new-password"
          autoComplete="new-password"
          required
          value={password}
          onValue={setPassword}
          hint="Almeno 6 caratteri; una frase lunga è la più sicura."
          error={wrong ?? (fieldOf(failure) === 'password' ? accountFailureText(failure) : undefined)}
        />
        <Button type="submit" wide busy={busy} disabled={!hydrated}>
          Salva la password
        </Button>
      </form>
    </AccountFrame>
  )
}
