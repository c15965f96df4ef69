import type { GalleryPicture } from '#contract/plan/gallery.ts'
import { Picture } from '../../ui/picture.tsx'
import { SortableList } from '../../ui/list/sortable-list.tsx'
import type { Place } from '../../ui/list/sortable-move.ts'
import { useGalleryPicture } from './gallery-tile.tsx'
import css from './gallery.module.css'

/** The pictures as rows that are moved by hand or by keyboard. Brings React Aria: loaded when one reorders. */
export function GalleryOrder({
  pictures,
  onMove,
}: {
  pictures: readonly GalleryPicture[]
  onMove: (id: string, place: Place) => void
}) {
  const nameOf = (picture: GalleryPicture) =>
    picture.caption || `Foto ${pictures.findIndex(({ id }) => id === picture.id) + 1}`
  return (
    <div className={css.order}>
      {/* React Aria would add an inline style sheet, which the content policy refuses: with this it takes its rule as there. */}
      <span hidden id="react-aria-pressable-style" />
      <SortableList
        label="Ordine delle foto"
        items={pictures}
        textOf={nameOf}
        renderItem={(picture) => <Row picture={picture} name={nameOf(picture)} />}
        onMove={onMove}
      />
    </div>
  )
}

function Row({ picture, name }: { picture: GalleryPicture; name: string }) {
  const shown = useGalleryPicture(picture)
  return (
    <div className={css.orderRow}>
      <span className={css.thumb}>
        {shown && <Picture picture={shown} sizes="4rem" ratio="1/1" rounded alt="" />}
      </span>
      <span>{name}</span>
    </div>
  )
}
