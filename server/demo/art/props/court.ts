/** A courtyard's buildings, seen from inside it. */
import { C, mix } from '../colour.ts'
import { line, num, path, type Point, poly } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/** One wing of the courtyard in perspective: wall, arches, roof. `dir` -1 is the left one. */
export function wing(S: Sheet, dir: 1 | -1, wall: string): string {
  const lit = dir !== S.side
  const base = lit ? S.lit(wall, 0.3) : S.dim(wall, 0.3)
  const at = (x: number): number => 600 + dir * x
  const roof = S.tint(mix(C.terracotta, C.sand, 0.15))
  const front: Point[] = [
    [at(700), 60],
    [at(330), 300],
    [at(330), 634],
    [at(700), 790],
  ]
  let o = path(
    poly(front),
    S.lin(at(330), 0, at(700), 0, [
      [0, S.air(base, 0.2)],
      [1, S.dim(base, 0.12)],
    ]),
  )
  o += path(
    poly([
      [at(720), 20],
      [at(318), 286],
      [at(318), 306],
      [at(720), 76],
    ]),
    S.lin(0, 20, 0, 306, [
      [0, S.lit(roof, 0.2)],
      [1, S.dim(roof, 0.25)],
    ]),
  )
  const hole = S.t.lamps > 0.6 ? '#E8A95A' : S.dim('#6b5138', 0.3)
  for (const [x, w, foot, head] of [
    [390, 62, 656, 470],
    [488, 86, 698, 440],
    [622, 124, 756, 396],
  ] as const) {
    const a = at(x - w / 2)
    const b = at(x + w / 2)
    const slope = 0.42 * w
    const opening = `M${num(a)} ${num(foot - slope / 2)}L${num(a)} ${num(head + slope * 0.4)}C${num(a)} ${num(head - w * 0.3)} ${num(b)} ${num(head - w * 0.62)} ${num(b)} ${num(head)}L${num(b)} ${num(foot + slope / 2)}Z`
    o +=
      line(opening, S.lit(base, 0.6), 9) +
      path(
        opening,
        S.lin(0, head, 0, foot, [
          [0, S.dim(hole, 0.35)],
          [1, hole],
        ]),
      )
  }
  return o
}
