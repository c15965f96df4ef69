import type { FavoriteStatus } from '#contract/people/couple.ts'
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs'
import { useState } from 'react'
import { plural } from '../../lib/text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Chip, ChipRow } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { UiLink } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { CompareBar, MAX_COMPARED } from './compare-bar.tsx'
import { useFavoriteActions } from './favorite-actions.ts'
import { FavoriteBoard } from './favorite-board.tsx'
import { FavoriteCard } from './favorite-card.tsx'
import { useFavorites } from './favorite-queries.ts'
import type { FavoriteSearch } from './favorite-search.ts'
import { FavoriteSheet } from './favorite-sheet.tsx'
import { FAVORITE_WORDS, STATUSES } from './favorite-words.ts'
import { KeepFavorites } from './keep-favorites.tsx'
import { later } from '../../ui/overlay/later.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import css from './favorites.module.css'

/** Reads what only the vendors' own pages say: it comes when it is asked for. */
const CompareSheet = later(() => import('./compare-sheet.tsx').then((part) => part.CompareSheet))

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
  const [openId, setOpenId] = useState<string>()
  /** Undefined while nothing is being chosen. */
  const [chosen, setChosen] = useState<readonly string[]>()
  const [comparing, setComparing] = useState(false)
  const open = favorites.find(({ id }) => id === openId)
  const compared = favorites.filter(({ id, vendor }) => vendor && chosen?.includes(id))
  const comparable = favorites.filter(({ vendor }) => vendor).length > 1
  const kept = favorites.filter(({ status }) => status !== 'discarded').length
  const count = (status: FavoriteStatus) => favorites.filter((favorite) => favorite.status === status).length
  const toggle = (id: string) =>
    setChosen((before = []) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
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
        subtitle={ready && kept > 0 ? plural(kept, 'preferito', 'preferiti') : undefined}
        actions={
          favorites.length > 0 && (
            <>
              {comparable && (
                <Button
                  variant="quiet"
                  icon={IconColumns}
                  aria-pressed={chosen !== undefined}
                  onClick={() => setChosen(chosen ? undefined : [])}
                >
                  Confronta
                </Button>
              )}
              <UiLink href="/fornitori" className={buttonClass('quiet')}>
                Cerca fornitori
              </UiLink>
            </>
          )
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
          <FavoriteBoard
            favorites={favorites}
            only={search.status}
            onMove={(favorite, status) => void actions.setStatus(favorite, status)}
            renderCard={(favorite) => (
              <FavoriteCard
                key={favorite.id}
                favorite={favorite}
                mark={marks.get(favorite.id)}
                choosing={
                  chosen && {
                    chosen: chosen.includes(favorite.id),
                    full: compared.length >= MAX_COMPARED,
                    onChoose: () => toggle(favorite.id),
                  }
                }
                actions={actions}
                onOpen={() => setOpenId(favorite.id)}
              />
            )}
          />
          <KeepFavorites />
        </>
      )}
      {chosen && (
        <CompareBar
          count={compared.length}
          onCompare={() => setComparing(true)}
          onEnd={() => setChosen(undefined)}
        />
      )}
      <Lingering>
        {comparing && <CompareSheet favorites={compared} onClose={() => setComparing(false)} />}
      </Lingering>
      <Lingering>
        {open && (
          <FavoriteSheet
            key={open.id}
            favorite={open}
            mark={marks.get(open.id)}
            actions={actions}
            onClose={() => setOpenId(undefined)}
          />
        )}
      </Lingering>
    </>
  )
}
