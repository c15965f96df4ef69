/** The sheet of paper a picture is drawn on: its hour, its light, its definitions and its two paper filters. */
import { HOURS, mix, type Hour, type HourName } from './colour.ts'
import { num, path } from './path.ts'
import { hash, random, type Random } from './random.ts'

/** `[offset, colour, opacity?]` */
export type Stop = readonly [number, string, number?]
type Bits = string | readonly Bits[]

export interface PaperOptions {
  /** strength of the paper's grain, 0 = none */
  grain?: number
  /** how far edges wander, in pixels */
  edge?: number
  /** what shows if the drawing leaves a gap; null = transparent */
  background?: string | null
  /** camera steps the seed may choose from */
  zoom?: readonly number[]
}

export interface Picture {
  svg: string
  alt: string
  width: number
  height: number
  /** where the light comes from, and with it what was mirrored */
  side: 1 | -1
  /** the hour in words */
  when: string
}
/** A scene draws one picture per seed: the same seed, the same bytes. */
export type Scene = (seed: number) => Picture

const WHEN: Record<HourName, string> = {
  alba: 'nella luce chiara del mattino',
  oro: 'nella luce dorata del pomeriggio',
  tramonto: 'al tramonto',
  sera: 'nell’ora blu della sera',
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([o, c, a]) =>
        `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${+a.toFixed(2)}"`}/>`,
    )
    .join('')

export class Sheet {
  readonly kind: string
  readonly seed: number | string
  readonly w: number
  readonly h: number
  readonly r: Random
  readonly hourName: HourName
  /** the hour everything is coloured by */
  t: Hour
  /** where the light comes from: +1 right, -1 left */
  side: 1 | -1
  /** prefix of every id, so that pictures can share a page */
  pre: string
  readonly defs = new Map<string, { id: string; body: string }>()
  private readonly out: string[] = []
  private made = 0

  constructor(kind: string, seed: number | string, w: number, h: number, hours?: readonly HourName[]) {
    this.kind = kind
    this.seed = seed
    this.w = w
    this.h = h
    this.r = random(`${kind}/${seed}`)
    const names = hours ?? (Object.keys(HOURS) as HourName[])
    const turn = typeof seed === 'number' ? seed : hash(seed)
    // Neighbouring seeds never share an hour; light changes side with each.
    this.hourName = names[(hash(kind) + turn) % names.length] ?? 'alba'
    this.t = HOURS[this.hourName]
    this.side = ((hash(kind) >> 3) + turn) % 2 ? 1 : -1
    this.pre = `${kind[0]}${hash(`${kind}${seed}`).toString(36).slice(0, 3)}`
  }

  id(): string {
    return `${this.pre}${(this.made++).toString(36)}`
  }
  /** A definition made once per key; returns its id. */
  def(key: string, make: (id: string) => string): string {
    const known = this.defs.get(key)
    if (known) return known.id
    const entry = { id: this.id(), body: '' }
    this.defs.set(key, entry)
    entry.body = make(entry.id)
    return entry.id
  }
  /** Takes over the definitions of a small sheet drawn inside this one. */
  adopt(inner: Sheet): void {
    for (const [key, entry] of inner.defs) this.defs.set(inner.pre + key, entry)
  }
  lin(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const at = [num(x1), num(y1), num(x2), num(y2)] as const
    return this.gradient(at, stopsOf(stops), 'userSpaceOnUse')
  }
  /** Like `lin`, in fractions of the shape's own box. */
  box(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    return this.gradient([x1, y1, x2, y2], stopsOf(stops), 'objectBoundingBox')
  }
  private gradient(at: readonly (string | number)[], stops: string, units: string): string {
    const [x1, y1, x2, y2] = at
    return `url(#${this.def(`l${at.join()}${stops}${units}`, (id) => `<linearGradient id="${id}" gradientUnits="${units}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`)})`
  }
  /** A gradient across the shape from the shaded side to the lit one. */
  across(stops: readonly Stop[]): string {
    return this.box(this.side > 0 ? 0 : 1, 0, this.side > 0 ? 1 : 0, 0, stops)
  }
  rad(stops: readonly Stop[], fx = 0.5, fy = 0.5): string {
    const s = stopsOf(stops)
    return `url(#${this.def(`r${fx}${fy}${s}`, (id) => `<radialGradient id="${id}" cx="${fx}" cy="${fy}" r=".5"${fx === 0.5 ? '' : ` fx="${fx}"`}>${s}</radialGradient>`)})`
  }
  blur(deviation: number): string {
    return `filter="url(#${this.def(`b${deviation}`, (id) => `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`)})"`
  }
  sym(key: string, draw: () => string): string {
    return this.def(`s${key}`, (id) => `<g id="${id}">${draw()}</g>`)
  }
  clip(d: string): string {
    return `clip-path="url(#${this.def(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})"`
  }

  /** Atmospheric perspective: towards the haze. */
  air(colour: string, depth: number): string {
    return mix(colour, this.t.haze, depth)
  }
  lit(colour: string, a = 0.35): string {
    return mix(colour, this.t.light, a)
  }
  dim(colour: string, a = 0.35): string {
    return mix(colour, this.t.shade, a)
  }
  /** The local colour under this hour. */
  tint(colour: string): string {
    return mix(colour, this.t.shade, this.t.key)
  }

  add(...bits: Bits[]): this {
    for (const bit of bits)
      if (typeof bit === 'string') this.out.push(bit)
      else this.add(...bit)
    return this
  }
  /** Puts a layer under what was drawn after the first `index` layers. */
  insert(index: number, bit: string): void {
    this.out.splice(index, 0, bit)
  }

  /** A rim-lit shape: the outline in the light colour, the body pushed away from the light inside it. */
  form(
    d: string,
    base: string,
    { rim = this.lit(base, 0.6), dx = 5, dy = 4 }: { rim?: string; dx?: number; dy?: number } = {},
  ): string {
    return `<g ${this.clip(d)}>${path(d, rim)}${path(d, base, ` transform="translate(${num(-this.side * dx)} ${dy})"`)}</g>`
  }
  glow(x: number, y: number, radius: number, colour: string, a = 0.8): string {
    const fill = this.rad([
      [0, colour, a],
      [0.35, colour, a * 0.4],
      [1, colour, 0],
    ])
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"/>`
  }
  /** The soft, tinted shadow under what stands: never black. */
  shadow(cx: number, cy: number, rx: number, ry: number, a = 0.35, blur = 8): string {
    return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${mix(this.t.shade, '#26231E', 0.35)}" opacity="${a}" ${this.blur(blur)}/>`
  }

  /** The hour in words, for alternative texts. */
  get when(): string {
    return WHEN[this.hourName]
  }
  /** The finished picture with its alternative text (Italian, no full stop). */
  picture(alt: string, options?: PaperOptions): Picture {
    return {
      svg: this.finish(options),
      alt,
      width: this.w,
      height: this.h,
      side: this.side,
      when: this.when,
    }
  }
  /** The finished drawing as SVG text. */
  finish({
    grain = 0.08,
    edge = 3,
    background = this.t.haze,
    zoom = [1, 1, 1.09, 1.16],
  }: PaperOptions = {}): string {
    const { w, h, pre: p, r } = this
    const z = r.pick(zoom)
    const [vw, vh] = [Math.round(w / z), Math.round(h / z)]
    const [vx, vy] = [Math.round((w - vw) * r.f(0.35, 0.65)), Math.round((h - vh) * 0.62)]
    const full = `x="0" y="0" width="100%" height="100%"`
    const wobble = `<filter id="${p}E" x="-3%" y="-3%" width="106%" height="106%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="2" seed="${hash(this.seed) % 90}"/><feDisplacementMap in="SourceGraphic" scale="${edge}" xChannelSelector="R" yChannelSelector="G"/></filter>`
    // Grain is one octave and soft: fine noise is what costs most bytes once encoded.
    const paper = `<filter id="${p}G" ${full}><feTurbulence type="fractalNoise" baseFrequency=".42" numOctaves="1" seed="${hash(this.seed) % 77}"/><feColorMatrix values="0 0 0 0 .28  0 0 0 0 .2  0 0 0 0 .12  .9 .9 0 0 -.72"/></filter>`
    const wash = `<filter id="${p}W" ${full}><feTurbulence type="fractalNoise" baseFrequency=".004 .009" numOctaves="3" seed="${hash(this.kind) % 70}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .95  0 0 0 0 .84  1.6 0 0 0 -.62"/></filter>`
    const sheetOf = (filter: string, a: number) =>
      `<rect width="${w}" height="${h}" filter="url(#${p}${filter})" opacity="${+a.toFixed(3)}"/>`
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${vx} ${vy} ${vw} ${vh}" width="${w}" height="${h}"><defs>`,
      edge ? wobble : '',
      grain ? paper + wash : '',
      ...[...this.defs.values()].map((d) => d.body),
      '</defs>',
      background ? `<rect width="${w}" height="${h}" fill="${background}"/>` : '',
      edge ? `<g filter="url(#${p}E)">` : '<g>',
      ...this.out,
      '</g>',
      grain ? sheetOf('W', 0.09) + sheetOf('G', grain * 2.2) : '',
      '</svg>',
    ].join('')
  }
}
