import { assistanceCommands } from '../../features/assistance/assistance-commands.ts'
import { autoReplyCommands } from '../../features/auto-replies/auto-reply-commands.ts'
import { billingCommands } from '../../features/billing-data/billing-commands.ts'
import { bookingCommands } from '../../features/bookings/booking-commands.ts'
import { quoteTemplate } from '../../features/bookings/quote-model/quote-template-entity.ts'
import { coupleCommands } from '../../features/couple/couple-commands.ts'
import { favoriteCommands } from '../../features/favorites/favorite-commands.ts'
import { guestAnswer } from '../../features/website/wedding/rsvp-command.ts'
import { conflictCommands } from '../../features/sync/conflict/conflict-command.ts'
import { websiteCommands } from '../../features/website/website-entities.ts'
import { reviewCommands } from '../../features/reviews/review-commands.ts'
import { ownVideo } from '../../features/own-videos/own-video-entity.ts'
import { ownProject } from '../../features/own-portfolio/own-project-entity.ts'
import { ownWedding } from '../../features/own-weddings/own-wedding-entity.ts'
import { pictureCommands } from '../../features/vendor-profile/pictures/picture-commands.ts'
import { seoCommands } from '../../features/vendor-seo/seo-commands.ts'
import { vendorCommands } from '../../features/vendor-profile/vendor-commands.ts'
import { savedReply } from '../../features/messages/saved-replies/saved-reply-entity.ts'
import { messageCommands } from '../../features/messages/message-commands.ts'
import type { AnyCommandDefinition } from '../../offline/outbox/command.ts'
import { PLAN_ENTITIES } from '../../plan/entities.ts'

/** Every command of the app, once: an outbox can only show and settle what is here. Names never change once shipped. */
export const commands: readonly AnyCommandDefinition[] = [
  ...coupleCommands,
  ...PLAN_ENTITIES.flatMap((entity) => entity.commands),
  ...favoriteCommands,
  ...bookingCommands,
  ...websiteCommands,
  ...assistanceCommands,
  // Of the guests' own outbox: here for who reads its shape years later.
  guestAnswer,
  ...reviewCommands,
  ...messageCommands,
  ...conflictCommands,
  ...vendorCommands,
  ...pictureCommands,
  ...ownVideo.commands,
  ...ownWedding.commands,
  ...ownProject.commands,
  ...quoteTemplate.commands,
  ...savedReply.commands,
  ...billingCommands,
  ...seoCommands,
  ...autoReplyCommands,
]
