import { createFileRoute } from '@tanstack/react-router'
import { isOwnPath } from '#contract/kit/own-path.ts'
import { searchParams } from '../lib/search-params.ts'
import { AccountPage } from './-frames/account-page.tsx'
import { LoginScreen } from '../features/account/login-screen.tsx'

export const Route = createFileRoute('/login')({
  /** Where the person wanted to go; only addresses of this app. */
  validateSearch: searchParams({ ritorno: (value) => (isOwnPath(value) ? value : undefined) }),
  head: () => ({ meta: [{ title: 'Accedi · Lovoglio' }, { name: 'robots', content: 'noindex' }] }),
  component: function Login() {
    return (
      <AccountPage>
        <LoginScreen returnTo={Route.useSearch().ritorno} />
      </AccountPage>
    )
  },
})
