/** An app with a configuration of its own, on a database of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type App, type AppOptions, buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

export interface OwnApp {
  app: App
  close(): Promise<void>
}

/**
 * Builds an app that listens nowhere: requests are put in.
 * @param environment variables over those of a test
 */
export async function buildOwnApp(
  environment: Record<string, string> = {},
  options: Partial<AppOptions> = {},
): Promise<OwnApp> {
  const own = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-app-'))
  const database = openDatabase(own.url, 5)
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'off', ...environment }
  const app = await buildApp({ config: readConfig(settings), database, databaseUrl: own.url, ...options })
  return {
    app,
    close: async () => {
      await app.close()
      await database.close()
      await own.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
