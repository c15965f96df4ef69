import type { FavoriteStatus } from '#contract/couple.ts'
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs'
import { useState } from 'react'
import { plural } from '../../lib/text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Chip, ChipRow } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { UiLink } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CompareSheet, MAX_COMPARED } from './compare-sheet.tsx'
import { useFavoriteActions } from './favorite-actions.ts'
import { FavoriteCard } from './favorite-card.tsx'
import { useFavorites } from './favorite-queries.ts'
import type { FavoriteSearch } from './favorite-search.ts'
import { FAVORITE_WORDS, STATUSES } from './favorite-words.ts'
import { KeepFavorites } from './keep-favorites.tsx'
import css from './favorites.module.css'

/** The vendors the couple has saved, how far it is with each, and up to four side by side. */
export function FavoritesScreen({
  search,
  onSearch,
}: {
  search: FavoriteSearch
  onSearch: (search: FavoriteSearch) => void
}) {
  const { favorites, marks, ready, failed, fetching, retry } = useFavorites()
  const actions = useFavoriteActions()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [comparing, setComparing] = useState(false)
  const count = (status: FavoriteStatus) => favorites.filter((favorite) => favorite.status === status).length
  const shown = favorites.filter((favorite) =>
    search.status ? favorite.status === search.status : favorite.status !== 'discarded',
  )
  const compared = chosen.flatMap((id) => favorites.find((favorite) => favorite.id === id) ?? [])
  const toggle = (id: string) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id].slice(-MAX_COMPARED),
    )

  if (failed && !ready)
    return (
      <>
        <PageHeader title="Fornitori" />
        <ErrorState title="Non riusciamo a leggere i vostri preferiti" busy={fetching} onRetry={retry}>
          Questo dispositivo non li ha ancora salvati, e il server non risponde.
        </ErrorState>
      </>
    )
  return (
    <>
      <PageHeader
        title="Fornitori"
        subtitle={ready && favorites.length > 0 ? plural(shown.length, 'preferito', 'preferiti') : undefined}
        actions={
          <>
            {compared.length > 1 && (
              <Button variant="quiet" icon={IconColumns} onClick={() => setComparing(true)}>
                Confronta {compared.length}
              </Button>
            )}
            {favorites.length > 0 && (
              <UiLink href="/fornitori" className={buttonClass('quiet')}>
                Cerca fornitori
              </UiLink>
            )}
          </>
        }
      />
      {!ready ? (
        <Skeleton shape="card" count={3} />
      ) : favorites.length === 0 ? (
        <EmptyState
          drawing="favourites"
          title="Qui ci saranno i vostri preferiti"
          action={
            <UiLink href="/fornitori" className={buttonClass()}>
              Cerca fornitori
            </UiLink>
          }
        >
          Toccate il cuore di un fornitore per tenerlo qui, leggerlo senza rete e confrontarlo con gli altri.
        </EmptyState>
      ) : (
        <>
          <div className={css.filters}>
            <ChipRow label="A che punto siete">
              <Chip selected={!search.status} onClick={() => onSearch({})}>
                Tutti
              </Chip>
              {STATUSES.map((status) => (
                <Chip
                  key={status}
                  selected={search.status === status}
                  count={count(status) || undefined}
                  onClick={() => onSearch(search.status === status ? {} : { status })}
                >
                  {FAVORITE_WORDS[status].many}
                </Chip>
              ))}
            </ChipRow>
          </div>
          {shown.length === 0 && (
            <p className={css.nothing}>
              Nessun fornitore {search.status && `fra “${FAVORITE_WORDS[search.status].many.toLowerCase()}”`}.
            </p>
          )}
          <ul className={css.list}>
            {shown.map((favorite) => (
              <FavoriteCard
                key={favorite.id}
                favorite={favorite}
                mark={marks.get(favorite.id)}
                compared={chosen.includes(favorite.id)}
                actions={actions}
                onCompare={() => toggle(favorite.id)}
              />
            ))}
          </ul>
          {compared.length === 1 && (
            <p className={css.hint}>
              Scegline almeno un altro, fino a quattro, per confrontarli fianco a fianco.
            </p>
          )}
          <KeepFavorites />
        </>
      )}
      <CompareSheet open={comparing} favorites={compared} onClose={() => setComparing(false)} />
    </>
  )
}
