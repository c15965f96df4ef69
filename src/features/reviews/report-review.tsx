import { newId } from '#contract/new-id.ts'
import { useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { ReportSheet } from '../../ui/report-sheet.tsx'
import { REPORT_WORDS } from './report-words.ts'

/** Why a review should not be there, for those who read them. */
export function ReportReview({ reviewId: id, onClose }: { reviewId: string; onClose: () => void }) {
  const api = useApi()
  // The same however often it is sent.
  const [idempotencyKey] = useState(newId)
  return (
    <ReportSheet
      title="Segnala la recensione"
      options={REPORT_WORDS}
      first="false"
      send={(body) =>
        api('Reviews/report', { params: { id }, body, idempotencyKey }).then(() => undefined, failureText)
      }
      thanks="Grazie: la rileggiamo noi."
      onClose={onClose}
    />
  )
}
