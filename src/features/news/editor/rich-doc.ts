/** Text with form as the editor holds it, and back: nothing that the contract does not name comes out of here. Pure. */
import type { JSONContent } from '@tiptap/react'
import { HREF, RICH_TEXT_MOST as MOST } from '#contract/lists/site/article-limits.ts'
import type { RichText, RichTextPart, Span } from '#contract/kit/rich-text.ts'

/** As the editor holds it. */
export const docOf = (text: RichText): JSONContent => ({
  type: 'doc',
  content: text.length > 0 ? text.map(nodeOf) : [{ type: 'paragraph' }],
})

function nodeOf(part: RichTextPart): JSONContent {
  switch (part.kind) {
    case 'heading':
      return { type: 'heading', attrs: { level: part.level }, content: [{ type: 'text', text: part.text }] }
    case 'paragraph':
      return paragraphOf(part.spans)
    case 'list':
      return {
        type: part.ordered ? 'orderedList' : 'bulletList',
        content: part.items.map((spans) => ({ type: 'listItem', content: [paragraphOf(spans)] })),
      }
    case 'quote':
      return { type: 'blockquote', attrs: { by: part.by ?? '' }, content: [paragraphOf(part.spans)] }
    case 'picture':
      return { type: 'picture', attrs: { picture: part.picture, caption: part.caption } }
  }
}

const paragraphOf = (spans: readonly Span[]): JSONContent => ({
  type: 'paragraph',
  content: spans.map(({ text, strong, emphasis, href }) => {
    const marks = [
      ...(href ? [{ type: 'link', attrs: { href } }] : []),
      ...(strong ? [{ type: 'bold' }] : []),
      ...(emphasis ? [{ type: 'italic' }] : []),
    ]
    return { type: 'text', text, ...(marks.length > 0 && { marks }) }
  }),
})

/** What the editor holds, in the contract's form: without lines that say nothing. */
export const blocksOf = (doc: JSONContent): RichText => (doc.content ?? []).flatMap(partsOf)

function partsOf(node: JSONContent): RichText {
  const inside = node.content ?? []
  switch (node.type) {
    case 'heading': {
      const text = textOf(inside).trim()
      return text === '' ? [] : [{ kind: 'heading', level: node.attrs?.['level'] === 3 ? 3 : 2, text }]
    }
    case 'paragraph':
      return linesOf([node]).map((spans) => ({ kind: 'paragraph', spans }))
    case 'bulletList':
    case 'orderedList': {
      const items = inside.flatMap((item) => linesOf(item.content ?? []))
      return items.length === 0 ? [] : [{ kind: 'list', ordered: node.type === 'orderedList', items }]
    }
    case 'blockquote': {
      const by = String(node.attrs?.['by'] ?? '').trim()
      const lines = linesOf(inside)
      return lines.map((spans, at) => ({
        kind: 'quote',
        spans,
        // Of several lines it stands under the last.
        ...(by && at === lines.length - 1 && { by }),
      }))
    }
    case 'picture': {
      const { picture, caption } = node.attrs ?? {}
      return picture ? [{ kind: 'picture', picture, caption: String(caption ?? '').trim() }] : []
    }
    default:
      return []
  }
}

const textOf = (nodes: readonly JSONContent[]): string => nodes.map(({ text = '' }) => text).join('')

/** The spans of each line that says something. */
const linesOf = (lines: readonly JSONContent[]): Span[][] =>
  lines.flatMap(({ content = [] }) => (textOf(content).trim() === '' ? [] : [spansOf(content)]))

function spansOf(nodes: readonly JSONContent[]): Span[] {
  const spans: Span[] = []
  for (const node of nodes) {
    const next = spanOf(node)
    const last = spans.at(-1)
    if (last && isAlike(last, next)) spans.splice(-1, 1, ...cut({ ...last, text: last.text + next.text }))
    else spans.push(...cut(next))
  }
  return spans
}

function spanOf({ text = '', marks = [] }: JSONContent): Span {
  const has = (type: string) => marks.some((mark) => mark.type === type)
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href']
  return {
    text,
    ...(has('bold') && { strong: true as const }),
    ...(has('italic') && { emphasis: true as const }),
    ...(isHref(href) && { href }),
  }
}

const isAlike = (a: Span, b: Span) =>
  a.strong === b.strong && a.emphasis === b.emphasis && a.href === b.href && a.text.length < MOST.span

/** One run of letters in pieces as long as a span may be; none of an empty one. */
function cut(span: Span): Span[] {
  const pieces: Span[] = []
  for (let from = 0; from < span.text.length; from += MOST.span)
    pieces.push({ ...span, text: span.text.slice(from, from + MOST.span) })
  return pieces
}

/** Whether an address may stand in a text: a page of ours, the web's, a mail's. */
export const isHref = (href: unknown): href is string =>
  typeof href === 'string' && href.length <= MOST.href && HREF.test(href)

/** What somebody typed as an address, whole; undefined where it is none. */
export function hrefOf(typed: string): string | undefined {
  const text = typed.trim()
  const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)
  const web = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)
  const href = mail ? `mailto:${text}` : web ? `https://${text}` : text
  return isHref(href) ? href : undefined
}
