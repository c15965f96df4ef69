import { expect, test } from 'vitest'
import { headsOf } from '#contract/website/heads.ts'
import { answerOf, nextName, rowsFrom } from './rsvp-people.ts'

const couple = { name: 'Zia Carla e zio Ugo', people: [], maxCompanions: 1 }
const said = (rows: ReturnType<typeof rowsFrom>) => ({ attending: true, message: '', ...answerOf(rows) })

test('a yes of an invitation for two is two people', () => {
  const rows = rowsFrom(couple, undefined)
  expect(said(rows)).toMatchObject({ name: 'Zia Carla', companions: [{ name: 'zio Ugo' }] })
  expect(headsOf(said(rows))).toBe(2)
})

test('who is taken off the list is no head, whichever of them answers, and can be put back by name', () => {
  const rows = rowsFrom(couple, undefined).slice(1)
  expect(said(rows)).toMatchObject({ name: 'zio Ugo', companions: [] })
  expect(headsOf(said(rows))).toBe(1)
  expect(nextName(couple, rows)).toBe('Zia Carla')
})

test('what was answered before is what a correction starts from, however few came', () => {
  const before = said([{ name: 'zia carla', diet: 'celiaca' }])
  expect(rowsFrom(couple, before)).toEqual([{ name: 'zia carla', diet: 'celiaca' }])
  expect(nextName(couple, rowsFrom(couple, before))).toBe('zio Ugo')
})

test('a no that becomes a yes is everybody again', () => {
  const before = { ...said([{ name: 'Ugo', diet: '' }]), attending: false }
  expect(rowsFrom(couple, before)).toHaveLength(2)
})

test('by the general link it is one, without a name', () => {
  expect(rowsFrom(undefined, undefined)).toEqual([{ name: '', diet: '' }])
})
