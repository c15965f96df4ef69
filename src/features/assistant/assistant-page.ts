/** What the assistant's page loads before it shows, and tells of itself. Loaded apart from the route. */
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { assistantQueries } from './assistant-queries.ts'

export const assistantWords = {
  title: 'Assistente: domande sul matrimonio, con le fonti',
  description:
    'Fai una domanda su documenti, riti, costi e fornitori: le risposte vengono dalle guide e dal catalogo di Lovoglio, con le fonti da leggere.',
  path: '/wed-ai',
}

/** Whether a model is configured; a page without that answer still stands. */
export async function loadAbout({
  queryClient,
  api,
}: {
  queryClient: QueryClient
  api: ApiClient
}): Promise<void> {
  await queryClient.query({ ...assistantQueries.about(api), staleTime: 'static' }).catch(() => undefined)
}
