import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountSession } from '#contract/people/session.ts'
import { useApi } from '../../../api/api-context.tsx'
import { ApiError, failureText } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { plural } from '../../../lib/text.ts'
import { useSession } from '../../../session/session-context.tsx'
import { accountQueries } from '../account-queries.ts'

/** The devices of the account, read anew at each opening, and what ends them. */
export function useDevices(enabled: boolean) {
  const api = useApi()
  const uid = useSession(({ last }) => last?.uid ?? '')
  const sessions = useQuery({ ...accountQueries.sessions(api, uid), enabled })
  const [what, setWhat] = useState<string>()
  const [said, setSaid] = useState<string>()
  const { run, busy } = useCall(
    /** @param work what it says when it is done */
    async (_, which: string, work: () => Promise<string>) => {
      setWhat(which)
      setSaid(await work())
      await sessions.refetch()
    },
    (error) => setSaid(failureText(error)),
  )

  const end = ({ id, device }: AccountSession) =>
    run(id, async () => {
      await api('User/endSession', { params: { id } }).catch(unlessGone)
      return device ? `Uscito da ${device}.` : 'Uscito.'
    })

  const endOthers = () =>
    run('others', async () => {
      const { ended } = await api('User/endOtherSessions')
      return `Uscito da ${plural(ended, 'dispositivo', 'dispositivi')}.`
    })

  return { sessions, end, endOthers, busy: busy ? what : undefined, said }
}

/** One that has ended meanwhile, or whose first asking was answered to nobody. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error
}
