/** One PostgreSQL for a whole test run, with a migrated template that each test's own database is copied from. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '#server/platform/database/embedded-database.ts'
import type {} from './test-database.ts'
import { migrate } from '#server/platform/database/migrate.ts'

/**
 * What is written may be lost with the machine: nobody would look for it there. That an acknowledged write outlives a
 * killed process needs none of it, and is proved on products of their own (tests/crash).
 */
const IN_NO_HURRY_TO_DISK = ['fsync', 'synchronous_commit', 'full_page_writes']

export const TEMPLATE = 'lovoglio_template'

export default async function startDatabaseServer(project: TestProject) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-tests-'))
  const server = await startEmbeddedDatabase(directory)
  const admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
  for (const setting of IN_NO_HURRY_TO_DISK) await admin.query(`alter system set ${setting} = off`)
  await admin.query('select pg_reload_conf()')
  // A password for each of very many connections, and nobody to keep out: proved by one round, and not by 4,096.
  await admin.query('set scram_iterations = 1')
  await admin.query(`alter role postgres password '${new URL(server.adminUrl).password}'`)
  await admin.query(`create database ${TEMPLATE}`)
  await migrate(server.adminUrl.replace(/\/postgres$/, `/${TEMPLATE}`))
  await admin.end()
  project.provide('databaseAdminUrl', server.adminUrl)
  return async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
