/** Saving, judging and taking off vendors, each with its way back. */
import type { FavoriteStatus } from '#contract/people/couple.ts'
import type { Favorite } from '#contract/plan/favorite.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { useMemo } from 'react'
import { named } from '../../lib/named.ts'
import { useChanges } from '../../plan/changes.ts'
import type { Edit } from '../../plan/editor/use-editor.ts'
import { type FavoriteSave, favoriteDelete, favoriteSave } from './favorite-commands.ts'
import { nameOf } from './favorite-words.ts'

/** What a couple writes of a vendor it saved. */
export type FavoriteFields = Pick<Favorite, 'status' | 'note'>

export function useFavoriteActions() {
  const { make } = useChanges()
  return useMemo(() => {
    const save = (args: FavoriteSave, baseVersion?: number) => ({
      definition: favoriteSave,
      args,
      ...(baseVersion !== undefined && { baseVersion }),
    })
    const edit = ({ live, wanted, seen }: Edit<Favorite, FavoriteFields>) => {
      const names = (['status', 'note'] as const).filter(
        (field) => wanted[field] !== undefined && wanted[field] !== live[field],
      )
      if (names.length === 0) return Promise.resolve(true)
      const only = (of: Partial<FavoriteFields>) =>
        Object.fromEntries(names.map((field) => [field, of[field]])) as Partial<FavoriteFields>
      const who = { id: live.id, vendorId: live.vendorId, name: nameOf(live) }
      const change = {
        submission: save({ ...who, ...only(wanted) }, seen.version),
        inverse: save({ ...who, ...only(live) }),
      }
      const said =
        names.length > 1 ? 'Preferito modificato' : names[0] === 'status' ? 'Stato cambiato' : 'Nota cambiata'
      return make([change], named(said, who.name))
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
      /** What comes back after it was taken off is saved anew: the server keeps the old one's tombstone. */
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
      edit,
      setStatus: (live: Favorite, status: FavoriteStatus) =>
        edit({ live, wanted: { status }, seen: { version: live.version, base: {} } }),
    }
  }, [make])
}

export type FavoriteActions = ReturnType<typeof useFavoriteActions>
