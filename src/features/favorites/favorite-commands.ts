/** Saving vendors and taking them off, as commands, and what those still waiting change in what is shown. */
import type { Favorite, SaveFavorite } from '#contract/plan/favorite.ts'
import { ROUTES } from '#contract/routes.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { callPath } from '../../api/api-client.ts'
import { type AnyCommandDefinition, type Command, defineCommand } from '../../offline/outbox/command.ts'
import { type EditKind, editBody } from '../../offline/outbox/edit-body.ts'
import { applyEntityCommands, dropFromList, putIntoList } from '../../offline/outbox/entity-patches.ts'

export const FAVORITES_KEY = ['favorites', 'list'] as const

/** `vendor` is what the list shows until the server answers: the card it was saved from. */
export type FavoriteSave = Omit<SaveFavorite, 'baseVersion' | 'unlessWritten' | 'revive' | 'restored'> &
  EditKind & { name: string; vendor?: VendorCard }
export interface FavoriteDelete {
  id: string
  name: string
}

const entity = ({ id }: { id: string }) => ({ kind: 'favorite', id })

export const favoriteSave = defineCommand<FavoriteSave, Favorite>({
  name: 'favorite.save',
  argsVersion: 1,
  scope: () => 'favorite',
  entity,
  describe: ({ name, status, note }) =>
    status ? `Stato di ${name}` : note === undefined ? `Fra i preferiti: ${name}` : `Nota su ${name}`,
  request: ({ id, vendorId, status, note, undo, revive, restored }, baseVersion) => ({
    method: 'PUT',
    path: callPath(ROUTES['Couple/saveFavoriteVendor'].path, { id }),
    body: editBody(
      { id, vendorId, ...(status && { status }), ...(note !== undefined && { note }) },
      baseVersion,
      { undo, revive, restored },
    ),
  }),
  // Another device may have saved the same vendor under another id: there is one for a vendor, and the server's stays.
  settle: (favorite, command, cache) => {
    if (favorite.id !== command.args.id) dropFromList(cache, FAVORITES_KEY, command.args.id)
    putIntoList(cache, FAVORITES_KEY, favorite)
  },
})

export const favoriteDelete = defineCommand<FavoriteDelete, { id: string }>({
  name: 'favorite.delete',
  argsVersion: 1,
  scope: () => 'favorite',
  entity,
  describe: ({ name }) => `Tolto dai preferiti: ${name}`,
  request: ({ id }) => ({
    method: 'DELETE',
    path: callPath(ROUTES['Couple/deleteFavoriteVendor'].path, { id }),
  }),
  settle: (_, command, cache) => dropFromList(cache, FAVORITES_KEY, command.args.id),
})

export const favoriteCommands: readonly AnyCommandDefinition[] = [favoriteSave, favoriteDelete]

/** The favourites as the couple left them, one for a vendor. Pure. */
export function applyFavorites(
  favorites: readonly Favorite[],
  pending: readonly Command[],
): readonly Favorite[] {
  const applied = applyEntityCommands<Favorite>(favorites, pending, {
    create({ name, args, createdAt }) {
      if (name !== favoriteSave.name) return undefined
      const { name: _, undo: __, revive: ___, restored: ____, ...saved } = args as FavoriteSave
      return {
        status: 'saved',
        note: '',
        coupleId: '',
        ...saved,
        createdAt,
        updatedAt: createdAt,
        version: 1,
      }
    },
    update(favorite, { name, args, createdAt }) {
      if (name !== favoriteSave.name) return undefined
      const { status = favorite.status, note = favorite.note } = args as FavoriteSave
      return { ...favorite, status, note, updatedAt: createdAt }
    },
    remove: favoriteDelete.name,
  })
  if (applied === favorites) return favorites
  const byVendor = new Map<string, Favorite>()
  for (const favorite of applied)
    if (!byVendor.has(favorite.vendorId)) byVendor.set(favorite.vendorId, favorite)
  return [...byVendor.values()]
}
