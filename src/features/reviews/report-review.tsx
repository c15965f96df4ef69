import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { type Report, ReportSheet } from '../../ui/overlay/report-sheet.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { REPORT_WORDS } from './report-words.ts'

/** Why a review should not be there, for those who read them. */
export function ReportReview({
  open,
  reviewId: id,
  onClose,
}: {
  open: boolean
  reviewId: string
  onClose: () => void
}) {
  const api = useApi()
  const { run, busy } = useCall(
    (keyFor, body: Report<keyof typeof REPORT_WORDS>) =>
      api('Reviews/report', { params: { id }, body, idempotencyKey: keyFor(body) }),
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <ReportSheet
      open={open}
      title="Segnala la recensione"
      options={REPORT_WORDS}
      first="false"
      busy={busy}
      onSend={run}
      thanks="Grazie: la rileggiamo noi."
      onClose={onClose}
    />
  )
}
