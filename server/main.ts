/** The process: configuration, database, listen, drain on SIGTERM. */
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { type App, buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { NO_COMPANY } from './company.ts'
import { createFileShelf } from './features/files/file-shelf.ts'
import { endBookings } from './features/bookings/booking-clock.ts'
import { publishDue } from './features/news/article-service.ts'
import { DirectoryInUseError, claimDirectory, openDirectory } from './platform/files/data-directory.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { startEmbeddedDatabase } from './platform/database/embedded-database.ts'
import { startJobs } from './platform/jobs.ts'
import { startPost } from './platform/mail/mail-post.ts'
import { MAILS_KEPT_DAYS } from './platform/housekeeping.ts'
import { migrate } from './platform/database/migrate.ts'
import { removeOldMails, startRemoving } from './platform/entity/removal.ts'

const DRAIN_MS = 15_000
const DIST = path.join(import.meta.dirname, '../dist')

async function start(config: Config): Promise<void> {
  const undo: (() => Promise<unknown>)[] = []
  let stopping: Promise<void> | undefined
  // Once: a signal during the start ends the start too, and both come here.
  const stop = () =>
    (stopping ??= (async () => {
      for (const step of undo.reverse()) await step().catch((error: unknown) => console.error(error))
    })())
  try {
    await openDirectory(config.dataDir)
    const directUrl = config.databaseDirectUrl ?? (await openEmbedded(config, undo))
    await migrate(directUrl)
    const database = openDatabase(config.databaseUrl ?? directUrl)
    undo.push(database.close)
    const app = await buildApp({ config, database, databaseUrl: directUrl, distDir: DIST })
    undo.push(app.close)
    closeWithGrace(
      {
        delay: DRAIN_MS + 2 * config.drainMs,
        logger: { error: (message?: string) => message && console.error(message) },
      },
      async ({ err }) => {
        if (err) app.server.log.fatal({ err }, 'ends')
        else {
          app.announceStop()
          await pause(config.drainMs)
        }
        await stop()
      },
    )
    if (!config.company) app.server.log.warn({ event: 'company.unknown' }, NO_COMPANY)
    if (config.demo) await fillWithDemo(app, database)
    else await refuseDemo(database)
    if (config.metrics) undo.push(await app.observation.serveMetrics(config.metrics))
    await serve(app, config)
    if (config.role === 'all' || config.role === 'worker') undo.push(await startWork(app, database))
  } catch (error) {
    // Told to stop while it was starting: what fails because of that is no failure.
    if (stopping) return stopping
    await stop()
    throw error
  }
}

/** Starts the database of DATA_DIR and takes it for this process. */
async function openEmbedded(config: Config, undo: (() => Promise<unknown>)[]): Promise<string> {
  const embedded = await startEmbeddedDatabase(path.join(config.dataDir, 'database'))
  // A directory that another process owns is left as it is: only its owner stops the database.
  const release = await claimDirectory(embedded.url, config.dataDir)
  undo.push(embedded.stop, release)
  return embedded.url
}

/** Starts what is done by the clock; returns what stops it. */
async function startWork(app: App, database: Database): Promise<() => Promise<unknown>> {
  const log = (event: string, detail: object) => app.server.log.info({ ...detail }, event)
  const ends = async () => {
    const ended = await endBookings(database)
    if (ended > 0) app.feed.wake()
    return { bookings: ended }
  }
  const plans = async () => {
    const done = await app.endPlans()
    if (done.plans > 0) app.feed.wake()
    return done
  }
  const publishes = async () => {
    const articles = await publishDue(database)
    if (articles > 0) app.feed.wake()
    return { articles }
  }
  const mails = async () => {
    const before = new Date(Date.now() - MAILS_KEPT_DAYS * 86_400_000)
    return { mails: await removeOldMails(app.removals, before) }
  }
  const payments = async () => ({ payments: await app.lookAtPayments() })
  const accounts = async () => ({ accounts: await app.endSessionsOfGone() })
  const calendars = async () => {
    const done = await app.readCalendars()
    if (done.read > 0) app.feed.wake()
    return done
  }
  const chores = {
    nightly: [ends, plans, app.files.sweep, mails],
    everyMinute: [publishes, app.writeDueMails, accounts],
    outside: [calendars, payments, app.exchangeInvoices],
  }
  const stopPost = startPost(app.post)
  const stopRemoving = startRemoving(app.removals)
  const stopJobs = await startJobs(database.pool, log, chores, app.observation.job)
  return () => Promise.all([stopPost(), stopRemoving(), stopJobs()])
}

async function serve(app: App, config: Config): Promise<void> {
  await app.server.listen({ port: config.port, host: config.host })
  const { port } = app.server.server.address() as { port: number }
  const shown =
    config.host === '127.0.0.1' || config.host === '0.0.0.0' || config.host === '::'
      ? 'localhost'
      : config.host
  const url = config.publicUrl ?? `http://${shown}:${port}`
  app.setPublicUrl(url)
  console.log(`\nLovoglio ${config.version} → ${url}`)
}

/** @throws ConfigError when the demo's accounts are in a database that is not for it: one of them is an administrator */
async function refuseDemo(database: Database): Promise<void> {
  const { hasDemoAccounts } = await import('./demo/seed-demo.ts')
  if (await hasDemoAccounts(database))
    throw new ConfigError(
      'This database has the demo’s accounts, whose password is known to everybody: start with an empty DATA_DIR or another DATABASE_URL, or with DEMO=on where nobody else reaches it.',
    )
}

async function fillWithDemo(app: App, database: Database): Promise<void> {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } = await import('./demo/seed-demo.ts')
  const shelf = createFileShelf(app.removals.stores.media)
  const made = await seedDemo({ database, identity: app.identity, shelf })
  console.log(
    `${made ? 'Demo data written. ' : ''}Demo accounts, password ${DEMO_PASSWORD}: ${DEMO_ACCOUNTS.join(', ')}`,
  )
}

try {
  await start(readConfig(process.env))
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DirectoryInUseError)) console.error(error)
  else console.error(error.message)
  process.exit(1)
}
