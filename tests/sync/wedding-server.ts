/** The real server app on a real database, as a wedding's devices reach it; it may be killed and built again. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import type { StoredFile } from '#contract/media/file.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type App, buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { insertFile, newFileKey, presentFile } from '#server/features/files/file-store.ts'
import { loadChanges } from '#server/features/sync/entity-loader.ts'
import { changesAfter, coupleAudience } from '#server/platform/database/change-feed.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { tokenHash } from '#server/platform/people/session.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

export interface Wedding {
  coupleId: string
  /** The identities of the two partners. */
  uids: readonly [string, string]
}

export interface Heard {
  seq: number
  event: string
  payload: unknown
}

export interface Death {
  /** In which of the request's transactions, from 0 on. */
  transaction: number
  /** At which of its questions. */
  at: number
  after: boolean
}

export interface WeddingServer {
  database: Database
  /**
   * Resolves with the whole answer, as the wire would carry it.
   * @param dies the process dies at this question of a write to the database: before it is asked, or after its answer
   */
  ask(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string | null,
    dies?: Death,
  ): Promise<{ status: number; headers: Record<string, string>; text: string }>
  /** What the hub pushes to this wedding after `seq`, in order. */
  hear(wedding: Wedding, after: number): Promise<Heard[]>
  newestSeq(wedding: Wedding): Promise<number>
  marry(): Promise<Wedding>
  /** What finishing an upload makes, without the drawing of it; once, however often it is asked. */
  makeFile(wedding: Wedding, id: string): Promise<StoredFile>
  /** A session of this identity, as a sign-in gives. */
  signIn(uid: string): Promise<string>
  /** Ends it, as thirty days or a revocation do. */
  end(token: string): Promise<void>
  /** The process dies and another one starts on the same database. */
  restart(): Promise<void>
  close(): Promise<void>
}

export async function startWeddingServer(): Promise<WeddingServer> {
  const own = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-sync-'))
  const environment = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'off' }
  const database = openDatabase(own.url, 6)
  const death = mortal(database.pool)
  const build = async (): Promise<App> => {
    const app = await buildApp({
      config: readConfig(environment),
      database,
      databaseUrl: own.url,
      scryptCost: { logN: 10, r: 8, p: 1 },
      requestsPerMinute: 10_000_000,
    })
    await app.server.ready()
    return app
  }
  let app = await build()

  return {
    database,
    async ask(method, url, headers, body, dies) {
      death.next = dies
      const answer = await askIn(app, method, url, headers, body)
      death.next = undefined
      if (death.came) {
        death.came = false
        throw new TypeError('the server died')
      }
      return answer
    },
    ...whatHappensIn(database),
    async marry() {
      const wedding = { coupleId: newId(), uids: [newId(), newId()] as const }
      await database.pool.query(
        `insert into couple (id, partners, created_at, updated_at, version)
         values ($1, '[{"firstName":"Anna","lastName":""},{"firstName":"Marco","lastName":""}]', now(), now(), 1)`,
        [wedding.coupleId],
      )
      await database.pool.query(
        `insert into couple_member (uid, couple_id, partner) values ($1, $3, 'one'), ($2, $3, 'two')`,
        [...wedding.uids, wedding.coupleId],
      )
      return wedding
    },
    async end(token) {
      await database.pool.query('delete from session where token_hash = $1', [tokenHash(token)])
    },
    async restart() {
      const gone = app
      app = await build()
      await gone.close()
    },
    async close() {
      await app.close()
      await database.close()
      await own.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A request to an app in this process. */
export async function askIn(
  app: App,
  method: string,
  url: string,
  headers: Record<string, string>,
  body: string | null,
) {
  const answer = await app.server.inject({
    method: method as 'GET',
    url,
    headers,
    ...(body === null ? {} : { payload: body }),
  })
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
    text: answer.body,
  }
}

/** What the hub, the file store and a sign-in do for a wedding in this database. */
export const whatHappensIn = (
  database: Database,
): Pick<WeddingServer, 'hear' | 'newestSeq' | 'makeFile' | 'signIn'> => ({
  async hear({ coupleId }, after) {
    const { changes } = await changesAfter(database.pool, coupleAudience(coupleId), after, {
      settled: () => after,
    })
    return (await loadChanges(changes, database.db)).map(({ change: _, ...heard }) => heard)
  },
  async newestSeq({ coupleId }) {
    const { rows } = await database.pool.query(
      'select coalesce(max(seq), 0) as seq from change where audience = $1',
      [coupleAudience(coupleId)],
    )
    return Number(rows[0].seq)
  },
  async makeFile({ coupleId }, id) {
    const now = new Date().toISOString()
    const row = await insertFile(
      {
        id,
        ownerId: coupleId,
        kind: 'picture',
        name: 'IMG_1.jpg',
        alt: '',
        key: newFileKey(),
        bytes: 1,
        width: 4,
        height: 3,
        widths: [480],
        placeholder: '',
        unusedSince: now,
        createdAt: now,
      },
      database.db,
    )
    return presentFile(row)
  },
  async signIn(uid) {
    const token = `lvs_${newId()}`
    await database.pool.query(
      `insert into session (token_hash, uid, expires_at) values ($1, $2, now() + interval '30 days')`,
      [tokenHash(token), uid],
    )
    return token
  },
})

/** Transactions of this pool may be cut off at any of their questions: the connection breaks, what was not committed is gone. */
function mortal(pool: Database['pool']): { next: Death | undefined; came: boolean } {
  const death: { next: Death | undefined; came: boolean } = { next: undefined, came: false }
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const mortalConnect = async () => {
    const client = await connect()
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    const { release } = client
    let asked = 0
    const mine = death.next !== undefined && death.next.transaction-- === 0
    const mortalQuery = async (...args: unknown[]): Promise<unknown> => {
      const { next } = death
      const dies = mine && next !== undefined && asked++ === next.at
      if (!dies) return query(...args)
      death.next = undefined
      death.came = true
      if (next.after) await query(...args)
      throw new Error('the server died')
    }
    client.query = mortalQuery as unknown as typeof client.query
    client.release = (error) => {
      // The next one gets the client as it was made.
      delete (client as Partial<pg.PoolClient>).query
      client.release = release
      client.release(error)
    }
    return client
  }
  // The pool's own questions use the form with a callback.
  pool.connect = ((...args: unknown[]) =>
    args.length > 0
      ? (connect as (...args: unknown[]) => unknown)(...args)
      : mortalConnect()) as typeof pool.connect
  return death
}
