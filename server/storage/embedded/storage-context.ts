import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { FileStorage } from '../../platform/files/file-storage.ts'
import { mayAccess, type Access } from './storage-rules.ts'
import { forbidden, StorageError } from './storage-error.ts'
import type { StorageLimits } from './storage-limits.ts'

/** What the routes work with. */
export type StorageContext = {
  pool: pg.Pool
  contents: FileStorage
  limits: StorageLimits
  clock: () => Date
  verifyIdToken: (token: string) => Promise<{ uid: string }>
  refineFile: ((file: { path: string; contentType: string }) => Promise<void>) | null
}

/** Who asks: the uid of the ID token, or null without one. Throws 401 for a token that is not good. */
export async function readCaller(context: StorageContext, request: FastifyRequest): Promise<string | null> {
  const header = request.headers.authorization
  if (header === undefined || header === '') return null
  const token = /^(?:Firebase|Bearer)\s+(\S+)$/i.exec(header)?.[1]
  if (token !== undefined) {
    try {
      return (await context.verifyIdToken(token)).uid
    } catch (error) {
      // a token has its own codes; anything else is our trouble and not a reason to sign people out
      if (!(error as { code?: unknown }).code?.toString().startsWith('id_token_')) throw error
    }
  }
  throw new StorageError(401, 'unauthenticated', 'The ID token is not valid.')
}

/** Refuses (403) what the rules do not allow, whether or not the file exists. */
export async function requireAccess(
  context: StorageContext,
  request: FastifyRequest,
  access: Access,
  name: string,
): Promise<string | null> {
  const uid = await readCaller(context, request)
  if (!mayAccess(access, name, uid)) throw forbidden()
  return uid
}
