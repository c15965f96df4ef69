/** What is asked of a film, and what is said of it. */
import { videoAt } from '#contract/media/video-source.ts'
import type { Field, Fields } from '../../plan/fields.ts'

const title: Field = {
  kind: 'text',
  label: 'Titolo',
  the: 'il titolo',
  placeholder: 'La festa di Giulia e Pietro',
  required: 'Scrivi il titolo: è ciò che si legge prima di far partire il video.',
  max: 160,
}

/** As the server has it. */
export const VIDEO_FIELDS: Fields = {
  title,
  poster: { kind: 'picture', label: 'Immagine', the: 'l’immagine' },
}

/** As it is typed: the link that people copy stands for site and code. */
export const VIDEO_FORM: Fields<'title' | 'link'> = {
  link: {
    kind: 'text',
    label: 'Link',
    the: 'il link',
    placeholder: 'https://www.youtube.com/watch?v=…',
    required: 'Incolla il link del video.',
    max: 1000,
    wrong: (link) =>
      videoAt(link) ? undefined : 'Non è il link di un video di YouTube o di Vimeo: copialo da «Condividi».',
  },
  title,
}

/** Of a film that is a file: there is no link to it. */
export const FILM_FORM: Fields<'title'> = { title }
