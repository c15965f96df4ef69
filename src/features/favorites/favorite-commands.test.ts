import type { Favorite } from '#contract/plan/favorite.ts'
import { describe, expect, it } from 'vitest'
import type { AnyCommandDefinition, CachePort, Command } from '../../offline/outbox/command.ts'
import { applyFavorites, favoriteDelete, favoriteSave } from './favorite-commands.ts'
import { favoriteLive } from './favorite-live.ts'

const AT = '2026-11-21T10:00:00.000Z'
let order = 0
function command(definition: AnyCommandDefinition, args: object): Command {
  order += 1
  return {
    id: `command-${order}`,
    name: definition.name,
    argsVersion: 1,
    args,
    createdAt: AT,
    scope: definition.scope(args),
    entity: definition.entity(args),
    order,
    state: 'waiting',
    attempts: 0,
    request: definition.request(args),
    revision: 1,
  }
}
const villa: Favorite = {
  id: 'f1',
  coupleId: 'c',
  vendorId: 'villa',
  status: 'saved',
  note: 'bella',
  createdAt: AT,
  updatedAt: AT,
  version: 1,
}
const save = (fields: object) =>
  command(favoriteSave, { id: 'f1', vendorId: 'villa', name: 'Villa', ...fields })

describe('favourites with what still waits', () => {
  it('saves, changes only what was said, and takes off', () => {
    const saved = applyFavorites([], [save({})])
    expect(saved[0]).toMatchObject({ vendorId: 'villa', status: 'saved', note: '' })
    expect(applyFavorites([villa], [save({ status: 'booked' })])[0]).toMatchObject({
      status: 'booked',
      note: 'bella',
    })
    expect(applyFavorites([villa], [command(favoriteDelete, { id: 'f1', name: 'Villa' })])).toEqual([])
  })

  it('shows one for a vendor when both phones saved it', () => {
    const mine = command(favoriteSave, { id: 'f2', vendorId: 'villa', name: 'Villa' })
    expect(applyFavorites([villa], [mine])).toEqual([villa])
  })

  it('sends no word that is only for the screen', () => {
    expect(save({ vendor: { id: 'villa' } }).request).toMatchObject({
      method: 'PUT',
      path: '/api/Couple/saveFavoriteVendor/f1',
      body: { id: 'f1', vendorId: 'villa' },
    })
    expect(save({ vendor: { id: 'villa' } }).request.body).not.toHaveProperty('vendor')
  })

  it('keeps the vendor’s card when a push comes without it', () => {
    const withCard = { ...villa, vendor: { id: 'villa', businessName: 'Villa' } } as Favorite
    let list = [withCard]
    const cache = {
      getQueryData: () => list,
      isBeingRead: () => false,
      setQueryData: (_: unknown, updater: (current: Favorite[]) => Favorite[] | undefined) => {
        list = updater(list) ?? list
      },
      invalidate: () => undefined,
    } as unknown as CachePort
    favoriteLive.FavoriteUpdate!(cache, { ...villa, version: 2, status: 'quoted' })
    expect(list[0]).toMatchObject({ status: 'quoted', vendor: { businessName: 'Villa' } })
  })
})
