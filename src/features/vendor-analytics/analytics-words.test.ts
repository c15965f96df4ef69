import { describe, expect, it } from 'vitest'
import type { ReplyWait } from '#contract/lists/analytics/analytics-counts.ts'
import type { AnalyticsCounts, VendorAnalytics } from '#contract/vendors/vendor-analytics.ts'
import { analyticsCsv } from './analytics-csv.ts'
import { periodName, periodsOf } from './analytics-periods.ts'
import { difference, openedShare, sentenceOf, stepsOf } from './analytics-words.ts'

const NONE: AnalyticsCounts = { views: 0, contacts: 0, favorites: 0, requests: 0, quotes: 0, bookings: 0 }
const waits = (counts: Partial<Record<ReplyWait, number>>): VendorAnalytics['replies'] =>
  (['three_hours', 'day', 'later', 'never'] as const).map((wait) => ({
    wait,
    contacts: counts[wait] ?? 0,
    bookings: 0,
  }))
const over = (from: string, to: string, more: Partial<VendorAnalytics> = {}): VendorAnalytics => ({
  vendorId: '0199aa00-0000-7000-8000-000000000001',
  from,
  to,
  since: '2020-01-01',
  ...NONE,
  before: null,
  byDay: [],
  replies: waits({}),
  ...more,
})

describe('the sentence', () => {
  const said = (contacts: number, before: number, replies = waits({})) =>
    sentenceOf(over('2026-11-01', '2026-11-30', { contacts, before: { ...NONE, contacts: before }, replies }))
  it.each([
    [9, 9, undefined],
    [12, 10, 'Ti scrivono più di prima.'],
    [11, 10, 'Ti scrivono quanto prima.'],
    [8, 10, 'Ti scrivono meno di prima.'],
    [10, 0, 'Ti scrivono più di prima.'],
    [0, 10, 'Ti scrivono meno di prima.'],
  ])('of %i contacts after %i is %s', (contacts, before, sentence) =>
    expect(said(contacts, before)).toBe(sentence),
  )

  it.each([
    [waits({ three_hours: 9 }), undefined],
    [waits({ three_hours: 6, day: 4 }), 'A più di metà rispondi entro tre ore.'],
    [waits({ three_hours: 5, day: 5 }), 'A più di metà rispondi entro un giorno.'],
    [waits({ later: 8, never: 2 }), 'Di solito una coppia ti aspetta più di un giorno.'],
    [waits({ three_hours: 7, never: 3 }), 'A più di una coppia su cinque non hai ancora risposto.'],
  ])('of how long they wait is said where they are ten', (replies, sentence) =>
    expect(said(0, 0, replies)).toBe(sentence),
  )
})

describe('a step', () => {
  it('has its share once there are ten, and never more than all', () => {
    const counts = { ...NONE, contacts: 40, quotes: 10, bookings: 3 }
    expect(stepsOf(counts).map(({ share, of }) => [share, of])).toEqual([
      ['25 %', '10 su 40'],
      ['30 %', '3 su 10'],
    ])
    expect(stepsOf({ ...counts, contacts: 9, bookings: 11 }).map(({ share }) => share)).toEqual([
      undefined,
      undefined,
    ])
  })
})

it('a difference says in which direction, and by how much', () => {
  expect([difference(1_250, 46), difference(3, 12), difference(5, 5)]).toEqual([
    '+1.204 sul periodo prima',
    '−9 sul periodo prima',
    'come prima',
  ])
})

describe('the periods of a span', () => {
  it('are its days, where they are thirty: the last is not over', () => {
    const analytics = over('2026-10-28', '2026-11-26', {
      byDay: [{ ...NONE, day: '2026-11-01', contacts: 2 }],
    })
    const periods = periodsOf(analytics)
    expect([periodName(analytics), periods.length, periods[4]!.contacts]).toEqual(['giorno', 30, 2])
    expect(periods.filter(({ partial }) => partial).map(({ day }) => day)).toEqual(['2026-11-26'])
  })

  it('are weeks from Monday, where they are ninety: the first and the last lack days', () => {
    const analytics = over('2026-08-29', '2026-11-26', {
      byDay: [
        { ...NONE, day: '2026-08-30', contacts: 1 },
        { ...NONE, day: '2026-08-31', contacts: 2 },
      ],
    })
    const periods = periodsOf(analytics)
    expect(periods.slice(0, 2).map(({ label, contacts, partial }) => [label, contacts, partial])).toEqual([
      ['29 ago – 30 ago', 1, 'dal 29 agosto'],
      ['31 ago – 6 set', 2, undefined],
    ])
    expect(periods.at(-1)).toMatchObject({ label: '23 nov – 26 nov', partial: 'fino al 26 novembre' })
  })

  it('are months, where they are a year, from the day on which the vendor came', () => {
    const analytics = over('2025-11-27', '2026-11-30', { since: '2026-09-08' })
    expect(periodsOf(analytics).map(({ label, partial }) => [label, partial])).toEqual([
      ['settembre 2026', 'dall’8 settembre'],
      ['ottobre 2026', undefined],
      ['novembre 2026', undefined],
    ])
  })

  it('hold all that is counted, whatever the span', () => {
    for (const from of ['2026-10-28', '2026-08-29', '2025-11-27']) {
      const byDay = ['2026-10-28', '2026-11-01', '2026-11-26'].map((day) => ({ ...NONE, day, contacts: 3 }))
      const total = periodsOf(over(from, '2026-11-26', { byDay })).reduce(
        (sum, { contacts }) => sum + contacts,
        0,
      )
      expect([from, total]).toEqual([from, 9])
    }
  })
})

it('the file has a line for each day, also for those on which nothing was counted', () => {
  const file = analyticsCsv(
    over('2026-11-24', '2026-11-26', { views: 7, byDay: [{ ...NONE, day: '2026-11-25', views: 7 }] }),
  )
  expect(file.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Giorno;Visite alla pagina;Contatti;Preferiti;Richieste;Preventivi;Prenotazioni',
    '2026-11-24;0;0;0;0;0;0',
    '2026-11-25;7;0;0;0;0;0',
    '2026-11-26;0;0;0;0;0;0',
    'In tutto;7;0;0;0;0;0',
  ])
})

it('of a placement that few have seen no share is said', () => {
  expect(openedShare({ views: 9, clicks: 3 })).toBeUndefined()
  expect(openedShare({ views: 290, clicks: 10 })).toBe('3,4\u00a0%')
})
