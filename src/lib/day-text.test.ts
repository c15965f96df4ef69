import { describe, expect, it } from 'vitest'
import { formatDay } from './day.ts'
import { type DayLimits, readDay } from './day-text.ts'

/** A Tuesday. */
const today = '2026-11-24'
const read = (text: string, limits: Partial<DayLimits> = {}) => {
  const result = readDay(text, { today, ...limits })
  return 'day' in result ? result.day : result.wrong
}

describe('a day written by hand', () => {
  it.each([
    ['12/6/27', '2027-06-12'],
    ['12/6/2027', '2027-06-12'],
    ['12.6.2027', '2027-06-12'],
    ['12-06-2027', '2027-06-12'],
    ['12 6 27', '2027-06-12'],
    ['12,6,27', '2027-06-12'],
    [' 01/02/2027 ', '2027-02-01'],
    ['120627', '2027-06-12'],
    ['12062027', '2027-06-12'],
    ['2027-06-12', '2027-06-12'],
    ['12 giugno 2027', '2027-06-12'],
    ['12 giu 2027', '2027-06-12'],
    ['12 Giugno ’27', '2027-06-12'],
    ['il 12 di giugno del 2027', '2027-06-12'],
    ['3 sett 2027', '2027-09-03'],
    ['1° maggio 2027', '2027-05-01'],
    ['primo maggio 2027', '2027-05-01'],
    ['sabato 12 giugno 2027', '2027-06-12'],
    ['sab 12/6/27', '2027-06-12'],
    ['sabato, 12 giugno 2027', '2027-06-12'],
    ['mar 2 mar 2027', '2027-03-02'],
    ['29/2/2028', '2028-02-29'],
  ])('«%s» is %s, the day before the month', (text, day) => {
    expect(read(text)).toBe(day)
  })

  it('is none when nothing is written', () => {
    expect([read(''), read('  ')]).toEqual(['', ''])
  })

  it('is counted from today by its name', () => {
    expect(['oggi', 'Domani', 'dopodomani', 'ieri'].map((text) => read(text))).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-23',
    ])
    expect([read('tra 3 giorni'), read('fra una settimana'), read('tra 2 settimane')]).toEqual([
      '2026-11-27',
      '2026-12-01',
      '2026-12-08',
    ])
  })

  it('of the week is the next one, today included', () => {
    expect([read('martedì'), read('sabato'), read('lunedi'), read('dom')]).toEqual([
      '2026-11-24',
      '2026-11-28',
      '2026-11-30',
      '2026-11-29',
    ])
    expect(read('sabato', { past: true })).toBe('2026-11-21')
  })

  it('without its year is the next such day, today included', () => {
    expect([read('12/6'), read('12 giugno'), read('sabato 12 giugno')]).toEqual(Array(3).fill('2027-06-12'))
    expect([read('24/11'), read('23/11'), read('31 dicembre')]).toEqual([
      '2026-11-24',
      '2027-11-23',
      '2026-12-31',
    ])
    expect(read('29 febbraio')).toBe('2028-02-29')
  })

  it('without its year is the last such day where days that have passed are asked for', () => {
    expect([
      read('12/10', { past: true }),
      read('24/11', { past: true }),
      read('25/11', { past: true }),
    ]).toEqual(['2026-10-12', '2026-11-24', '2025-11-25'])
  })

  it.each([
    ['31/2/2027', 'Febbraio 2027 ha 28 giorni.'],
    ['31 giugno', 'Giugno ha 30 giorni.'],
    ['30/2', 'Febbraio ha 29 giorni.'],
    ['0/6/2027', 'Giugno 2027 ha 30 giorni.'],
    ['6/27/2027', 'Prima il giorno, poi il mese: forse 27/6/2027?'],
    ['6/27', 'Prima il giorno, poi il mese: forse 27/6?'],
    ['40/50/2027', 'I mesi vanno da 1 a 12: scrivi per esempio 12/6/2027.'],
    ['12/0/2027', 'I mesi vanno da 1 a 12: scrivi per esempio 12/6/2027.'],
    ['12/6/2', 'Scrivi l’anno con due o quattro cifre: 12/6/27, oppure 12/6/2027.'],
    ['12/6/202', 'Scrivi l’anno con due o quattro cifre: 12/6/27, oppure 12/6/2027.'],
    ['12/6/0027', 'Scrivi l’anno con due o quattro cifre: 12/6/27, oppure 12/6/2027.'],
    ['12', 'Manca il mese: scrivi per esempio 12/6, oppure 12 giugno.'],
    ['domenica 12 giugno 2027', 'Il 12 giugno 2027 è un sabato.'],
    ['lunedì 8 novembre 2026', 'L’8 novembre 2026 è una domenica.'],
    ['quando capita', 'Scrivi un giorno così: 12/6/2027, oppure 12 giugno.'],
    ['12 giugno 2027 o 2028', 'Scrivi un giorno così: 12/6/2027, oppure 12 giugno.'],
    ['tra un po', 'Scrivi un giorno così: 12/6/2027, oppure 12 giugno.'],
    ['12/gx/2027', 'Scrivi un giorno così: 12/6/2027, oppure 12 giugno.'],
    ['/', 'Scrivi un giorno così: 12/6/2027, oppure 12 giugno.'],
  ])('«%s» is answered with a sentence', (text, sentence) => {
    expect(read(text)).toBe(sentence)
  })

  it('lies between the first and the last that may be chosen', () => {
    expect(read('12/6/2020', { min: today })).toBe('Scegli un giorno da oggi in poi.')
    expect(read('12/6/2026', { min: '2026-12-11' })).toBe('Scegli un giorno dall’11 dicembre 2026 in poi.')
    expect(read('12/6/2040', { max: '2031-11-24' })).toBe('Scegli un giorno fino al 24 novembre 2031.')
    expect(read('domani', { max: today })).toBe('Scegli un giorno fino a oggi.')
    expect([read('oggi', { min: today, max: today }), read('', { min: today })]).toEqual([today, ''])
  })

  it('is read again from every look it is shown with', () => {
    for (const look of ['long', 'medium', 'short'] as const)
      for (const day of ['2026-03-03', '2027-08-31', '2028-02-29', '2030-12-08'])
        expect(read(formatDay(day, look))).toBe(day)
  })
})
