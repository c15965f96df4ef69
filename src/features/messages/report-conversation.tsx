import { newId } from '#contract/new-id.ts'
import { useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { ReportSheet } from '../../ui/report-sheet.tsx'
import { REPORT_WORDS } from './report-words.ts'

/** Why a conversation should be looked at: from then on we may read it. */
export function ReportConversation({
  conversationId: id,
  name,
  onClose,
}: {
  conversationId: string
  name: string
  onClose: () => void
}) {
  const api = useApi()
  // The same however often it is sent.
  const [idempotencyKey] = useState(newId)
  return (
    <ReportSheet
      title={`Segnala la conversazione con ${name}`}
      intro={<p>Chi ci lavora potrà leggere questa conversazione. {name} non lo saprà.</p>}
      options={REPORT_WORDS}
      first="offensive"
      send={(body) =>
        api('Messages/report', { params: { id }, body, idempotencyKey }).then(() => undefined, failureText)
      }
      thanks="Grazie: la leggiamo e ci pensiamo noi."
      onClose={onClose}
    />
  )
}
