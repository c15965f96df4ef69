/** What a copy would bring to the plan of now, before it brings it. Pure. */
import type { CopyPart } from '#contract/plan/copy.ts'
import type { Couple } from '#contract/people/couple.ts'
import type { Favorite } from '#contract/plan/favorite.ts'
import { coupleUpdate } from '../../features/couple/couple-commands.ts'
import { favoriteSave } from '../../features/favorites/favorite-commands.ts'
import type { AnyCommandDefinition } from '../../offline/outbox/command.ts'
import type { Submission } from '../../offline/outbox/outbox-types.ts'
import { PLAN_TEXTS } from '../described-entities.ts'
import type { DescribedEntity } from '../fields.ts'
import { OTHER_FIELDS } from '../other-fields.ts'
import type { CopyParts, PlanCopy, Thing } from './copy-format.ts'

/** One thing that would come back. */
export interface Return {
  /** What it is called. */
  name: string
  submission: Submission
  /** The file that it shows, which the server may have no more. */
  fileId?: string
}

export interface CopyFindings {
  exportedAt: string
  /** Edits of the copy that are not here already. */
  waiting: number
  /** Of the copy, and gone from the plan. */
  missing: Partial<Record<CopyPart, readonly Return[]>>
  /** In both and written otherwise: those of now stay, unless somebody wants the copy's. */
  changed: Partial<Record<CopyPart, readonly Return[]>>
  /** What is there to be read, and how much of it. */
  readOnly: readonly (readonly [CopyPart, number])[]
}

/** How a part comes back. */
interface Way {
  nameOf: (thing: Thing) => string
  /** What is the same under another id: an undo of a deletion makes another. */
  sameAs: (thing: Thing) => string
  again: (thing: Thing) => Submission | undefined
  /**
   * @param wanted as it was in the copy
   * @param has whether the copy has a file
   * @returns undefined where both say the same
   */
  change: (live: Thing, wanted: Thing, has: (fileId: string) => boolean) => Submission | undefined
  fileOf?: (thing: Thing) => string | undefined
}

const asRestored = (submission: Submission | undefined, version: unknown): Submission | undefined =>
  submission && {
    ...submission,
    args: { ...(submission.args as object), restored: true },
    baseVersion: Number(version),
  }

const differs = (a: unknown, b: unknown) => JSON.stringify(a ?? null) !== JSON.stringify(b ?? null)

/** A thing is known by the mark of its kind, and without one by all that was written in it. */
function wayOf({ entity, fields, nameOf, inner, mark }: DescribedEntity): Way | undefined {
  const { add, change } = entity.calls
  if (!add && !change) return undefined
  // Where it stands among others, and pictures that are chosen elsewhere, are of now.
  const written = Object.keys(fields).filter((name) => fields[name]!.kind !== 'picture')
  const all = [...written, ...inner.filter((name) => name !== 'position')]
  const edit = (live: Thing, wanted: Thing, version: unknown) => {
    const values = written.map((name) => [
      name,
      fields[name]!.kind === 'list' ? together(live[name], wanted[name]) : wanted[name],
    ])
    const seen = { version: Number(version), base: {} }
    const done = change && entity.change(live, Object.fromEntries(values), seen)
    return asRestored(done?.submission, version)
  }
  return {
    nameOf: nameOf as never,
    sameAs: (thing) => JSON.stringify(mark ? thing[mark] : all.map((name) => thing[name] ?? null)),
    // The website has its first change: made on none.
    again: (thing) =>
      add
        ? entity.again(thing)
        : edit({ ...(entity.empty as object), id: thing.id, version: 0 } as Thing, thing, 0),
    change: (live, wanted) => edit(live, wanted, wanted.version),
    ...(mark === 'fileId' && { fileOf: (thing) => thing.fileId as string }),
  }
}

/** What was added since stays: the copy's things over those of now. */
function together(now: unknown, kept: unknown): readonly Thing[] {
  const things = new Map(((now ?? []) as Thing[]).map((thing) => [thing.id, thing]))
  for (const thing of (kept ?? []) as Thing[]) things.set(thing.id, thing)
  return [...things.values()]
}

const favorite: Way = {
  nameOf: (thing) => String((thing as unknown as Favorite).vendor?.businessName ?? 'Un fornitore'),
  // One for a vendor, whatever its id.
  sameAs: ({ vendorId }) => String(vendorId),
  again: (thing) => ({ definition: favoriteSave as AnyCommandDefinition, args: saved(thing) }),
  change(live, wanted) {
    const changed = Object.keys(OTHER_FIELDS.favorite!).filter((name) => differs(live[name], wanted[name]))
    if (changed.length === 0) return undefined
    const { id: _, vendorId, name, ...values } = saved(wanted)
    const only = Object.fromEntries(Object.entries(values).filter(([field]) => changed.includes(field)))
    const args = { id: live.id, vendorId, name, ...only }
    return asRestored({ definition: favoriteSave as AnyCommandDefinition, args }, wanted.version)
  },
}

/** Without the vendor's card: a file could show whatever it likes in it, and the server has the true one. */
function saved(thing: Thing) {
  const { id, vendorId, status, note, vendor } = thing as unknown as Favorite
  return { id, vendorId, status, note, name: String(vendor?.businessName ?? 'un fornitore') }
}

const couple: Way = {
  nameOf: () => 'Il vostro profilo',
  sameAs: ({ id }) => id,
  // There is no plan without it.
  again: () => undefined,
  change(live, wanted, has) {
    const { photo: _, ...fields } = OTHER_FIELDS.couple!
    const changes: Record<string, unknown> = Object.fromEntries(
      Object.keys(fields).flatMap((name) =>
        differs(live[name], wanted[name]) ? [[name, wanted[name] ?? null]] : [],
      ),
    )
    const photo = (wanted as unknown as Couple).photo
    if (photo && has(photo.id) && photo.id !== (live as unknown as Couple).photo?.id)
      changes.photo = { fileId: photo.id }
    if (Object.keys(changes).length === 0) return undefined
    const definition = coupleUpdate as AnyCommandDefinition
    return asRestored({ definition, args: { id: live.id, changes } }, wanted.version)
  },
  fileOf: (thing) => (thing as unknown as Couple).photo?.id,
}

const WAYS = new Map<string, Way>([
  ['couple', couple],
  ['favorite', favorite],
  ...Object.values(PLAN_TEXTS).flatMap((text): [string, Way][] => {
    const way = wayOf(text)
    return way ? [[text.entity.kind, way]] : []
  }),
])

/** Whether a part comes back, or is only read. */
export const comesBack = (part: string): boolean => WAYS.has(part)

/**
 * @param now the plan with what waits; a part that this device has never read is left out, for nothing of it is missing
 * @param isHere whether a command of this id waits or has been answered here
 */
export function compareCopy(
  { exportedAt, pending, parts, files }: Pick<PlanCopy, 'exportedAt' | 'pending' | 'parts' | 'files'>,
  now: CopyParts,
  isHere: (id: string) => boolean,
): CopyFindings {
  const found: Pick<CopyFindings, 'missing' | 'changed'> = { missing: {}, changed: {} }
  const readOnly: [CopyPart, number][] = []
  const fileIds = new Set(files.map(({ id }) => id))
  const has = (id: string) => fileIds.has(id)
  for (const [part, kept] of Object.entries(parts) as [CopyPart, readonly Thing[]][]) {
    const way = WAYS.get(part)
    if (!way) readOnly.push([part, kept.length])
    const here = now[part]
    if (!way || !here) continue
    const byId = new Map(here.map((thing) => [thing.id, thing]))
    const bySame = new Map(here.map((thing) => [way.sameAs(thing), thing]))
    const asReturn = (thing: Thing, submission: Submission | undefined): Return[] => {
      const fileId = way.fileOf?.(thing)
      return submission ? [{ name: way.nameOf(thing), submission, ...(fileId && { fileId }) }] : []
    }
    const missing: Return[] = []
    const changed: Return[] = []
    for (const thing of kept) {
      const same = bySame.get(way.sameAs(thing))
      const live = byId.get(thing.id) ?? (part === 'favorite' ? same : undefined)
      if (live) changed.push(...asReturn(thing, way.change(live, thing, has)))
      else if (!same) missing.push(...asReturn(thing, way.again(thing)))
    }
    if (missing.length > 0) found.missing[part] = missing
    if (changed.length > 0) found.changed[part] = changed
  }
  return {
    exportedAt,
    waiting: pending.commands.filter(({ id }) => !isHere(id)).length,
    ...found,
    readOnly: readOnly.filter(([, count]) => count > 0),
  }
}
