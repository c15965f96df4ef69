import { useQueryClient } from '@tanstack/react-query'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { useApi } from '../../api/api-context.tsx'
import { putAnswer } from '../../api/put-answer.ts'
import { useCall } from '../../api/use-call.ts'
import { useAccount } from '../../session/session-context.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { isUnproved } from '../account/proof-face.ts'
import { useArrival } from '../sync/sync-face.ts'
import { ownVendorKey } from '../vendors/vendor-queries.ts'

/** Sends a vendor's page out. What only the proof of the address holds up is tried again with what is known of it now. */
export function usePublishPage({ id }: Vendor) {
  const api = useApi()
  const account = useAccount()
  const client = useQueryClient()

  const isProvedByNow = async () => {
    const bearer = await (await account.identity()).idToken(true)
    return (await api('User/proveAddress', { bearer })).proved
  }
  const arrived = useArrival()
  return useCall(async (keyFor) => {
    // What goes out is what is written: what is still on its way goes before.
    if (!(await arrived(['vendor', 'vendorPictures']))) return
    // A refusal is not kept under its key.
    const publish = () => api('Vendor/publishPage', { params: { id }, idempotencyKey: keyFor() })
    const vendor = await publish().catch(async (error: unknown) => {
      if (!isUnproved(error) || !(await isProvedByNow())) throw error
      return publish()
    })
    await putAnswer(client, ownVendorKey(id), vendor)
    notify({ type: 'success', message: 'La tua pagina è fuori: da adesso le coppie la trovano.' })
  })
}
