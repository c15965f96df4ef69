/**
 * `npm run backup -- FOLDER`: copies DATA_DIR, with its database, into a new folder while the product works. To bring it back: stop
 * the product, put the folder in the place of DATA_DIR, `npm run restored`, start.
 */
import { readConfig } from '#server/config.ts'
import { backUp } from '#server/platform/database/embedded-backup.ts'

const [target] = process.argv.slice(2)
const { dataDir, databaseUrl } = readConfig(process.env)
if (!target) {
  console.error('npm run backup -- FOLDER')
  process.exit(1)
}
if (databaseUrl)
  throw new Error('With DATABASE_URL the database is backed up where it is: docs/deployment.md says how.')
await backUp(dataDir, target)
console.log(`${dataDir} is copied to ${target}.`)
