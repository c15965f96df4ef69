/** What is asked of a project of a portfolio, and what is said of it. */
import { PROJECT_PICTURES, monthFault } from '#contract/lists/vendors/project-ready.ts'
import { today } from '../../lib/day.ts'
import type { Fields } from '../../plan/fields.ts'

export const PROJECT_FIELDS = {
  title: {
    kind: 'text',
    label: 'Titolo',
    the: 'il titolo',
    placeholder: 'La cena lunga sotto i tigli',
    required: 'Scrivi un titolo: è ciò che si legge sotto la foto.',
    max: 160,
  },
  place: { kind: 'text', label: 'Luogo', the: 'il luogo', placeholder: 'Ostuni', optional: true, max: 80 },
  month: {
    kind: 'text',
    label: 'Mese',
    the: 'il mese',
    optional: true,
    placeholder: '2026-06',
    max: 7,
    form: [/^\d{4}-(0[1-9]|1[0-2])$/, 'Scrivi anno e mese così: 2026-06.'],
    wrong: (month: string) => monthFault(month, today()),
  },
  text: {
    kind: 'long',
    label: 'Che cosa hai fatto',
    the: 'che cosa hai fatto',
    placeholder: 'Che cosa volevano, che cosa hai pensato per loro…',
    optional: true,
    max: 2000,
  },
  pictures: { kind: 'picture', label: 'Foto', the: 'le foto', max: PROJECT_PICTURES },
  consent: { kind: 'flag', label: 'Gli sposi sono d’accordo', the: 'se gli sposi sono d’accordo' },
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
