import { ARTICLE_STATES } from '#contract/lists/site/article-limits.ts'
import { formatInstant, today } from '../../lib/day.ts'
import { dayColumn, filterOf, tableDay } from '../../lists/columns.tsx'
import type { ListDescription } from '../../lists/list-description.ts'
import { UiLink } from '../../ui/link.tsx'
import { StateDot } from '../../ui/state/state-dot.tsx'

const TONES = { draft: 'off', scheduled: 'warn', published: 'good' } as const

/** The articles as who writes them looks through them. */
export const ADMIN_ARTICLES: ListDescription<'News/getAllArticles'> = {
  call: 'News/getAllArticles',
  title: 'Blog',
  subtitle: 'Gli articoli del giornale: le bozze, quelli che usciranno e quelli che si leggono',
  seek: 'Titolo, riassunto, argomento o firma',
  file: 'articoli',
  nameOf: ({ title }) => title,
  columns: [
    {
      key: 'title',
      heading: 'Titolo',
      sort: 'title',
      render: ({ id, title }) => (
        <strong>
          <UiLink href={`/admin/blog/${id}`}>{title}</UiLink>
        </strong>
      ),
    },
    {
      key: 'state',
      heading: 'Stato',
      render: ({ state }) => <StateDot tone={TONES[state]}>{ARTICLE_STATES[state]}</StateDot>,
    },
    {
      key: 'published',
      heading: 'Uscita',
      sort: 'published',
      render: ({ state, publishedAt }) => {
        if (!publishedAt) return 'da decidere'
        return state === 'scheduled' ? formatInstant(publishedAt) : tableDay(today(new Date(publishedAt)))
      },
    },
    {
      key: 'tags',
      heading: 'Argomenti',
      render: ({ tags }) => tags.map(({ name }) => name).join(', ') || '–',
    },
    { key: 'author', heading: 'Firma', phone: 'hide', render: ({ author }) => author.name },
    dayColumn('updatedAt', { heading: 'Modificato', sort: 'updated' }),
    { key: 'cover', heading: 'Copertina', further: true, render: ({ cover }) => (cover ? 'sì' : 'no') },
    {
      key: 'minutes',
      heading: 'Minuti',
      align: 'end',
      further: true,
      render: ({ minutes }) => minutes,
    },
    { key: 'slug', heading: 'Indirizzo', further: true, render: ({ slug }) => `/news/${slug}` },
  ],
  filters: [
    filterOf('state', 'Stato', {
      draft: 'Bozze',
      scheduled: 'Programmati',
      published: 'Pubblicati',
    }),
    filterOf('cover', 'Copertina', { con: 'Con copertina', senza: 'Senza copertina' }),
  ],
  add: { href: '/admin/blog/new', label: 'Nuovo articolo' },
  empty: { title: 'Nessun articolo, ancora', text: 'Il primo si scrive con «Nuovo articolo».' },
}
