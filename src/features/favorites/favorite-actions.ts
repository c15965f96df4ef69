/** Saving, judging and taking off vendors, each with its way back. */
import type { FavoriteStatus } from '#contract/couple.ts'
import type { Favorite } from '#contract/favorite.ts'
import { newId } from '#contract/new-id.ts'
import type { VendorCard } from '#contract/vendor.ts'
import { useMemo } from 'react'
import { useChanges } from '../couple/change-queries.ts'
import { type FavoriteSave, favoriteDelete, favoriteSave } from './favorite-commands.ts'

const nameOf = (favorite: Favorite) => favorite.vendor?.businessName ?? 'fornitore'

export function useFavoriteActions() {
  const { make } = useChanges()
  return useMemo(() => {
    const save = (args: FavoriteSave, baseVersion?: number) => ({
      definition: favoriteSave,
      args,
      ...(baseVersion !== undefined && { baseVersion }),
    })
    const change = (
      favorite: Favorite,
      fields: { status?: FavoriteStatus; note?: string },
      before: object,
    ) => {
      const who = { id: favorite.id, vendorId: favorite.vendorId, name: nameOf(favorite) }
      return {
        submission: save({ ...who, ...fields }, favorite.version),
        inverse: save({ ...who, ...before }),
      }
    }
    return {
      add(vendor: VendorCard) {
        const id = newId()
        const name = vendor.businessName
        return make(
          [
            {
              submission: save({ id, vendorId: vendor.id, name, vendor }),
              inverse: { definition: favoriteDelete, args: { id, name } },
            },
          ],
          `${name} è fra i preferiti.`,
        )
      },
      /** What comes back after it was taken off is saved anew: the server keeps the old one's grave. */
      remove(favorite: Favorite) {
        const name = nameOf(favorite)
        const { vendorId, status, note, vendor } = favorite
        return make(
          [
            {
              submission: {
                definition: favoriteDelete,
                args: { id: favorite.id, name },
                baseVersion: favorite.version,
              },
              inverse: save({ id: newId(), vendorId, status, note, name, ...(vendor && { vendor }) }),
            },
          ],
          `${name} non è più fra i preferiti.`,
        )
      },
      setStatus: (favorite: Favorite, status: FavoriteStatus) =>
        make([change(favorite, { status }, { status: favorite.status })], 'Stato cambiato.'),
      setNote: (favorite: Favorite, note: string) =>
        make([change(favorite, { note }, { note: favorite.note })], 'Nota salvata.'),
    }
  }, [make])
}

export type FavoriteActions = ReturnType<typeof useFavoriteActions>
