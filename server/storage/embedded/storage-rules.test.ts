/** The rules of the two stores, side by side: ours by calling them, Google's by reading deploy/storage.rules. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type RulesMethod, readStorageRules } from '#tests/support/storage-rules.ts'
import { sizeLimit } from './content-type.ts'
import { STORAGE_LIMITS } from './storage-limits.ts'
import { mayAccess } from './storage-rules.ts'

const ANNA = 'annaAAAAAAAAAAAAAAAAAAAAAAAA'
const EVA = 'evaBBBBBBBBBBBBBBBBBBBBBBBBBB'
const MIB = 1024 * 1024

const rules = readStorageRules(
  readFileSync(new URL('../../../deploy/storage.rules', import.meta.url), 'utf8'),
)

interface Case {
  method: RulesMethod
  name: string
  uid: string | null
  bytes?: number
  contentType?: string
}

function embeddedAllows({ method, name, uid, bytes = 1, contentType = 'image/jpeg' }: Case): boolean {
  const isRead = method === 'get' || method === 'list'
  const writes = method === 'create' || method === 'update'
  return (
    mayAccess(isRead ? 'read' : 'write', name, uid) &&
    (!writes || bytes <= sizeLimit(name, contentType, STORAGE_LIMITS))
  )
}

function firebaseAllows({ method, name, uid, bytes = 1, contentType = 'image/jpeg' }: Case): boolean {
  const isWritten = method === 'create' || method === 'update'
  return rules({
    method,
    path: `b/nozze.appspot.com/o/${name}`,
    auth: uid === null ? null : { uid },
    resource: isWritten ? { size: bytes, contentType } : null,
  })
}

const METHODS: readonly RulesMethod[] = ['get', 'create', 'update', 'delete']
const NAMES = [
  `couples/${ANNA}/foto.jpg`,
  `couples/${ANNA}/album/giorno/foto.jpg`,
  `couples/${ANNA}`,
  `couples/${ANNA}x/foto.jpg`,
  'couples/foto.jpg',
  'couples',
  `vendors/${ANNA}/villa.jpg`,
  `uploads/${ANNA}/0199-a`,
  `uploads/altri/${ANNA}/0199-a`,
  `public/${ANNA}/foto.jpg`,
  'public/foto.jpg',
  'public',
  `altro/${ANNA}/foto.jpg`,
  `COUPLES/${ANNA}/foto.jpg`,
  `constructor/${ANNA}/foto.jpg`,
  'foto.jpg',
]
/** A folder ends in "/": Firebase's clients ask for no other. */
const FOLDERS = [
  'couples/',
  `couples/${ANNA}/`,
  `couples/${ANNA}/album/`,
  `uploads/${ANNA}/`,
  'public/',
  'altro/',
]
const CALLERS = [null, ANNA, EVA, '']
const LIMITS = [50, 200, 500].flatMap((limit) => [limit * MIB, limit * MIB + 1])
const TYPES = ['image/jpeg', 'application/pdf', 'video/mp4', 'VIDEO/WebM; codecs=vp9', 'x-video/mp4', '']

const CASES: Case[] = [
  ...METHODS.flatMap((method) => NAMES.flatMap((name) => CALLERS.map((uid) => ({ method, name, uid })))),
  ...FOLDERS.flatMap((name) => CALLERS.map((uid) => ({ method: 'list' as const, name, uid }))),
  ...(['create', 'update'] as const).flatMap((method) =>
    ['couples', 'vendors', 'uploads', 'public'].flatMap((folder) =>
      LIMITS.flatMap((bytes) =>
        TYPES.map((contentType) => ({
          method,
          name: `${folder}/${ANNA}/film`,
          uid: ANNA,
          bytes,
          contentType,
        })),
      ),
    ),
  ),
]

describe('the rules of a Firebase bucket', () => {
  it('allow and refuse what the embedded store does', () => {
    const differ = CASES.filter((one) => firebaseAllows(one) !== embeddedAllows(one))
    expect(differ).toEqual([])
    const allowed = CASES.filter(embeddedAllows).length
    expect(allowed).toBeGreaterThan(60)
    expect(CASES.length - allowed).toBeGreaterThan(200)
  })

  it.each<[boolean, Case]>([
    [true, { method: 'create', name: `uploads/${ANNA}/a`, uid: ANNA, bytes: 200 * MIB }],
    [false, { method: 'create', name: `uploads/${ANNA}/a`, uid: ANNA, bytes: 200 * MIB + 1 }],
    [false, { method: 'create', name: `uploads/${ANNA}/a`, uid: EVA }],
    [true, { method: 'delete', name: `uploads/${ANNA}/a`, uid: ANNA }],
    [false, { method: 'get', name: `couples/${ANNA}/a`, uid: null }],
    [true, { method: 'get', name: 'public/a', uid: null }],
    [false, { method: 'create', name: 'public/a', uid: ANNA }],
    [true, { method: 'list', name: `couples/${ANNA}/`, uid: ANNA }],
  ])('%s for %o', (allowed, one) => {
    expect([firebaseAllows(one), embeddedAllows(one)]).toEqual([allowed, allowed])
  })
})
