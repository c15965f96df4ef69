import { createFileRoute } from '@tanstack/react-router'
import { VendorInvitationScreen } from '../features/account/invitation/vendor-invitation-screen.tsx'
import { searchParams, words } from '../lib/search-params.ts'
import { AccountPage } from './-frames/account-page.tsx'

/** Where the mail of an invitation to hold a vendor's page leads. */
export const Route = createFileRoute('/invito-fornitore')({
  validateSearch: searchParams({ codice: words(200) }),
  head: () => ({ meta: [{ title: 'Invito · Lovoglio' }, { name: 'robots', content: 'noindex' }] }),
  component: function InvitedVendor() {
    return (
      <AccountPage>
        <VendorInvitationScreen code={Route.useSearch().codice ?? ''} />
      </AccountPage>
    )
  },
})
