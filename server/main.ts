/** The process: configuration, database, listen, drain on SIGTERM. */
import path from 'node:path'
import closeWithGrace from 'close-with-grace'
import { type App, buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { endBookings } from './features/bookings/booking-clock.ts'
import { publishDue } from './features/news/article-service.ts'
import { DirectoryInUseError, claimDirectory } from './platform/data-directory.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { startEmbeddedDatabase } from './platform/embedded-database.ts'
import { startJobs } from './platform/jobs.ts'
import { migrate } from './platform/migrate.ts'

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
    const databaseUrl = config.databaseUrl ?? (await openEmbedded(config, undo))
    await migrate(databaseUrl)
    const database = openDatabase(databaseUrl)
    undo.push(database.close)
    const app = await buildApp({ config, database, databaseUrl, distDir: DIST })
    undo.push(app.close)
    closeWithGrace(
      { delay: DRAIN_MS, logger: { error: (message?: string) => message && console.error(message) } },
      async ({ err }) => {
        if (err) console.error(err)
        await stop()
      },
    )
    if (config.demo) await fillWithDemo(app, database)
    await serve(app, config)
    const log = (event: string, detail: object) => app.server.log.info({ ...detail }, event)
    const ends = async () => {
      const ended = await endBookings(database)
      if (ended > 0) app.feed.wake()
      return { bookings: ended }
    }
    const publishes = async () => {
      const articles = await publishDue(database)
      if (articles > 0) app.feed.wake()
      return { articles }
    }
    const bookings = async () => ({ bookings: await app.sendBookingMails() })
    const unread = async () => ({ unread: await app.sendUnreadMails() })
    const receipts = async () => ({ receipts: await app.sendReceipts() })
    undo.push(
      await startJobs(database.pool, log, {
        nightly: [ends, app.files.sweep],
        everyMinute: [publishes, bookings, receipts, unread],
      }),
    )
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

async function fillWithDemo(app: App, database: Database): Promise<void> {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } = await import('./demo/seed-demo.ts')
  const made = await seedDemo({ database, identity: app.identity })
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
