/** What is asked of a real wedding as it is typed: its story is one text. */
import type { Fields } from '../../plan/fields.ts'
import { OWN_WEDDING_FIELDS as KEPT, PARAGRAPHS } from './own-wedding-fields.ts'

const PARAGRAPH_LETTERS = 2000

/** The paragraphs of a text: each line that says something is one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The text of paragraphs, as it is typed. */
export const textOfParagraphs = (story: readonly string[]): string => story.join('\n\n')

function wrongStory(text: string): string | undefined {
  const paragraphs = paragraphsOf(text)
  if (paragraphs.length > PARAGRAPHS)
    return `Al massimo ${PARAGRAPHS} paragrafi: uniscine qualcuno, sono ${paragraphs.length}.`
  const long = paragraphs.findIndex(({ length }) => length > PARAGRAPH_LETTERS)
  if (long >= 0) return `Il paragrafo ${long + 1} è troppo lungo: dividilo, o accorcialo.`
  return undefined
}

export const WEDDING_FORM = {
  ...KEPT,
  title: {
    ...KEPT.title,
    placeholder: 'Sotto i limoni',
    required: 'Scrivi un titolo: basta un’immagine di quel giorno.',
  },
  couple: {
    ...KEPT.couple,
    placeholder: 'Giulia e Pietro',
    hint: 'Come vogliono essere chiamati: anche solo le iniziali.',
  },
  city: { ...KEPT.city, placeholder: 'Ostuni' },
  region: { ...KEPT.region, placeholder: 'Scegli…' },
  guestCount: { ...KEPT.guestCount, tooMuch: 'Scrivi un numero fino a 100.000.' },
  style: { ...KEPT.style, placeholder: 'In campagna, con poche cose' },
  quote: { ...KEPT.quote, optional: true, placeholder: 'Una frase loro, se ne hanno scritta una' },
  story: {
    kind: 'long',
    label: 'Il racconto',
    the: 'il racconto',
    optional: true,
    placeholder: 'Com’è andata la giornata, che cosa nessuno si aspettava…',
    hint: 'A capo comincia un paragrafo. Il primo apre la pagina.',
    wrong: wrongStory,
  },
} satisfies Fields
