import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '../../api/api-context.tsx'
import { plural } from '../../lib/text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { chipClass, ChipRow } from '../../ui/chip.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { guideQueries } from './guide-queries.ts'
import css from './guides.module.css'

/** All guides, by the categories a couple's tasks have. */
export function GuidesScreen() {
  const { data: guides = [] } = useQuery(guideQueries.list(useApi()))
  const groups = [...new Set(guides.map(({ category }) => category))].map((slug) => {
    const of = guides.filter(({ category }) => category === slug)
    return { slug, name: of[0]!.categoryName, guides: of }
  })
  return (
    <Wrap className={css.page}>
      <header className={css.head}>
        <h1 className={css.h1}>Guide al matrimonio</h1>
        <p className={css.lead}>
          Che cosa serve, quando muoversi e a chi chiedere:{' '}
          {plural(guides.length, 'guida breve', 'guide brevi')}, scritte per chi si sposa in Italia.
        </p>
        <ChipRow label="Argomenti">
          {groups.map(({ slug, name }) => (
            <a key={slug} href={`#${slug}`} className={chipClass()}>
              {name}
            </a>
          ))}
        </ChipRow>
      </header>
      {groups.map(({ slug, name, guides: of }) => (
        <section key={slug} id={slug} aria-labelledby={`${slug}-titolo`} className={css.group}>
          <h2 id={`${slug}-titolo`}>{name}</h2>
          <ul className={css.cards}>
            {of.map((guide) => (
              <li key={guide.slug} className={css.card}>
                <h3>
                  <Link to="/guide/$slug" params={{ slug: guide.slug }} className={css.cardLink}>
                    {guide.title}
                  </Link>
                </h3>
                <p>{guide.summary}</p>
                <span className={css.minutes}>{readingTime(guide.minutes)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <aside className={css.ask}>
        <p>Non trovi quello che cerchi?</p>
        <Link to="/wed-ai" className={buttonClass('quiet')}>
          Chiedi all’assistente
        </Link>
      </aside>
    </Wrap>
  )
}

export const readingTime = (minutes: number) => (minutes === 1 ? '1 minuto' : `${minutes} minuti`)
