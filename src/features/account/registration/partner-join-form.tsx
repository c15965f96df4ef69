import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import css from '../account-frame.module.css'
import { BeforeYouRegister } from '../before-you-register.tsx'
import { CredentialFields, credentialErrors, type CredentialText } from '../credential-fields.tsx'
import { FormFailure } from '../form-failure.tsx'
import { ProofAsked, isUnproved } from './proof-asked.tsx'
import { useRegistration } from './use-registration.ts'

/** The second partner: the wedding is there already, only the way in is missing. */
export function PartnerJoinForm({ code, identityEmail }: { code: string; identityEmail: string | null }) {
  const [credentials, setCredentials] = useState<CredentialText>({ email: '', password: '' })
  const [checked, setChecked] = useState(false)
  const { register, busy, failure, key } = useRegistration()
  const hydrated = useHydrated()
  const errors = identityEmail ? {} : credentialErrors(credentials)

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (errors.email || errors.password) return
    void register(identityEmail ? null : credentials, { kind: 'partner', code, key })
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {isUnproved(failure) ? <ProofAsked /> : <FormFailure failure={failure} />}
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
        Entra nel vostro piano
      </Button>
    </form>
  )
}
