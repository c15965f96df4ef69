/** Back from Stripe's page: what became of the payment is asked for at once, and said. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { failureText } from '../../api/api-error.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { MONEY_KEYS } from './money-queries.ts'

/**
 * @param billingId the invoice that was to be paid; undefined where nobody comes back
 * @param onSaid the address is that of the list again
 */
export function usePaidReturn(billingId: string | undefined, onSaid: () => void): void {
  const api = useApi()
  const client = useQueryClient()
  const asked = useRef<string>(undefined)
  const { run } = useCall(
    async (keyFor, id: string) => {
      const body = { billingId: id, method: 'stripe' as const }
      const { number, state, underWay } = await api('Vendor/payInvoiceAsync', {
        body,
        idempotencyKey: keyFor(body),
      })
      await Promise.all(MONEY_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })))
      if (state === 'paid') notify({ type: 'success', message: `Fattura ${number} pagata. Grazie.` })
      else if (underWay)
        notify({
          type: 'info',
          message: `L’addebito per la fattura ${number} è partito: arriva in qualche giorno.`,
        })
      else notify({ type: 'danger', message: `La fattura ${number} non risulta ancora pagata.` })
    },
    (error) => void notify({ type: 'danger', message: failureText(error) }),
  )
  useEffect(() => {
    if (billingId === undefined || asked.current === billingId) return
    asked.current = billingId
    void run(billingId).finally(onSaid)
  }, [billingId, run, onSaid])
}
