import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseMarkdown, plainText } from './markdown.ts'

const bold = (text: string) => ({ text, bold: true })

it('reads paragraphs, lists, bold and links of the site', () => {
  expect(parseMarkdown('Prima **riga**\nancora.\n\n- uno\n- [due](/guide/fedi)\n\n1. tre')).toEqual([
    { kind: 'paragraph', inlines: [{ text: 'Prima ' }, bold('riga'), { text: ' ancora.' }] },
    { kind: 'list', ordered: false, items: [[{ text: 'uno' }], [{ text: 'due', href: '/guide/fedi' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'tre' }]] },
  ])
})

it('takes a title for a bold line', () => {
  expect(parseMarkdown('## Dove chiedere')).toEqual([{ kind: 'paragraph', inlines: [bold('Dove chiedere')] }])
})

it.each([
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](https://evil.example)',
  '[x](data:text/html,x)',
  '<img src=x onerror=alert(1)>',
  '![x](https://evil.example/p.png)',
  '<script>alert(1)</script>',
])('leaves %s the text it is', (text) => {
  expect(plainText(text)).toBe(text)
  expect(JSON.stringify(parseMarkdown(text))).not.toContain('href')
})

it('never throws, and never gives a link that leads elsewhere', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '*', '[', ']', '(', ')', '/', '\\', '-', ' ', '\n', '#', ':') }),
      (text) => {
        for (const block of parseMarkdown(text))
          for (const inline of block.kind === 'paragraph' ? block.inlines : block.items.flat())
            if ('href' in inline) expect(inline.href).toMatch(/^\/(?![/\\])/)
      },
    ),
  )
})
