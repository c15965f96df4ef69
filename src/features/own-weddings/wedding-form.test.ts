import { describe, expect, it } from 'vitest'
import { WEDDING_FORM, paragraphsOf, textOfParagraphs } from './wedding-form.ts'

describe('the story of a wedding', () => {
  it('is typed as one text, and a line that says something is a paragraph', () => {
    expect(paragraphsOf('  Pioveva. \n\n\nPoi no.\n')).toEqual(['Pioveva.', 'Poi no.'])
    expect(paragraphsOf('')).toEqual([])
    expect(paragraphsOf(textOfParagraphs(['Uno.', 'Due.']))).toEqual(['Uno.', 'Due.'])
  })

  it('has as many paragraphs, and as long ones, as are kept', () => {
    const { wrong } = WEDDING_FORM.story
    expect(wrong('Uno.\n'.repeat(12))).toBeUndefined()
    expect(wrong('Uno.\n'.repeat(13))).toMatch(/^Al massimo 12 paragrafi: .* sono 13\.$/)
    expect(wrong(`Uno.\n${'x'.repeat(2001)}`)).toMatch(/^Il paragrafo 2 è troppo lungo/)
  })
})
