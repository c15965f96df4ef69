/** The app's icons as SVG: the mark on olive paper, the favicon, the one-colour mark, the shortcuts' signs. */
import { C } from './colour.ts'
import { rings } from './mark.ts'

const svg = (box: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" width="${box}" height="${box}">${inner}</svg>`
const PAPER = `<radialGradient id="p" cx=".66" cy=".3" r=".9"><stop offset="0" stop-color="#56694a"/><stop offset="1" stop-color="#3c4c32"/></radialGradient>`
const METALS = `<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="120" y1="400" x2="400" y2="110"><stop offset="0" stop-color="#C89A4C"/><stop offset=".55" stop-color="#EFD59A"/><stop offset="1" stop-color="#D2A558"/></linearGradient><linearGradient id="c" gradientUnits="userSpaceOnUse" x1="100" y1="400" x2="330" y2="160"><stop offset="0" stop-color="#E4D3B8"/><stop offset="1" stop-color="${C.paper}"/></linearGradient>`
const mark = (radius: number, stroke: number) =>
  rings({ box: 512, radius, stroke, colours: ['url(#c)', 'url(#g)'], gap: stroke * 0.3 }, 'm')

/** `any`: a rounded square of its own. */
export const icon = svg(
  512,
  `<defs>${PAPER}${METALS}</defs><rect width="512" height="512" rx="112" fill="url(#p)"/>${mark(118, 27)}`,
)
/** `maskable` and Apple's: the paper reaches every edge, the mark stays inside the safe circle of 80 %. */
export const maskable = svg(
  512,
  `<defs>${PAPER}${METALS}</defs><rect width="512" height="512" fill="url(#p)"/>${mark(108, 25)}`,
)
/** `monochrome`: the system colours it by its opacity. */
export const monochrome = svg(
  512,
  rings({ box: 512, radius: 120, stroke: 32, colours: ['#fff', '#fff'], gap: 10 }, 'm'),
)

/** Legible at 16 px: heavy rings without paper, lighter in a dark browser. */
export const favicon = svg(
  32,
  `<style>.a{stroke:#46583a}.b{stroke:#b4573a}@media(prefers-color-scheme:dark){.a{stroke:#b9cea8}.b{stroke:#e99a7c}}</style>${rings({ box: 32, radius: 8.9, stroke: 3.3, colours: ['class="a"', 'class="b"'], gap: 1.1 }, 'f')}`,
)

const sign = (inner: string) =>
  svg(
    96,
    `<rect width="96" height="96" rx="48" fill="#E9EEE2"/><g fill="none" stroke="#46583A" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`,
  )

/** Signs of the launcher's shortcuts, 96 px. */
export const SHORTCUTS: Record<string, string> = {
  attivita: sign(
    '<path d="M28 33l5 5 9-10M28 51l5 5 9-10M28 69l5 5 9-10"/><path d="M52 34h18M52 52h18M52 70h12"/>',
  ),
  budget: sign(
    '<path d="M45 27a22 22 0 1 0 24 24H45Z"/><path d="M54 24a20 20 0 0 1 18 18H54Z" stroke="#B4573A"/>',
  ),
  fornitori: sign(
    '<path d="M29 46v22h38V46"/><path d="M25 42l5-15h36l5 15c0 5-4 8-7.7 8s-7.6-3-7.6-8c0 5-4 8-7.7 8s-7.7-3-7.7-8c0 5-4 8-7.6 8S25 47 25 42Z"/><path d="M42 68V58h12v10" stroke="#B4573A"/>',
  ),
}
