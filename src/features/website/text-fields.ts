/** The texts of the page that stand alone, as people read and write them. */
import type { Fields } from '../../plan/fields.ts'

/** The fields of texts, which are saved as they are left. */
export type TextName =
  | 'title'
  | 'welcome'
  | 'rsvpNote'
  | 'rsvpDeadline'
  | 'giftText'
  | 'giftIban'
  | 'giftHolder'

export const textFields: Fields<TextName> = {
  title: {
    kind: 'text',
    label: 'Una riga sopra i nomi',
    the: 'la riga sopra i nomi',
    max: 160,
    optional: true,
    placeholder: 'Ci sposiamo',
  },
  welcome: {
    kind: 'long',
    label: 'Il benvenuto',
    ask: 'Il vostro benvenuto',
    the: 'il benvenuto',
    max: 2000,
    optional: true,
    hint: 'Una riga vuota comincia un altro capoverso.',
  },
  rsvpDeadline: {
    kind: 'day',
    label: 'L’ultimo giorno per rispondere',
    the: 'l’ultimo giorno per rispondere',
    optional: true,
  },
  rsvpNote: {
    kind: 'long',
    label: 'Le parole sopra le risposte',
    ask: 'Due parole sopra il modulo',
    the: 'le parole sopra le risposte',
    max: 500,
    optional: true,
  },
  giftText: {
    kind: 'long',
    label: 'Le parole sui regali',
    ask: 'Che cosa vi farebbe piacere',
    the: 'le parole sui regali',
    max: 1000,
    optional: true,
  },
  giftIban: { kind: 'iban', label: 'IBAN', the: 'l’IBAN', max: 34, optional: true },
  giftHolder: {
    kind: 'text',
    label: 'Intestato a',
    the: 'l’intestatario del conto',
    max: 120,
    optional: true,
  },
}
