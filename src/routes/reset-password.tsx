import { createFileRoute } from '@tanstack/react-router'
import { searchParams, words } from '../lib/search-params.ts'
import { AccountPage } from './-frames/account-page.tsx'
import { ResetPasswordScreen } from '../features/account/reset-password-screen.tsx'

export const Route = createFileRoute('/reset-password')({
  /** `mode` is what the code is for: `resetPassword`, `verifyEmail`, `verifyAndChangeEmail`, `recoverEmail`. */
  validateSearch: searchParams({ mode: words(40), oobCode: words(400), email: words(254) }),
  head: () => ({ meta: [{ title: 'Password · Lovoglio' }, { name: 'robots', content: 'noindex' }] }),
  component: function ResetPassword() {
    return (
      <AccountPage>
        <ResetPasswordScreen {...Route.useSearch()} />
      </AccountPage>
    )
  },
})
