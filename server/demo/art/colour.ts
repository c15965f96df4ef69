/** Local colours, the four hours of the day, and mixing in OKLab so that warm and cool never go muddy. */

/** Local colours, before the hour tints them. */
export const C = {
  paper: '#FBF8F3',
  cream: '#F5EBDB',
  sand: '#E4D0B0',
  honey: '#D9B06A',
  gold: '#A8843C',
  blush: '#E8BFA8',
  rose: '#CF8468',
  terracotta: '#B4573A',
  clay: '#7E3F2B',
  mist: '#C9CDBD',
  sage: '#94A27C',
  olive: '#46583A',
  deep: '#2B3526',
  ink: '#26231E',
  dust: '#8FA0A0',
  sea: '#5F7F84',
  night: '#2C3A42',
  lemon: '#E6BC4A',
  wine: '#5B2B33',
} as const

type Triple = [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
const channel = (hex: string, at: number) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)

function toLab(hex: string): Triple {
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
}

/** The colour `t` of the way from `a` to `b` (both #rrggbb), in OKLab. */
export function mix(a: string, b: string, t: number): string {
  const from = toLab(a.length === 4 ? a.replace(/[^#]/g, '$&$&') : a)
  const to = toLab(b.length === 4 ? b.replace(/[^#]/g, '$&$&') : b)
  const [L, u, v] = from.map((x, i) => x + ((to[i] ?? x) - x) * t) as Triple
  const l = (L + 0.3963 * u + 0.2158 * v) ** 3
  const m = (L - 0.1056 * u - 0.0639 * v) ** 3
  const s = (L - 0.0895 * u - 1.2915 * v) ** 3
  const channels = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ]
  const hex = (x: number) =>
    Math.round(255 * toGamma(Math.min(1, Math.max(0, x))))
      .toString(16)
      .padStart(2, '0')
  return `#${channels.map(hex).join('')}`
}

/** One hour of the day: everything in a picture takes its colour from it. */
export interface Hour {
  sky: readonly [string, string, string]
  haze: string
  light: string
  shade: string
  sun: string
  wall: string
  /** how far local colours sink into the shade, 0-1 */
  key: number
  /** how warm windows and bulbs are, 0-1 */
  lamps: number
}

export type HourName = 'alba' | 'oro' | 'tramonto' | 'sera'

export const HOURS: Record<HourName, Hour> = {
  alba: {
    sky: ['#C3CCC6', '#E4DDCD', '#F8E6CD'],
    haze: '#EFE0CB',
    light: '#FFF3DC',
    shade: '#7B8476',
    sun: '#FFF8E6',
    wall: '#EDE3D3',
    key: 0.06,
    lamps: 0.25,
  },
  oro: {
    sky: ['#DDCBA4', '#F0D9A8', '#FBEBC6'],
    haze: '#F3DBAC',
    light: '#FFE7B0',
    shade: '#8A7448',
    sun: '#FFF9E4',
    wall: '#EBD9B8',
    key: 0.1,
    lamps: 0.35,
  },
  tramonto: {
    sky: ['#B58577', '#E8A681', '#FBDAA8'],
    haze: '#E7B08A',
    light: '#FFCB94',
    shade: '#6E4A40',
    sun: '#FFEBC6',
    wall: '#E6C3A6',
    key: 0.15,
    lamps: 0.75,
  },
  sera: {
    sky: ['#3A4F5C', '#8A8F8C', '#F6C791'],
    haze: '#B9A592',
    light: '#FFCB8E',
    shade: '#33424C',
    sun: '#FFE9C0',
    wall: '#B9A996',
    key: 0.26,
    lamps: 1,
  },
}
