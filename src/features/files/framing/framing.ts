/** What a frame says of a picture. Pure. */
import type { FocalPoint } from '#contract/media/picture.ts'

/** A part of a picture: shares of its width and height, from the left and the top. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

export const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 }
export const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 }
/** As far as an arrow key goes, and as finely as it is shown. */
export const FOCUS_STEP = 0.05

/** Less than this cut off an edge is no crop: a hand that trembles. */
const NOTHING = 0.004
export const isWhole = ({ x, y, width, height }: Part): boolean =>
  x < NOTHING && y < NOTHING && width > 1 - NOTHING && height > 1 - NOTHING

const inside = (share: number): number => Math.min(1, Math.max(0, share))
const stepped = (share: number): number => Math.round(Math.round(inside(share) / FOCUS_STEP) * 5) / 100

/** @param x y shares; what lies outside the picture is its edge */
export const pointAt = (x: number, y: number): FocalPoint => ({ x: stepped(x), y: stepped(y) })

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** @returns undefined for a key that moves nothing */
export function movedByKey({ x, y }: FocalPoint, key: string): FocalPoint | undefined {
  if (key === 'Home') return MIDDLE
  const arrow = ARROWS[key]
  return arrow && pointAt(x + arrow[0] * FOCUS_STEP, y + arrow[1] * FOCUS_STEP)
}

const percent = (share: number) => `${Math.round(share * 100)}%`

export const pointText = ({ x, y }: FocalPoint): string =>
  x === 0.5 && y === 0.5 ? 'al centro' : `${percent(x)} da sinistra, ${percent(y)} dall’alto`

/** A picture narrower than this is seen grainy where it is large, in pixels. */
export const NARROW_PX = 640

/** How large a part is, in pixels. */
export const sizeOfPart = (part: Part, { width, height }: { width: number; height: number }) => ({
  width: Math.max(1, Math.round(part.width * width)),
  height: Math.max(1, Math.round(part.height * height)),
})
