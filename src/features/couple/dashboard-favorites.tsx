import type { FavoriteStatus } from '#contract/people/couple.ts'
import { buttonClass } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { Spot } from '../../ui/state/empty-state.tsx'
import { useFavorites } from '../favorites/favorite-queries.ts'
import css from './dashboard.module.css'

const STATUS_WORDS: Record<FavoriteStatus, string> = {
  saved: 'Salvati',
  contacted: 'Contattati',
  quoted: 'Con preventivo',
  booked: 'Prenotati',
  discarded: 'Scartati',
}

/** How far the couple is with its vendors. */
export function DashboardFavorites() {
  const { favorites, ready } = useFavorites()
  if (!ready) return null
  const counts = Map.groupBy(favorites, (favorite) => favorite.status)
  const shown = (Object.keys(STATUS_WORDS) as FavoriteStatus[]).filter(
    (status) => status !== 'discarded' && counts.has(status),
  )
  return (
    <section aria-labelledby="today-vendors">
      <SectionHeader
        id="today-vendors"
        title="Fornitori"
        side={<UiLink href="/couple/vendors">Apri</UiLink>}
      />
      {shown.length === 0 ? (
        <div className={css.first}>
          <Spot name="favourites" />
          <p className={css.soft}>
            Qui ci saranno i fornitori che vi piacciono, da leggere anche senza rete.
          </p>
          <UiLink href="/fornitori" className={buttonClass('quiet')}>
            Cerca fornitori
          </UiLink>
        </div>
      ) : (
        <dl className={css.counts}>
          {shown.map((status) => (
            <div key={status}>
              <dt>{STATUS_WORDS[status]}</dt>
              <dd>{counts.get(status)!.length}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
