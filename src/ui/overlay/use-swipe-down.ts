import { useRef, type PointerEvent, type RefObject } from 'react'

/** Far enough, or fast enough, to mean it. */
const CLOSE_PX = 96
const CLOSE_PX_PER_MS = 0.6

/** Whether a pull of `px` pixels that took `ms` milliseconds closes the sheet. */
export function swipeCloses(px: number, ms: number): boolean {
  return px > CLOSE_PX || (px > 24 && px / Math.max(ms, 1) > CLOSE_PX_PER_MS)
}

/** Handlers for the grip of a sheet: it follows the finger down, and closes or springs back when let go. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onSwipe: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null)

  const settle = () => {
    start.current = null
    sheet.current?.removeAttribute('data-dragging')
    sheet.current?.style.removeProperty('--drag')
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button, a, input')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { y: event.clientY, at: event.timeStamp }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return
      sheet.current?.setAttribute('data-dragging', '')
      sheet.current?.style.setProperty('--drag', `${Math.max(0, event.clientY - start.current.y)}px`)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current) return
      const { y, at } = start.current
      settle()
      if (swipeCloses(event.clientY - y, event.timeStamp - at)) onSwipe()
    },
    onPointerCancel: settle,
  }
}
