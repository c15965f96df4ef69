import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from './-frames/account-page.tsx'
import { ResetPasswordScreen } from '../features/account/reset-password-screen.tsx'

interface ResetSearch {
  /** What the code is for: `resetPassword`, `verifyEmail`, `verifyAndChangeEmail`, `recoverEmail`. */
  mode?: string
  oobCode?: string
  email?: string
}

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ mode, oobCode, email }: Record<string, unknown>): ResetSearch => ({
    ...(typeof mode === 'string' && { mode }),
    ...(oobCode !== undefined && { oobCode: String(oobCode) }),
    ...(typeof email === 'string' && { email }),
  }),
  head: () => ({ meta: [{ title: 'Password · Lovoglio' }, { name: 'robots', content: 'noindex' }] }),
  component: function ResetPassword() {
    return (
      <AccountPage>
        <ResetPasswordScreen {...Route.useSearch()} />
      </AccountPage>
    )
  },
})
