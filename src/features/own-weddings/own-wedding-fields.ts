/** What is said of a real wedding, as the server has it; its form says more (`wedding-form.ts`). */
import { regions } from '#contract/lists/places/places.ts'
import type { Fields } from '../../plan/fields.ts'

/** The server's own limits. */
export const PARAGRAPHS = 12

export const OWN_WEDDING_FIELDS = {
  title: {
    kind: 'text',
    label: 'Titolo',
    the: 'il titolo',
    required: 'Scrivi un titolo.',
    max: 160,
  },
  couple: { kind: 'text', label: 'Gli sposi', the: 'i nomi degli sposi', max: 80 },
  date: { kind: 'day', label: 'Il giorno', the: 'il giorno' },
  city: { kind: 'text', label: 'Luogo', the: 'il luogo', max: 80 },
  region: {
    kind: 'choice',
    label: 'Regione',
    the: 'la regione',
    options: regions.map(({ slug, name }) => ({ value: slug, label: name })),
  },
  guestCount: { kind: 'number', label: 'Invitati', the: 'quanti invitati', optional: true, max: 100_000 },
  style: { kind: 'text', label: 'Stile', the: 'lo stile', optional: true, max: 80 },
  quote: { kind: 'long', label: 'Le parole degli sposi', the: 'le parole degli sposi', max: 300 },
  consent: { kind: 'flag', label: 'Gli sposi sono d’accordo', the: 'se gli sposi sono d’accordo' },
  story: { kind: 'words', label: 'Racconto', the: 'il racconto', max: PARAGRAPHS },
  pictures: { kind: 'picture', label: 'Foto', the: 'le foto', max: 60 },
  credits: {
    kind: 'list',
    label: 'Chi ci ha lavorato',
    the: 'chi ci ha lavorato',
    oneThe: 'un fornitore',
    max: 30,
    nameOf: ({ role }) => String(role ?? ''),
    of: {
      role: {
        kind: 'text',
        label: 'Che cosa ha fatto',
        the: 'che cosa ha fatto',
        required: 'Scrivi che cosa ha fatto ciascuno.',
        max: 80,
      },
    },
  },
  state: {
    kind: 'choice',
    label: 'Chi lo vede',
    the: 'chi lo vede',
    options: [
      { value: 'draft', label: 'Solo tu' },
      { value: 'published', label: 'Tutti' },
    ],
  },
} as const satisfies Fields
