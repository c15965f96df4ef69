/** A credit note as administrators ask for it, wherever they do: from the invoice, and from what it was for. */
import { creditOf } from '#contract/billing/credit.ts'
import { APPROVAL_DAYS, ONE_PERSON_CREDITS_CENTS, takesTwo } from '#contract/lists/admin/approvals.ts'
import { formatMoney } from '../../lib/money.ts'
import { plural } from '../../lib/text.ts'
import { useApproval } from '../approvals/approval-face.tsx'
import { useTaking } from './use-taking.ts'

/**
 * It is issued at once, or waits for another person above a sum, where somebody else may confirm (decision 113).
 * @param invoice of which; what is credited of it already, without VAT, as who decides has read it
 * @param netCents of this one, without VAT; null while there is none
 * @param onFailure told as well, where the failure is not said on the form
 */
export function useCredit(
  { invoiceId, creditedNetCents }: { invoiceId: string; creditedNetCents: number },
  netCents: number | null,
  onFailure?: (error: unknown) => void,
) {
  const { waiting, takesTwo: isForTwo } = useApproval('Admin/creditInvoice', invoiceId)
  const call = useTaking(
    (api, keyFor, reason: string) => {
      const body = { netCents: netCents!, reason, creditedNetCents }
      const params = { id: invoiceId }
      return api('Admin/creditInvoice', { params, body, idempotencyKey: keyFor({ ...params, ...body }) })
    },
    ({ waits }) =>
      waits ? 'Richiesta mandata: ora la conferma un’altra persona.' : 'Nota di credito emessa.',
    onFailure,
  )
  const totalCents = netCents === null ? 0 : creditOf(creditedNetCents, netCents).totalCents
  const waitsForTwo = isForTwo && takesTwo(creditOf(0, creditedNetCents).totalCents, totalCents)
  return {
    ...call,
    /** What is asked of this invoice already, and waits. */
    waiting,
    /** With VAT. */
    totalCents,
    waitsForTwo,
    submit: waitsForTwo ? 'Chiedi la conferma' : 'Emetti la nota di credito',
  }
}

/** Said before it is sent, where it waits for another person. */
export const TWO_WORDS =
  `Di una stessa fattura si storna in due oltre ${formatMoney(ONE_PERSON_CREDITS_CENTS)}: un’altra persona legge il motivo e ` +
  `conferma entro ${plural(APPROVAL_DAYS, 'giorno', 'giorni')}.`
