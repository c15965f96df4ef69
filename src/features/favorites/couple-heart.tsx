import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { IconButton } from '../../ui/icon-button.tsx'
import { useFavoriteActions } from './favorite-actions.ts'
import type { FavoriteButtonProps } from './favorite-button.tsx'
import { useFavorites } from './favorite-queries.ts'

/** The heart of a signed-in couple: full when the vendor is saved, with no network too. */
export function CoupleHeart({ vendor, variant }: Required<FavoriteButtonProps>) {
  const { favorites } = useFavorites()
  const actions = useFavoriteActions()
  const favorite = favorites.find((other) => other.vendorId === vendor.id)
  return (
    <IconButton
      icon={IconHeart}
      variant={variant}
      aria-pressed={favorite !== undefined}
      label={
        favorite
          ? `Togli ${vendor.businessName} dai preferiti`
          : `Salva ${vendor.businessName} fra i preferiti`
      }
      onClick={() => void (favorite ? actions.remove(favorite) : actions.add(vendor))}
    />
  )
}
