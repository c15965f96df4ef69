import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from './-frames/account-page.tsx'
import { RegisterScreen } from '../features/account/register-screen.tsx'

interface RegisterSearch {
  /** The code of a partner's invitation. */
  invito?: string
  tipo?: 'coppia' | 'fornitore'
}

export const Route = createFileRoute('/register')({
  validateSearch: ({ invito, tipo }: Record<string, unknown>): RegisterSearch => ({
    ...(invito !== undefined && { invito: String(invito) }),
    ...((tipo === 'coppia' || tipo === 'fornitore') && { tipo }),
  }),
  head: () => ({ meta: [{ title: 'Registrati · Lovoglio' }] }),
  component: function Register() {
    return (
      <AccountPage>
        <RegisterScreen {...Route.useSearch()} />
      </AccountPage>
    )
  },
})
