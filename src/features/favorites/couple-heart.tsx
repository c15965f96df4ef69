import { useFavoriteActions } from './favorite-actions.ts'
import { type FavoriteButtonProps, Heart } from './heart.tsx'
import { useFavorites } from './favorite-queries.ts'

/** The heart of a signed-in couple: full when the vendor is saved, with no network too. */
export function CoupleHeart({ vendor, variant }: Required<FavoriteButtonProps>) {
  const { favorites } = useFavorites()
  const actions = useFavoriteActions()
  const favorite = favorites.find((other) => other.vendorId === vendor.id)
  return (
    <Heart
      vendor={vendor}
      variant={variant}
      isFull={favorite !== undefined}
      onTap={() => void (favorite ? actions.remove(favorite) : actions.add(vendor))}
    />
  )
}
