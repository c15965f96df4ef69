import type { BudgetItem } from '#contract/plan/budget.ts'
import type { Favorite } from '#contract/plan/favorite.ts'
import { Fragment } from 'react'
import { formatAmount } from '../../lib/money.ts'
import { ReviewMark, WaitingMark } from '../../ui/state/save-mark.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { vendorName } from '../favorites/favorite-queries.ts'
import { useBulkIsSent } from '../sync/bulk-face.ts'
import { REVIEW_PATH, type EntityMarks } from '../sync/sync-face.ts'
import { useSlices } from '../../pace/use-slices.ts'
import css from './budget.module.css'
import { type CategoryTotals, paidCents } from './budget-totals.ts'

/** The items under their categories. Alt and an arrow move one within its category; so does its sheet's menu. */
export function BudgetItems({
  categories,
  favorites,
  marks,
  onOpen,
  onStep,
}: {
  categories: readonly CategoryTotals[]
  favorites: readonly Favorite[]
  marks: EntityMarks
  onOpen: (item: BudgetItem) => void
  onStep: (item: BudgetItem, step: -1 | 1) => void
}) {
  const limit = useSlices(
    categories.reduce((sum, { items }) => sum + items.length, 0),
    'all',
    useBulkIsSent(),
  )
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>Le spese per categoria, importi in euro</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Voce</th>
          <th scope="col" className={css.wide}>
            Preventivo
          </th>
          <th scope="col">Contratto</th>
          <th scope="col">Pagato</th>
        </tr>
      </thead>
      <tbody>
        {firstItems(categories, limit).map((category) => (
          <Fragment key={category.slug}>
            <tr className={css.category}>
              <th scope="rowgroup" colSpan={4}>
                {category.name}
              </th>
            </tr>
            {category.items.map((item) => (
              <tr key={item.id} className={css.item}>
                <td>
                  <button
                    type="button"
                    className={css.open}
                    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                    onClick={() => onOpen(item)}
                    onKeyDown={(event) => {
                      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
                      if (!event.altKey || !step) return
                      event.preventDefault()
                      onStep(item, step)
                    }}
                  >
                    <span className={css.title}>{item.title}</span>
                    <ItemNote item={item} favorites={favorites} waiting={marks.get(item.id) === 'waiting'} />
                  </button>
                  {marks.get(item.id) === 'review' && (
                    <ReviewMark what={item.title} href={REVIEW_PATH} className={css.review} />
                  )}
                </td>
                <td className={css.wide}>{amount(item.estimatedCents || null)}</td>
                <td>
                  {item.actualCents === null ? (
                    <span className={css.estimate}>
                      <span className={css.phone}>{amount(item.estimatedCents || null)}</span>
                      <span className={css.wide}>—</span>
                    </span>
                  ) : (
                    amount(item.actualCents)
                  )}
                </td>
                <td>{amount(paidCents(item) || null)}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** The first `limit` items, whatever their categories; of a category without any nothing is shown. */
function firstItems(categories: readonly CategoryTotals[], limit: number): CategoryTotals[] {
  let left = limit
  return categories.flatMap((category) => {
    const items = category.items.slice(0, Math.max(0, left))
    left -= category.items.length
    return items.length === 0 ? [] : [{ ...category, items }]
  })
}

const amount = (cents: number | null) => (cents === null ? '—' : formatAmount(cents))

function ItemNote({
  item,
  favorites,
  waiting,
}: {
  item: BudgetItem
  favorites: readonly Favorite[]
  waiting: boolean
}) {
  const vendor = vendorName(favorites, item.vendorId)
  const note = vendor && vendor !== item.title ? vendor : item.notes.split('\n')[0]
  if (!note && !waiting) return null
  return (
    <span className={css.note}>
      {note && <span className={css.noteText}>{note}</span>}
      {waiting && <WaitingMark />}
    </span>
  )
}
