/** Every call that is served, gathered from the features. */
import type { AppConfig } from '#contract/wire/app-config.ts'
import { secondFactorRoutes } from './features/administrators/second-factor-routes.ts'
import { lookRoutes } from './features/account-looks/look-routes.ts'
import { accountNoteRoutes } from './features/account-notes/account-note-routes.ts'
import { administratorRoutes } from './features/administrators/administrator-routes.ts'
import { approvalRoutes } from './features/approvals/approval-routes.ts'
import { registerRoutes } from './features/admin-register/register-routes.ts'
import { type AssistantSettings, assistantRoutes } from './features/assistant/assistant-routes.ts'
import { assistanceRoutes } from './features/assistance/assistance-routes.ts'
import { autoReplyRoutes } from './features/auto-replies/auto-reply-routes.ts'
import { awardRoutes } from './features/awards/award-routes.ts'
import { bannerRoutes } from './features/banners/banner-routes.ts'
import { billingDataRoutes } from './features/billing-data/billing-data-routes.ts'
import { bookingRoutes } from './features/bookings/booking-routes.ts'
import { budgetRoutes } from './features/budget/budget-routes.ts'
import { calendarRoutes } from './features/calendars/calendar-routes.ts'
import type { CalendarReader } from './features/calendars/calendar-reader.ts'
import type { FeedAddresses } from './features/calendars/feed-address.ts'
import { leadRoutes } from './features/leads/lead-routes.ts'
import { coupleDeletion } from './features/couple/couple-deletion-service.ts'
import { coupleRoutes } from './features/couple/couple-routes.ts'
import { favoriteRoutes } from './features/favorites/favorite-routes.ts'
import { fileRoutes } from './features/files/file-routes.ts'
import type { Files } from './features/files/files.ts'
import { guideRoutes } from './features/guides/guide-routes.ts'
import { footerRoutes } from './features/footer/footer-routes.ts'
import { homepageRoutes } from './features/homepage/homepage-routes.ts'
import { messageRoutes } from './features/messages/message-routes.ts'
import { demandRoutes } from './features/demand/demand-routes.ts'
import { dashboardRoutes } from './features/dashboard/dashboard-routes.ts'
import { vendorAnalyticsRoutes } from './features/vendor-analytics/vendor-analytics-routes.ts'
import { creditByTwo } from './features/money/credit-approval-service.ts'
import { moneyRoutes } from './features/money/money-routes.ts'
import type { StripePort } from './features/money/stripe/stripe-port.ts'
import { newsRoutes } from './features/news/news-routes.ts'
import { versionRoutes } from './features/versions/version-routes.ts'
import { pageSeoRoutes } from './features/page-seo/page-seo-routes.ts'
import { pageViewRoutes } from './features/page-views/page-view-routes.ts'
import { portfolioRoutes } from './features/portfolio/portfolio-routes.ts'
import { realWeddingRoutes } from './features/real-weddings/real-wedding-routes.ts'
import { reviewRoutes } from './features/reviews/review-routes.ts'
import { siteRoutes } from './features/site/site-routes.ts'
import { commandRoutes } from './features/sync/command-routes.ts'
import { COUPLE_ENTITIES, ENTITIES, OWN_VENDOR_ENTITIES, VENDOR_ENTITIES } from './features/sync/entities.ts'
import { syncRoutes } from './features/sync/sync-routes.ts'
import { userRoutes } from './features/user/user-routes.ts'
import { visibilityRoutes } from './features/visibility/visibility-routes.ts'
import { vendorInvitationRoutes } from './features/vendor-invitations/vendor-invitation-routes.ts'
import { vendorSeoRoutes } from './features/vendor-seo/vendor-seo-routes.ts'
import { vendorDeletion } from './features/vendors/vendor-deletion-service.ts'
import { vendorRoutes } from './features/vendors/vendor-routes.ts'
import { websiteRoutes } from './features/website/website-routes.ts'
import type { Hubs } from './hubs/hubs.ts'
import type { Handlers } from './platform/http/call-server.ts'
import type { ChangeFeed } from './platform/database/change-feed.ts'
import type { Database } from './platform/database/database.ts'
import type { ForgetIdentities } from './platform/people/person-erasure.ts'
import type { Passwords } from './platform/people/passwords.ts'
import type { SessionLife } from './platform/people/session.ts'

export interface HandlerParts {
  database: Database
  feed: ChangeFeed
  hubs: Hubs
  publicUrl: () => string
  appConfig: () => AppConfig
  stopping: () => boolean
  /** Where files and mails are kept. */
  dataDir: string
  files: Files
  passwords: Passwords
  assistant: AssistantSettings
  stripe: StripePort | undefined
  /** Of the sessions opened from now on. */
  sessionLife: SessionLife
  /** Of `keyFor`. */
  secondFactorKey: Buffer
  forgetIdentities: ForgetIdentities
  feedAddresses: FeedAddresses
  readCalendar: CalendarReader
}

export const allHandlers = (parts: HandlerParts): Handlers => {
  const handlers = featureHandlers(parts)
  return { ...handlers, ...commandRoutes(handlers) }
}

const ALL_VENDOR_ENTITIES = [...VENDOR_ENTITIES, ...OWN_VENDOR_ENTITIES]

const featureHandlers = ({
  database,
  feed,
  hubs,
  publicUrl,
  appConfig,
  stopping,
  dataDir,
  files,
  passwords,
  assistant,
  stripe,
  sessionLife,
  secondFactorKey,
  forgetIdentities,
  feedAddresses,
  readCalendar,
}: HandlerParts): Handlers => ({
  ...userRoutes({
    pool: database.pool,
    onSessionEnd: (uid) => hubs.closeConnectionsOf(uid),
    sessionLife,
    secondFactor: { db: database.db, key: secondFactorKey },
  }),
  ...coupleRoutes(publicUrl, forgetIdentities, COUPLE_ENTITIES),
  ...Object.assign({}, ...ENTITIES.map(({ routes }) => routes)),
  ...budgetRoutes,
  ...favoriteRoutes,
  ...bookingRoutes,
  ...leadRoutes,
  ...calendarRoutes(feedAddresses, readCalendar),
  ...billingDataRoutes,
  ...registerRoutes,
  ...lookRoutes(publicUrl),
  ...accountNoteRoutes,
  ...administratorRoutes(publicUrl),
  ...approvalRoutes(
    [
      vendorDeletion(forgetIdentities, ALL_VENDOR_ENTITIES),
      coupleDeletion(forgetIdentities, COUPLE_ENTITIES),
      creditByTwo(publicUrl),
    ],
    publicUrl,
  ),
  ...secondFactorRoutes({ db: database.db, key: secondFactorKey, publicUrl }),
  ...dashboardRoutes({ feed, dataDir, version: () => appConfig().version }),
  ...demandRoutes,
  ...vendorAnalyticsRoutes,
  ...moneyRoutes(() => appConfig().company, stripe, publicUrl),
  ...autoReplyRoutes,
  ...vendorSeoRoutes,
  ...vendorInvitationRoutes(publicUrl),
  ...vendorRoutes(forgetIdentities, ALL_VENDOR_ENTITIES, publicUrl),
  ...reviewRoutes(publicUrl),
  ...awardRoutes(publicUrl),
  ...realWeddingRoutes,
  ...portfolioRoutes,
  ...assistanceRoutes,
  ...messageRoutes(publicUrl),
  ...newsRoutes,
  ...versionRoutes,
  ...pageSeoRoutes,
  ...pageViewRoutes,
  ...homepageRoutes,
  ...footerRoutes,
  ...visibilityRoutes(() => ({ company: appConfig().company, publicUrl: publicUrl() })),
  ...bannerRoutes,
  ...fileRoutes(files),
  ...websiteRoutes(passwords),
  ...guideRoutes,
  ...assistantRoutes(assistant),
  ...siteRoutes(database, feed, appConfig, stopping),
  ...syncRoutes(database.pool, feed),
})
