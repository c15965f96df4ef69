/** A sign for each category, of the icons that the app draws with, in one file that the app shows parts of. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CategorySlug } from '#contract/vendors/category.ts'

/** By the name that Tabler gives each. */
const SIGNS: Record<CategorySlug | 'tutte', string> = {
  location: 'building-castle',
  catering: 'tools-kitchen-2',
  fotografo: 'camera',
  video: 'video',
  'fiori-e-allestimenti': 'flower',
  musica: 'music',
  'abiti-sposa': 'hanger',
  'abiti-sposo': 'tie',
  torte: 'cake',
  bellezza: 'brush',
  'gioielli-e-fedi': 'diamond',
  'bomboniere-e-confettata': 'candy',
  'partecipazioni-e-grafica': 'mail-heart',
  'auto-e-trasporti': 'car',
  'wedding-planner': 'clipboard-heart',
  celebranti: 'book-2',
  animazione: 'confetti',
  'noleggio-e-luci': 'bulb',
  'foto-e-video-booth': 'camera-selfie',
  'viaggio-di-nozze': 'plane',
  'lista-nozze': 'gift',
  altro: 'sparkles',
  tutte: 'dots',
}

/** The icons that those of React are made of come with them. */
const icons = createRequire(createRequire(import.meta.url).resolve('@tabler/icons-react'))

/** The lines of one, without the square that it stands in. */
const linesOf = (name: string) =>
  readFileSync(icons.resolve(`@tabler/icons/outline/${name}.svg`), 'utf8')
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/<path stroke="none"[^>]*>/, '')
    .replace(/ \/>/g, '/>')
    .replace(/>\s+</g, '><')
    .trim()

/** Each a `symbol` by its category's slug; `tutte` is all of them. They have the colour of what they stand in. */
export const categorySigns = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(SIGNS)
    .map(([slug, name]) => `<symbol id="${slug}" viewBox="0 0 24 24">${linesOf(name)}</symbol>`)
    .join('')}</svg>`
