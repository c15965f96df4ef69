import { expect, it } from 'vitest'
import type { GalleryPicture } from '#contract/plan/gallery.ts'
import type { Command } from '../../offline/outbox/command.ts'
import { album as albums, picture as pictures } from './gallery-entities.ts'

const added = {
  id: 'p1',
  fileId: 'f1',
  albumId: 'a1',
  caption: '',
  onWebsite: false,
  position: 'a0',
  width: 800,
  height: 600,
}
let order = 0
const pending = (name: string, id: string, args: unknown): Command =>
  ({
    id: `c${order}`,
    name,
    args,
    entity: { kind: '', id },
    order: (order += 1),
    createdAt: '2026-11-21T00:00:00.000Z',
  }) as Command

it('a picture chosen here is in the album at once, without an address of the server’s', () => {
  const [picture] = pictures.apply([], [pending(pictures.add.name, 'p1', added)])
  expect(picture).toMatchObject({
    id: 'p1',
    fileId: 'f1',
    albumId: 'a1',
    picture: { url: '', width: 800, height: 600 },
  })
})

it('needs its file, says its words without the pixels, and each picture goes by itself', () => {
  expect(pictures.add.needs?.(added)).toEqual(['f1'])
  const { width: _, height: __, ...body } = added
  expect(pictures.add.request(added).body).toEqual(body)
  expect(pictures.add.scope(added)).not.toBe(pictures.add.scope({ ...added, id: 'p2' }))
  expect(pictures.update.scope({ id: 'p1', caption: '', changes: {} })).toBe(pictures.add.scope(added))
})

it('what waits is laid over what the server has, in the order it was done', () => {
  const server = pictures.apply([], [pending(pictures.add.name, 'p1', added)]) as GalleryPicture[]
  const changed = pending(pictures.update.name, 'p1', {
    id: 'p1',
    caption: '',
    changes: { caption: 'Noi', onWebsite: true },
  })
  expect(pictures.apply(server, [changed])[0]).toMatchObject({ caption: 'Noi', onWebsite: true })
  const gone = pending(pictures.remove.name, 'p1', { id: 'p1', caption: 'Noi' })
  expect(pictures.apply(server, [changed, gone])).toEqual([])
  expect(pictures.apply(server, [])).toBe(server)
})

it('an album comes and goes, and its pictures stay', () => {
  const album = pending(albums.add.name, 'a1', { id: 'a1', title: 'La promessa', position: 'a0' })
  expect(albums.apply([], [album])).toMatchObject([{ title: 'La promessa' }])
  expect(albums.apply([], [album, pending(albums.remove.name, 'a1', { id: 'a1', title: '' })])).toEqual([])
})

it('says in words what waits', () => {
  const words = (changes: object) => pictures.update.describe({ id: 'p1', caption: 'Noi', changes })
  expect(words({ onWebsite: true })).toBe('Foto mostrata sul sito: Noi')
  expect(words({ onWebsite: false })).toBe('Foto tolta dal sito: Noi')
  expect(words({ position: 'a1' })).toBe('Foto spostata: Noi')
  expect(words({ caption: 'Al lago' })).toBe('Foto modificata: Al lago')
  expect(pictures.add.describe(added)).toBe('Nuova foto')
})
