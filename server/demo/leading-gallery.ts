/** Anna and Marco's gallery: what they have looked at, tried on and kept, in albums of both. */
import { statSync } from 'node:fs'
import path from 'node:path'
import { generateNKeysBetween } from 'fractional-indexing'
import { PICTURE_WIDTHS } from '#contract/media/file-limits.ts'
import type { GalleryAlbum, GalleryPicture } from '#contract/plan/gallery.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import type { FileShelf } from '../features/files/file-shelf.ts'
import { type FileRow, newFileKey, pictureOf } from '../features/files/file-store.ts'
import type { IndexEntry } from './art/index-entry.ts'
import { entityOf } from './days.ts'
import type { Random } from './random.ts'

type Shot = readonly [drawn: string, caption: string, onWebsite?: true]

const ALBUMS: readonly { title: string; daysAgo: number; shots: readonly Shot[] }[] = [
  {
    title: 'La prima visita in villa',
    daysAgo: 128,
    shots: [
      ['avenue-2', 'Il viale, arrivando. Anna ha detto «è questa» prima del cancello.', true],
      ['limonaia-3', 'La limonaia, dove si cena se piove', true],
      ['court-4', 'La corte per l’aperitivo'],
      ['villa-3', 'Dalla strada di Abbadia Isola'],
      ['lanterns-2', 'Le lanterne che ci prestano loro'],
      ['table-3', 'Come apparecchiano la tavola lunga', true],
    ],
  },
  {
    title: 'Abiti e prove',
    daysAgo: 61,
    shots: [
      ['bodice-2', 'Prima prova. Marco non può guardare qui dentro.'],
      ['slippers-3', 'Le scarpe di mamma, da far risuolare'],
      ['comb-1', 'Il pettine della nonna Ida'],
      ['suit-4', 'La giacca di Marco dalla Sartoria Bandini'],
      ['bow-tie-3', 'Papillon sì o no?'],
      ['bands-2', 'Le fedi con l’oro della nonna', true],
    ],
  },
  {
    title: 'Fiori e tavola',
    daysAgo: 74,
    shots: [
      ['bouquet-4', 'Il bouquet di prova di Costanza', true],
      ['petals-5', 'Questi, color tè'],
      ['stems-3', 'Il nastro di seta, non di raso'],
      ['garland-6', 'L’arco: così, ma con più olivo'],
      ['places-2', 'Piatti bianchi e foglie, niente segnaposto alto'],
      ['lemons-4', 'Limoni e lampadine, se avanza qualcosa nel budget'],
      ['cake-3', 'Per la Pasticceria Nencini: fichi sì, pasta di zucchero no'],
    ],
  },
  {
    title: 'La mattina delle foto',
    daysAgo: 40,
    shots: [
      ['couple-3', 'La preferita di tutti e due', true],
      ['couple-7', 'Quella per le partecipazioni', true],
      ['prints-4', 'Le stampe appena arrivate'],
      ['bellows-2', 'La macchina con cui ci hanno fotografati'],
      ['painted-2', 'La bozza dell’invito'],
    ],
  },
]

export interface LeadingGallery {
  albums: GalleryAlbum[]
  pictures: GalleryPicture[]
  files: { row: FileRow; drawn: string }[]
}

/** The albums, their pictures, and the files these are: sent like anybody's, each in use by its picture. */
export function leadingGallery(
  coupleId: string,
  today: string,
  index: readonly IndexEntry[],
  random: Random,
): LeadingGallery {
  const drawn = new Map(index.map((entry) => [entry.name, entry]))
  const albumKeys = generateNKeysBetween(null, null, ALBUMS.length)
  const albums = ALBUMS.map(({ title, daysAgo }, at) => ({
    ...entityOf(addDays(today, -daysAgo), random),
    coupleId,
    title,
    position: albumKeys[at]!,
  }))
  const files: LeadingGallery['files'] = []
  const pictures = ALBUMS.flatMap(({ daysAgo, shots }, at) => {
    const keys = generateNKeysBetween(null, null, shots.length)
    return shots.map(([name, caption, onWebsite = false], place) => {
      const entry = drawn.get(name)
      if (!entry) throw new Error(`No drawing called ${name}`)
      const entity = entityOf(addDays(today, -daysAgo), random)
      const row: FileRow = {
        id: random.id(entity.createdAt),
        ownerId: coupleId,
        kind: 'picture',
        container: null,
        name: `${name}.webp`,
        alt: entry.alt,
        key: newFileKey(),
        publicKey: onWebsite ? newFileKey() : null,
        bytes: 0,
        width: entry.width,
        height: entry.height,
        widths: widthsUpTo(entry.width),
        placeholder: entry.placeholder,
        usedBy: entity.id,
        unusedSince: null,
        createdAt: entity.createdAt,
      }
      files.push({ row, drawn: name })
      return {
        ...entity,
        coupleId,
        albumId: albums[at]!.id,
        caption,
        onWebsite,
        position: keys[place]!,
        fileId: row.id,
        picture: pictureOf(row)!,
      }
    })
  })
  return { albums, pictures, files }
}

const widthsUpTo = (widest: number) => PICTURE_WIDTHS.filter((width) => width <= widest)

/** Puts the drawings where the files that people send lie, and notes in their rows what they weigh. */
export async function shelve({ files }: LeadingGallery, shelf: FileShelf): Promise<void> {
  await Promise.all(
    files.map(async ({ row, drawn }) => {
      const names = row.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])
      const from = (name: string) => path.join(import.meta.dirname, 'pictures', `${drawn}-${name}`)
      await shelf.put(row.id, async (folder) => {
        for (const name of names) await shelf.copy(from(name), folder, name)
      })
      row.bytes = names.reduce((sum, name) => sum + statSync(from(name)).size, 0)
    }),
  )
}
