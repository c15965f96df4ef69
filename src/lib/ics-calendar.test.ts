import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeText, foldLine, writeCalendar } from './ics-calendar.ts'

const octets = (text: string) => new TextEncoder().encode(text).length
const event = {
  uid: '0192@lovoglio',
  day: '2026-12-31',
  title: 'Fiori; tavoli, candele',
  notes: 'Una riga\nun’altra \\ fine',
  updatedAt: '2026-11-21T10:00:00.000Z',
}

describe('a calendar file', () => {
  it('folds at 75 octets, never inside a character, and unfolds to what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (raw) => {
        const line = raw.replace(/[\r\n]/g, ' ')
        const folded = foldLine(line)
        for (const part of folded.split('\r\n')) expect(octets(part)).toBeLessThanOrEqual(75)
        expect(folded.replaceAll('\r\n ', '')).toBe(line)
        // The sign for what is no character is one itself.
        expect(folded.includes('\uFFFD')).toBe(line.includes('\uFFFD'))
      }),
    )
  })

  it('escapes what would end or split a value', () => {
    expect(escapeText('a;b,c\\d\ne\r\nf')).toBe('a\\;b\\,c\\\\d\\ne\\nf')
    expect(escapeText('x\u0007y')).toBe('xy')
  })

  it('cannot be made to open another event by a title', () => {
    const file = writeCalendar('Noi', [{ ...event, title: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT' }])
    expect(file.match(/^BEGIN:VEVENT$/gm)).toHaveLength(1)
  })

  it('writes an all-day event that ends on the day after, across the year too', () => {
    const file = writeCalendar('Noi', [event])
    expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
    expect(file).toContain('DTSTAMP:20261121T100000Z\r\n')
    expect(file).toContain('SUMMARY:Fiori\\; tavoli\\, candele\r\n')
  })

  it('ends every line by CRLF and is whole', () => {
    const file = writeCalendar('Noi', [event, { ...event, uid: 'b' }])
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })
})
