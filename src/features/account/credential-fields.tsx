import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { accountFailureText, fieldOf } from './identity-text.ts'

export interface CredentialText {
  email: string
  password: string
}

/** The provider's own least; longer ones are welcome. */
export const PASSWORD_MIN_LENGTH = 6

export function credentialErrors({ email, password }: CredentialText): { email?: string; password?: string } {
  return {
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'Scrivi un’email, per esempio anna@esempio.it.' }),
    ...(password.length < PASSWORD_MIN_LENGTH && { password: 'Servono almeno 6 caratteri.' }),
  }
}

/** E-mail and a new password, with what is wrong beside the field it is about. */
export function CredentialFields({
  value,
  onValue,
  errors,
  failure,
}: {
  value: CredentialText
  /** Told how to change what is there: both fields may speak in one breath, when the browser has filled them in. */
  onValue: (change: (before: CredentialText) => CredentialText) => void
  errors: { email?: string; password?: string }
  failure: unknown
}) {
  const field = fieldOf(failure)
  const text = field && accountFailureText(failure)
  return (
    <>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value.email}
        onValue={(email) => onValue((before) => ({ ...before, email }))}
        error={errors.email ?? (field === 'email' ? text : undefined)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        value={value.password}
        onValue={(password) => onValue((before) => ({ ...before, password }))}
        hint="Almeno 6 caratteri; una frase lunga è la più sicura."
        error={errors.password ?? (field === 'password' ? text : undefined)}
      />
    </>
  )
}
