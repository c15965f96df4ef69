import IconArrowNarrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/media/picture.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { FramePicture, PAGE_SHAPES } from './framing-face.tsx'
import { type KeptFile, useShownPicture } from './file-face.ts'
import { chosenPicture } from './given-picture-face.ts'
import css from './picture-list.module.css'

/** Chooses pictures and keeps them on the device. */
export type PicturesPicker = (props: {
  label: string
  room: number
  onAdd: (files: readonly KeptFile[]) => Promise<boolean>
}) => ReactNode

/** The pictures of a thing in their order, each with what is seen in it. */
export function PictureList({
  id,
  pictures,
  most,
  needed,
  firstIs,
  news,
  onPictures,
  renderPicker,
}: {
  /** Of its heading. */
  id: string
  pictures: readonly PictureData[]
  most: number
  /** What is said while there are none. */
  needed: string
  /** What the first of them is for. */
  firstIs: string
  /** What another device did to them meanwhile. */
  news: ReactNode
  onPictures: (pictures: readonly PictureData[]) => void
  renderPicker: PicturesPicker
}) {
  const room = most - pictures.length
  return (
    <section aria-labelledby={id} className={css.pictures}>
      <div className={css.picturesHead}>
        <div>
          <h3 id={id}>Le foto</h3>
          <p className={css.soft}>{pictures.length === 0 ? needed : firstIs}</p>
        </div>
        {room > 0 &&
          renderPicker({
            label: 'Aggiungi foto',
            room,
            onAdd: (files) => {
              onPictures([...pictures, ...files.map(chosenPicture)])
              return Promise.resolve(true)
            },
          })}
      </div>
      {news}
      {pictures.length > 0 && (
        <ol className={css.list}>
          {pictures.map((picture, at) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              place={at + 1}
              onAlt={(alt) => onPictures(pictures.with(at, { ...picture, alt }))}
              onFramed={(framed) => onPictures(pictures.with(at, framed))}
              onEarlier={() => onPictures(pictures.with(at - 1, picture).with(at, pictures[at - 1]!))}
              onRemove={() => onPictures(pictures.toSpliced(at, 1))}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

function PictureRow({
  picture,
  place,
  onAlt,
  onFramed,
  onEarlier,
  onRemove,
}: {
  picture: PictureData
  /** From 1. */
  place: number
  onAlt: (alt: string) => void
  onFramed: (framed: PictureData) => void
  onEarlier: () => void
  onRemove: () => void
}) {
  const shown = useShownPicture(picture.id, picture.url ? picture : null, picture)
  return (
    <li className={css.row}>
      <span className={css.thumb}>{shown && <Picture picture={shown} sizes="6rem" fill alt="" />}</span>
      <TextField
        label={`Che cosa si vede nella foto ${place}`}
        hideLabel
        placeholder={place === 1 ? 'Che cosa si vede, in una frase' : 'Che cosa si vede'}
        maxLength={300}
        value={picture.alt}
        onValue={onAlt}
      />
      <span className={css.ways}>
        {shown && (
          <FramePicture
            picture={picture}
            shapes={PAGE_SHAPES}
            iconFor={`Inquadra la foto ${place}`}
            onFramed={(framed) => {
              onFramed(framed)
              return Promise.resolve(true)
            }}
          />
        )}
        <IconButton
          icon={IconArrowNarrowUp}
          label={`Sposta prima la foto ${place}`}
          aria-disabled={place === 1}
          onClick={() => place > 1 && onEarlier()}
        />
        <IconButton icon={IconTrash} label={`Togli la foto ${place}`} onClick={onRemove} />
      </span>
    </li>
  )
}
