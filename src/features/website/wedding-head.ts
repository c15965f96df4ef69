/** What a wedding's page loads before it shows, and what shared links and search engines are told of it. */
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { OpenWebsite, PublicWebsite } from '#contract/website.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { ApiError } from '../../api/api-error.ts'
import { formatDay } from '../../lib/day.ts'
import { weddingQueries } from './wedding-queries.ts'

interface PageContext {
  queryClient: QueryClient
  api: ApiClient
}

export const COVER_SIZES = '(min-width: 70rem) 960px, 88vw'

/** @throws notFound for a page that is not there, or not published */
export async function loadWedding(
  { queryClient, api }: PageContext,
  id: string,
  code: string | undefined,
): Promise<PublicWebsite> {
  const site = await queryClient
    .query({ ...weddingQueries.site(api, id), staleTime: 'static' })
    .catch((error: unknown) => {
      const status = error instanceof ApiError ? error.status : 0
      throw status === 404 || status === 410 || status === 400 ? notFound() : error
    })
  // An invitation that leads nowhere is said where it is answered.
  if (code && !site.locked)
    await queryClient
      .query({ ...weddingQueries.invitation(api, code), staleTime: 'static' })
      .catch(() => undefined)
  return site
}

export const namesOf = ({ names }: Pick<OpenWebsite, 'names'>): string => names.join(' e ')

const DESCRIPTION_MAX = 160
const shorten = (text: string) =>
  text.length <= DESCRIPTION_MAX
    ? text
    : `${text.slice(0, DESCRIPTION_MAX - 1).replace(/[\s.,;:]+\S*$/, '')}…`

/** A locked page says nothing of whose it is. */
export function weddingWords(site: PublicWebsite) {
  const path = `/wedding/${site.id}`
  if (site.locked)
    return {
      title: 'Pagina di nozze',
      description: 'Una pagina di nozze, per chi è invitato.',
      path,
      noindex: true,
    }
  const when = site.weddingDate ? `, ${formatDay(site.weddingDate, 'medium')}` : ''
  const where = site.place ? `, ${site.place}` : ''
  return {
    title: site.title || `${namesOf(site)} si sposano`,
    description: shorten(site.welcome.trim().split('\n')[0] || `${namesOf(site)} si sposano${when}${where}.`),
    path,
    noindex: !site.indexed,
  }
}
