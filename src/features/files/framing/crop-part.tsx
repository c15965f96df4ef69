import { useState } from 'react'
import { ReactCrop, centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Chip, ChipRow } from '../../../ui/chip.tsx'
import css from './framing.module.css'
import { type Part, WHOLE, isWhole } from './framing.ts'
import { type FramedShape, numberOf } from './shapes.ts'

const RATIO_NAMES: Readonly<Record<FramedShape['ratio'], string>> = {
  '1/1': 'Quadrato',
  '4/5': '4:5',
  '4/3': '4:3',
  '3/2': '3:2',
  '16/9': '16:9',
}

const LABELS = {
  cropArea: 'Il ritaglio: con le frecce si sposta',
  nwDragHandle: 'Angolo in alto a sinistra: con le frecce si allarga o si stringe',
  nDragHandle: 'Lato in alto',
  neDragHandle: 'Angolo in alto a destra',
  eDragHandle: 'Lato destro',
  seDragHandle: 'Angolo in basso a destra',
  sDragHandle: 'Lato in basso',
  swDragHandle: 'Angolo in basso a sinistra',
  wDragHandle: 'Lato sinistro',
}

const inPercent = ({ x, y, width, height }: Part): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
})
const asPart = ({ x, y, width, height }: PercentCrop): Part => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
})

/** The picture with what stays of it: moved and sized by a finger, a mouse or the arrow keys, free or in a shape. */
export function CropPart({
  src,
  size,
  part,
  shapes,
  onPart,
  onDone,
}: {
  src: string
  /** Of the picture, in pixels. */
  size: { width: number; height: number }
  part: Part
  shapes: readonly FramedShape[]
  onPart: (part: Part) => void
  /** Told once a hand lets go. */
  onDone: (part: Part) => void
}) {
  const [ratio, setRatio] = useState<FramedShape['ratio']>()
  const choose = (next: FramedShape['ratio'] | undefined) => {
    setRatio(next)
    if (!next) return
    const { width, height } = size
    const widest = { unit: '%', width: 100 } as const
    const cut = centerCrop(makeAspectCrop(widest, numberOf(next), width, height), width, height)
    onPart(asPart(cut))
    onDone(asPart(cut))
  }
  const drawn = (crop: PercentCrop): Part => (crop.width > 0 && crop.height > 0 ? asPart(crop) : WHOLE)
  return (
    <>
      <ChipRow label="Forma del ritaglio">
        <Chip selected={ratio === undefined} onClick={() => choose(undefined)}>
          Libera
        </Chip>
        {shapes.map((shape) => (
          <Chip key={shape.ratio} selected={ratio === shape.ratio} onClick={() => choose(shape.ratio)}>
            {RATIO_NAMES[shape.ratio]}
          </Chip>
        ))}
        {!isWhole(part) && (
          <Chip
            onClick={() => {
              setRatio(undefined)
              onPart(WHOLE)
              onDone(WHOLE)
            }}
          >
            Tutta la foto
          </Chip>
        )}
      </ChipRow>
      <div className={css.crop}>
        <ReactCrop
          crop={inPercent(part)}
          {...(ratio && { aspect: numberOf(ratio) })}
          keepSelection
          minWidth={24}
          minHeight={24}
          ruleOfThirds
          ariaLabels={LABELS}
          onChange={(_, crop) => onPart(drawn(crop))}
          onComplete={(_, crop) => onDone(drawn(crop))}
        >
          <img src={src} alt="" draggable={false} />
        </ReactCrop>
      </div>
    </>
  )
}
