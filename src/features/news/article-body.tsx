import { Fragment } from 'react'
import type { RichText, RichTextPart, Span } from '#contract/kit/rich-text.ts'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import css from './article-body.module.css'

const PICTURE_SIZES = '(min-width: 48rem) 704px, 88vw'

/** Text with form, for reading: headings, paragraphs, lists, quotes and pictures. Headings have anchors. */
export function ArticleBody({ text }: { text: RichText }) {
  return (
    <div className={css.text}>
      {text.map((part, at) => (
        <Part key={at} part={part} at={at} />
      ))}
    </div>
  )
}

/** The anchor of a heading, by its place: two headings may say the same. */
export const headingId = (at: number): string => `parte-${at + 1}`

function Part({ part, at }: { part: RichTextPart; at: number }) {
  switch (part.kind) {
    case 'heading': {
      const Heading = part.level === 2 ? 'h2' : 'h3'
      return <Heading id={headingId(at)}>{part.text}</Heading>
    }
    case 'paragraph':
      return <p>{spansOf(part.spans)}</p>
    case 'list': {
      const List = part.ordered ? 'ol' : 'ul'
      return (
        <List>
          {part.items.map((spans, index) => (
            <li key={index}>{spansOf(spans)}</li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <p>{spansOf(part.spans)}</p>
          {part.by && <footer>{part.by}</footer>}
        </blockquote>
      )
    case 'picture':
      return (
        <figure>
          <Picture picture={part.picture} sizes={PICTURE_SIZES} rounded />
          {part.caption && <figcaption>{part.caption}</figcaption>}
        </figure>
      )
  }
}

const spansOf = (spans: readonly Span[]) =>
  spans.map(({ text, strong, emphasis, href }, at) => {
    let shown = <Fragment>{text}</Fragment>
    if (emphasis) shown = <em>{shown}</em>
    if (strong) shown = <strong>{shown}</strong>
    if (href?.startsWith('/')) shown = <UiLink href={href}>{shown}</UiLink>
    else if (href)
      shown = (
        <a href={href} rel="noopener nofollow">
          {shown}
        </a>
      )
    return <Fragment key={at}>{shown}</Fragment>
  })
