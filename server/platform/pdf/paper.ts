/**
 * A sheet of our stationery: the parts that an invoice, a credit note or a quote is put together from, in the product's
 * letters. Each part is drawn under the one before it, and goes on to the next sheet where it has no room.
 */
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { loadLate } from '../load-late.ts'

const pdfkit = loadLate<typeof PDFDocument>('pdfkit')

const fontFile = (name: string) => createRequire(import.meta.url).resolve(name)
const FONTS = {
  title: fontFile('@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff'),
  text: fontFile('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  strong: fontFile('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
}
type Letters = keyof typeof FONTS

const INK = '#2b2a26'
const SOFT = '#6b675d'
const LINE = '#d8d2c4'
const OLIVE = '#5d6b3a'
/** In points: A4 is 595 by 842. */
const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const FOOT_AT = 842 - 78
/** What the letters have no shape for. */
const NO_SHAPE = /[^\n\u0020-\u007E\u00A0-\u00FF‘’‚“”„–—…€•™Œœ]/gu

const shown = (words: string) =>
  words.normalize('NFC').replaceAll(NO_SHAPE, (char) => char.normalize('NFKD').replaceAll(NO_SHAPE, ''))

export interface Row {
  words: string
  amount: string
  /** What all before it comes to. */
  isTotal?: boolean
}

export interface Paper {
  /** @param mark above the number, as «Fattura» */
  head(mark: string, number: string, from: string): void
  /** Side by side, each with its heading: the first line of each stands out. */
  columns(columns: readonly { heading: string; lines: readonly string[] }[]): void
  rows(headings: readonly [string, string], rows: readonly Row[]): void
  /** Amounts at the right edge, under the rows. */
  sums(rows: readonly Row[]): void
  note(words: string): void
  /** @param foot at the end of every sheet */
  finish(foot: string): Promise<Buffer>
}

/** @param day that the file says it was made on, `YYYY-MM-DD`: the same words are the same file */
export function openPaper(title: string, day: string): Paper {
  const made = new Date(`${day}T12:00:00Z`)
  const pdf = new (pdfkit())({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 842 - FOOT_AT },
    bufferPages: true,
    lang: 'it-IT',
    displayTitle: true,
    info: { Title: title, CreationDate: made, ModDate: made, Producer: 'Lovoglio', Creator: 'Lovoglio' },
  })
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file)
  const whole = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  let y = MARGIN

  const set = (letters: Letters, size: number, colour = INK) =>
    pdf.font(letters).fontSize(size).fillColor(colour)
  const heightOf = (words: string, width: number) => pdf.heightOfString(shown(words), { width, lineGap: 2 })
  const put = (words: string, x: number, width: number, align: 'left' | 'right' = 'left') =>
    pdf.text(shown(words), x, y, { width, align, lineGap: 2 })
  const line = (colour = LINE) =>
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.6)
      .strokeColor(colour)
      .stroke()
  const room = (height: number) => {
    if (y + height <= FOOT_AT) return
    pdf.addPage()
    y = MARGIN
  }
  const amountRow = ({ words, amount, isTotal }: Row, x: number) => {
    const width = MARGIN + WIDTH - x
    set(isTotal ? 'strong' : 'text', isTotal ? 12 : 10)
    const height = heightOf(words, width - 110)
    room(height + 10)
    put(words, x, width - 110)
    put(amount, MARGIN + WIDTH - 100, 100, 'right')
    y += height + 8
  }

  return {
    head(mark, number, from) {
      set('title', 30, OLIVE)
      put('Lovoglio', MARGIN, 220)
      set('text', 9, SOFT)
      pdf.text(shown(mark), MARGIN + 220, y + 4, { width: WIDTH - 220, align: 'right' })
      set('strong', 17)
      pdf.text(shown(number), MARGIN + 220, y + 17, { width: WIDTH - 220, align: 'right' })
      y += 44
      set('text', 9, SOFT)
      put(from, MARGIN, WIDTH)
      y += heightOf(from, WIDTH) + 12
      line(OLIVE)
      y += 22
    },
    columns(columns) {
      const width = (WIDTH - 24 * (columns.length - 1)) / columns.length
      const top = y
      let bottom = y
      for (const [index, { heading, lines }] of columns.entries()) {
        const x = MARGIN + index * (width + 24)
        y = top
        set('text', 8.5, SOFT)
        put(heading, x, width)
        y += 15
        for (const [at, words] of lines.filter(Boolean).entries()) {
          set(at === 0 ? 'strong' : 'text', 10)
          put(words, x, width)
          y += heightOf(words, width) + 2
        }
        bottom = Math.max(bottom, y)
      }
      y = bottom + 22
    },
    rows([what, amount], rows) {
      set('text', 8.5, SOFT)
      put(what, MARGIN, WIDTH - 110)
      put(amount, MARGIN + WIDTH - 100, 100, 'right')
      y += 16
      for (const row of rows) {
        room(30)
        line()
        y += 8
        amountRow(row, MARGIN)
      }
      line()
      y += 14
    },
    sums(rows) {
      for (const row of rows) amountRow(row, MARGIN + WIDTH / 2)
      y += 10
    },
    note(words) {
      set('text', 9, SOFT)
      const height = heightOf(words, WIDTH)
      room(height)
      put(words, MARGIN, WIDTH)
      y += height + 8
    },
    finish(foot) {
      const { start, count } = pdf.bufferedPageRange()
      for (let page = start; page < start + count; page++) {
        pdf.switchToPage(page)
        // Under the margin, where text would begin another sheet.
        pdf.page.margins.bottom = 0
        y = FOOT_AT + 14
        line()
        y += 8
        set('text', 8, SOFT)
        put(foot, MARGIN, WIDTH - 70)
        if (count > 1) put(`${page - start + 1} di ${count}`, MARGIN + WIDTH - 60, 60, 'right')
      }
      pdf.end()
      return whole
    },
  }
}
