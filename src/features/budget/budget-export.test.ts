import type { BudgetItem } from '#contract/plan/budget.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetCsv } from './budget-export.ts'
import { csvMoney, csvText, writeCsv } from '#contract/wire/csv.ts'

const PEOPLE = { one: 'Anna', two: 'Marco', both: 'Insieme' }

/** Reads cells as a spreadsheet does. */
function readCells(line: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!
    if (quoted && character === '"' && line[at + 1] === '"') cell += line[(at += 1)]!
    else if (character === '"') quoted = !quoted
    else if (character === ';' && !quoted) {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  return [...cells, cell]
}

describe('the budget as CSV', () => {
  it('gives back any text as it was, formulas apart', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }), (texts) => {
        const read = readCells(texts.map(csvText).join(';'))
        expect(read.map((text, index) => (texts[index] === text ? text : text.slice(1)))).toEqual(texts)
      }),
    )
  })

  it('never lets a spreadsheet run what a person typed', () => {
    for (const text of ['=1+1', '+39 02', '-2', '@cmd', '\t=1', '  =HYPERLINK("x")', '\r=1'])
      expect(readCells(csvText(text))[0]).toMatch(/^'/)
    expect(csvText('Villa = bella')).toBe('Villa = bella')
  })

  it('writes money exactly, with a comma', () => {
    expect([0, 5, 125_000, 99_999_999, -105].map(csvMoney)).toEqual([
      '0,00',
      '0,05',
      '1250,00',
      '999999,99',
      '-1,05',
    ])
    expect(csvMoney(null)).toBe('')
  })

  it('opens in Excel as UTF-8 and ends lines as it likes', () => {
    expect(writeCsv([['è', 'b']])).toBe('\uFEFFè;b\r\n')
  })

  it('has a line for the item, one for each payment, and the total', () => {
    const item = {
      category: 'fiori',
      title: 'Rose; peonie',
      estimatedCents: 90_000,
      actualCents: 80_000,
      notes: 'consegna alle 9',
      payments: [
        {
          kind: 'caparra',
          label: '',
          amountCents: 20_000,
          dueDate: '2026-12-01',
          paidAt: '2026-11-20',
          paidBy: 'two',
        },
      ],
    } as unknown as BudgetItem
    const lines = budgetCsv([item], PEOPLE).trimEnd().split('\r\n')
    expect(readCells(lines[1]!).slice(0, 6)).toEqual([
      'Fiori e allestimenti',
      'Rose; peonie',
      '900,00',
      '800,00',
      '200,00',
      '600,00',
    ])
    expect(readCells(lines[2]!).slice(6, 11)).toEqual([
      'Caparra',
      '200,00',
      '2026-12-01',
      '2026-11-20',
      'Marco',
    ])
    expect(lines[3]).toContain('Totale previsto;;900,00;800,00;200,00;600,00')
  })
})
