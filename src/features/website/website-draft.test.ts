import type { OpenWebsite, WeddingEvent } from '#contract/website/website.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors, tidy as tidied } from '../../plan/fields.ts'
import { linkFields } from './entry-fields.ts'
import { website as entity, websiteOf } from './website-entities.ts'
import { textFields } from './text-fields.ts'
import { invitationUrl, previewOf, websiteUrl } from './website-draft.ts'
import { weddingCalendar } from './wedding/wedding-ics.ts'

const COUPLE = '0192f0a0-0000-7000-8000-000000000001'
const website = { ...websiteOf(null, [], COUPLE), publicId: 'abc', title: 'Ci sposiamo' }

describe('what is typed', () => {
  it('goes only where it differs, tidied', () => {
    const typed = {
      title: ' Ci sposiamo ',
      welcome: ' Venite ',
      giftIban: 'it60 x054 2811 1010 0000 0123 456',
    }
    expect(entity.change(website, tidied(typed, textFields))!.submission.args).toMatchObject({
      changes: { welcome: 'Venite', giftIban: 'IT60X0542811101000000123456' },
    })
    expect(entity.change(website, tidied({ title: ' Ci sposiamo ' }, textFields))).toBeUndefined()
  })

  it('is told apart from an account that cannot be', () => {
    const errors = (giftIban: string) => fieldErrors({ giftIban }, textFields)
    expect(errors('IT60X0542811101000000123457')).toHaveProperty('giftIban')
    expect(errors('IT60X0542811101000000123456')).toEqual({})
    expect(errors('')).toEqual({})
    expect(previewOf({ ...website, giftIban: 'IT6' }, undefined, [], '2027-01-01').giftIban).toBe('')
  })
})

describe('an entry', () => {
  const tidy = (url: string, label = 'Lista') => tidied({ id: 'x', label, url }, linkFields)

  it('gets the scheme of the web, and is refused another', () => {
    expect(tidy(' lista.it/anna ').url).toBe('https://lista.it/anna')
    const bad = ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.it', 'https://a b']
    expect(bad.filter((url) => !('url' in fieldErrors(tidy(url), linkFields)))).toEqual([])
    expect(fieldErrors(tidy('', ' '), linkFields)).toEqual({
      label: 'Scrivete un nome.',
      url: 'Scrivete l’indirizzo.',
    })
  })
})

it('has no address before the server has made one', () => {
  expect(websiteUrl({ publicId: '' }, 'https://a.it')).toBe('')
  expect(invitationUrl({ publicId: '' }, 'codice', 'https://a.it')).toBe('')
  expect(invitationUrl(website, 'codice', 'https://a.it')).toBe('https://a.it/wedding/abc?invito=codice')
})

describe('the programme as a calendar', () => {
  const event = (part: Partial<WeddingEvent>): WeddingEvent => ({
    id: 'e',
    title: 'La festa',
    day: '2027-06-12',
    time: '',
    endTime: '',
    place: 'Villa',
    address: 'Via Roma 1, Siena',
    mapUrl: '',
    notes: '',
    ...part,
  })
  const site = { names: ['Anna', 'Marco'], updatedAt: '2027-01-01T10:00:00.000Z' } as OpenWebsite
  const lines = (part: Partial<WeddingEvent>) =>
    weddingCalendar(site, [event(part)], 'https://a.it/wedding/abc')
      .replaceAll('\r\n ', '')
      .split('\r\n')

  it('is at the hour of the clock in Italy, with the zone that says what that is', () => {
    const text = lines({ time: '18:00', endTime: '02:00' })
    expect(text).toContain('DTSTART;TZID=Europe/Rome:20270612T180000')
    expect(text).toContain('DTEND;TZID=Europe/Rome:20270613T020000')
    expect(text.indexOf('TZID:Europe/Rome')).toBeLessThan(text.indexOf('BEGIN:VEVENT'))
    expect(text).toContain('LOCATION:Villa\\, Via Roma 1\\, Siena')
    expect(text).toContain('DTSTAMP:20270101T100000Z')
  })

  it('lasts an hour when nobody says how long, and all day without an hour', () => {
    expect(lines({ time: '23:30' })).toContain('DTEND;TZID=Europe/Rome:20270613T003000')
    const all = lines({})
    expect(all).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270613']))
    expect(all).not.toContain('BEGIN:VTIMEZONE')
  })

  it('lets nobody write lines of their own', () => {
    const text = lines({ title: 'Festa\r\nATTENDEE:x', notes: 'a;b' })
    expect(text.filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
    expect(text).toContain('SUMMARY:Festa\\nATTENDEE:x · Anna e Marco')
  })
})
