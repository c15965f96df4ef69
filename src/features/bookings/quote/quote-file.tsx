import type { SentQuote } from '#contract/bookings/booking.ts'
import { numberOf } from '#contract/lists/bookings/booking-quotes.ts'
import { useApi } from '../../../api/api-context.tsx'
import { failureText } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { useReach } from '../../sync/reach-face.ts'
import css from '../bookings.module.css'

const CALLS = { couple: 'Bookings/getOneByCouple', vendor: 'Bookings/getOneByVendor' } as const

/** A quote on paper, which the server draws when it is asked for. @param id of its booking */
export function QuoteFile({ id, quote, side }: { id: string; quote: SentQuote; side: 'couple' | 'vendor' }) {
  const api = useApi()
  const number = numberOf(quote)
  const { run, busy } = useCall(
    async () => {
      const file = await api(CALLS[side], { params: { id }, query: { number }, as: 'application/pdf' })
      saveFile(`preventivo-${number}.pdf`, file as unknown as Blob)
    },
    (error) => void notify({ type: 'danger', message: failureText(error) }),
  )
  if (useReach() !== 'online') return <p className={css.soft}>Per scaricare il PDF serve la rete.</p>
  return (
    <div className={css.paperFile}>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void run()}>
        Scarica il PDF
      </Button>
    </div>
  )
}
