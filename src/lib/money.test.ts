import { describe, expect, it } from 'vitest'
import { formatAmount, formatMoney, formatMoneyShort, formatPercent, parseMoney } from './money.ts'

const NBSP = '\u00a0'

describe('money in Italian', () => {
  it('groups four digits too, and puts the sign after a space that does not break', () => {
    expect(formatMoney(125_000)).toBe(`1.250,00${NBSP}€`)
    expect(formatMoney(2_600_000)).toBe(`26.000,00${NBSP}€`)
    expect(formatMoney(-5)).toBe(`-0,05${NBSP}€`)
    expect(formatAmount(125_050)).toBe('1.250,50')
  })

  it('drops the cents of a round price only', () => {
    expect(formatMoneyShort(580_000)).toBe(`5.800${NBSP}€`)
    expect(formatMoneyShort(580_050)).toBe(`5.800,50${NBSP}€`)
  })

  it('writes percentages with a space', () => {
    expect(formatPercent(43)).toBe(`43${NBSP}%`)
  })
})

describe('reading an amount', () => {
  it.each([
    ['1.250,00', 125_000],
    ['1250', 125_000],
    ['1250,5', 125_050],
    ['1250.50', 125_050],
    ['1.250', 125_000],
    ['12.500.000,99', 1_250_000_099],
    [`€ 1.250,00`, 125_000],
    [`1.250,00${NBSP}€`, 125_000],
    ['0,07', 7],
    ['12,', 1200],
    ['1.5', 150],
  ])('reads %s', (text, cents) => {
    expect(parseMoney(text)).toBe(cents)
  })

  it('tells an empty field from a text that is no amount', () => {
    expect(parseMoney('  ')).toBeNull()
    for (const text of ['abc', '1,250.00', '1.25.0', '12,345', '-5', '1..2', ',', '1.2500'])
      expect({ text, cents: parseMoney(text) }).toEqual({ text, cents: undefined })
  })

  it('gives back what it wrote, to the cent', () => {
    for (let cents = 0; cents < 2_000_000; cents += 997) expect(parseMoney(formatMoney(cents))).toBe(cents)
  })

  it('refuses what an integer cannot hold', () => {
    expect(parseMoney('99999999999999999')).toBeUndefined()
  })
})
