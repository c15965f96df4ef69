import { describe, expect, it } from 'vitest'
import { isIban, plainIban, spacedIban } from './iban.ts'

describe('an IBAN', () => {
  it.each([
    'IT60X0542811101000000123456',
    'it60 x054 2811 1010 0000 0123 456',
    'SM86U0322509800000000270100',
    'DE89370400440532013000',
  ])('is %s', (text) => expect(isIban(text)).toBe(true))

  it('is none with a digit wrong, two swapped, one missing, of no country, or in another script', () => {
    const wrong = [
      'IT61X0542811101000000123456',
      'IT60X0542811101000000123465',
      'IT60X054281110100000012345',
      'XX60X0542811101000000123456',
      '',
      'IT60X05428111010000001234٥6',
    ]
    expect(wrong.filter(isIban)).toEqual([])
  })

  it('is kept without spaces and read in fours', () => {
    expect(plainIban(' it60 x054 ')).toBe('IT60X054')
    expect(spacedIban('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456')
  })
})
