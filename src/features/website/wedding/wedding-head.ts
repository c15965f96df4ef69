/** What a wedding's page loads before it shows, and what shared links and search engines are told of it. */
import type { OpenWebsite, PublicWebsite } from '#contract/website/website.ts'
import { formatDay } from '../../../lib/day.ts'
import { heard } from '../../../lib/fault-log.ts'
import { searchable } from '../../../lib/text.ts'
import { weddingQueries } from './wedding-queries.ts'
import {
  type PageContext,
  type PageHead,
  orNotFound,
  publicPage,
  summaryOf,
} from '../../../seo/public-page.ts'

export const COVER_SIZES = '(min-width: 70rem) 960px, 88vw'

/** @throws notFound for a page that is not there, or not published */
export async function loadWedding(
  context: PageContext,
  id: string,
  code: string | undefined,
): Promise<PageHead> {
  const { queryClient, api } = context
  const site = await queryClient
    .query({ ...weddingQueries.site(api, id), staleTime: 'static' })
    .catch(orNotFound)
  // An invitation that leads nowhere is said where it is answered.
  if (code && !site.locked)
    await queryClient
      .query({ ...weddingQueries.invitation(api, code), staleTime: 'static' })
      .catch(heard('wedding-head'))
  return publicPage(context, {
    ...weddingWords(site),
    image: (!site.locked && site.cover) || undefined,
    sizes: COVER_SIZES,
  })
}

export const namesOf = ({ names }: Pick<OpenWebsite, 'names'>): string => names.join(' e ')

/** `Anna e Marco si sposano`; `Anna si sposa` where the other is not named yet, `Ci sposiamo` where nobody is. */
const marryingWords = (names: readonly string[]): string =>
  names.length === 0
    ? 'Ci sposiamo'
    : `${names.join(' e ')} ${names.length === 1 ? 'si sposa' : 'si sposano'}`

/** `Anna e Marco · Ci sposiamo`; the names once, where the couple has written them itself. */
function titleOf({ title, names }: OpenWebsite): string {
  if (!title || names.length === 0) return title || marryingWords(names)
  const said = searchable(title)
  return names.every((name) => said.includes(searchable(name))) ? title : `${namesOf({ names })} · ${title}`
}

/** Its title and description, where it is shared or found. A locked page says nothing of whose it is. */
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
    // Shared in a chat it is one line among many: whose it is stands in it, and first.
    title: titleOf(site),
    description: summaryOf(
      site.welcome.trim().split('\n')[0] || `${marryingWords(site.names)}${when}${where}.`,
    ),
    path,
    noindex: !site.indexed,
  }
}
