import { useQuery } from '@tanstack/react-query'
import { plural } from '../../lib/text.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { maskedEmail } from './registration/masked-email.ts'

/** Says quietly whose edits wait on this device: nobody else sees or sends them, and they come back with their owner. */
export function SealedEdits() {
  const { data = [] } = useQuery({
    queryKey: ['device', 'sealed'],
    // The database is opened only where somebody signs in: the page is usable before it.
    queryFn: async () => (await import('../../offline/account-owner.ts')).sealedAccounts(),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  })
  if (data.length === 0) return null
  return (
    <Notice tone="neutral">
      {data.map(({ email, waiting }) => (
        <p key={email}>
          {waiting === 1 ? 'C’è' : 'Ci sono'} {plural(waiting, 'modifica', 'modifiche')} di{' '}
          {maskedEmail(email)} su questo dispositivo: {waiting === 1 ? 'tornerà' : 'torneranno'} quando
          accede.
        </p>
      ))}
    </Notice>
  )
}
