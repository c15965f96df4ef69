import { describe, expect, it } from 'vitest'
import { EMPTY_AUTO_REPLIES, autoReplyFaults, autoReplyTo, filledIn, isOpen } from './auto-reply.ts'

const ALL = { ...EMPTY_AUTO_REPLIES, firstMessageOn: true, bookingOn: true, closedOn: true, keywordsOn: true }
/** A Monday, at eleven in Italy. */
const OPEN = new Date('2027-06-14T09:00:00Z')
const CLOSED = new Date('2027-06-14T20:00:00Z')
const asked = { kind: 'message' as const, text: 'Buongiorno', isFirst: true, at: OPEN }
const trigger = (words: typeof ALL, more: object) => autoReplyTo(words, { ...asked, ...more })?.trigger

describe('the hours in which somebody answers', () => {
  it.each([
    ['2027-06-14T06:59:00Z', false],
    ['2027-06-14T07:00:00Z', true],
    ['2027-06-14T15:59:59Z', true],
    ['2027-06-14T16:00:00Z', false],
    // A Sunday.
    ['2027-06-13T10:00:00Z', false],
    // Late on Sunday in Greenwich it is Monday in Italy, and nobody is there yet.
    ['2027-06-13T22:30:00Z', false],
  ])('are those of clocks in Italy: at %s %s', (at, open) => {
    expect(isOpen(EMPTY_AUTO_REPLIES, new Date(at))).toBe(open)
  })

  it('follow the change of the hour, in spring and in autumn', () => {
    const hours = (['sab', 'dom'] as const).map((day) => ({ day, opens: '09:00', closes: '18:00' }))
    const at = (moment: string) => isOpen({ hours, holidays: [] }, new Date(moment))
    expect([at('2027-03-27T07:30:00Z'), at('2027-03-28T07:30:00Z')]).toEqual([false, true])
    expect([at('2027-10-30T07:30:00Z'), at('2027-10-31T07:30:00Z')]).toEqual([true, false])
    // The hour that does not exist, and the one that comes twice.
    const night = [{ day: 'dom' as const, opens: '02:00', closes: '03:00' }]
    const deep = (moment: string) => isOpen({ hours: night, holidays: [] }, new Date(moment))
    expect([deep('2027-03-28T00:59:00Z'), deep('2027-03-28T01:00:00Z')]).toEqual([false, false])
    expect([deep('2027-10-31T00:30:00Z'), deep('2027-10-31T01:30:00Z')]).toEqual([true, true])
  })

  it('are none on holidays, of which first and last day count', () => {
    const words = { ...EMPTY_AUTO_REPLIES, holidays: [{ id: '1', from: '2027-06-14', to: '2027-06-15' }] }
    const at = (moment: string) => isOpen(words, new Date(moment))
    expect(at('2027-06-14T09:00:00Z')).toBe(false)
    expect(at('2027-06-15T15:00:00Z')).toBe(false)
    expect(at('2027-06-16T09:00:00Z')).toBe(true)
  })
})

describe('what answers by itself', () => {
  const keywords = [{ id: '1', words: ['costo', 'quanto viene'], text: 'Si parte da 5.800 €.' }]

  it('is nothing until it is turned on, nor where it has no words', () => {
    expect(autoReplyTo(EMPTY_AUTO_REPLIES, { ...asked, at: CLOSED })).toBeUndefined()
    expect(trigger({ ...ALL, firstMessageText: '' }, {})).toBeUndefined()
  })

  it('is the word that was said, before that nobody is there, before the greeting', () => {
    const words = { ...ALL, keywords }
    expect(trigger(words, { text: 'Qual è il COSTO?', at: CLOSED })).toBe('keyword')
    expect(trigger(words, { at: CLOSED })).toBe('out_of_hours')
    expect(trigger(words, {})).toBe('first_message')
    expect(trigger(words, { isFirst: false })).toBeUndefined()
  })

  it('hears whole words, whatever accents and capitals', () => {
    const hears = (text: string) => trigger({ ...ALL, keywords }, { text, isFirst: false }) === 'keyword'
    expect(hears('Quanto  viene, più o meno?')).toBe(true)
    expect(hears('Còsto?')).toBe(true)
    expect(hears('Costoso, dicono')).toBe(false)
    expect(
      trigger({ ...ALL, keywords: [{ id: '1', words: ['?'], text: 'Sì' }] }, { isFirst: false }),
    ).toBeUndefined()
  })

  it('has words of its own for a request, and else says that nobody is there', () => {
    expect(trigger(ALL, { kind: 'booking', at: CLOSED })).toBe('booking_request')
    expect(trigger({ ...ALL, bookingOn: false }, { kind: 'booking', at: CLOSED })).toBe('out_of_hours')
    expect(trigger({ ...ALL, bookingOn: false }, { kind: 'booking' })).toBeUndefined()
  })

  it('puts name and day in their places, and takes a name as it is', () => {
    expect(filledIn('Ciao {nome}', { name: '$& {data}', day: undefined })).toBe('Ciao $& {data}')
    expect(filledIn('{nome} {nome}', { name: 'Anna', day: '12 giugno 2027' })).toBe('Anna Anna')
    expect(filledIn('Per il {data}', { name: '', day: undefined })).toBe('Per il giorno che sceglierete')
  })
})

it('says what cannot be meant', () => {
  expect(autoReplyFaults(EMPTY_AUTO_REPLIES)).toEqual({})
  const day = 'lun' as const
  const span = { day, opens: '09:00', closes: '09:00' }
  expect(autoReplyFaults({ hours: [span], holidays: [] })).toEqual({
    hours: expect.stringMatching(/chiusura/),
  })
  expect(
    autoReplyFaults({
      hours: [
        { ...span, closes: '10:00' },
        { ...span, closes: '11:00' },
      ],
      holidays: [],
    }),
  ).toEqual({ hours: expect.stringMatching(/un orario solo/) })
  const holidays = [{ id: '1', from: '2027-01-02', to: '2027-01-01' }]
  expect(autoReplyFaults({ hours: [], holidays })).toEqual({
    holidays: expect.stringMatching(/dopo il primo/),
  })
})
