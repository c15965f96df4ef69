/** What `hubs/vendor` does to the portfolios that are kept: which projects are read in which order, the server knows. */
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { LiveHandler } from '../../realtime/live-cache.ts'
import { PORTFOLIO_KEY } from './portfolio-queries.ts'

const { created, updated, deleted } = CHANGE_EVENTS.shownProject

const askAgain: LiveHandler = (cache) => cache.invalidate(PORTFOLIO_KEY)

export const portfolioLive: Readonly<Record<string, LiveHandler>> = {
  [created]: askAgain,
  [updated]: askAgain,
  [deleted]: askAgain,
}
