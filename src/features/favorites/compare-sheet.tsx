import type { Favorite } from '#contract/favorite.ts'
import type { VendorCard } from '#contract/vendor.ts'
import type { ReactNode } from 'react'
import { formatMoneyShort } from '../../lib/money.ts'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FAVORITE_WORDS, capacityText, vendorHref, vendorLine } from './favorite-words.ts'
import css from './favorites.module.css'

export const MAX_COMPARED = 4

type Compared = Favorite & { vendor: VendorCard }

const ROWS: readonly { heading: string; cell: (favorite: Compared) => ReactNode }[] = [
  { heading: 'Che cosa e dove', cell: ({ vendor }) => vendorLine(vendor) },
  {
    heading: 'Prezzo di partenza',
    cell: ({ vendor }) =>
      vendor.priceFromCents === undefined ? 'da chiedere' : `da ${formatMoneyShort(vendor.priceFromCents)}`,
  },
  {
    heading: 'Valutazione',
    cell: ({ vendor }) =>
      vendor.reviewCount > 0 ? (
        <Rating value={vendor.rating} count={vendor.reviewCount} />
      ) : (
        'ancora nessuna recensione'
      ),
  },
  { heading: 'Capienza', cell: ({ vendor }) => capacityText(vendor.capacity) ?? '—' },
  { heading: 'A che punto siete', cell: ({ status }) => FAVORITE_WORDS[status].one },
  { heading: 'La vostra nota', cell: ({ note }) => note || '—' },
]

/** Up to four vendors side by side. */
export function CompareSheet({
  open,
  favorites,
  onClose,
}: {
  open: boolean
  favorites: readonly Favorite[]
  onClose: () => void
}) {
  const compared = favorites.filter((favorite): favorite is Compared => favorite.vendor !== undefined)
  return (
    <Sheet open={open} title="Confronto" width="broad" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard */}
      <div className={css.compare} tabIndex={0} role="group" aria-label="Confronto fra fornitori">
        <table className={css.compareTable} data-count={compared.length}>
          <thead>
            <tr>
              <th>
                <VisuallyHidden>Caratteristica</VisuallyHidden>
              </th>
              {compared.map(({ id, vendor }) => (
                <th key={id} scope="col">
                  {vendor.cover && (
                    <Picture picture={vendor.cover} sizes="12rem" ratio="4/3" rounded alt="" />
                  )}
                  <UiLink href={vendorHref(vendor)} className={css.compareName}>
                    {vendor.businessName}
                  </UiLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row.heading}>
                <th scope="row">{row.heading}</th>
                {compared.map((favorite) => (
                  <td key={favorite.id}>{row.cell(favorite)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  )
}
