import { expect, test } from 'vitest'
import { type Badge, badgeSvg } from './badge-svg.ts'
import { embedCode } from './badge-files.ts'

const BADGE: Badge = { year: 2026, category: 'Location', place: 'winner', businessName: 'Villa Cipressa' }
const PAGE = 'https://lovoglio.it/fornitore/1/villa-cipressa'

/** The lines of a badge, with what is said of them. */
const linesOf = (businessName: string) =>
  [...badgeSvg({ ...BADGE, businessName }).matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].slice(4)

test('says year, category, place and name, by itself', () => {
  const svg = badgeSvg(BADGE)
  for (const word of ['2026', 'LOCATION', 'Vincitore', 'Villa Cipressa'])
    expect(svg).toContain(`>${word}</text>`)
  expect(badgeSvg({ ...BADGE, place: 'finalist' })).toContain('>Finalista</text>')
  expect(badgeSvg({ ...BADGE, tied: true })).toContain('>Vincitore ex aequo</text>')
  expect(svg).not.toMatch(/<script|href|url\(|@import/)
  const rule = '@font-face{font-family:Figtree;src:url(data:font/woff2;base64,AA==)}'
  expect(badgeSvg(BADGE, rule)).toBe(svg.replace('</title>', `</title><style>${rule}</style>`))
})

test('a name of any length stays within: smaller, in two lines, pressed at last', () => {
  const sizeOf = (look: string) => Number(/font-size="(\d+)"/.exec(look)![1])
  const [short] = linesOf('Villa Cipressa')
  const long = linesOf('Antica Masseria dei Cipressi e degli Ulivi')
  expect(long).toHaveLength(2)
  expect(sizeOf(long[0]![1]!)).toBeLessThanOrEqual(sizeOf(short![1]!))
  expect(linesOf('a'.repeat(120))[0]![1]).toContain('textLength')
})

test('a name is words and never markup, in the picture and in the code', () => {
  const badge = { ...BADGE, businessName: `Fiori & "Foglie" <script>alert('x')</script>\u0007` }
  expect(badgeSvg(badge)).toContain('&lt;script&gt;')
  expect(badgeSvg(badge)).not.toContain('<script')
  const code = embedCode(badge, PAGE)
  expect(code).toMatch(/^<a href="[^"]*"><img src="[^"]*" width="200" height="200" alt="[^"]*"><\/a>$/)
  expect(code).not.toContain('<script')
  const shown = /src="data:image\/svg\+xml,([^"]*)"/.exec(code)![1]!
  expect(decodeURIComponent(shown)).toBe(badgeSvg(badge))
})
