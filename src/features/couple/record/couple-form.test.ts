import { expect, it } from 'vitest'
import { CoupleChange } from '#contract/people/couple.ts'
import { changeOf, faultsOf } from './couple-form.ts'

const anna = { firstName: 'Anna', lastName: 'Lombardi', email: 'anna@prova.test' }

it('sends what was typed and nothing else; what was emptied is to be decided again', () => {
  expect(changeOf({})).toEqual({})
  const change = changeOf({ partners: [{ ...anna, firstName: ' Anna ' }], weddingDate: '', guestCount: '' })
  expect(change).toEqual({ partners: [anna], weddingDate: null, guestCount: null })
  expect(CoupleChange.safeParse(change).success).toBe(true)
  expect(changeOf({ weddingDate: '2027-06-19', guestCount: '110' })).toEqual({
    weddingDate: '2027-06-19',
    guestCount: 110,
  })
})

it('says which name is missing, and which number of guests is none', () => {
  const form = { partners: [anna, { ...anna, firstName: ' ' }], weddingDate: '', guestCount: '' }
  expect(faultsOf(form)).toEqual({ names: [false, true] })
  for (const guestCount of ['0', '2001', '1.5', 'tanti'])
    expect(faultsOf({ ...form, guestCount }).guestCount).toBeDefined()
})
