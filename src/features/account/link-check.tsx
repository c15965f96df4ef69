import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../session/session-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { AccountFrame } from './account-frame.tsx'
import { accountFailureText, isGone } from './identity-text.ts'
import { linkQuestion, untilAnswered } from './link-question.ts'

/**
 * What is known of the code of a mailed link before it is used: whether it is over is said before anything is typed or
 * tapped; whatever else goes wrong here is said when it is sent.
 */
export function useLinkCheck(code: string) {
  const account = useAccount()
  const client = useQueryClient()
  const question = linkQuestion(code, account.identity)
  const { data, error } = useQuery(question)
  const answered = () => untilAnswered(client, question)
  return { email: data?.email, gone: isGone(error) ? error : undefined, answered }
}

/** A link that was used or is too old: why, and the ways on. @param again where another is asked for, by its words */
export function LinkGone({
  failure,
  more,
  again,
}: {
  failure: unknown
  more?: string
  again?: { to: '/reset-password'; words: string }
}) {
  return (
    <AccountFrame
      title="Questo link non vale più"
      lead={[accountFailureText(failure), more].join(' ').trim()}
    >
      {again && (
        <Link to={again.to} className={buttonClass('primary', { wide: true })}>
          {again.words}
        </Link>
      )}
      <Link to="/login" className={buttonClass(again ? 'quiet' : 'primary', { wide: true })}>
        Accedi
      </Link>
    </AccountFrame>
  )
}
