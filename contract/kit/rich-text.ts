import { z } from 'zod'
import { HREF, RICH_TEXT_MOST as MOST } from '../lists/site/article-limits.ts'
import { GivenPicture } from '../media/file.ts'
import { Picture } from '../media/picture.ts'
import { text } from './scalars.ts'

/**
 * Text with form: what an article is made of. It is a list of parts rather than HTML, so that what is not named here
 * cannot be said, and nothing has to be cleaned before it is shown.
 */
const Span = z.strictObject({
  text: z.string().min(1).max(MOST.span),
  strong: z.literal(true).optional(),
  emphasis: z.literal(true).optional(),
  /** A page of this site, from its root, or an address of the web or of a mail. */
  href: z.string().max(MOST.href).regex(HREF).optional(),
})
export type Span = z.infer<typeof Span>
const spans = z.array(Span).min(1).max(MOST.spans)

const richText = <P extends z.ZodType>(picture: P) =>
  z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('heading'),
          level: z.union([z.literal(2), z.literal(3)]),
          text: text(MOST.heading),
        }),
        z.strictObject({ kind: z.literal('paragraph'), spans }),
        z.strictObject({
          kind: z.literal('list'),
          ordered: z.boolean(),
          items: z.array(spans).min(1).max(MOST.items),
        }),
        z.strictObject({ kind: z.literal('quote'), spans, by: text(MOST.by, 0).optional() }),
        z.strictObject({ kind: z.literal('picture'), picture, caption: text(MOST.caption, 0) }),
      ]),
    )
    .max(MOST.parts)

export const RichText = richText(Picture)
export type RichText = z.infer<typeof RichText>
export type RichTextPart = RichText[number]

/** As it is written: new pictures by their files. */
export const GivenRichText = richText(GivenPicture)
export type GivenRichText = z.infer<typeof GivenRichText>
