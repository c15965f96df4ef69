/** Reads a copy from a file: all of it is looked at, for files are written by anybody. Loaded when one is chosen. */
import { COPY_PARTS, type CopyPart } from '#contract/plan/copy.ts'
import { type ZipFile, ZipError, isZip, openZip } from '../../lib/zip/zip-reader.ts'
import type { PendingBackup } from '../../offline/outbox/outbox-backup.ts'
import { textOf } from '../described-entities.ts'
import { OTHER_FIELDS } from '../other-fields.ts'
import {
  COPY_PATH,
  COPY_VERSION,
  type CopiedFile,
  type CopyParts,
  type PlanCopy,
  type Thing,
  type WaitingFile,
} from './copy-format.ts'
import { areOf, isId, isStored, wellFormed } from './well-formed.ts'

const MEGABYTE = 1024 * 1024
/** What a copy says, without its pictures; hundreds of times what a wedding comes to. */
const JSON_MAX_BYTES = 64 * MEGABYTE
/** The first copies have the files that waited within them. */
const OLD_JSON_MAX_BYTES = 256 * MEGABYTE
const THINGS_MAX = 50_000
const COMMANDS_MAX = 10_000

export type CopyFault = 'not_a_copy' | 'newer_app' | 'other_account' | 'too_large'

export class CopyError extends Error {
  readonly code: CopyFault
  constructor(code: CopyFault) {
    super(code)
    this.code = code
  }
}

export interface OpenedCopy {
  copy: PlanCopy
  /** The bytes of a file of the copy. @throws CopyError for one that is not as it was packed */
  read: (path: string, most: number) => Promise<Blob | undefined>
}

/**
 * @param file a ZIP, a JSON of the first copies, or the waiting edits alone as the sign-out saves them
 * @param accountId of the couple that is signed in
 * @throws CopyError for a file that is not one, of a newer app, of another couple, or too large
 */
export async function readCopy(file: Blob, accountId: string): Promise<OpenedCopy> {
  if (await isZip(file)) return readZip(file, accountId)
  if (file.size > OLD_JSON_MAX_BYTES) throw new CopyError('too_large')
  return { copy: copyOf(parsed(await file.text()), accountId), read: async () => undefined }
}

async function readZip(file: Blob, accountId: string): Promise<OpenedCopy> {
  const files = await openZip(file).catch(refuse)
  // Who unpacked it and packed it again has a folder around it.
  const own = files.filter(({ path }) => path.endsWith(COPY_PATH) && !path.startsWith('__MACOSX/'))
  const [found] = own.filter(({ path }) => path === COPY_PATH || path.endsWith(`/${COPY_PATH}`))
  if (!found || own.length > 1) throw new CopyError('not_a_copy')
  const around = found.path.slice(0, -COPY_PATH.length)
  const text = await readFile(found, JSON_MAX_BYTES).then((content) => content.text())
  const copy = copyOf(parsed(text), accountId)
  const byPath = new Map(files.map((each) => [each.path, each]))
  return {
    copy,
    read: async (path, most) => {
      const each = byPath.get(around + path)
      return each && readFile(each, most)
    },
  }
}

const readFile = (file: ZipFile, most: number) => file.read(most).catch(refuse)

function refuse(error: unknown): never {
  if (!(error instanceof ZipError)) throw error
  throw new CopyError(error.code === 'too_large' ? 'too_large' : 'not_a_copy')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No fault: somebody chose another file.
    throw new CopyError('not_a_copy')
  }
}

type Raw = Readonly<Record<string, unknown>>
const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function copyOf(raw: unknown, accountId: string): PlanCopy {
  if (!isRaw(raw)) throw new CopyError('not_a_copy')
  const isEdits = raw.format === 'lovoglio-outbox'
  if (!isEdits && raw.format !== 'lovoglio-copy') throw new CopyError('not_a_copy')
  const newest = isEdits ? 1 : COPY_VERSION
  if (!Number.isInteger(raw.formatVersion) || Number(raw.formatVersion) < 1) throw new CopyError('not_a_copy')
  if (Number(raw.formatVersion) > newest) throw new CopyError('newer_app')
  // Edits that name nobody would be sent into whatever wedding is open.
  if (!isId(raw.accountId)) throw new CopyError('not_a_copy')
  if (raw.accountId !== accountId) throw new CopyError('other_account')
  if (typeof raw.exportedAt !== 'string' || Number.isNaN(Date.parse(raw.exportedAt)))
    throw new CopyError('not_a_copy')
  const isOld = isEdits || raw.formatVersion === 1
  return {
    format: 'lovoglio-copy',
    formatVersion: COPY_VERSION,
    protocolVersion: Number(raw.protocolVersion ?? 0),
    exportedAt: raw.exportedAt,
    accountId,
    parts: isEdits ? {} : partsOf(isOld ? oldParts(raw) : raw.parts, accountId),
    fromDevice: [],
    incomplete: [],
    files: filesOf(raw.files ?? []),
    absent: [],
    pending: pendingOf(isEdits ? raw : raw.pending),
    waiting: filesOf(raw.waiting ?? []).map((file) => ({ alt: '', ...file })) as WaitingFile[],
  }
}

/** The first copies had a name of their own for each part, and the kinds of the plan beside. */
function oldParts({ couple, tasks, budgetItems, weddingBudget, favorites, plan, beside }: Raw): Raw {
  const one = (thing: unknown) => (thing === undefined ? undefined : thing === null ? [] : [thing])
  const { bookings, reviews } = (beside ?? {}) as Raw
  const all = {
    couple: one(couple),
    task: tasks,
    budgetItem: budgetItems,
    weddingBudget: one(weddingBudget),
    favorite: favorites,
    ...(isRaw(plan) ? plan : {}),
    booking: bookings,
    ownReview: reviews,
  }
  return Object.fromEntries(Object.entries(all).filter(([, things]) => things !== undefined))
}

function partsOf(raw: unknown, accountId: string): CopyParts {
  if (!isRaw(raw)) throw new CopyError('not_a_copy')
  const parts: Partial<Record<CopyPart, readonly Thing[]>> = {}
  for (const part of COPY_PARTS) {
    const things = raw[part]
    if (things === undefined) continue
    if (!Array.isArray(things) || things.length > THINGS_MAX) throw new CopyError('not_a_copy')
    parts[part] = things.map((thing) => checked(part, thing, accountId))
  }
  return parts
}

function checked(part: CopyPart, raw: unknown, accountId: string): Thing {
  const text = textOf(part)
  const thing = text
    ? wellFormed(text.entity, text.fields, raw)
    : isStored(raw) && areOf(RESTORED[part] ?? {}, raw)
      ? raw
      : undefined
  // Of another wedding, though the file says it is this one's.
  if (part === 'galleryPicture' && !isRaw(thing?.picture)) throw new CopyError('not_a_copy')
  const owner = thing && (part === 'couple' ? thing.id : (thing.coupleId ?? accountId))
  if (!thing || owner !== accountId) throw new CopyError('not_a_copy')
  return thing
}

/** What comes back of the parts that are no entities of the plan; the others are only read. */
const RESTORED: Partial<Record<CopyPart, (typeof OTHER_FIELDS)[string]>> = {
  couple: OTHER_FIELDS.couple!,
  favorite: OTHER_FIELDS.favorite!,
}

function filesOf(raw: unknown): CopiedFile[] {
  const isFile = (file: unknown): file is CopiedFile =>
    isRaw(file) &&
    isId(file.id) &&
    ['path', 'name'].every((field) => typeof file[field] === 'string') &&
    (file.kind === 'picture' || file.kind === 'document')
  if (!Array.isArray(raw) || raw.length > THINGS_MAX || !raw.every(isFile)) throw new CopyError('not_a_copy')
  return raw
}

/** The outbox reads its commands itself when they come back in, and the server what is in their files. */
function pendingOf(raw: unknown): PendingBackup {
  const isBackup =
    isRaw(raw) &&
    raw.format === 'lovoglio-outbox' &&
    raw.formatVersion === 1 &&
    Array.isArray(raw.commands) &&
    raw.commands.length <= COMMANDS_MAX &&
    raw.commands.every((command) => isRaw(command) && typeof command.id === 'string') &&
    (raw.uploads === undefined || (Array.isArray(raw.uploads) && raw.uploads.every(isOldUpload)))
  if (!isBackup) throw new CopyError('not_a_copy')
  return raw as unknown as PendingBackup
}

const isOldUpload = (upload: unknown): boolean =>
  isRaw(upload) &&
  isId(upload.id) &&
  ['name', 'alt', 'createdAt', 'type', 'base64'].every((field) => typeof upload[field] === 'string') &&
  (upload.kind === 'picture' || upload.kind === 'document' || upload.kind === 'film') &&
  Number.isInteger(upload.size) &&
  /^[A-Za-z0-9+/]*={0,2}$/.test(String(upload.base64))
