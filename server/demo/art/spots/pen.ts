/**
 * Spots: empty-state drawings. One pen over fills that were printed slightly off register, on one sand-coloured
 * patch; by night the same lines, in the colours of the night.
 */
import { blob, line, num, path, smooth, type Point } from '../path.ts'
import type { Random } from '../random.ts'
import { Sheet } from '../sheet.ts'

const DAY = {
  blush: '#EBC3AD',
  sage: '#B4BF9F',
  honey: '#E6C27E',
  clay: '#CF8468',
  sand: '#EFE3CF',
  sea: '#AFC0BC',
  white: '#FFFDF8',
}
const NIGHT: Inks = {
  blush: '#8E5E4B',
  sage: '#66745A',
  honey: '#A07B3A',
  clay: '#A65A40',
  sand: '#2E2A24',
  sea: '#53666A',
  white: '#4A443A',
}
const INK = { day: '#3B352C', night: '#E9DFCE' }

type Inks = Record<keyof typeof DAY, string>
export type Fill = keyof typeof DAY

export interface Pen {
  r: Random
  /** the fill colours, those of the day */
  K: Inks
  /** a pen stroke */
  pen: (d: string, width?: number, extra?: string) => string
  /** a fill, shifted, with its outline */
  both: (d: string, fill: Fill, width?: number) => string
  /** a fill alone, shifted by the print's error */
  flat: (d: string, fill: Fill, shift?: number) => string
  twig: (
    x: number,
    y: number,
    angle: number,
    length: number,
    fill: Fill,
    pairs?: number,
    bend?: 1 | -1,
  ) => string
  /** the patch everything stands on */
  ground: (cx: number, cy: number, rx: number, ry: number) => string
}

export type Spot = () => string

/** The colours of the night for those of the day that a drawing has: in one file, for an image hears of the scheme it stands in. */
function byNight(drawing: string): string {
  const fills = Object.entries(DAY).map(([fill, day]) => ['fill', day, NIGHT[fill as Fill]] as const)
  const rules = [...fills, ['stroke', INK.day, INK.night] as const]
    .filter(([attribute, day]) => drawing.includes(`${attribute}="${day}"`))
    .map(([attribute, day, night]) => `[${attribute}="${day}"]{${attribute}:${night}}`)
  return `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`
}

/** A spot of 480 × 360, transparent. */
export function spot(name: string, draw: (pen: Pen) => string): Spot {
  return () => {
    const S = new Sheet('spot', name, 480, 360, ['alba'])
    const pen = (d: string, width = 3.4, extra = '') => line(d, INK.day, width, extra)
    const flat = (d: string, fill: Fill, shift = 6) =>
      path(d, DAY[fill], ` transform="translate(${shift + (shift > 4 ? 1 : 0)} ${shift})"`)
    const both = (d: string, fill: Fill, width?: number) => flat(d, fill) + pen(d, width)
    const drawing = draw({
      r: S.r,
      K: DAY,
      pen,
      both,
      flat,
      twig: twigWith(pen, flat),
      ground: (cx, cy, rx, ry) => path(blob(S.r, cx, cy, rx, ry, 0.07, 11), DAY.sand),
    })
    S.add(byNight(drawing) + drawing)
    return S.finish({ grain: 0, edge: 2, background: null, zoom: [1] })
  }
}

/** Each leaf is a closed bézier between its stalk and its tip. */
function blade(x: number, y: number, angle: number, length: number): string {
  const A = (angle * Math.PI) / 180
  const at = (q: number, w: number) =>
    `${num(x + Math.sin(A) * length * q + Math.cos(A) * w)} ${num(y - Math.cos(A) * length * q + Math.sin(A) * w)}`
  return `M${at(0, 0)}C${at(0.3, -length * 0.3)} ${at(0.75, -length * 0.24)} ${at(1, 0)}C${at(0.75, length * 0.2)} ${at(0.3, length * 0.26)} ${at(0, 0)}Z`
}

const twigWith =
  (pen: Pen['pen'], flat: Pen['flat']): Pen['twig'] =>
  (x, y, angle, length, fill, pairs = 4, bend = 1) => {
    let a = angle
    const stem: Point[] = [[x, y]]
    for (let i = 0; i < 7; i++) {
      const [px, py] = stem[i] ?? [x, y]
      const q = (a * Math.PI) / 180
      stem.push([px + (Math.sin(q) * length) / 7, py - (Math.cos(q) * length) / 7])
      a += 5 * bend
    }
    const [tx, ty] = stem[7] ?? [x, y]
    let leaves = blade(tx, ty, a, length * 0.22)
    for (let i = 0; i < pairs; i++) {
      const [px, py] = stem[1 + Math.round((i * 5.4) / (pairs - 1 || 1))] ?? [x, y]
      const L = length * (0.3 - i * 0.025)
      leaves += blade(px, py, angle + i * 8 * bend - 52, L) + blade(px, py, angle + i * 8 * bend + 52, L)
    }
    return flat(leaves, fill, 4) + pen(smooth(stem), 2.6) + pen(leaves, 2.6)
  }

/** A five-petalled flower of the pen, `s` 1 = 52 across. */
export function penFlower({ pen, flat, K }: Pen, x: number, y: number, s: number, fill: Fill): string {
  let petals = ''
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 6.283 + 0.3
    const at = (q: number, w: number) =>
      `${num(x + Math.cos(a) * q * s - Math.sin(a) * w * s)} ${num(y + Math.sin(a) * q * s + Math.cos(a) * w * s)}`
    petals += `M${at(4, 0)}C${at(10, -14)} ${at(24, -13)} ${at(26, 0)}C${at(24, 13)} ${at(10, 14)} ${at(4, 0)}Z`
  }
  return `${flat(petals, fill, 4)}${pen(petals, 2.8)}<circle cx="${num(x)}" cy="${num(y)}" r="${num(4 * s)}" fill="${K.honey}"/>${pen(`M${num(x - 4)} ${num(y)}C${num(x - 4)} ${num(y - 6)} ${num(x + 4)} ${num(y - 6)} ${num(x + 4)} ${num(y)}C${num(x + 4)} ${num(y + 6)} ${num(x - 4)} ${num(y + 6)} ${num(x - 4)} ${num(y)}Z`, 2.4)}`
}
