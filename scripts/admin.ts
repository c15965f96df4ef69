/**
 * `npm run admin -- EMAIL [NAME] [UID] [--role=owner]`: makes an administrator of an identity that has no profile, or gives one
 * another role. The first owner is made by it. `--without-second-factor` takes that from who has lost it and has no other owner
 * to ask.
 */
import path from 'node:path'
import { ADMIN_ROLES } from '#contract/lists/admin/admin-roles.ts'
import { newId } from '#contract/kit/new-id.ts'
import { forgetSecondFactor } from '#server/features/administrators/second-factor-service.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded-database.ts'
import { migrate } from '#server/platform/database/migrate.ts'

const asked = process.argv.slice(2)
const [email, name, uid] = asked.filter((word) => !word.startsWith('--'))
const role = asked.find((word) => word.startsWith('--role='))?.slice('--role='.length) ?? 'owner'
const config = readConfig(process.env)
if (!email || !ADMIN_ROLES.some((each) => each === role) || (config.identity.mode === 'firebase' && !uid)) {
  console.error(
    `npm run admin -- EMAIL [NAME] [UID] [--role=${ADMIN_ROLES.join('|')}] [--without-second-factor]    (with real Firebase the UID is needed: the console shows it)`,
  )
  process.exit(1)
}
// A database that a running server has started is used as it is; one started here is stopped again.
const embedded = config.databaseUrl
  ? undefined
  : await startEmbeddedDatabase(path.join(config.dataDir, 'database'))
const url = config.databaseDirectUrl ?? embedded!.url
await migrate(url)
const database = openDatabase(url, 1)
try {
  const account = uid ?? (await uidOf(email))
  if (!account) throw new Error(`Nobody is registered as ${email}.`)
  const taken = await database.pool.query(
    'select 1 from couple_member where uid = $1 union all select 1 from vendor_account where uid = $1',
    [account],
  )
  if (taken.rowCount) throw new Error(`${email} is a couple or a vendor: two roles never mix.`)
  await database.pool.query(
    `insert into admin (id, uid, email, name, role) values ($1, $2, $3, coalesce($4, 'Amministrazione'), $5)
     on conflict (uid) do update set name = coalesce($4, admin.name), role = excluded.role, ended_at = null`,
    [newId(), account, email, name, role],
  )
  if (asked.includes('--without-second-factor')) {
    const { rows } = await database.pool.query<{ id: string }>('select id from admin where uid = $1', [
      account,
    ])
    await database.db.transaction((tx) => forgetSecondFactor(rows[0]!.id, tx))
  }
  console.log(`${email} is an administrator: ${role}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await database.close()
  if (embedded?.startedHere) await embedded.stop()
}

async function uidOf(address: string): Promise<string | undefined> {
  const { rows } = await database.pool.query('select uid from identity_account where email = lower($1)', [
    address,
  ])
  return rows[0]?.uid
}
