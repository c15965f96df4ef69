import type { FavoriteStatus } from '#contract/people/couple.ts'
import type { Favorite } from '#contract/plan/favorite.ts'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { DRAGGED } from './favorite-card.tsx'
import { FAVORITE_WORDS, STATUSES } from './favorite-words.ts'
import css from './favorites.module.css'

/**
 * The saved vendors by how far the couple is with each: side by side on a wide screen, where a card is also dragged from
 * one to the other; one under the other on a phone.
 * @param only the one that a narrow screen shows
 */
export function FavoriteBoard({
  favorites,
  only,
  renderCard,
  onMove,
}: {
  favorites: readonly Favorite[]
  only: FavoriteStatus | undefined
  renderCard: (favorite: Favorite) => ReactNode
  onMove: (favorite: Favorite, status: FavoriteStatus) => void
}) {
  return (
    <div className={css.board}>
      {STATUSES.map((status) => (
        <Stage
          key={status}
          status={status}
          favorites={favorites.filter((favorite) => favorite.status === status)}
          only={only}
          renderCard={renderCard}
          onDropped={(id) => {
            const moved = favorites.find((favorite) => favorite.id === id)
            if (moved) onMove(moved, status)
          }}
        />
      ))}
    </div>
  )
}

function Stage({
  status,
  favorites,
  only,
  renderCard,
  onDropped,
}: {
  status: FavoriteStatus
  favorites: readonly Favorite[]
  only: FavoriteStatus | undefined
  renderCard: (favorite: Favorite) => ReactNode
  onDropped: (id: string) => void
}) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const isDragged = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED)
  const over = (event: DragEvent) => {
    if (!isDragged(event)) return
    event.preventDefault()
    setIsOver(true)
  }
  const left = (event: DragEvent) => {
    // Into what lies within it is not out of it.
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    setIsOver(false)
    if (!isDragged(event)) return
    event.preventDefault()
    onDropped(event.dataTransfer.getData(DRAGGED))
  }
  const isAside = status === 'discarded'
  const head = (
    <h2 id={id} className={css.stageName}>
      {FAVORITE_WORDS[status].many} <span className={css.count}>{favorites.length}</span>
    </h2>
  )
  const cards =
    favorites.length > 0 ? (
      <ul className={css.cards}>{favorites.map(renderCard)}</ul>
    ) : (
      <p className={css.none}>Ancora nessuno.</p>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a card's menu does the same by keyboard
    <section
      aria-labelledby={id}
      className={css.stage}
      data-over={isOver || undefined}
      data-aside={isAside || undefined}
      data-off={(only ? only !== status : favorites.length === 0) || undefined}
      onDragOver={over}
      onDragLeave={left}
      onDrop={drop}
    >
      {isAside ? (
        // Chosen by name on a phone they are what is looked for.
        <details key={only} open={only === status}>
          <summary>{head}</summary>
          {cards}
        </details>
      ) : (
        <>
          {head}
          {cards}
        </>
      )}
    </section>
  )
}
