import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.tsx'
import { joinWords } from '../../lib/text.ts'
import { UiLink } from '../../ui/link.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { useReach } from '../sync/reach-face.ts'
import { seoQueries } from './seo-queries.ts'
import css from './seo.module.css'

/** Which other pages have the same title; without a network that it cannot be told. @param title as it is saved */
export function SameTitleNotice({ title }: { title: string }) {
  const isOnline = useReach() === 'online'
  const { data = [] } = useQuery({ ...seoQueries.same(useApi(), title), enabled: isOnline })
  if (!isOnline)
    return (
      <p className={css.note}>Se un’altra pagina ha già questo titolo te lo diciamo appena torna la rete.</p>
    )
  const [first, ...others] = data
  if (!first) return null
  return (
    <Notice tone="warning">
      <strong>
        Lo stesso titolo ce l’ha già{' '}
        <UiLink href={`/fornitore/${first.id}/${first.slug}`}>{first.businessName}</UiLink>
      </strong>
      , a {first.city}
      {others.length > 0 && `, e con lei ${joinWords(others.map(({ businessName }) => businessName))}`}. Chi
      cerca vede due pagine uguali: aggiungi quello che è solo tuo.
    </Notice>
  )
}
