import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../session/session-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { AccountFrame } from './account-frame.tsx'
import { accountFailureText, isGone } from './identity-text.ts'

/**
 * What is known of the code of a mailed link before it is used: whether it is over is said before anything is typed or
 * tapped; whatever else goes wrong here is said when it is sent.
 */
export function useLinkCheck(code: string) {
  const account = useAccount()
  const client = useQueryClient()
  const queryKey = ['account', 'link', code]
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => (await account.identity()).checkCode(code),
    staleTime: 'static',
    retry: false,
    gcTime: 0,
  })
  /** Until the question under way is answered: asked after the code is used, it would be one that is over. */
  async function answered(): Promise<void> {
    const query = client.getQueryCache().find({ queryKey })
    if (query?.state.fetchStatus === 'fetching') await Promise.allSettled([query.promise])
  }
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
