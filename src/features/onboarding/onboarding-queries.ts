/** The answers given so far, kept on this device with the rest of the account's data. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OnboardingDraft } from './onboarding-plan.ts'

export const onboardingQueries = {
  /** Not of the server: what is written stays as it is until it is written again. */
  draft: () =>
    queryOptions({
      queryKey: ['onboarding', 'draft'],
      queryFn: (): OnboardingDraft | null => null,
      staleTime: 'static',
      networkMode: 'always',
      meta: { persist: 'private' },
    }),
}

export function useOnboardingDraft() {
  const client = useQueryClient()
  const { data, isPending } = useQuery(onboardingQueries.draft())
  return {
    /** Null when nothing was answered on this device yet. */
    draft: data ?? null,
    ready: !isPending,
    keep: (draft: OnboardingDraft) => client.setQueryData(onboardingQueries.draft().queryKey, draft),
  }
}
