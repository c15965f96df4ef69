import type { Favorite } from '#contract/plan/favorite.ts'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { DragEvent } from 'react'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import { ReviewMark, WaitingMark } from '../../ui/state/save-mark.tsx'
import { REVIEW_PATH, type EntityMark } from '../sync/sync-face.ts'
import type { FavoriteActions } from './favorite-actions.ts'
import { FAVORITE_WORDS, STATUSES, nameOf, priceLine, vendorHref, vendorLine } from './favorite-words.ts'
import css from './favorites.module.css'

/** While some are chosen to be compared: whether this one is, and whether it may be. */
export interface Choosing {
  chosen: boolean
  full: boolean
  onChoose: () => void
}

/** A saved vendor as a card of the board: the rest is one touch away. */
export function FavoriteCard({
  favorite,
  mark,
  choosing,
  actions,
  onOpen,
}: {
  favorite: Favorite
  mark: EntityMark | undefined
  choosing: Choosing | undefined
  actions: FavoriteActions
  onOpen: () => void
}) {
  const { vendor, note, status } = favorite
  const name = nameOf(favorite)
  const begin = (event: DragEvent) => {
    event.dataTransfer.setData(DRAGGED, favorite.id)
    event.dataTransfer.effectAllowed = 'move'
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragged by a mouse; the menu does the same
    <li
      className={css.card}
      draggable={!choosing}
      onDragStart={begin}
      data-chosen={choosing?.chosen || undefined}
    >
      {vendor?.cover ? (
        <Picture picture={vendor.cover} sizes="4rem" ratio="1/1" rounded alt="" />
      ) : (
        <span className={css.noCover} />
      )}
      <h3 className={css.name}>{vendor ? <UiLink href={vendorHref(vendor)}>{name}</UiLink> : name}</h3>
      <div className={css.side}>
        {choosing ? (
          vendor && (
            <Checkbox
              hideLabel
              label={`Confronta ${name}`}
              checked={choosing.chosen}
              disabled={choosing.full && !choosing.chosen}
              onChecked={choosing.onChoose}
            />
          )
        ) : (
          <Menu
            label={`Altro per ${name}`}
            items={[
              ...STATUSES.filter((other) => other !== status).map((other) => ({
                label: `Sposta fra «${FAVORITE_WORDS[other].many}»`,
                onSelect: () => void actions.setStatus(favorite, other),
              })),
              { label: note ? 'Cambia la nota' : 'Scrivi una nota', icon: IconPencil, onSelect: onOpen },
              {
                label: 'Togli dai preferiti',
                icon: IconTrash,
                danger: true,
                onSelect: () => void actions.remove(favorite),
              },
            ]}
          />
        )}
      </div>
      <div className={css.facts}>
        {vendor && (
          <>
            <span>{vendorLine(vendor)}</span>
            <span>
              {vendor.reviewCount > 0 && <Rating value={vendor.rating} count={vendor.reviewCount} />}
              {vendor.priceFromCents !== undefined && <span>{priceLine(vendor.priceFromCents, vendor)}</span>}
            </span>
          </>
        )}
        {mark === 'waiting' && <WaitingMark />}
        {mark === 'review' && <ReviewMark what={name} href={REVIEW_PATH} />}
      </div>
      {note && (
        <button
          type="button"
          className={css.note}
          aria-label={`La vostra nota su ${name}: ${note}`}
          onClick={onOpen}
        >
          {note}
        </button>
      )}
    </li>
  )
}

/** What a card carries while it is dragged. */
export const DRAGGED = 'application/x-lovoglio-favorite'
