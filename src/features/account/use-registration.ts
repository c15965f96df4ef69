import { useState } from 'react'
import type { Credentials, NewProfile } from '../../session/account-service.ts'
import { useAccount } from '../../session/session-context.tsx'
import { useDirtyForm } from '../sync/device-queries.ts'

/**
 * Sends a registration; a failure leaves all that was typed where it is, and a second try continues the first: the same
 * identity, the same key.
 */
export function useRegistration() {
  const account = useAccount()
  const [key] = useState(() => crypto.randomUUID())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useDirtyForm(busy || failure !== undefined)

  async function register(credentials: Credentials | null, wanted: NewProfile): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      // The exchange itself leads to the new area.
      await account.register(
        credentials && { email: credentials.email.trim(), password: credentials.password },
        wanted,
      )
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return { register, busy, failure, key }
}
