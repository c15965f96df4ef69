import { useMemo } from 'react'
import { type Inline, parseMarkdown } from '../lib/markdown.ts'
import { UiLink } from './link.tsx'
import css from './prose.module.css'

/** A text in the small Markdown of `lib/markdown.ts`, drawn as elements: no HTML is ever made of it. */
export function Prose({ text }: { text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text])
  return (
    <div className={css.prose}>
      {blocks.map((block, at) => {
        if (block.kind === 'paragraph')
          return (
            <p key={at}>
              <Inlines of={block.inlines} />
            </p>
          )
        const List = block.ordered ? 'ol' : 'ul'
        return (
          <List key={at}>
            {block.items.map((item, index) => (
              <li key={index}>
                <Inlines of={item} />
              </li>
            ))}
          </List>
        )
      })}
    </div>
  )
}

function Inlines({ of }: { of: readonly Inline[] }) {
  return of.map((inline, at) => {
    if ('href' in inline)
      return (
        <UiLink key={at} href={inline.href}>
          {inline.text}
        </UiLink>
      )
    return 'bold' in inline ? <strong key={at}>{inline.text}</strong> : inline.text
  })
}
