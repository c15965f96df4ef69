/** What the assistant's page loads before it shows, and tells of itself. Loaded apart from the route. */
import { heard } from '../../lib/fault-log.ts'
import { type PageContext, type PageHead, publicPage } from '../../seo/public-page.ts'
import { assistantQueries } from './assistant-queries.ts'

/** Waits for whether a model is configured; a page without that answer still stands. */
export async function loadAssistant(context: PageContext): Promise<PageHead> {
  await context.queryClient
    .query({ ...assistantQueries.about(context.api), staleTime: 'static' })
    .catch(heard('assistant-page'))
  return publicPage(context, {
    title: 'Assistente: domande sul matrimonio, con le fonti',
    description:
      'Fai una domanda su documenti, riti, costi e fornitori: le risposte vengono dalle guide e dal catalogo di Lovoglio, con le fonti da leggere.',
    path: '/wed-ai',
    crumbs: [],
    name: 'Assistente',
  })
}
