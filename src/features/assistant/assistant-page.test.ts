import { QueryClient, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import type { ApiClient } from '../../api/api-client.ts'
import { loadAssistant } from './assistant-page.ts'

afterEach(() => onlineManager.setOnline(true))

it('stands at once without a network, on a device that has never asked whether there is a model', async () => {
  onlineManager.setOnline(false)
  // As the app's own: what fails is tried again, and the trying waits for the network.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { networkMode: 'offlineFirst', retry: 2, retryDelay: 0 } },
  })
  const api = (() => Promise.reject(new Error('no network'))) as unknown as ApiClient
  const page = await loadAssistant({ queryClient, api, origin: 'https://lovoglio.test' })
  expect(page.meta).toContainEqual({ title: expect.stringContaining('Assistente') })
})
