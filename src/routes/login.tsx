import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from './-frames/account-page.tsx'
import { LoginScreen } from '../features/account/login-screen.tsx'

interface LoginSearch {
  /** Where the person wanted to go; only addresses of this app. */
  ritorno?: string
}

export const Route = createFileRoute('/login')({
  validateSearch: ({ ritorno }: Record<string, unknown>): LoginSearch =>
    typeof ritorno === 'string' && /^\/(?!\/)/.test(ritorno) ? { ritorno } : {},
  head: () => ({ meta: [{ title: 'Accedi · Lovoglio' }, { name: 'robots', content: 'noindex' }] }),
  component: function Login() {
    return (
      <AccountPage>
        <LoginScreen returnTo={Route.useSearch().ritorno} />
      </AccountPage>
    )
  },
})
