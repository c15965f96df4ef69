import { expect, it } from 'vitest'
import { HOME_TEXTS } from '#contract/lists/site/homepage-limits.ts'
import { headlineParts } from './headline-parts.ts'

it('sets apart what stands between asterisks, and breaks where the line does', () => {
  expect(headlineParts(HOME_TEXTS.headline)).toEqual([
    { text: 'Dal primo ', apart: false, first: false },
    { text: 'sì', apart: true, first: false },
    { text: 'al gran giorno', apart: false, first: true },
  ])
})

it('leaves an asterisk alone, and an empty line out', () => {
  const texts = (headline: string) =>
    headlineParts(headline).map(({ text, apart }) => (apart ? [text] : text))
  expect(texts('5 * 3')).toEqual(['5 * 3'])
  expect(texts('**')).toEqual(['**'])
  expect(texts('*Sì*\n\nper sempre')).toEqual([['Sì'], 'per sempre'])
})
