/** Puts pictures in the place of what a write names: by their files, or by those that stand there. */
import { sql } from 'drizzle-orm'
import type { GivenPicture } from '#contract/media/file.ts'
import { Id } from '#contract/kit/ids.ts'
import type { FocalPoint, Picture } from '#contract/media/picture.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriterAccount } from '../../platform/entity/field-history.ts'
import { ruleBroken } from '../../platform/http/problem.ts'
import { pictureOf, publicPictureOf, takeFiles } from './file-store.ts'
import type { PictureKind } from './picture-kinds.ts'

/** Drawn for the product and served with it: nobody's file, for administrators to choose. */
export const OF_THE_PRODUCT = /^\/(media\/demo|art)\/[\w.-]+$/

const TEXTS = {
  gone: 'Questo file non c’è più: allegalo di nuovo.',
  noPicture: 'Qui ci vuole una foto.',
  keepsOnly: 'Le foto del sito si scelgono dalla galleria.',
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Pictures of a value: itself, those of a list or of its change, and those of a text with form, each by what `of` makes of it. */
function mapPictures(value: unknown, of: (given: GivenPicture) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => mapPictures(one, of))
  if (!isObject(value)) return value
  if ('fileId' in value || 'placeholder' in value) return of(value as GivenPicture)
  if ('put' in value) return { ...value, put: mapPictures(value.put, of) }
  return value.kind === 'picture' ? { ...value, picture: mapPictures(value.picture, of) } : value
}

const isWhole = (given: GivenPicture): given is Picture => 'url' in given
const idOf = (given: GivenPicture): string => (isWhole(given) ? given.id : given.fileId)

/** The pictures of a row's fields. */
export function picturesIn(row: Record<string, unknown>, fields: readonly string[]): Picture[] {
  const found: Picture[] = []
  for (const field of fields) mapPictures(row[field], (picture) => found.push(picture as Picture))
  return found
}

interface Asked {
  tx: Queryable
  kind: PictureKind
  /** The entity that will show them. */
  usedBy: string
  /** What it shows now. */
  standing: readonly Picture[]
  /** Who writes; the system has no files. */
  account: WriterAccount | undefined
}

/** Pictures of the product that the entity has shown, of these: there is no file to let go of, so they may be put back. */
export async function onceShown(ids: readonly string[], entityId: string, tx: Queryable): Promise<Picture[]> {
  const asked = ids.filter((id) => !Id.safeParse(id).success)
  if (asked.length === 0) return []
  const { rows } = await tx.execute(sql`select previous from field_history
    where entity_id = ${entityId} and previous ->> 'id' = any(${sql.param(asked)}::text[]) order by id`)
  return rows
    .map(({ previous }) => previous as Picture)
    .filter(({ url }) => typeof url === 'string' && OF_THE_PRODUCT.test(url))
}

/**
 * Whose files these are, of those that the entity has shown: what a colleague sent may be put back by any of us, as long as it
 * is there.
 */
async function sendersOfShown(ids: readonly string[], entityId: string, tx: Queryable) {
  const { rows } = await tx.execute(sql`select f.id, f.owner_id from file f join admin a on a.id = f.owner_id
    where f.id = any(${sql.param([...ids])}::uuid[]) and exists (select 1 from field_history h
      where h.entity_id = ${entityId} and jsonb_path_exists(h.previous, '$.**.id ? (@ == $id)', jsonb_build_object('id', f.id)))`)
  return new Map(rows.map(({ id, owner_id }) => [id as string, owner_id as string]))
}

/** Takes files into use, each as its sender's; undefined where one may not be taken. */
async function takeFrom(
  ids: readonly string[],
  { tx, usedBy, account, shown }: Pick<Asked, 'tx' | 'usedBy' | 'account'> & { shown: boolean },
) {
  const senders =
    account?.kind === 'admin' ? await sendersOfShown(ids, usedBy, tx) : new Map<string, string>()
  const taken: Awaited<ReturnType<typeof takeFiles>> = new Map()
  for (const [ownerId, own] of Map.groupBy(ids, (id) => senders.get(id) ?? account?.id ?? usedBy)) {
    const files = await takeFiles(own, { ownerId, usedBy, shown }, tx)
    if (!files) return undefined
    for (const [id, file] of files) taken.set(id, file)
  }
  return taken
}

/** The middle is where every picture is held that says nothing. */
const isMiddle = ({ x, y }: FocalPoint) => x === 0.5 && y === 0.5

/**
 * Keeps what pictures were cropped from, of those that are the writer's or stood there. One that is not there any more
 * leaves the cropped one whole, without a way back.
 * @returns the ids of those that are kept
 */
async function takeOriginals(
  values: readonly unknown[],
  {
    tx,
    known,
    usedBy,
    ownerId,
  }: { tx: Queryable; known: ReadonlyMap<string, Picture>; usedBy: string; ownerId: string },
): Promise<Set<string>> {
  const there = new Set(
    [...known.values()].flatMap(({ id, original }) => [id, ...(original ? [original] : [])]),
  )
  const asked = new Set<string>()
  for (const value of values) mapPictures(value, ({ original }) => original && asked.add(original))
  const kept = new Set<string>()
  for (const id of asked) {
    const isThere =
      there.has(id) ||
      (Id.safeParse(id).success && (await takeFiles([id], { ownerId, usedBy }, tx)) !== undefined)
    if (isThere) kept.add(id)
  }
  return kept
}

/**
 * The fields of a write with their pictures in place, and their files in use.
 * @throws ProblemError `rule_broken` for a file that is not there, is another account's, is used elsewhere or no picture
 */
export async function placePictures(
  values: Record<string, unknown>,
  { tx, kind, usedBy, standing, account }: Asked,
): Promise<Record<string, unknown>> {
  const known = new Map(standing.map((picture) => [picture.id, picture]))
  const fields = kind.fields.filter((field) => values[field] !== undefined)
  const ofProduct = (given: GivenPicture): given is Picture =>
    account?.kind === 'admin' && isWhole(given) && OF_THE_PRODUCT.test(given.url)

  const wanted = new Set<string>()
  for (const field of fields)
    mapPictures(values[field], (given) => {
      if (!ofProduct(given) && !known.has(idOf(given))) wanted.add(idOf(given))
    })
  if (wanted.size > 0 && kind.keepsOnly) throw ruleBroken(TEXTS.keepsOnly)
  for (const picture of await onceShown([...wanted], usedBy, tx)) {
    known.set(picture.id, picture)
    wanted.delete(picture.id)
  }
  const shown = kind.shownTo === 'everybody'
  // An address could have been written by anybody: what is taken is one's own file, by its id.
  const files = [...wanted].every((id) => account && Id.safeParse(id).success)
    ? await takeFrom([...wanted], { tx, usedBy, account, shown })
    : undefined
  if (!files) throw ruleBroken(TEXTS.gone)

  const originals = await takeOriginals(
    fields.map((field) => values[field]),
    { tx, known, usedBy, ownerId: account?.id ?? usedBy },
  )
  const place = (given: GivenPicture): Picture => {
    if (ofProduct(given)) return given
    const file = files.get(idOf(given))
    const standing = known.get(idOf(given))
    const picture = standing ?? (file && (shown ? publicPictureOf(file) : pictureOf(file)))
    if (!picture) throw ruleBroken(TEXTS.noPicture)
    const { focus: before, original: croppedFrom, ...drawn } = picture
    const { alt = picture.alt, focus = before } = given
    const original = standing ? croppedFrom : originals.has(given.original ?? '') ? given.original : undefined
    return { ...drawn, alt, ...(focus && !isMiddle(focus) && { focus }), ...(original && { original }) }
  }
  return Object.fromEntries(fields.map((field) => [field, mapPictures(values[field], place)]))
}
