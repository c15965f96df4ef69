/** What a couple changes of itself, as a command. */
import type { Couple, CoupleChange } from '#contract/people/couple.ts'
import type { Picture } from '#contract/media/picture.ts'
import { ROUTES } from '#contract/routes.ts'
import { callPath } from '../../api/api-client.ts'
import {
  type AnyCommandDefinition,
  type CachePort,
  type Command,
  defineCommand,
  isNewer,
} from '../../offline/outbox/command.ts'
import { type EditKind, editBody } from '../../offline/outbox/edit-body.ts'
import { applyEntityCommands } from '../../offline/outbox/entity-patches.ts'

export const COUPLE_KEY = ['couple', 'mine'] as const

export interface CoupleUpdate extends EditKind {
  id: string
  changes: Omit<CoupleChange, 'baseVersion'>
}

/** Puts the couple into the cache unless a newer one is there. `uid` is the asking member's, so it stays. */
export function putCouple(couple: Couple, cache: CachePort) {
  cache.setQueryData<Couple>(COUPLE_KEY, (current) =>
    isNewer(couple, current) ? { ...couple, uid: current?.uid ?? couple.uid } : undefined,
  )
}

export const coupleUpdate = defineCommand<CoupleUpdate, Couple>({
  name: 'couple.update',
  argsVersion: 1,
  scope: () => 'couple',
  entity: ({ id }) => ({ kind: 'couple', id }),
  needs: ({ changes: { photo } }) => (photo && 'fileId' in photo ? [photo.fileId] : []),
  describe({ changes }) {
    if (changes.photo !== undefined) return changes.photo ? 'La vostra foto' : 'La vostra foto, tolta'
    return changes.weddingDate ? 'La data delle nozze' : 'I vostri dati'
  },
  request: ({ id, changes, ...kind }, baseVersion) => ({
    method: 'PUT',
    path: callPath(ROUTES['Couple/updateCouple'].path, { id }),
    body: editBody(changes, baseVersion, kind),
  }),
  settle: (couple, _, cache) => putCouple(couple, cache),
})

export const coupleCommands: readonly AnyCommandDefinition[] = [coupleUpdate]

/** The couple with what still waits. Pure. */
export function applyCouple(couple: Couple, pending: readonly Command[]): Couple {
  const own = pending.filter((command) => command.entity.id === couple.id)
  return applyEntityCommands<Couple>([couple], own, {
    create: () => undefined,
    update: (current, { name, args, createdAt }) =>
      name === coupleUpdate.name ? withChanges(current, args as CoupleUpdate, createdAt) : undefined,
    remove: '',
  })[0]!
}

function withChanges(couple: Couple, { changes }: CoupleUpdate, updatedAt: string): Couple {
  const { photo, ...rest } = changes
  return { ...couple, ...rest, ...(photo !== undefined && { photo: photo && shownPhoto(photo) }), updatedAt }
}

/** A photo the server does not have yet: its bytes are on this device, under its file's id. */
function shownPhoto(photo: NonNullable<CoupleChange['photo']>): Picture {
  if (!('fileId' in photo)) return photo
  return { id: photo.fileId, url: '', width: 1, height: 1, alt: '', placeholder: '' }
}
