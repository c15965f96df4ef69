import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { Guide } from '#contract/site/guide.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatMonth } from '../../lib/day.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { chipClass } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { guideQueries } from './guide-queries.ts'
import css from './guides.module.css'
import { readingTime } from './guides-screen.tsx'

/** One guide: text, questions, where to ask, which vendors it is about, what to read next. */
export function GuideScreen({ slug }: { slug: string }) {
  const { data: guide } = useQuery(guideQueries.bySlug(useApi(), slug))
  if (!guide)
    return (
      <Wrap width="text" className={css.page}>
        <Skeleton shape="title" />
        <Skeleton count={8} />
      </Wrap>
    )
  return (
    <Wrap as="article" className={css.page}>
      <div className={css.columns}>
        <div className={css.text}>
          <GuideHead guide={guide} />
          <Prose text={guide.intro} />
          {guide.sections.map(({ id, title, text }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titolo`} className={css.section}>
              <h2 id={`${id}-titolo`}>{title}</h2>
              <Prose text={text} />
            </section>
          ))}
          <section id="domande" aria-labelledby="domande-titolo" className={css.section}>
            <h2 id="domande-titolo">Domande frequenti</h2>
            {guide.faq.map(({ question, answer }) => (
              <div key={question} className={css.question}>
                <h3>{question}</h3>
                <Prose text={answer} />
              </div>
            ))}
          </section>
        </div>
        <GuideSide guide={guide} />
      </div>
    </Wrap>
  )
}

function GuideHead({ guide: { title, summary, category, categoryName, minutes, valid } }: { guide: Guide }) {
  return (
    <header className={css.guideHead}>
      <nav aria-label="Percorso" className={css.crumbs}>
        <Link to="/guide">Guide</Link>
        <Link to="/guide" hash={category}>
          {categoryName}
        </Link>
      </nav>
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{summary}</p>
      <p className={css.meta}>
        <span>{readingTime(minutes)} di lettura</span>
        {valid && (
          <span>
            {/^\d{4}-\d\d$/.test(valid)
              ? `Controllata a ${formatMonth(`${valid}-01`)}`
              : `Cifre del ${valid}`}
          </span>
        )}
        <Button variant="link" size="small" className={css.print} onClick={() => print()}>
          <Icon of={IconPrinter} size={16} /> Stampa
        </Button>
      </p>
    </header>
  )
}

function GuideSide({ guide: { ask, tasks, vendors, related } }: { guide: Guide }) {
  return (
    <aside className={css.side}>
      <section aria-labelledby="chiedere">
        <h2 id="chiedere">Chi vi può aiutare</h2>
        <ul className={css.offices}>
          {ask.map(({ who, what }) => (
            <li key={who}>
              <strong>{who}</strong> {what}.
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="da-fare">
        <h2 id="da-fare">Da mettere in lista</h2>
        <ul className={css.tasks}>
          {tasks.map(({ title, monthsBefore }) => (
            <li key={title}>
              {title} <span>{whenWords(monthsBefore)}</span>
            </li>
          ))}
        </ul>
        <Link to="/planning" className={buttonClass('quiet', { size: 'small' })}>
          La lista completa
        </Link>
      </section>
      {vendors.length > 0 && (
        <section aria-labelledby="fornitori" className={css.noPrint}>
          <h2 id="fornitori">Fornitori per questo</h2>
          <div className={css.vendors}>
            {vendors.map((slug) => (
              <Link key={slug} to="/fornitori/$category" params={{ category: slug }} className={chipClass()}>
                {categoryOf(slug)?.name}
              </Link>
            ))}
          </div>
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="poi" className={css.noPrint}>
          <h2 id="poi">Da leggere poi</h2>
          <ul className={css.related}>
            {related.map(({ slug, title, minutes }) => (
              <li key={slug}>
                <Link to="/guide/$slug" params={{ slug }}>
                  {title}
                </Link>
                <span>{readingTime(minutes)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

function whenWords(months: number): string {
  if (months < 0) return 'dopo le nozze'
  if (months < 1) return 'nelle ultime settimane'
  return months === 1 ? 'un mese prima' : `${months} mesi prima`
}
