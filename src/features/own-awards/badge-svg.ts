/** The badge of an award as an SVG that stands by itself: no script, and no file but what it carries. Pure. */

export interface Badge {
  year: number
  /** As the list of categories has it. */
  category: string
  place: 'winner' | 'finalist'
  /** Another won the same. */
  tied?: boolean | undefined
  businessName: string
}

export const BADGE_SIZE = 400
const CENTRE = BADGE_SIZE / 2
const [PAPER, INK, GOLD, OLIVE] = ['#fbf8f3', '#26231e', '#a8843c', '#5d7048']
const SERIF = `font-family="'Cormorant Garamond',Georgia,'Times New Roman',serif"`
const SANS = `font-family="'Figtree Variable',Figtree,'Helvetica Neue',Arial,sans-serif"`

export const placeWord = ({ place, tied }: Pick<Badge, 'place' | 'tied'>): string =>
  place === 'finalist' ? 'Finalista' : tied ? 'Vincitore ex aequo' : 'Vincitore'

/** What is read where the badge is not seen. */
export const badgeAlt = (badge: Badge): string =>
  `${badge.businessName}: ${placeWord(badge).toLowerCase()} degli award Lovoglio ${badge.year}, ${badge.category}`

/**
 * Names and categories of any length fit: in at most two lines, smaller the longer they are, and pressed together at last.
 * @param faces rules for the fonts it names, which carry them; without them it has those of the device
 */
export function badgeSvg(badge: Badge, faces = ''): string {
  const { year, category, businessName } = badge
  const name = linesOf(businessName, { size: 30, least: 19, width: 236 })
  const kind = linesOf(category.toUpperCase(), { size: 15, least: 11, width: 236, lines: 1, wide: 0.78 })
  const top = name.lines.length > 1 ? 274 : 286
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BADGE_SIZE} ${BADGE_SIZE}" width="${BADGE_SIZE}" height="${BADGE_SIZE}" role="img">`,
    `<title>${escaped(badgeAlt(badge))}</title>`,
    faces && `<style>${faces}</style>`,
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="198" fill="${PAPER}"/>`,
    `<g fill="none" stroke="${GOLD}"><circle cx="${CENTRE}" cy="${CENTRE}" r="193" stroke-width="5"/><circle cx="${CENTRE}" cy="${CENTRE}" r="184"/></g>`,
    laurel(),
    `<g text-anchor="middle" fill="${INK}">`,
    line('LOVOGLIO AWARD', 92, `${SANS} font-size="15" letter-spacing="3.5" fill="${GOLD}"`),
    line(String(year), 180, `${SERIF} font-size="92"`),
    line(placeWord(badge), 215, `${SERIF} font-size="29" font-style="italic" fill="${GOLD}"`),
    ...set(kind, 242, `${SANS} letter-spacing="1.5"`),
    ...set(name, top, `${SERIF} font-weight="600"`),
    '</g></svg>',
  ].join('')
}

export const badgeAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

interface Fitted {
  lines: string[]
  size: number
  width: number
  /** How wide a letter is, in its own height. */
  wide: number
}

/** The largest size at which the words fit. */
function linesOf(
  text: string,
  {
    size,
    least,
    width,
    lines: most = 2,
    wide = 0.5,
  }: Omit<Fitted, 'lines' | 'wide'> & {
    least: number
    lines?: number
    wide?: number
  },
): Fitted {
  for (let tried = size; ; tried--) {
    const lines = wrapped(text.trim().split(/\s+/), Math.floor(width / (tried * wide)), most)
    const longest = Math.max(...lines.map((one) => one.length))
    if (longest * tried * wide <= width || tried <= least) return { lines, size: tried, width, wide }
  }
}

/** Words in at most so many lines; the last one takes what is left. */
function wrapped(words: readonly string[], letters: number, most: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const fits = last !== undefined && last.length + 1 + word.length <= letters
    if (last !== undefined && (fits || lines.length === most)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** What is still too long is pressed into the width, so that it never leaves the badge. */
const set = ({ lines, size, width, wide }: Fitted, top: number, look: string): string[] =>
  lines.map((text, at) => {
    const isTooLong = text.length * size * wide > width
    const pressed = isTooLong ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : ''
    return line(text, top + at * Math.round(size * 1.12), `${look} font-size="${size}"${pressed}`)
  })

const line = (text: string, y: number, look: string): string =>
  `<text x="${CENTRE}" y="${y}" ${look}>${escaped(text)}</text>`

/** Two branches that meet at the foot. */
function laurel(): string {
  const leaves = Array.from({ length: 9 }, (_, at) => {
    const turn = 14 + at * 13
    return `<path d="M0 0q9-11 0-27q-9 16 0 27" transform="rotate(${turn} 0 0) translate(0 164) rotate(${at % 2 ? 62 : 118})"/>`
  }).join('')
  const branch = `<path d="M0 164A164 164 0 0 1-${(164 * Math.sin(2.13)).toFixed(1)} ${(164 * Math.cos(2.13)).toFixed(1)}" fill="none" stroke="${OLIVE}" stroke-width="1.5"/>${leaves}`
  return `<g fill="${OLIVE}" transform="translate(${CENTRE} ${CENTRE})"><g>${branch}</g><g transform="scale(-1 1)">${branch}</g></g>`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string =>
  // What no XML may hold would leave no picture at all.
  text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').replace(/[&<>"]/g, (sign) => ESCAPES[sign]!)
