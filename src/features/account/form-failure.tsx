import { Notice } from '../../ui/state/notice.tsx'
import { accountFailureText, fieldOf } from './identity-text.ts'

/** What went wrong, when it is not about one field (that one says it itself). */
export function FormFailure({ failure }: { failure: unknown }) {
  if (failure === undefined || fieldOf(failure)) return null
  return (
    <div role="alert">
      <Notice tone="danger">{accountFailureText(failure)}</Notice>
    </div>
  )
}
