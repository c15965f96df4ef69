import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Tag } from '#contract/site/article.ts'
import { useApi } from '../../api/api-context.tsx'
import { failedRead, failureText } from '../../api/api-error.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { chipClass, ChipRow } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { ArticleCard } from './article-card.tsx'
import { newsQueries } from './news-queries.ts'
import css from './news.module.css'

/** The news: the latest large, the others after it, all or those of a tag. */
export function NewsScreen({ tag }: { tag: string | undefined }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(newsQueries.list(useApi(), tag))
  const [first, ...others] = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Wrap className={css.page}>
      <h1 className={css.h1}>Il giornale</h1>
      <p className={css.lead}>
        Idee, regole e storie per chi si sposa in Italia. Si leggono anche senza rete.
      </p>
      <Tags tags={data?.pages[0]?.tags ?? []} current={tag} />
      {data === undefined ? (
        error ? (
          <ErrorState
            {...failedRead(error, 'gli articoli')}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <div className={css.waiting}>
            <Skeleton shape="picture" count={6} />
          </div>
        )
      ) : first ? (
        <>
          <ArticleCard article={first} featured />
          {others.length > 0 && (
            <ul className={css.grid}>
              {others.map((article) => (
                <li key={article.id}>
                  <ArticleCard article={article} />
                </li>
              ))}
            </ul>
          )}
          {hasNextPage && (
            <div className={css.more}>
              <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Altri articoli
              </Button>
              {error && <p role="alert">{failureText(error)}</p>}
            </div>
          )}
        </>
      ) : (
        <EmptyState
          drawing="tasks"
          title="Qui non c’è ancora niente da leggere"
          action={
            tag && (
              <UiLink href="/news" className={buttonClass('quiet')}>
                Tutti gli articoli
              </UiLink>
            )
          }
        >
          Gli articoli nuovi compaiono qui appena escono.
        </EmptyState>
      )}
    </Wrap>
  )
}

function Tags({ tags, current }: { tags: readonly Tag[]; current: string | undefined }) {
  if (tags.length < 2) return null
  return (
    <nav aria-label="Argomenti">
      <ChipRow label="Argomenti">
        {[undefined, ...tags].map((tag) => {
          const isCurrent = tag?.slug === current
          return (
            <Link
              key={tag?.slug ?? ''}
              to="/news"
              search={tag ? { tag: tag.slug } : {}}
              className={chipClass(isCurrent)}
              aria-current={isCurrent ? 'page' : undefined}
              activeProps={{}}
              resetScroll={false}
            >
              {tag?.name ?? 'Tutti'}
            </Link>
          )
        })}
      </ChipRow>
    </nav>
  )
}
