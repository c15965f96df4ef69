import { useState, type FormEvent } from 'react'
import type { NewProfile } from '../../../session/account-service.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import css from '../account-frame.module.css'
import { BeforeYouRegister } from '../before-you-register.tsx'
import { CredentialFields, credentialErrors, type CredentialText } from '../credential-fields.tsx'
import { FormFailure } from '../form-failure.tsx'
import { useRegistration } from './use-registration.ts'

/** Two names, an e-mail, a password: the rest is asked step by step once inside. */
export function CoupleRegisterForm({
  identityEmail,
  returnTo,
}: {
  identityEmail: string | null
  /** Where the person was when an account was missing. */
  returnTo?: string | undefined
}) {
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  const [credentials, setCredentials] = useState<CredentialText>({ email: '', password: '' })
  const [checked, setChecked] = useState(false)
  const { register, busy, failure, key } = useRegistration()
  const hydrated = useHydrated()

  const nameError = first.trim() ? undefined : 'Scrivi almeno il tuo nome.'
  const errors = identityEmail ? {} : credentialErrors(credentials)

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (nameError || errors.email || errors.password) return
    const partners = [first, second]
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((firstName, index) => ({
        firstName,
        ...(index === 0 && { email: identityEmail ?? credentials.email.trim() }),
      }))
    const wanted: NewProfile = { kind: 'couple', profile: { partners }, key }
    void register(identityEmail ? null : credentials, wanted, returnTo)
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <FormFailure failure={failure} />
      <div className={css.pair}>
        <TextField
          label="Il tuo nome"
          autoComplete="given-name"
          maxLength={60}
          required
          value={first}
          onValue={setFirst}
          error={checked ? nameError : undefined}
        />
        <TextField
          label="La tua metà"
          autoComplete="off"
          maxLength={60}
          optional
          value={second}
          onValue={setSecond}
        />
      </div>
      {!identityEmail && (
        <CredentialFields
          value={credentials}
          onValue={setCredentials}
          errors={checked ? errors : {}}
          failure={failure}
        />
      )}
      <BeforeYouRegister />
      <Button type="submit" wide busy={busy} disabled={!hydrated}>
        Inizia a pianificare
      </Button>
    </form>
  )
}
