/** Which calls have a handler, without a database: for `npm run spec`. */
import { allHandlers } from './handlers.ts'

/** The names of the calls that are served. */
export function servedCalls(): string[] {
  // Building the table reads nothing: what it is given is used when a call comes in.
  const absent = new Proxy({}, { get: () => () => undefined }) as never
  return Object.keys(
    allHandlers({
      database: absent,
      feed: absent,
      hubs: absent,
      publicUrl: absent,
      appConfig: absent,
      stopping: absent,
      dataDir: absent,
      files: absent,
      passwords: absent,
      sessionLife: absent,
      secondFactorKey: absent,
      stripe: undefined,
      assistant: { questionsPerHour: 1, model: undefined },
      forgetIdentities: absent,
      feedAddresses: { key: absent, origin: () => '' },
      readCalendar: absent,
    }),
  )
}
