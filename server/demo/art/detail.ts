/** Close-ups: a part of a scene drawn as a picture of its own, from other seeds than the whole. */
import type { Scene } from './sheet.ts'

/** The middle of the part and its width, on a sheet of 1200 × 900 whose light comes from the right. */
export type Focus = readonly [x: number, y: number, width: number]

/** So that no close-up is of a sheet that is also shown whole. */
const OTHER_SEEDS = 40

/** A scene seen from near. The light's side says what was mirrored, as in the scene itself. */
export const detail =
  (scene: Scene, [x, y, width]: Focus, what: string): Scene =>
  (seed) => {
    const whole = scene(seed + OTHER_SEEDS)
    const height = (width * whole.height) / whole.width
    const left = (whole.side > 0 ? x : whole.width - x) - width / 2
    const view = [
      within(left, whole.width - width),
      within(y - height / 2, whole.height - height),
      width,
      height,
    ]
    return {
      ...whole,
      svg: whole.svg.replace(/viewBox="[^"]*"/, `viewBox="${view.map(Math.round).join(' ')}"`),
      alt: `${what}, ${whole.when}`,
    }
  }

/** Nor of one that is drawn for another trade. */
const FURTHER_SEEDS = 80

/** A scene as another trade has it, drawn from other seeds: where one marries there may be a fountain, a chapel, a table. */
export const again =
  (scene: Scene): Scene =>
  (seed) =>
    scene(seed + FURTHER_SEEDS)

const within = (value: number, max: number) => Math.max(0, Math.min(max, value))
