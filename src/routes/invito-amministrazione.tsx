import { createFileRoute } from '@tanstack/react-router'
import { InvitedScreen } from '../features/administrators/invited-screen.tsx'
import { searchParams, words } from '../lib/search-params.ts'
import { AccountPage } from './-frames/account-page.tsx'

/** Where the mail of an invitation to administer leads. */
export const Route = createFileRoute('/invito-amministrazione')({
  validateSearch: searchParams({ codice: words(200) }),
  head: () => ({ meta: [{ title: 'Invito · Lovoglio' }, { name: 'robots', content: 'noindex' }] }),
  component: function Invited() {
    return (
      <AccountPage>
        <InvitedScreen code={Route.useSearch().codice ?? ''} />
      </AccountPage>
    )
  },
})
