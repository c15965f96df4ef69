import { type ReactNode, Suspense, lazy, useState } from 'react'
import { PLAN_PHOTOS } from '#contract/lists/billing/plan-limits.ts'
import type { Picture } from '#contract/media/picture.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { Chip, ChipRow } from '../../../ui/chip.tsx'
import type { Place } from '../../../ui/list/sortable-move.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { WIDE, useMedia } from '../../../ui/use-media.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useUploads } from '../../files/file-face.ts'
import { type PictureActions, nameOfPicture } from './picture-actions.ts'
import { PicturePanel } from './picture-panel.tsx'
import { PictureTile } from './picture-tile.tsx'
import css from './pictures.module.css'

const SortableGrid = lazy(() =>
  import('../../../ui/list/sortable-grid.tsx').then((part) => ({ default: part.SortableGrid<Picture> })),
)

/** The grid in the couples' order, and the picture that is worked on: beside it, or over it on a phone. */
export function PictureBoard({ vendor, actions }: { vendor: Vendor; actions: PictureActions }) {
  const { gallery } = vendor
  const uploads = useUploads()
  const isWide = useMedia(WIDE)
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  const [onlyWordless, setOnlyWordless] = useState(false)
  const [said, setSaid] = useState('')

  const wordless = gallery.filter(({ alt }) => alt === '')
  const shown = onlyWordless && wordless.length > 0 ? wordless : gallery
  const chosen = openIds.flatMap((openId) => gallery.find(({ id }) => id === openId) ?? [])[0]
  const openOne = (id: string) => setOpenIds([id])
  const open = chosen ?? (isWide ? shown[0] : undefined)
  const placeOf = (picture: Picture) => gallery.findIndex(({ id }) => id === picture.id)
  const nameOf = (picture: Picture) => nameOfPicture(picture, placeOf(picture))
  const others = wordless.filter(({ id }) => id !== open?.id)
  /** The next that nobody has described, after this one where there is one. */
  const goOn = () => {
    const next = others.find((other) => open && placeOf(other) > placeOf(open)) ?? others[0]
    setOpenIds(next ? [next.id] : [])
  }
  const moving: PictureActions = {
    ...actions,
    async move(picture, after) {
      const before = gallery.filter(({ id }) => id !== picture.id)
      const at = after === null ? 0 : before.findIndex(({ id }) => id === after) + 1
      const kept = await actions.move(picture, after)
      if (kept) setSaid(`${nameOf(picture)}: ora al posto ${at + 1} di ${gallery.length}`)
      return kept
    },
  }
  const framing: PictureActions = {
    ...moving,
    frame(picture, framed) {
      // The one that takes its place stays open: it is not there before it is kept, nor this one afterwards.
      setOpenIds([framed.id, picture.id])
      return actions.frame(picture, framed)
    },
  }
  const onMove = (id: string, { previous }: Place) => {
    const picture = gallery.find((one) => one.id === id)
    if (picture) void moving.move(picture, previous)
  }
  const tile = (picture: Picture) => (
    <PictureTile
      picture={picture}
      place={placeOf(picture) + 1}
      selected={isWide && picture.id === open?.id}
      hidden={placeOf(picture) >= PLAN_PHOTOS[vendor.typeOfAccount]}
      upload={uploads.find(({ id }) => id === picture.id)}
    />
  )
  const still = <StillGrid pictures={shown} tile={tile} onOpen={openOne} />
  const panel = open && (
    <PicturePanel
      key={open.id}
      vendor={vendor}
      picture={open}
      actions={framing}
      wordless={others.length}
      onNext={goOn}
    />
  )
  return (
    <div className={css.board}>
      <div>
        {wordless.length > 0 && (
          <ChipRow label="Quali foto">
            <Chip selected={!onlyWordless} count={gallery.length} onClick={() => setOnlyWordless(false)}>
              Tutte
            </Chip>
            <Chip selected={onlyWordless} count={wordless.length} onClick={() => setOnlyWordless(true)}>
              Da descrivere
            </Chip>
          </ChipRow>
        )}
        {shown === gallery ? (
          <Suspense fallback={still}>
            <SortableGrid
              label="Le tue foto"
              items={gallery}
              textOf={nameOf}
              renderItem={tile}
              className={css.grid}
              onOpen={openOne}
              onMove={onMove}
            />
          </Suspense>
        ) : (
          still
        )}
      </div>
      {isWide && open && (
        <aside className={css.beside} aria-label={`Foto ${placeOf(open) + 1}`}>
          <h2>{placeOf(open) === 0 ? 'La copertina' : `Foto ${placeOf(open) + 1}`}</h2>
          {panel}
        </aside>
      )}
      {!isWide && (
        <Sheet
          open={chosen !== undefined}
          title={chosen ? (placeOf(chosen) === 0 ? 'La copertina' : `Foto ${placeOf(chosen) + 1}`) : ''}
          onClose={() => {
            // What is being typed is saved as its field is left.
            if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur()
            setOpenIds([])
          }}
        >
          {panel}
        </Sheet>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  )
}

/** The same tiles where nothing is moved: until what moves them is here, and of some of them alone. */
function StillGrid({
  pictures,
  tile,
  onOpen,
}: {
  pictures: readonly Picture[]
  tile: (picture: Picture) => ReactNode
  onOpen: (id: string) => void
}) {
  return (
    <ul className={css.grid} aria-label="Le tue foto">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button type="button" className={css.open} onClick={() => onOpen(picture.id)}>
            <VisuallyHidden>Apri: </VisuallyHidden>
            {tile(picture)}
          </button>
        </li>
      ))}
    </ul>
  )
}
