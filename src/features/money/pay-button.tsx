import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BillingEntry } from '#contract/billing/billing.ts'
import { failureText } from '../../api/api-error.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { useSyncStatus } from '../sync/sync-face.ts'
import { MONEY_KEYS, moneyQueries } from './money-queries.ts'

/** Pays one invoice: on Stripe's page, or where nobody has set that up by a test that says so. */
export function PayButton({ entry: { id: billingId, number } }: { entry: BillingEntry }) {
  const api = useApi()
  const client = useQueryClient()
  const { reach } = useSyncStatus()
  const { data: config } = useQuery(moneyQueries.config(api))
  const { run, busy } = useCall(
    async (keyFor) => {
      if (config?.payments === 'stripe') {
        const body = { billingId }
        const { url } = await api('Vendor/openCheckout', { body, idempotencyKey: keyFor(body) })
        location.assign(url)
        return
      }
      const body = { billingId, method: 'test' as const }
      await api('Vendor/payInvoiceAsync', { body, idempotencyKey: keyFor(body) })
      await Promise.all(MONEY_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })))
      notify({ type: 'success', message: `Fattura ${number} pagata, per prova.` })
    },
    (error) => void notify({ type: 'danger', message: failureText(error) }),
  )
  const isOnline = reach === 'online' && config !== undefined
  const words = config?.payments === 'stripe' ? 'Paga con carta o addebito' : 'Paga per prova'
  return (
    <Button busy={busy} aria-disabled={!isOnline} onClick={() => isOnline && void run()}>
      {isOnline ? words : 'Per pagare serve la rete'}
    </Button>
  )
}
