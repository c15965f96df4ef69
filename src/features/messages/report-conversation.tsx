import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { type Report, ReportSheet } from '../../ui/overlay/report-sheet.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { REPORT_WORDS } from './report-words.ts'

/** Why a conversation should be looked at: from then on we may read it. */
export function ReportConversation({
  open,
  conversationId: id,
  name,
  onClose,
}: {
  open: boolean
  conversationId: string
  name: string
  onClose: () => void
}) {
  const api = useApi()
  const { run, busy } = useCall(
    (keyFor, body: Report<keyof typeof REPORT_WORDS>) =>
      api('Messages/report', { params: { id }, body, idempotencyKey: keyFor(body) }),
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <ReportSheet
      open={open}
      title={`Segnala la conversazione con ${name}`}
      intro={<p>Chi ci lavora potrà leggere questa conversazione. {name} non lo saprà.</p>}
      options={REPORT_WORDS}
      first="offensive"
      busy={busy}
      onSend={run}
      thanks="Grazie: la leggiamo e ci pensiamo noi."
      onClose={onClose}
    />
  )
}
