import fc from 'fast-check'
import { getSchema } from '@tiptap/react'
import { describe, expect, it } from 'vitest'
import { RICH_TEXT_MOST as MOST } from '#contract/lists/site/article-limits.ts'
import { RichText } from '#contract/kit/rich-text.ts'
import { valuesOf } from '#tests/input/schema-arbitrary.ts'
import { blocksOf, docOf, hrefOf } from './rich-doc.ts'
import { richExtensions } from './rich-schema.ts'

const picture = { id: 'p', url: '/files/p-800.avif', width: 8, height: 6, alt: 'Un limone', placeholder: '' }
const WHOLE: RichText = [
  { kind: 'heading', level: 2, text: 'Quando piove, dove si mangia?' },
  {
    kind: 'paragraph',
    spans: [
      { text: 'Una sala per ' },
      { text: 'tutti', strong: true },
      { text: ' e non ', emphasis: true },
      { text: 'per quasi', strong: true, emphasis: true, href: '/guide' },
    ],
  },
  { kind: 'heading', level: 3, text: 'E il vento' },
  { kind: 'list', ordered: false, items: [[{ text: 'Uno' }], [{ text: 'Due', href: 'mailto:a@b.it' }]] },
  { kind: 'list', ordered: true, items: [[{ text: 'Primo' }]] },
  { kind: 'quote', spans: [{ text: 'In venti minuti.' }], by: 'Irene' },
  { kind: 'quote', spans: [{ text: 'Senza firma.' }] },
  { kind: 'picture', picture, caption: 'La limonaia' },
]
const text = (value: string, ...marks: { type: string; attrs?: object }[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: ReturnType<typeof text>[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })

describe('a text on its way into the editor and back', () => {
  it('is the same', () => {
    expect(blocksOf(docOf(WHOLE))).toEqual(WHOLE)
    expect(blocksOf(docOf([]))).toEqual([])
  })

  it('is one that the editor can hold, and what comes back the contract takes, whatever it was', () => {
    const schema = getSchema(richExtensions(new Map()))
    fc.assert(
      fc.property(valuesOf(RichText), (any) => {
        const given = RichText.parse(any)
        const held = docOf(given)
        schema.nodeFromJSON(held).check()
        const back = blocksOf(held)
        expect(RichText.safeParse(back).success).toBe(true)
        expect(blocksOf(docOf(back))).toEqual(back)
      }),
      { numRuns: 200 },
    )
  })
})

describe('what the editor holds', () => {
  it('is given without lines that say nothing', () => {
    const empty = doc(
      { type: 'paragraph' },
      paragraph(text('  ')),
      { type: 'heading', attrs: { level: 2 } },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      { type: 'blockquote', content: [{ type: 'paragraph' }] },
      { type: 'picture', attrs: { picture: null, caption: 'Persa' } },
    )
    expect(blocksOf(empty)).toEqual([])
  })

  it('is given without what the contract has no word for', () => {
    const pasted = doc(
      paragraph(text('qui', { type: 'underline' }, { type: 'link', attrs: { href: 'javascript:alert(1)' } })),
      { type: 'table', content: [paragraph(text('cella'))] },
    )
    expect(blocksOf(pasted)).toEqual([{ kind: 'paragraph', spans: [{ text: 'qui' }] }])
  })

  it('joins runs that are alike, and cuts one that is too long', () => {
    const bold = { type: 'bold' }
    const runs = doc(paragraph(text('a', bold), text('b', bold), text('c')))
    expect(blocksOf(runs)).toEqual([
      { kind: 'paragraph', spans: [{ text: 'ab', strong: true }, { text: 'c' }] },
    ])
    const long = blocksOf(doc(paragraph(text('à'.repeat(MOST.span * 2 + 1)))))
    expect(RichText.safeParse(long).success).toBe(true)
    expect(long[0]).toMatchObject({ spans: [{}, {}, { text: 'à' }] })
  })

  it('makes a quote of each line, signed once', () => {
    const quote = { type: 'blockquote', attrs: { by: ' Irene ' } }
    expect(blocksOf(doc({ ...quote, content: [paragraph(text('Uno')), paragraph(text('Due'))] }))).toEqual([
      { kind: 'quote', spans: [{ text: 'Uno' }] },
      { kind: 'quote', spans: [{ text: 'Due' }], by: 'Irene' },
    ])
  })
})

it('an address is made whole, and what is none is refused', () => {
  expect(hrefOf(' comune.siena.it/atti ')).toBe('https://comune.siena.it/atti')
  expect(hrefOf('sara@lovoglio.it')).toBe('mailto:sara@lovoglio.it')
  expect(hrefOf('/guide')).toBe('/guide')
  for (const none of ['', 'due parole', 'javascript:alert(1)', '//altrove.it', 'guide'])
    expect(hrefOf(none)).toBeUndefined()
})
