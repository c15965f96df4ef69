/** What is said of a template where it waits or was refused. */
import { TEMPLATE_NAME } from '#contract/lists/bookings/quote-templates.ts'
import type { Fields } from '../../../plan/fields.ts'

export const TEMPLATE_FIELDS = {
  name: {
    kind: 'text',
    label: 'Nome',
    the: 'il nome',
    required: 'Scrivi un nome: lo leggi solo tu.',
    max: TEMPLATE_NAME,
  },
  quote: {
    kind: 'group',
    label: 'Il preventivo',
    the: 'il preventivo',
    of: {
      lines: {
        kind: 'list',
        label: 'Le voci',
        the: 'le voci',
        max: 60,
        of: {
          label: { kind: 'text', label: 'Voce', the: 'la voce', max: 200 },
          quantity: { kind: 'number', label: 'Quanti', the: 'quanti', max: 9999 },
          unitCents: { kind: 'cents', label: 'Prezzo', the: 'il prezzo', max: 1_000_000_000 },
        },
      },
      notes: { kind: 'long', label: 'Note', the: 'le note', max: 2000 },
    },
  },
} as const satisfies Fields
