import { AskResetForm } from './ask-reset-form.tsx'
import { EmailCodePanel } from './registration/email-code-panel.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

export interface ResetPasswordScreenProps {
  mode?: string
  oobCode?: string
  email?: string
}

/** Asks for a reset link, and handles what such links bring: a code and what it is for. */
export function ResetPasswordScreen({ mode, oobCode, email }: ResetPasswordScreenProps) {
  if (!oobCode) return <AskResetForm email={email} />
  if (mode === undefined || mode === 'resetPassword') return <NewPasswordForm code={oobCode} />
  return <EmailCodePanel code={oobCode} mode={mode} />
}
