import { createHash } from 'node:crypto'
import path from 'node:path'

/** What the root is for every build, so that server and browser know a class by one name. */
const ROOT = path.join(import.meta.dirname, '../..')
const known = new Map<string, string>()

/** A class's name in the bundle: its own, and its file's in five signs. @param file an absolute path */
export function scopedName(name: string, file: string): string {
  const place = path.relative(ROOT, file)
  const mark = known.get(place) ?? createHash('sha256').update(place).digest('base64url').slice(0, 5)
  known.set(place, mark)
  return `_${name}_${mark}`
}
