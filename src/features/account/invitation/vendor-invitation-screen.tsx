import { useQuery } from '@tanstack/react-query'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { useApi } from '../../../api/api-context.tsx'
import { formatDay, today } from '../../../lib/day.ts'
import { accountQueries } from '../account-queries.ts'
import { BeforeYouRegister } from '../before-you-register.tsx'
import { InvitationForm } from './invitation-form.tsx'
import { InvitationScreen, useReadsInvitation } from './invitation-screen.tsx'

/** Where the mail of an invitation to hold a page leads: whose page it is, and who accepts works on it from then on. */
export function VendorInvitationScreen({ code }: { code: string }) {
  const enabled = useReadsInvitation(code)
  const query = useQuery({ ...accountQueries.vendorInvitation(useApi(), code), enabled })
  return (
    <InvitationScreen
      code={code}
      area="vendor"
      query={query}
      words={{
        title: 'La tua pagina ti aspetta',
        of: ({ businessName, category, city, expiresAt }) => ({
          title: businessName,
          lead: `${categoryOf(category)?.one ?? category} a ${city}. La pagina c’è già, e le coppie la leggono: prendila, e ricevi le loro richieste e i loro messaggi. L’invito vale fino al ${formatDay(today(new Date(expiresAt)), 'bare')}.`,
        }),
        accepted: {
          title: 'Questa pagina è tua',
          lead: (name) => `${name}: la tua area è a un tocco.`,
          enter: 'Apri la tua area',
        },
      }}
    >
      {({ email }) => (
        <InvitationForm
          email={email}
          profile={(key) => ({ kind: 'invited-vendor', code, key })}
          terms={<BeforeYouRegister terms />}
        />
      )}
    </InvitationScreen>
  )
}
