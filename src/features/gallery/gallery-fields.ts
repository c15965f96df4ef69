/** A couple's gallery as people read it. */
import { described } from '../../plan/fields.ts'
import { album, picture } from './gallery-entities.ts'

export const albumText = described(album, {
  fields: {
    title: {
      kind: 'text',
      label: 'Nome',
      the: 'il nome',
      required: 'Serve un nome.',
      placeholder: 'La promessa, l’addio al nubilato…',
      max: 80,
    },
  },
  nameOf: ({ title }) => title,
  inner: ['position'],
  words: {
    one: 'album',
    many: 'album',
    all: 'gli album',
    news: { said: 'un album', href: '/couple/gallery' },
  },
})

export const pictureText = described(picture, {
  fields: {
    caption: { kind: 'text', label: 'Didascalia', the: 'la didascalia', optional: true, max: 300 },
    albumId: { kind: 'album', label: 'Album', the: 'l’album', placeholder: 'Senza album' },
    onWebsite: {
      kind: 'flag',
      label: 'Sul sito delle nozze',
      the: 'se è sul sito',
      hint: 'Chi apre il vostro sito la vede. Le altre restano solo per voi due.',
    },
  },
  nameOf: ({ caption }) => caption || 'Una foto',
  inner: ['fileId', 'position'],
  mark: 'fileId',
  words: {
    one: 'foto',
    many: 'foto',
    all: 'le foto',
    news: { said: 'una foto', href: '/couple/gallery' },
  },
})
