import { useRef } from 'react'
import type { FocalPoint } from '#contract/media/picture.ts'
import css from './framing.module.css'
import { movedByKey, pointAt, pointText } from './framing.ts'

/** The picture whole, with the point that is kept in sight: put there by a finger, a mouse or the arrow keys. */
export function FocusPart({
  src,
  focus,
  onFocus,
}: {
  src: string
  focus: FocalPoint
  onFocus: (focus: FocalPoint) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const put = (event: React.PointerEvent) => {
    const { left, top, width, height } = box.current!.getBoundingClientRect()
    onFocus(pointAt((event.clientX - left) / width, (event.clientY - top) / height))
  }
  return (
    <div
      ref={box}
      className={css.focus}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        put(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) put(event)
      }}
    >
      <img src={src} alt="" draggable={false} />
      <span
        className={css.point}
        ref={(point) => {
          point?.style.setProperty('left', `${focus.x * 100}%`)
          point?.style.setProperty('top', `${focus.y * 100}%`)
        }}
        role="slider"
        tabIndex={0}
        aria-label="Il punto da tenere"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(focus.x * 100)}
        aria-valuetext={pointText(focus)}
        onKeyDown={(event) => {
          const next = movedByKey(focus, event.key)
          if (!next) return
          event.preventDefault()
          onFocus(next)
        }}
      />
    </div>
  )
}
