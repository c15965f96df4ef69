/** What the product runs on, as its administrators look after it. */
import { statfs } from 'node:fs/promises'
import type { AdminDashboard } from '#contract/admin/admin-dashboard.ts'
import type { ChangeFeed } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { heard } from '../../platform/faults.ts'
import { appsThatCall, databaseNow } from './dashboard-store.ts'

export interface SystemParts {
  feed: Pick<ChangeFeed, 'status'>
  version: () => string
  /** Where files and mails are. */
  dataDir: string
}

/** Of this process: another may be at another change. */
export async function systemStatus(
  { feed, version, dataDir }: SystemParts,
  tx: Queryable,
): Promise<AdminDashboard['system']> {
  const { database, lastSeq: written } = await databaseNow(tx)
  const { lastSeq, lagMs } = feed.status()
  return {
    version: version(),
    database,
    apps: await appsThatCall(tx),
    feed: { waiting: Math.max(0, written - lastSeq), lagMs },
    disk: await diskOf(dataDir),
  }
}

async function diskOf(folder: string): Promise<AdminDashboard['system']['disk']> {
  const found = await statfs(folder).catch(heard('system-status'))
  return found ? { free: found.bavail * found.bsize, all: found.blocks * found.bsize } : null
}
