import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { JoinScreen } from './join-screen.tsx'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => h('a', {}, children),
}))
vi.mock('../../api/api-context.tsx', () => ({ useApi: () => () => Promise.reject(new Error('not asked')) }))
vi.mock('./registration/partner-join-form.tsx', () => ({ PartnerJoinForm: () => null }))

const CODE = 'abc'
async function drawn(answer: () => Promise<unknown>): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const queryKey = ['account', 'invitation', CODE]
  await client.fetchQuery({ queryKey, queryFn: answer, retry: false }).catch(() => undefined)
  const screen = h(JoinScreen, { code: CODE, identityEmail: null, kept: null, foot: null })
  return renderToStaticMarkup(h(QueryClientProvider, { client, children: screen }))
}

it('an invitation that is over says where a new one is made, as that screen is called', async () => {
  const over = new ApiError({ status: 410, code: 'invitation_expired', detail: '' })
  const page = await drawn(() => Promise.reject(over))
  expect(page).toContain('Questo invito non vale più')
  expect(page).toContain('«Voi due», alla voce «Chi entra»')
})

it('an invitation says the day until which it holds as it is in Italy', async () => {
  // In Italy it is past midnight already.
  const page = await drawn(() => Promise.resolve({ name: 'Anna', expiresAt: '2027-06-12T22:30:00.000Z' }))
  expect(page).toContain('L’invito vale fino al 13 giugno.')
})
