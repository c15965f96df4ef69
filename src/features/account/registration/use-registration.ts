import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import type { Credentials, NewProfile } from '../../../session/account-service.ts'
import { keepTarget } from '../../../session/meant-target.ts'
import { useAccount } from '../../../session/session-context.tsx'
import { useDirtyForm } from '../../sync/device/device-face.ts'

/**
 * Sends a registration; a failure leaves all that was typed where it is, and a second try continues the first: the same
 * identity, the same key.
 */
export function useRegistration() {
  const account = useAccount()
  const router = useRouter()
  const [key] = useState(() => crypto.randomUUID())
  const { run, busy, failure } = useCall(
    async (_: unknown, credentials: Credentials | null, wanted: NewProfile, returnTo?: string) => {
      const typed = credentials && { email: credentials.email.trim(), password: credentials.password }
      // Before the exchange leads to the new area: what is asked there first leads on to it.
      if (returnTo && wanted.kind === 'couple') keepTarget(returnTo)
      const session = await account.register(typed, wanted)
      if (session && returnTo && wanted.kind === 'vendor') router.history.push(returnTo)
    },
  )
  useDirtyForm(busy || failure !== undefined)
  return { register: run, busy, failure, key }
}
