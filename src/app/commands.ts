import { assistanceCommands } from '../features/assistance/assistance-commands.ts'
import { bookingCommands } from '../features/bookings/booking-commands.ts'
import { budgetCommands } from '../features/budget/budget-commands.ts'
import { coupleCommands } from '../features/couple/couple-commands.ts'
import { coupleTaskCommands } from '../features/couple-tasks/couple-task-commands.ts'
import { favoriteCommands } from '../features/favorites/favorite-commands.ts'
import { guestAnswer } from '../features/website/rsvp-command.ts'
import { websiteCommands } from '../features/website/website-commands.ts'
import { reviewCommands } from '../features/reviews/review-commands.ts'
import { galleryCommands } from '../features/gallery/gallery-commands.ts'
import { messageCommands } from '../features/messages/message-commands.ts'
import type { AnyCommandDefinition } from '../offline/command.ts'

/** Every command of the app, once: an outbox can only show and settle what is here. Names never change once shipped. */
export const commands: readonly AnyCommandDefinition[] = [
  ...coupleCommands,
  ...coupleTaskCommands,
  ...budgetCommands,
  ...favoriteCommands,
  ...bookingCommands,
  ...websiteCommands,
  ...assistanceCommands,
  // Of the guests' own outbox: here for who reads its shape years later.
  guestAnswer,
  ...reviewCommands,
  ...galleryCommands,
  ...messageCommands,
]
