/** The order of files: the longest first, so that no worker is left with one of them while the other has nothing to do. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those of more than a quarter of a minute, from the longest on; `npm test` prints what took longest. */
const LONG = [
  'tests/sync/wedding',
  'tests/access/matrix',
  'tests/input/input',
  'tests/deaths/mixed-requests',
  'tests/crash/start-and-stop',
  'tests/crash/killed-server',
  'server/platform/http/neighbours',
  'src/offline/worker/service-worker',
  'tests/access/idempotency',
  'server/hubs/looking',
  'tests/entities/two-phones',
  'src/offline/outbox/outbox.simulation',
  'tests/e2e/private-looks',
  'tests/e2e/public-looks',
  'tests/e2e/replay-faults',
  'tests/e2e/own-edits',
  'tests/e2e/public-pages',
  'tests/e2e/killed-while-sending',
  'tests/e2e/guards',
  'tests/e2e/every-screen-offline',
  'tests/e2e/public-offline',
  'tests/e2e/planning-offline',
  'tests/e2e/bookings',
  'tests/e2e/vendor-pictures',
  'tests/e2e/device-faults',
  'tests/e2e/accounts',
  'tests/e2e/screen-snapshot',
  'tests/e2e/website',
  'tests/e2e/offline-looks',
  'tests/e2e/admin-visibility',
  'tests/e2e/conflicts',
  'tests/e2e/vendor-replies',
  'tests/e2e/couple-screens',
  'tests/e2e/vendor-videos',
  'tests/e2e/vendor-profile',
  'tests/e2e/vendor-billing',
  'tests/e2e/refused',
  'tests/e2e/admin-lists',
  'tests/e2e/admin-vendor-record',
  'tests/e2e/admin-couple-record',
  'tests/e2e/sync-kill',
  'tests/e2e/app',
  'tests/e2e/vendor-weddings',
  'tests/e2e/ask',
  'tests/e2e/hearts',
  'tests/e2e/admin-banner',
  'tests/e2e/consent',
  'tests/e2e/members',
  'tests/e2e/search',
  'tests/e2e/partner-meanwhile',
  'tests/e2e/admin-security',
].map((name) => `/${name}.test.ts`)

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(name))
      return at < 0 ? LONG.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
