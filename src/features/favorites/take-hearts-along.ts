/** A couple that signs in on a device finds among its favourites what was tapped there before. */
import type { QueryClient } from '@tanstack/react-query'
import type { Favorite } from '#contract/plan/favorite.ts'
import { heard } from '../../lib/fault-log.ts'
import { plural } from '../../lib/text.ts'
import { createLock } from '../../offline/leader.ts'
import type { Outbox } from '../../offline/outbox/outbox-types.ts'
import { type Change, takeBack } from '../../plan/changes.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { FAVORITES_KEY, applyFavorites, favoriteDelete, favoriteSave } from './favorite-commands.ts'
import type { Heart } from './heart-state.ts'
import { dropHearts, readHearts } from './hearts.ts'

const TOLD_FOR_MS = 8_000
/** Two tabs open an account at once. */
const turns = createLock('lovoglio-hearts')

type Own = Pick<Outbox, 'submitAll' | 'withdraw' | 'pending'>

/**
 * Each heart becomes a favourite through the outbox, under the heart's own id, and only then leaves the device: cut
 * short anywhere and done again, there is one. What the couple has saved already stays as it is.
 * @throws OutboxError when the outbox keeps nothing: then the hearts stay
 */
export const takeHeartsAlong = (outbox: Own, client: QueryClient): Promise<void> =>
  turns.run(async () => {
    const hearts = await readHearts()
    if (hearts.length === 0) return
    const known = client.getQueryData<Favorite[]>(FAVORITES_KEY) ?? []
    const saved = new Set(applyFavorites(known, outbox.pending()).map(({ vendorId }) => vendorId))
    const changes = hearts.filter(({ vendor }) => !saved.has(vendor.id)).map(asFavorite)
    const commands =
      changes.length > 0 ? await outbox.submitAll(changes.map(({ submission }) => submission)) : []
    await dropHearts(hearts)
    if (commands.length === 0) return
    const ids = commands.map(({ id }) => id)
    const message = `${plural(ids.length, 'cuore', 'cuori')} di questo dispositivo ora fra i vostri preferiti`
    notify({
      type: 'success',
      message: `${message}.`,
      duration: TOLD_FOR_MS,
      // They may be of who had this device before.
      action: { label: 'Annulla', about: message, onPress: () => void undo(outbox, changes, ids) },
    })
  }) as Promise<void>

function asFavorite({ id, vendor }: Heart): Change {
  const name = vendor.businessName
  return {
    submission: { definition: favoriteSave, args: { id, vendorId: vendor.id, name, vendor } },
    inverse: { definition: favoriteDelete, args: { id, name } },
  }
}

const undo = (outbox: Own, changes: readonly Change[], ids: readonly string[]) =>
  takeBack(outbox, changes, ids, {
    now: () => undefined,
    pending: outbox.pending,
    // What the couple has written there since stays.
    ask: () => undefined,
    tooLate: () => undefined,
  }).catch(heard('take-hearts-along'))
