import { describe, expect, it } from 'vitest'
import {
  addDays,
  type DayLook,
  daysBetween,
  formatDay,
  formatInstant,
  formatMonth,
  relativeDay,
  today,
} from './day.ts'

describe('days in Italian', () => {
  it('writes a day in full and in brief', () => {
    expect(formatDay('2027-06-12')).toBe('sabato 12 giugno 2027')
    expect(formatDay('2027-06-12', 'medium')).toBe('12 giugno 2027')
    expect(formatDay('2027-06-12', 'short')).toBe('12 giu 2027')
    expect(formatDay('2027-06-12', 'bare')).toBe('12 giugno')
    expect(formatMonth('2027-06')).toBe('giugno 2027')
    expect(formatMonth('2027-06-12', { withYear: false })).toBe('giugno')
  })

  it('counts across the change of clocks and across leap days', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
    expect(daysBetween('2027-10-30', '2027-11-01')).toBe(2)
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect(daysBetween('2027-06-12', '2026-11-21')).toBe(-203)
  })

  it('says near days as people do', () => {
    expect(relativeDay('2026-11-21', '2026-11-21')).toBe('oggi')
    expect(relativeDay('2026-11-22', '2026-11-21')).toBe('domani')
    expect(relativeDay('2026-11-20', '2026-11-21')).toBe('ieri')
    expect(relativeDay('2026-11-26', '2026-11-21')).toBe('tra 5 giorni')
    expect(relativeDay('2026-11-18', '2026-11-21')).toBe('3 giorni fa')
  })

  it('keeps Italian time wherever it runs', () => {
    expect(today(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
    expect(today(new Date('2026-07-20T21:30:00Z'))).toBe('2026-07-20')
    expect(formatInstant('2027-06-12T16:42:00Z')).toBe('12 giugno 2027, 18:42')
  })

  it('writes every look as the platform does, on every day of twenty years', () => {
    const words = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', ...options })
    const platform: [DayLook, Intl.DateTimeFormat][] = [
      ['long', words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })],
      ['medium', words({ day: 'numeric', month: 'long', year: 'numeric' })],
      ['short', words({ day: 'numeric', month: 'short', year: 'numeric' })],
      ['bare', words({ day: 'numeric', month: 'long' })],
      ['brief', words({ day: 'numeric', month: 'short' })],
      ['weekday', words({ weekday: 'long', day: 'numeric' })],
      ['monthShort', words({ month: 'short' })],
    ]
    const wrong: string[] = []
    for (let day = '2020-01-01'; day < '2040-01-01'; day = addDays(day, 1))
      for (const [look, format] of platform)
        if (formatDay(day, look) !== format.format(new Date(`${day}T00:00:00Z`))) wrong.push(`${look} ${day}`)
    expect(wrong).toEqual([])
  })

  it('writes an instant as clocks in Italy say it, at every hour of twenty years', () => {
    const zone = { timeZone: 'Europe/Rome' }
    const day = new Intl.DateTimeFormat('it-IT', { ...zone, day: 'numeric', month: 'long', year: 'numeric' })
    const time = new Intl.DateTimeFormat('it-IT', { ...zone, hour: '2-digit', minute: '2-digit' })
    const wrong: string[] = []
    for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2040, 0, 1); at += 3_600_000) {
      const now = new Date(at)
      if (formatInstant(now.toISOString()) !== `${day.format(now)}, ${time.format(now)}`)
        wrong.push(now.toISOString())
    }
    expect(wrong).toEqual([])
  })

  it('knows the day in Italy as the platform does, at every hour of twenty years', () => {
    const platform = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' })
    const wrong: string[] = []
    for (let time = Date.UTC(2020, 0, 1); time < Date.UTC(2040, 0, 1); time += 3_600_000) {
      const now = new Date(time)
      if (today(now) !== platform.format(now)) wrong.push(now.toISOString())
    }
    expect(wrong).toEqual([])
  })
})
