/** Wires everything and listens to nothing: tests build it directly. */
import path from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController, type onRequestHookHandler } from 'fastify'
import helmet from 'helmet'
import type { AppConfig } from '#contract/wire/app-config.ts'
import { PROTOCOL_VERSION, SERVER_VERSION_HEADER } from '#contract/wire/client-version.ts'
import { ROUTES } from '#contract/routes.ts'
import { onPages } from './company.ts'
import type { Config, Role } from './config.ts'
import { apiDocs } from './docs/api-docs.ts'
import { writeBookingMails } from './features/bookings/booking-mail.ts'
import { writeLateReceipts } from './features/assistance/assistance-service.ts'
import { attachmentUpload } from './features/assistance/attachment-upload.ts'
import { calendarFeed } from './features/calendars/calendar-feed.ts'
import { createCalendarReader } from './features/calendars/calendar-reader.ts'
import { readDueCalendars } from './features/calendars/other-calendars.ts'
import { hasProfile } from './features/couple/couple-service.ts'
import { fileDownloads } from './features/files/file-downloads.ts'
import { filmDownloads } from './features/files/film-downloads.ts'
import { createFileShelf } from './features/files/file-shelf.ts'
import { type Files, createFiles } from './features/files/files.ts'
import { writeUnreadMails } from './features/messages/unread-mail.ts'
import { folderChannel } from './features/money/exchange/exchange-channel.ts'
import { exchangeInvoices } from './features/money/exchange/exchange-round.ts'
import { intermediaryChannel } from './features/money/exchange/intermediary-channel.ts'
import { writeMoneyMails } from './features/money/money-mails.ts'
import { lookAtCheckouts } from './features/money/stripe/settle-service.ts'
import { createStripe } from './features/money/stripe/stripe-client.ts'
import { stripeWebhook } from './features/money/stripe/stripe-webhook.ts'
import { endPeriods } from './features/money/period-ends.ts'
import { releaseUnpaid } from './features/money/placement-service.ts'
import { newsFeed } from './features/news/news-feed.ts'
import { siteMaps } from './features/site/sitemap.ts'
import { allHandlers } from './handlers.ts'
import { type Hubs, createHubs } from './hubs/hubs.ts'
import { HUB_ROUTES, mountHubs } from './hubs/mount-hubs.ts'
import { type ScryptCost, TEST_SCRYPT_COST } from './identity/embedded/identity-limits.ts'
import { type GoogleAddresses, type Identity, createIdentity } from './identity/identity.ts'
import { createPasswords } from './identity/page-passwords.ts'
import { demoPictures } from './media.ts'
import { type LineSink, loggerOptions } from './observation/logger.ts'
import { type Observation, startObservation } from './observation/observation.ts'
import { REQUEST_ID_HEADER, beginningOf, requestIdsOf, trustsOf } from './observation/request-id.ts'
import { upgradeLog } from './observation/request-log.ts'
import { addressOf } from './platform/http/address.ts'
import { registerCalls } from './platform/http/call-server.ts'
import { tagsOfChanges } from './platform/cache/cache-tags.ts'
import { createCdnPurge } from './platform/cache/cdn-purge.ts'
import { type ChangeFeed, PUBLIC, SITE, startChangeFeed } from './platform/database/change-feed.ts'
import type { Database } from './platform/database/database.ts'
import { openFileStorage } from './platform/files/file-storage.ts'
import { createFolderStorage } from './platform/files/folder-storage.ts'
import type { Reach } from './platform/http/read-outside.ts'
import { readJsonBodies } from './platform/http/json-body.ts'
import { hangUpOnSilentAtClose } from './platform/http/silent-connections.ts'
import { createMailer } from './platform/mail/mail.ts'
import { mailsOwed } from './platform/mail/mail-outbox.ts'
import type { PostParts } from './platform/mail/mail-post.ts'
import { ProblemError } from './platform/http/problem.ts'
import { handleProblems, sendProblem } from './platform/http/problem-handler.ts'
import type { RemovalParts } from './platform/entity/removal.ts'
import { keyFor, serverSecret } from './platform/people/server-secret.ts'
import { SLIDING, UNCHECKED, closeSessionsOf, shortenSessions } from './platform/people/session.ts'
import { createSharedCache } from './platform/cache/shared-cache.ts'
import { tellFaults } from './platform/faults.ts'
import { PERMISSIONS_POLICY, securityHeaders } from './security/security-headers.ts'
import { isForPage } from './ssr/fetch-in-process.ts'
import { formerBuilds } from './ssr/former-builds.ts'
import { registerPages } from './ssr/pages.ts'
import { publicPaths } from './ssr/public-paths.ts'
import { arrivingUploads } from './storage/arriving-uploads.ts'

const BODY_LIMIT_BYTES = 1024 * 1024
/** Ten megabytes at the 300 kbit/s of a poor line; what has not arrived by then never will. */
const REQUEST_WITHIN_MS = 5 * 60_000
const HEADERS_WITHIN_MS = 20_000
/** Of a minute's calls one in so many may be a page that has to be drawn: it costs as much as ten of them. */
const CALLS_TO_A_RENDER = 10

export interface AppOptions {
  config: Config
  database: Database
  /** Direct address of the database, for the feed's own connection: a pooler in transaction mode loses what listens. */
  databaseUrl: string
  /** Where the build lies; without one the app serves the API alone. */
  distDir?: string
  clock?: () => Date
  /** Cost of password hashes; tests use a cheaper one. */
  scryptCost?: ScryptCost
  /** Where Google answers, in tests. */
  google?: GoogleAddresses
  /** Requests of one address in a minute, where tests ask for more. */
  requestsPerMinute?: number
  /** How long a request may take to arrive, in milliseconds, where tests wait less. */
  requestWithinMs?: number
  /** What calendars elsewhere may be read from, where a test has its own server. */
  calendarReach?: Reach
  /** Where the lines of the log go, where tests read them. */
  logTo?: LineSink
}

export interface App {
  server: FastifyInstance
  feed: ChangeFeed
  hubs: Hubs
  identity: Identity
  files: Files
  observation: Observation
  /** Writes the mails that the clock owes: about bookings, and about messages long unread. Tells of how many. */
  writeDueMails(): Promise<{ bookings: number; unread: number }>
  /** Payments that Stripe has told nothing more of. @returns of how many it was asked */
  lookAtPayments(): Promise<number>
  /** Ends the plans whose time is over, and writes the mails about plans and invoices; tells of how many. */
  endPlans(): Promise<{ plans: number; mails: number }>
  /** Reads the calendars elsewhere whose hour has come; tells of how many. */
  readCalendars(): Promise<{ read: number; failed: number }>
  /** Sends electronic invoices and notes what is answered; tells of how many. */
  exchangeInvoices(): Promise<{ sent: number; answered: number }>
  /** What sends the mails that were written: platform/mail-post.ts. */
  post: PostParts
  /** Ends the sessions whose account is gone where another provider keeps it; tells of how many accounts. */
  endSessionsOfGone(): Promise<number>
  /** What takes away the files and identities of deleted accounts: platform/entity/removal.ts. */
  removals: RemovalParts
  /** The calls that are served; the others answer 501. */
  served: readonly string[]
  /** Told where people reach the product once that is known (a port chosen by the system). */
  setPublicUrl(url: string): void
  /** `/api/health` says from now on that this process goes; all else is answered as before. */
  announceStop(): void
  close(): Promise<void>
}

const HIDDEN = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

export async function buildApp(options: AppOptions): Promise<App> {
  const { config, database, databaseUrl, clock = () => new Date() } = options
  const { requestWithinMs = REQUEST_WITHIN_MS, requestsPerMinute = config.requestsPerMinute } = options
  const serves = (role: Role) => config.role === 'all' || config.role === role
  const distDir = serves('web') ? options.distDir : undefined
  const trusts = trustsOf(config.trustProxy)
  let stopping = false
  let publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const server = Fastify({
    logger: loggerOptions(config.logLevel, options.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: requestIdsOf(trusts),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    requestTimeout: requestWithinMs,
    http: {
      headersTimeout: Math.min(HEADERS_WITHIN_MS, requestWithinMs),
      connectionsCheckingInterval: Math.min(5_000, requestWithinMs / 3),
    },
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  })
  hangUpOnSilentAtClose(server)
  const observation = await startObservation(server, { config, database })
  handleProblems(server)
  readJsonBodies(server)
  if (!serves('web')) server.addHook('onRequest', onlyItsOwn)
  // Not by its Fastify plugin, which puts the headers together anew for each request: a quarter of what a list takes.
  const setHeaders = helmet(securityHeaders(config))
  server.addHook('onRequest', (request, reply, next) =>
    setHeaders(request.raw, reply.raw, () => {
      reply.raw.setHeader('Permissions-Policy', PERMISSIONS_POLICY)
      reply.raw.setHeader(SERVER_VERSION_HEADER, PROTOCOL_VERSION)
      reply.raw.setHeader(REQUEST_ID_HEADER, request.id)
      next()
    }),
  )
  await server.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    // Nobody reads them, and each is written into every answer; who is refused hears `retry-after`.
    addHeadersOnExceeding: HIDDEN,
    addHeaders: HIDDEN,
    keyGenerator: (request) => addressOf(request.ip),
    // By the route that answers: an address of the same can be written in many ways. Who begins a connection asks too.
    allowList: (request) => {
      const { url } = request.routeOptions
      const isCall = url?.startsWith('/api/') || url?.endsWith('/negotiate')
      return !isCall || url === ROUTES.ping.path || isForPage(request)
    },
    errorResponseBuilder: (_, { ttl }) =>
      new ProblemError('rate_limited', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })

  const warn = (event: string, detail: object) => server.log.warn({ event, ...detail }, event)
  tellFaults((where, error, times) => warn('fault', { where, err: error, times }))
  const feed = await startChangeFeed(database.feed.pool, databaseUrl)
  const sharedCache = createSharedCache()
  const publicChanged: ((tags: ReadonlySet<string>) => void)[] = [(tags) => sharedCache.drop(tags)]
  feed.subscribe((changes) => {
    const open = changes.filter(({ audience }) => audience === PUBLIC || audience === SITE)
    if (open.length > 0) publicChanged.forEach((listener) => listener(tagsOfChanges(open)))
  })
  const purge = serves('worker') && config.cdnPurge && createCdnPurge({ ...config.cdnPurge, log: warn })
  if (purge) publicChanged.push(purge.drop)
  const secret = await serverSecret(database.pool, config.secretKey)
  const hubs = createHubs({
    database,
    feed,
    connectionKey: keyFor(secret, 'hub connection'),
    transports: config.hubTransports,
    allowsOrigin: (origin, host) =>
      origin === undefined || origin === publicUrl || origin.replace(/^https?:\/\//, '') === host,
    log: (event, detail) => server.log.warn({ event, ...detail }, 'hub'),
    upgraded: upgradeLog(server.log, requestIdsOf(trusts)),
    peerOf: (request) => addressOf(beginningOf(request, trusts)),
    maxConnectionsPerPeer: config.hubConnectionsPerAddress,
  })
  if (serves('hub')) mountHubs(server, hubs.server)

  const sendMail = observation.countMails(
    createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      directory: path.join(config.dataDir, 'mail'),
      log: (message) => config.logsMails && server.log.info(message),
    }),
  )
  const isTested = config.identity.mode === 'embedded' && config.identity.testApi
  const scryptCost = options.scryptCost ?? (isTested ? TEST_SCRYPT_COST : undefined)
  const identity = await createIdentity(server, {
    config,
    pool: database.pool,
    secret,
    publicUrl: () => publicUrl,
    clock,
    hasProfile: (uid) => hasProfile(uid, database.db),
    ...(scryptCost ? { scryptCost } : {}),
    ...(options.google ? { google: options.google } : {}),
  })
  const stores = {
    files: await openFileStorage(config, 'files'),
    media: await openFileStorage(config, 'media'),
    mail: createFolderStorage(path.join(config.dataDir, 'mail')),
  }
  const { uploads, sweepUploads, forgetUploads } = await arrivingUploads(server, config, {
    pool: database.pool,
    contents: stores.files,
    verifyIdToken: identity.verifyIdToken,
    clock,
  })
  const exchange = config.intermediary
    ? intermediaryChannel(config.intermediary)
    : folderChannel(path.join(config.dataDir, 'fatturapa'))
  const shelf = createFileShelf(stores.media)
  const files = createFiles({ db: database.db, shelf, source: uploads, sweepSource: sweepUploads, clock })
  identity.onRevoked((uid) => {
    void closeSessionsOf(database.pool, uid).finally(() => hubs.closeConnectionsOf(uid))
  })

  const appConfig = (): AppConfig => {
    const { mode, projectId, apiKey, storageBucket } = config.identity
    const { demo } = config
    const company = config.company ? onPages(config.company) : null
    const firebase =
      config.identity.mode === 'firebase'
        ? {
            authDomain: config.identity.authDomain,
            ...(config.identity.appId ? { appId: config.identity.appId } : {}),
            ...(config.identity.measurementId ? { measurementId: config.identity.measurementId } : {}),
          }
        : {}
    const known = { mode, projectId, apiKey, storageBucket, ...firebase }
    const payments = config.stripe ? 'stripe' : 'test'
    return { identity: known, publicUrl, version: config.version, demo, payments, company }
  }
  const isUnchecked = config.identity.mode === 'firebase' && !config.identity.serviceAccount
  const sessionLife = isUnchecked ? UNCHECKED : SLIDING
  await shortenSessions(database.pool, sessionLife)
  const feedAddresses = { key: keyFor(secret, 'calendar address'), origin: () => publicUrl }
  const readCalendar = createCalendarReader(options.calendarReach)
  const passwords = createPasswords(scryptCost)
  const stripe = config.stripe && {
    stripe: createStripe(config.stripe),
    database,
    publicUrl: () => publicUrl,
    clock,
  }
  const handlers = allHandlers({
    database,
    feed,
    hubs,
    publicUrl: () => publicUrl,
    appConfig,
    stopping: () => stopping,
    dataDir: config.dataDir,
    files,
    passwords,
    assistant: config.assistant,
    stripe,
    sessionLife,
    secondFactorKey: keyFor(secret, 'second factor'),
    feedAddresses,
    readCalendar,
    forgetIdentities: async (uids, tx) => {
      await identity.forget(uids, tx)
      await forgetUploads(uids, tx)
    },
  })
  const { verifyIdToken } = identity
  const served = registerCalls(server, {
    database,
    handlers,
    sharedCache,
    isForPage,
    verifyIdToken,
    onCommit: feed.wake,
    clock,
  })
  await server.register(demoPictures)
  await server.register(fileDownloads(database.db, shelf))
  await server.register(filmDownloads(database.db, shelf))
  await server.register(attachmentUpload(database.db, files, clock))
  if (stripe) await server.register(stripeWebhook(stripe, config.stripe!.webhookSecret))
  await server.register(calendarFeed(database, feedAddresses, clock))
  await server.register(newsFeed(database, () => publicUrl))
  await server.register(
    siteMaps(database, {
      publicUrl: () => publicUrl,
      pages: distDir ? await publicPaths(distDir) : ['/'],
    }),
  )
  await server.register(apiDocs(served, config.version))
  server.all('/api/*', () => {
    throw new ProblemError('not_found')
  })
  const pages =
    distDir &&
    (await registerPages(server, {
      distDir,
      publicUrl: () => publicUrl,
      onChange: (listener) => publicChanged.push(listener),
      rendersPerMinute: Math.ceil(requestsPerMinute / CALLS_TO_A_RENDER),
      formerBuilds: await formerBuilds(database.pool, distDir),
    }))
  observation.observe({
    pools: { main: database.pool, feed: database.feed.pool },
    hubs: hubs.listened,
    caches: { answers: sharedCache.status, ...(pages && { pages: pages.status }) },
    feed: feed.status,
    ...(serves('worker') && { mailsOwed: () => mailsOwed(database.pool) }),
  })

  return {
    server,
    feed,
    hubs,
    identity,
    files,
    observation,
    writeDueMails: async () => {
      await writeLateReceipts(database, clock)
      return {
        bookings: await writeBookingMails(database, publicUrl, clock),
        unread: await writeUnreadMails(database, publicUrl, clock),
      }
    },
    lookAtPayments: async () => (stripe ? lookAtCheckouts(stripe) : 0),
    endPlans: async () => ({
      placements: await releaseUnpaid(database, publicUrl, clock),
      plans: await endPeriods(database, config.company ?? null, clock),
      mails: await writeMoneyMails(database, publicUrl, clock),
    }),
    readCalendars: () => readDueCalendars(database, readCalendar, clock),
    exchangeInvoices: () => exchangeInvoices(database, exchange, clock),
    removals: {
      pool: database.pool,
      stores,
      ...(identity.deleteAtProvider ? { deleteIdentity: identity.deleteAtProvider } : {}),
      log: (event, detail) => server.log.warn(detail, event),
    },
    post: { pool: database.pool, sendMail, log: (event, detail) => server.log.warn(detail, event) },
    endSessionsOfGone: async () => {
      try {
        return (await identity.endSessionsOfGone?.((uid) => hubs.closeConnectionsOf(uid))) ?? 0
      } catch (error) {
        // Nothing ends on a guess; the next minute asks again.
        server.log.warn({ event: 'identity.unchecked', err: error }, 'accounts could not be checked')
        return 0
      }
    },
    served,
    setPublicUrl: (url) => (publicUrl = url),
    announceStop: () => (stopping = true),
    close: async () => {
      await hubs.server.close(config.drainMs)
      await server.close()
      await feed.stop()
      if (purge) await purge.close()
      await observation.close()
    },
  }
}

const OF_EVERY_ROLE = new Set(['/api/ping', '/api/health', ...HUB_ROUTES])

/** What pages and calls are for another process to answer; by the route, however its address was spelled. */
const onlyItsOwn: onRequestHookHandler = (request, _reply, next) =>
  next(OF_EVERY_ROLE.has(request.routeOptions.url ?? '') ? undefined : new ProblemError('not_found'))
