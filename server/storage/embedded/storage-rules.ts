import { NAME_MAX_BYTES } from './storage-limits.ts'
import { invalid } from './storage-error.ts'

export type Access = 'read' | 'write'
type Whom = 'owner' | 'anyone' | 'nobody'

/**
 * Who may do what, by the first folder of a name. `owner`: the second folder is the caller's uid. Reading a file is
 * also open to whoever holds its download token. A folder that is not here is closed.
 */
const RULES: Record<string, Record<Access, Whom>> = {
  couples: { read: 'owner', write: 'owner' },
  vendors: { read: 'owner', write: 'owner' },
  uploads: { read: 'owner', write: 'owner' },
  public: { read: 'anyone', write: 'nobody' },
}

/** Whether the rules let `uid` (null: nobody signed in) read or write a file, or list a folder that ends in "/". */
export function mayAccess(access: Access, name: string, uid: string | null): boolean {
  const [folder = '', owner = '', ...rest] = name.split('/')
  const rule = Object.hasOwn(RULES, folder) ? RULES[folder]! : null
  if (rule === null) return false
  if (rule[access] === 'anyone') return true
  // without anything after the owner's folder, a prefix could reach into the folder of a longer uid
  return rule[access] === 'owner' && uid !== null && owner === uid && rest.length > 0
}

/** Checks the name of a file; throws 400. Names never become paths on disk, but they become URLs and folders. */
export function readName(raw: unknown): string {
  if (typeof raw !== 'string' || raw === '') throw invalid('The name of the file is missing.')
  const segments = raw.split('/')
  const isBad = (segment: string) => segment === '' || segment === '.' || segment === '..'
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(raw) || !raw.isWellFormed() || segments.some(isBad)) {
    throw invalid('The name of the file is not valid.')
  }
  if (Buffer.byteLength(raw) > NAME_MAX_BYTES) throw invalid('The name of the file is too long.')
  return raw
}

export function readBucket(raw: string): string {
  if (!/^[A-Za-z0-9._-]{1,222}$/.test(raw)) throw invalid('The name of the bucket is not valid.')
  return raw
}
