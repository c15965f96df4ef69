/** Every call that is served, gathered from the features. */
import type { AppConfig } from '#contract/app-config.ts'
import { awardRoutes } from './features/awards/award-routes.ts'
import { budgetRoutes } from './features/budget/budget-routes.ts'
import { coupleTaskRoutes } from './features/couple-tasks/couple-task-routes.ts'
import { coupleRoutes } from './features/couple/couple-routes.ts'
import { favoriteRoutes } from './features/favorites/favorite-routes.ts'
import { homepageRoutes } from './features/homepage/homepage-routes.ts'
import { realWeddingRoutes } from './features/real-weddings/real-wedding-routes.ts'
import { reviewRoutes } from './features/reviews/review-routes.ts'
import { siteRoutes } from './features/site/site-routes.ts'
import { syncRoutes } from './features/sync/sync-routes.ts'
import { userRoutes } from './features/user/user-routes.ts'
import { vendorRoutes } from './features/vendors/vendor-routes.ts'
import { videoRoutes } from './features/videos/video-routes.ts'
import type { Hubs } from './hubs/hubs.ts'
import type { Handlers } from './platform/call-server.ts'
import type { ChangeFeed } from './platform/change-feed.ts'
import type { Database } from './platform/database.ts'

export interface HandlerParts {
  database: Database
  feed: ChangeFeed
  hubs: Hubs
  publicUrl: () => string
  appConfig: () => AppConfig
}

export const allHandlers = ({ database, feed, hubs, publicUrl, appConfig }: HandlerParts): Handlers => ({
  ...userRoutes(database.pool, (uid) => hubs.closeConnectionsOf(uid)),
  ...coupleRoutes(publicUrl),
  ...coupleTaskRoutes,
  ...budgetRoutes,
  ...favoriteRoutes,
  ...vendorRoutes,
  ...videoRoutes,
  ...reviewRoutes,
  ...awardRoutes,
  ...realWeddingRoutes,
  ...homepageRoutes,
  ...syncRoutes(database.pool),
  ...siteRoutes(database, feed, appConfig),
})
