/** The quotes that a vendor keeps under a name: its own alone. What is wrong with one is said when it is sent. */
import { QUOTE_TEMPLATES, QUOTE_TEMPLATES_FULL } from '#contract/lists/bookings/quote-templates.ts'
import { quoteTemplate } from '#contract/bookings/quote-template.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'

export const quoteTemplates = ownedEntity({
  table: 'quote_template',
  entity: quoteTemplate,
  topic: 'quoteTemplate',
  goneText: 'Questo modello è stato eliminato.',
  // Far more than there is room for at a time: those that were deleted count as well.
  most: 1_000,
  room: { most: QUOTE_TEMPLATES, text: QUOTE_TEMPLATES_FULL },
})
