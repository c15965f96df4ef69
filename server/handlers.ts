/** Every call that is served, gathered from the features. */
import type { AppConfig } from '#contract/app-config.ts'
import { type AssistantSettings, assistantRoutes } from './features/assistant/assistant-routes.ts'
import { assistanceRoutes } from './features/assistance/assistance-routes.ts'
import { awardRoutes } from './features/awards/award-routes.ts'
import { bannerRoutes } from './features/banners/banner-routes.ts'
import { bookingRoutes } from './features/bookings/booking-routes.ts'
import { budgetRoutes } from './features/budget/budget-routes.ts'
import { coupleTaskRoutes } from './features/couple-tasks/couple-task-routes.ts'
import { coupleRoutes } from './features/couple/couple-routes.ts'
import { favoriteRoutes } from './features/favorites/favorite-routes.ts'
import { fileRoutes } from './features/files/file-routes.ts'
import type { Files } from './features/files/files.ts'
import { galleryRoutes } from './features/gallery/gallery-routes.ts'
import { guideRoutes } from './features/guides/guide-routes.ts'
import { homepageRoutes } from './features/homepage/homepage-routes.ts'
import { messageRoutes } from './features/messages/message-routes.ts'
import { newsRoutes } from './features/news/news-routes.ts'
import { pageViewRoutes } from './features/page-views/page-view-routes.ts'
import { realWeddingRoutes } from './features/real-weddings/real-wedding-routes.ts'
import { reviewRoutes } from './features/reviews/review-routes.ts'
import { siteRoutes } from './features/site/site-routes.ts'
import { commandRoutes } from './features/sync/command-routes.ts'
import { syncRoutes } from './features/sync/sync-routes.ts'
import { userRoutes } from './features/user/user-routes.ts'
import { visibilityRoutes } from './features/visibility/visibility-routes.ts'
import { vendorRoutes } from './features/vendors/vendor-routes.ts'
import { videoRoutes } from './features/videos/video-routes.ts'
import { websiteRoutes } from './features/website/website-routes.ts'
import type { Hubs } from './hubs/hubs.ts'
import type { Handlers } from './platform/call-server.ts'
import type { ChangeFeed } from './platform/change-feed.ts'
import type { Database } from './platform/database.ts'
import type { Passwords } from './platform/passwords.ts'

export interface HandlerParts {
  database: Database
  feed: ChangeFeed
  hubs: Hubs
  publicUrl: () => string
  appConfig: () => AppConfig
  files: Files
  passwords: Passwords
  assistant: AssistantSettings
}

export const allHandlers = (parts: HandlerParts): Handlers => {
  const handlers = featureHandlers(parts)
  return { ...handlers, ...commandRoutes(handlers) }
}

const featureHandlers = ({
  database,
  feed,
  hubs,
  publicUrl,
  appConfig,
  files,
  passwords,
  assistant,
}: HandlerParts): Handlers => ({
  ...userRoutes(database.pool, (uid) => hubs.closeConnectionsOf(uid)),
  ...coupleRoutes(publicUrl),
  ...coupleTaskRoutes,
  ...budgetRoutes,
  ...favoriteRoutes,
  ...bookingRoutes,
  ...vendorRoutes,
  ...videoRoutes,
  ...reviewRoutes,
  ...awardRoutes,
  ...realWeddingRoutes,
  ...assistanceRoutes,
  ...messageRoutes,
  ...newsRoutes,
  ...pageViewRoutes,
  ...homepageRoutes,
  ...visibilityRoutes,
  ...bannerRoutes,
  ...fileRoutes(files),
  ...websiteRoutes(passwords),
  ...galleryRoutes,
  ...guideRoutes,
  ...assistantRoutes(assistant),
  ...syncRoutes(database.pool),
  ...siteRoutes(database, feed, appConfig),
})
