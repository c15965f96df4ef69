import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { useAccount } from '../../../session/session-context.tsx'
import { accountFailureText } from '../identity-text.ts'

/** Sends the mail that proves the address again, and says what came of it. */
export function useProofMail() {
  const account = useAccount()
  const [said, setSaid] = useState<string>()
  const { run: send, busy } = useCall(
    async () => {
      await (await account.identity()).sendVerification()
      setSaid('Ti abbiamo mandato il link: guarda anche nella posta indesiderata.')
    },
    (error) => setSaid(accountFailureText(error)),
  )
  return { send, said, busy }
}
