/** Identity and files as a process of their own, for a test to kill: DATABASE_URL, FILES_DIR, PORT. Prints its port. */
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'
import { registerEmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import { createFolderStorage } from '#server/platform/files/folder-storage.ts'
import { registerEmbeddedStorage } from '../embedded-storage.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] })
const app = Fastify()
const { verifyIdToken } = await registerEmbeddedIdentity(app, {
  pool,
  keySecret: 'a secret of the tests',
  publicUrl: () => 'https://lovoglio.test',
  projectId: 'lovoglio',
  testApi: false,
  scryptCost: { logN: 10, r: 8, p: 1 },
})
const contents = createFolderStorage(process.env['FILES_DIR']!)
await registerEmbeddedStorage(app, { pool, contents, verifyIdToken })
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`)
