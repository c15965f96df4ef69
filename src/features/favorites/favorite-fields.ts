/** What a couple writes of a vendor it saved, as people read it. */
import type { Fields } from '../../plan/fields.ts'
import { FAVORITE_WORDS, STATUSES } from './favorite-words.ts'

export const favoriteFields: Fields<'status' | 'note'> = {
  status: {
    kind: 'choice',
    label: 'Stato',
    ask: 'A che punto siete',
    the: 'lo stato',
    options: STATUSES.map((status) => ({ value: status, label: FAVORITE_WORDS[status].one })),
  },
  note: {
    kind: 'long',
    label: 'Nota',
    ask: 'La vostra nota',
    the: 'la nota',
    hint: 'La leggete solo voi due.',
    max: 2000,
  },
}
