/**
 * The small Markdown of guides and of the assistant's answers: paragraphs, lists, bold, links within the site. It gives
 * data to draw, never HTML; whatever else is written stays the text it is.
 */
export type Inline = { text: string } | { text: string; bold: true } | { text: string; href: string }
export type Block =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

const ITEM = /^\s{0,3}(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/
const MARKS = /\*\*([^*\n]+)\*\*|\[([^\]\n]{1,200})\]\(([^)\s]{1,300})\)/g
/** A path of this site: one slash, then no second one, no scheme, no way up. */
const OWN_PATH = /^\/(?![/\\])[\w\-/.?=&%#]*$/

export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const closeParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', inlines: parseInlines(lines.join(' ')) })
    lines = []
  }
  for (const line of source.split('\n')) {
    const item = ITEM.exec(line)
    const last = blocks.at(-1)
    if (item) {
      const ordered = item[1] !== undefined
      const continued = lines.length === 0 && last?.kind === 'list' && last.ordered === ordered
      closeParagraph()
      if (continued) last.items.push(parseInlines(item[2]!))
      else blocks.push({ kind: 'list', ordered, items: [parseInlines(item[2]!)] })
    } else if (line.trim() === '') closeParagraph()
    else if (/^#{1,6}\s/.test(line)) {
      closeParagraph()
      blocks.push({ kind: 'paragraph', inlines: [{ text: line.replace(/^#+\s+/, ''), bold: true }] })
    } else lines.push(line.trim())
  }
  closeParagraph()
  return blocks
}

function parseInlines(text: string): Inline[] {
  const inlines: Inline[] = []
  let from = 0
  for (const match of text.matchAll(MARKS)) {
    const [whole, bold, label, href] = match
    if (href !== undefined && !OWN_PATH.test(href)) continue
    if (match.index > from) inlines.push({ text: text.slice(from, match.index) })
    inlines.push(bold !== undefined ? { text: bold, bold: true } : { text: label!, href: href! })
    from = match.index + whole.length
  }
  if (from < text.length) inlines.push({ text: text.slice(from) })
  return inlines
}

/** The words alone: what is read aloud. */
export const plainText = (source: string): string =>
  parseMarkdown(source)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.inlines] : block.items))
    .map((inlines) => inlines.map(({ text }) => text).join(''))
    .join('\n')
