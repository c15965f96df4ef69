import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { plural } from '../../lib/text.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { later } from '../../ui/overlay/later.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { type View, VIEWS, pageName, pagesShown } from './page-seo-list.ts'
import { type OwnWordsOf, pageSeoQueries } from './page-seo-queries.ts'
import { PageSeoRow } from './page-seo-row.tsx'
import { PageSeoSheet } from './page-seo-sheet.tsx'
import css from './page-seo.module.css'

const PageSeoVersions = later(() => import('./page-seo-versions.tsx').then((part) => part.PageSeoVersions))

/** How each public page stands in search results and where its link is shared: ours, or what an administrator wrote. */
export function AdminPageSeoScreen({ ownWordsOf }: { ownWordsOf: OwnWordsOf }) {
  const { data, error, refetch, isFetching } = useQuery(pageSeoQueries.all(useApi()))
  const [view, setView] = useState<View>('all')
  const [q, setQ] = useState('')
  const [open, setOpen] = useState<string>()
  const [versionsOf, setVersionsOf] = useState<string>()
  const groups = pagesShown(data ?? [], view, q)
  const record = data?.find(({ path }) => path === open)
  const old = data?.find(({ path }) => path === versionsOf)
  const written = data?.filter(({ changed }) => changed !== null).length
  return (
    <>
      <PageHeader
        title="Motori di ricerca"
        subtitle="Come le pagine del sito si presentano a chi cerca, e a chi riceve il link. Quello che salvi è subito nella pagina."
      />
      {data === undefined ? (
        error ? (
          <ErrorState title="Le pagine non sono arrivate" onRetry={() => void refetch()} busy={isFetching}>
            {failureText(error)}
          </ErrorState>
        ) : (
          <Skeleton shape="row" count={6} />
        )
      ) : (
        <>
          <div className={css.tools}>
            <SearchField
              label="Cerca una pagina"
              placeholder="Nome, indirizzo o parole"
              value={q}
              onValue={setQ}
            />
            <Segmented
              label="Quali pagine"
              options={VIEWS}
              value={view}
              onValue={(next) => setView(next as View)}
            />
          </div>
          <p className={css.counted}>
            {written === 0
              ? 'Nessuna pagina è stata riscritta: dicono tutte quello che abbiamo scritto noi.'
              : `${plural(written ?? 0, 'pagina riscritta', 'pagine riscritte')} su ${data.length}.`}{' '}
            Articoli, guide, matrimoni e fornitori hanno le parole di chi li scrive.
          </p>
          {groups.length === 0 && (
            <EmptyState drawing="favourites" title="Nessuna pagina">
              {q.trim() === ''
                ? 'Qui ci sono le pagine che cambi.'
                : 'Nessuna ha queste parole nel nome, nell’indirizzo o in quello che è scritto.'}
            </EmptyState>
          )}
          <div className={css.groups}>
            {groups.map(({ group, title, pages }) => (
              <section key={group}>
                <SectionHeader title={title} />
                <ul className={css.list}>
                  {pages.map((page) => (
                    <PageSeoRow
                      key={page.record.path}
                      {...page}
                      all={data}
                      onChange={() => setOpen(page.record.path)}
                      onVersions={() => setVersionsOf(page.record.path)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <Lingering>
            {record && (
              <PageSeoSheet
                key={record.path}
                name={pageName(record.path)}
                record={record}
                all={data}
                ownWordsOf={ownWordsOf}
                onClose={() => setOpen(undefined)}
              />
            )}
          </Lingering>
          <Lingering>
            {old && <PageSeoVersions now={old} onClose={() => setVersionsOf(undefined)} />}
          </Lingering>
        </>
      )}
    </>
  )
}
