/** Brings a database to the schema of this version: plain SQL files, applied once each, in the order of their numbers. */
import path from 'node:path'
import { runner } from 'node-pg-migrate'

const DIRECTORY = path.join(import.meta.dirname, '../migrations')

/** Applies what is missing. Several processes may call it at once: one works, the others wait. */
export async function migrate(url: string): Promise<void> {
  await runner({
    databaseUrl: url,
    dir: DIRECTORY,
    direction: 'up',
    migrationsTable: 'migration',
    checkOrder: false,
    log: () => {},
  })
}
