import { CSV_TYPE } from '#contract/wire/csv-type.ts'
import { addressOf } from '../../platform/http/address.ts'
import { type Handlers, preparedWrite, read } from '../../platform/http/call-server.ts'
import { isRobot } from '../../platform/http/robot.ts'
import { spend } from '../../platform/http/throttle.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { demandCsv } from './demand-csv.ts'
import { demandOf } from './demand-service.ts'
import { type CountedSearch, countSearches, understoodSearch } from './search-count-service.ts'

/** Who looks for an hour without a pause asks fewer lists; who makes them up is heard no more. */
const FROM_AN_ADDRESS = { max: 300, windowSeconds: 3_600 }

export const demandRoutes: Handlers = {
  'Site/countSearches': preparedWrite(async ({ body: { searches }, now, tx, request }) => {
    const seen: CountedSearch[] = []
    const today = italianDay(now)
    if (!isRobot(request)) {
      await spend(tx, ['searches', addressOf(request.ip)], FROM_AN_ADDRESS, now, searches.length)
      // The list is asked before there is a transaction: its answer is what is counted, not the visitor's word.
      for (const asked of searches) {
        const one = await understoodSearch(asked, today, tx)
        if (one) seen.push(one)
      }
    }
    return async (call) => {
      await countSearches(seen, today, call.tx)
      return { ok: true as const }
    }
  }),
  'Admin/getDemand': read(async ({ query, now, request, reply, tx }) => {
    const demand = await demandOf({ ...query, now }, tx)
    if (request.headers.accept !== CSV_TYPE) return demand
    reply.type(`${CSV_TYPE}; charset=utf-8`)
    reply.header('Content-Disposition', `attachment; filename="domanda_${demand.from}_${demand.to}.csv"`)
    return demandCsv(demand) as never
  }),
}
