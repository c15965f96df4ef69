/** Wires everything and listens to nothing: tests build it directly. */
import path from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import helmet from 'helmet'
import type { AppConfig } from '#contract/app-config.ts'
import { PICTURE_MAX_BYTES } from '#contract/file-limits.ts'
import type { Config } from './config.ts'
import { apiDocs } from './docs/api-docs.ts'
import { sendBookingMails } from './features/bookings/booking-mail.ts'
import { sendReceipts } from './features/assistance/assistance-service.ts'
import { attachmentUpload } from './features/assistance/attachment-upload.ts'
import { fileDownloads } from './features/files/file-downloads.ts'
import { createFileShelf } from './features/files/file-shelf.ts'
import { type Files, createFiles } from './features/files/files.ts'
import { type UploadSource, firebaseUploads } from './features/files/upload-source.ts'
import { sendUnreadMails } from './features/messages/unread-mail.ts'
import { newsFeed } from './features/news/news-feed.ts'
import { siteMaps } from './features/site/sitemap.ts'
import { allHandlers } from './handlers.ts'
import { type Hubs, createHubs } from './hubs/hubs.ts'
import type { ScryptCost } from './identity/embedded/identity-limits.ts'
import { type Identity, createIdentity } from './identity/identity.ts'
import { createPasswords } from './identity/page-passwords.ts'
import { demoPictures } from './media.ts'
import { registerCalls } from './platform/call-server.ts'
import { type ChangeFeed, PUBLIC, SITE, startChangeFeed } from './platform/change-feed.ts'
import type { Database } from './platform/database.ts'
import { createMailer } from './platform/mail.ts'
import { ProblemError } from './platform/problem.ts'
import { handleProblems, sendProblem } from './platform/problem-handler.ts'
import { closeSessionsOf } from './platform/session.ts'
import { createSharedCache } from './platform/shared-cache.ts'
import { securityHeaders } from './security/security-headers.ts'
import { registerPages } from './ssr/pages.ts'
import { publicPaths } from './ssr/public-paths.ts'
import { type EmbeddedStorageDeps, registerEmbeddedStorage } from './storage/embedded/embedded-storage.ts'

const BODY_LIMIT_BYTES = 1024 * 1024

export interface AppOptions {
  config: Config
  database: Database
  /** Address of the database, for the feed's own connection. */
  databaseUrl: string
  /** Where the build lies; without one the app serves the API alone. */
  distDir?: string
  clock?: () => Date
  /** Cost of password hashes; tests use a cheaper one. */
  scryptCost?: ScryptCost
  /** Requests of one address in a minute, where tests ask for more. */
  requestsPerMinute?: number
}

export interface App {
  server: FastifyInstance
  feed: ChangeFeed
  hubs: Hubs
  identity: Identity
  files: Files
  /** Sends the mails about bookings that are due; tells of how many. */
  sendBookingMails(): Promise<number>
  /** Sends the receipts of requests for help that are due; tells how many. */
  sendReceipts(): Promise<number>
  /** Sends the mails that say of messages long unread; tells of how many conversations. */
  sendUnreadMails(): Promise<number>
  /** The calls that are served; the others answer 501. */
  served: readonly string[]
  /** Told where people reach the product once that is known (a port chosen by the system). */
  setPublicUrl(url: string): void
  close(): Promise<void>
}

const HIDDEN = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

export async function buildApp(options: AppOptions): Promise<App> {
  const { config, database, databaseUrl, clock = () => new Date() } = options
  let publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const server = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  })
  handleProblems(server)
  // Not by its Fastify plugin, which puts the headers together anew for each request: a quarter of what a list takes.
  const setHeaders = helmet(securityHeaders(config))
  server.addHook('onRequest', (request, reply, next) => setHeaders(request.raw, reply.raw, () => next()))
  await server.register(rateLimit, {
    max: options.requestsPerMinute ?? config.requestsPerMinute,
    timeWindow: '1 minute',
    // Nobody reads them, and each is written into every answer; who is refused hears `retry-after`.
    addHeadersOnExceeding: HIDDEN,
    addHeaders: HIDDEN,
    allowList: (request) => !request.url.startsWith('/api/') || request.url === '/api/ping',
    errorResponseBuilder: (_, { ttl }) =>
      new ProblemError('rate_limited', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })

  const feed = await startChangeFeed(database.pool, databaseUrl)
  const sharedCache = createSharedCache()
  const publicChanged: (() => void)[] = [() => sharedCache.clear()]
  feed.subscribe((changes) => {
    if (changes.some(({ audience }) => audience === PUBLIC || audience === SITE))
      publicChanged.forEach((listener) => listener())
  })
  const hubs = createHubs({
    database,
    feed,
    allowsOrigin: (origin, host) =>
      origin === undefined || origin === publicUrl || origin.replace(/^https?:\/\//, '') === host,
    log: (event, detail) => server.log.warn({ event, ...detail }, 'hub'),
  })
  mountHubs(server, hubs)

  const sendMail = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    directory: path.join(config.dataDir, 'mail'),
    log: (message) => server.log.info(message),
  })
  const identity = await createIdentity(server, {
    config,
    pool: database.pool,
    sendMail,
    publicUrl: () => publicUrl,
    clock,
    ...(options.scryptCost ? { scryptCost: options.scryptCost } : {}),
  })
  const uploads = await uploadSource(server, config, {
    pool: database.pool,
    filesDir: path.join(config.dataDir, 'files'),
    verifyIdToken: identity.verifyIdToken,
    clock,
  })
  const shelf = createFileShelf(path.join(config.dataDir, 'media'))
  const files = createFiles({ db: database.db, shelf, source: uploads, clock })
  identity.onRevoked((uid) => {
    void closeSessionsOf(database.pool, uid).finally(() => hubs.closeConnectionsOf(uid))
  })

  const appConfig = (): AppConfig => {
    const { mode, projectId, apiKey, storageBucket } = config.identity
    const firebase =
      config.identity.mode === 'firebase'
        ? {
            authDomain: config.identity.authDomain,
            ...(config.identity.appId ? { appId: config.identity.appId } : {}),
            ...(config.identity.measurementId ? { measurementId: config.identity.measurementId } : {}),
          }
        : {}
    const known = { mode, projectId, apiKey, storageBucket, ...firebase }
    return { identity: known, publicUrl, version: config.version, demo: config.demo }
  }
  const passwords = createPasswords(options.scryptCost)
  const handlers = allHandlers({
    database,
    feed,
    hubs,
    publicUrl: () => publicUrl,
    appConfig,
    files,
    passwords,
    assistant: config.assistant,
  })
  const { verifyIdToken } = identity
  const served = registerCalls(server, {
    database,
    handlers,
    sharedCache,
    verifyIdToken,
    onCommit: feed.wake,
    clock,
  })
  await server.register(demoPictures)
  await server.register(fileDownloads(database.db, shelf))
  await server.register(attachmentUpload(database.db, files, clock))
  await server.register(newsFeed(database, () => publicUrl))
  await server.register(
    siteMaps(database, {
      publicUrl: () => publicUrl,
      pages: options.distDir ? await publicPaths(options.distDir) : ['/'],
    }),
  )
  await server.register(apiDocs(served, config.version))
  server.all('/api/*', () => {
    throw new ProblemError('not_found')
  })
  if (options.distDir)
    await registerPages(server, {
      distDir: options.distDir,
      publicUrl: () => publicUrl,
      onChange: (listener) => publicChanged.push(listener),
    })

  return {
    server,
    feed,
    hubs,
    identity,
    files,
    sendReceipts: () => sendReceipts(database, sendMail, clock),
    sendBookingMails: () => sendBookingMails(database, sendMail, publicUrl, clock),
    sendUnreadMails: () => sendUnreadMails(database, sendMail, publicUrl, clock),
    served,
    setPublicUrl: (url) => (publicUrl = url),
    close: async () => {
      await hubs.server.close()
      await server.close()
      await feed.stop()
    },
  }
}

/** Where uploads arrive: the embedded store, served here, or Firebase's. */
async function uploadSource(
  server: FastifyInstance,
  { identity }: Config,
  deps: EmbeddedStorageDeps,
): Promise<UploadSource> {
  const bucket = identity.storageBucket
  if (identity.mode === 'firebase') return firebaseUploads(bucket, PICTURE_MAX_BYTES + 1)
  const storage = await registerEmbeddedStorage(server, deps)
  return {
    find: async (name) => {
      const file = await storage.findFile(bucket, name)
      return file && { path: file.path, bytes: file.bytes, remove: () => storage.deleteFile(bucket, name) }
    },
  }
}

/** Hub requests read their own body: Fastify must not. */
function mountHubs(server: FastifyInstance, hubs: Hubs): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/hubs/*', (request, reply) => {
      if (hubs.server.handleRequest(request.raw, reply.raw)) reply.hijack()
      else throw new ProblemError('not_found')
    })
  })
  server.server.on('upgrade', (request, socket, head) => {
    if (!hubs.server.handleUpgrade(request, socket, head)) socket.destroy()
  })
}
