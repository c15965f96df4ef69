import type { GalleryPicture } from '#contract/plan/gallery.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { type ReactNode, Suspense, lazy, useState } from 'react'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, ChipRow } from '../../ui/chip.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { ReviewMark } from '../../ui/state/save-mark.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { type KeptFile, useUploads } from '../files/file-face.ts'
import { UploadPanel } from '../files/upload-panel-face.tsx'
import { REVIEW_PATH } from '../sync/sync-face.ts'
import { useGalleryActions } from './gallery-actions.ts'
import { useGallery } from './gallery-face.ts'
import { NO_ALBUM, type GallerySearch } from './gallery-search.ts'
import { AlbumSheet, PictureSheet } from './gallery-sheets.tsx'
import { GalleryGhost } from './gallery-ghost.tsx'
import { GalleryTile } from './gallery-tile.tsx'
import { later } from '../../ui/overlay/later.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import css from './gallery.module.css'

const GalleryLightbox = later(() => import('./gallery-lightbox.tsx').then((part) => part.GalleryLightbox))
const GalleryOrder = lazy(() =>
  import('./gallery-order.tsx').then((module) => ({ default: module.GalleryOrder })),
)

/** The couple's pictures, by album: added with or without a network, ordered, captioned, shown on the website or not. */
export function GalleryScreen({
  search,
  onSearch,
  renderPicker,
}: {
  /** The button that chooses pictures and keeps them on the device. */
  renderPicker: (onAdd: (files: readonly KeptFile[]) => Promise<boolean>) => ReactNode
  search: GallerySearch
  onSearch: (search: GallerySearch) => void
}) {
  const { albums, albumMarks, pictures, marks, ready, failed, fetching, retry } = useGallery()
  const actions = useGalleryActions(albums, pictures)
  const uploads = useUploads()
  const [open, setOpen] = useState<number>()
  const [edited, setEdited] = useState<GalleryPicture>()
  const [naming, setNaming] = useState<'new' | 'old'>()
  const [removing, setRemoving] = useState(false)
  const [ordering, setOrdering] = useState(false)

  const album = albums.find(({ id }) => id === search.album)
  const isLoose = ({ albumId }: GalleryPicture) => !albums.some(({ id }) => id === albumId)
  const loose = pictures.filter(isLoose)
  const shown = album
    ? pictures.filter(({ albumId }) => albumId === album.id)
    : search.album === NO_ALBUM
      ? loose
      : pictures

  if (failed && !ready)
    return (
      <>
        <PageHeader title="Galleria" />
        <ErrorState title="Non riusciamo a leggere la vostra galleria" busy={fetching} onRetry={retry}>
          Questo dispositivo non l’ha ancora salvata, e il server non risponde.
        </ErrorState>
      </>
    )

  const menuOf = (picture: GalleryPicture) => [
    { label: 'Didascalia e album', onSelect: () => setEdited(picture) },
    picture.onWebsite
      ? { label: 'Togli dal sito', onSelect: () => void actions.show([picture], false) }
      : { label: 'Mostra sul sito', onSelect: () => void actions.show([picture], true) },
    { label: 'Elimina', danger: true, onSelect: () => void actions.remove(picture) },
  ]
  const menuOfAll = [
    ...(shown.length > 1 && !ordering ? [{ label: 'Riordina', onSelect: () => setOrdering(true) }] : []),
    { label: 'Nuovo album', onSelect: () => setNaming('new') },
    ...(album
      ? [
          { label: 'Rinomina l’album', onSelect: () => setNaming('old') },
          { label: 'Elimina l’album', danger: true, onSelect: () => setRemoving(true) },
        ]
      : []),
    ...(shown.some(({ onWebsite }) => !onWebsite)
      ? [{ label: 'Mostra tutte sul sito', onSelect: () => void actions.show(shown, true) }]
      : []),
    ...(shown.some(({ onWebsite }) => onWebsite)
      ? [{ label: 'Togli tutte dal sito', onSelect: () => void actions.show(shown, false) }]
      : []),
  ]

  return (
    <>
      <PageHeader
        title="Galleria"
        subtitle={pictures.length > 0 ? plural(pictures.length, 'foto', 'foto') : undefined}
        actions={
          ready && (
            <>
              {ordering && (
                <Button variant="quiet" icon={IconCheck} onClick={() => setOrdering(false)}>
                  Ordine fatto
                </Button>
              )}
              {renderPicker((files) => actions.add(files, album?.id ?? null))}
              <Menu label="Altre azioni per la galleria" variant="framed" items={menuOfAll} />
            </>
          )
        }
      />
      {(albums.length > 0 || loose.length < pictures.length) && (
        <ChipRow label="Album">
          <Chip selected={!search.album} count={pictures.length} onClick={() => onSearch({})}>
            Tutte
          </Chip>
          {albums.map(({ id, title }) => (
            <Chip
              key={id}
              selected={search.album === id}
              count={pictures.filter(({ albumId }) => albumId === id).length}
              onClick={() => onSearch({ album: id })}
            >
              {title}
            </Chip>
          ))}
          {loose.length > 0 && (
            <Chip
              selected={search.album === NO_ALBUM}
              count={loose.length}
              onClick={() => onSearch({ album: NO_ALBUM })}
            >
              Senza album
            </Chip>
          )}
        </ChipRow>
      )}
      {albums
        .filter(({ id }) => albumMarks.get(id) === 'review' && (!album || id === album.id))
        .map(({ id, title }) => (
          <p key={id} className={css.toReview}>
            Album «{title}» <ReviewMark what={`album ${title}`} href={REVIEW_PATH} />
          </p>
        ))}
      <UploadPanel reviewHref={REVIEW_PATH} />
      {!ready ? (
        <Skeleton shape="picture" count={6} />
      ) : shown.length === 0 ? (
        <>
          <EmptyState
            {...(album && { drawing: 'favourites' })}
            title={album ? `«${album.title}» è ancora vuoto` : 'Qui ci saranno le vostre foto'}
          >
            Aggiungetele quando volete, anche senza rete: partono da sole appena torna. Le vedete solo voi
            due, finché non scegliete di mostrarle sul sito delle nozze.
          </EmptyState>
          {!album && <GalleryGhost />}
        </>
      ) : ordering && shown.length > 1 ? (
        <Suspense fallback={<Skeleton shape="row" count={shown.length} />}>
          <GalleryOrder
            pictures={shown}
            onMove={(id, { previous, next }) => {
              const moved = pictures.find((picture) => picture.id === id)
              if (moved) void actions.place(moved, previous, next)
            }}
          />
        </Suspense>
      ) : (
        <ul className={css.grid} aria-label={album ? `Foto di ${album.title}` : 'Foto'}>
          {shown.map((picture, index) => (
            <GalleryTile
              key={picture.id}
              picture={picture}
              upload={uploads.find(({ id }) => id === picture.fileId)}
              number={index + 1}
              mark={marks.get(picture.id)}
              menu={menuOf(picture)}
              onOpen={() => setOpen(index)}
            />
          ))}
        </ul>
      )}
      {open !== undefined && (
        <GalleryLightbox pictures={shown} at={open} onClose={() => setOpen(undefined)} />
      )}
      <Lingering>
        {edited && (
          <PictureSheet
            picture={edited}
            albums={albums}
            actions={actions}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Lingering>
      <Lingering>
        {naming && (
          <AlbumSheet
            album={naming === 'old' ? album : undefined}
            actions={actions}
            onClose={() => setNaming(undefined)}
            onAdd={async (title) => {
              const id = await actions.addAlbum(title)
              if (id) onSearch({ album: id })
              return id !== undefined
            }}
          />
        )}
      </Lingering>
      <ConfirmDialog
        open={removing && album !== undefined}
        title={`Eliminare l’album «${album?.title}»?`}
        confirmLabel="Elimina l’album"
        danger
        onCancel={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false)
          onSearch({})
          if (album) void actions.removeAlbum(album)
        }}
      >
        Le foto che contiene restano nella galleria, senza album.
      </ConfirmDialog>
    </>
  )
}
