/** What is said of a saved answer where it is written, where it waits, and where it was refused. */
import { REPLY_NAME, REPLY_TEXT } from '#contract/lists/vendors/saved-replies.ts'
import type { Fields } from '../../../plan/fields.ts'

export const REPLY_FIELDS = {
  name: {
    kind: 'text',
    label: 'Nome',
    the: 'il nome',
    required: 'Scrivi un nome: lo leggi solo tu.',
    max: REPLY_NAME,
  },
  text: {
    kind: 'long',
    label: 'Risposta',
    the: 'la risposta',
    required: 'Scrivi la risposta.',
    max: REPLY_TEXT,
  },
} as const satisfies Fields
