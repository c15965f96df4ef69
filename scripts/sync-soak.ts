/**
 * `npm run sync:soak -- --histories N [--seed S]`: many more of the seeded histories of tests/sync than `npm test` runs.
 * Prints the seed of one that fails, after making it as short as it can.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { histories: { type: 'string', default: '2000' }, seed: { type: 'string' } },
})
const histories = Number(values.histories)
if (!Number.isInteger(histories) || histories < 1) {
  console.error('How many? npm run sync:soak -- --histories 2000')
  process.exit(1)
}
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'node*', 'tests/sync', 'src/offline/outbox/outbox.simulation.test.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SYNC_HISTORIES: String(histories),
      // The one against a model of the server is some twenty times faster.
      OUTBOX_HISTORIES: String(histories * 20),
      SYNC_SEED: values.seed ?? String(Math.floor(Math.random() * 2 ** 31)),
    },
  },
)
process.exitCode = status ?? 1
