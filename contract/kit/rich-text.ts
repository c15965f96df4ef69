import { z } from 'zod'
import { GivenPicture } from '../media/file.ts'
import { Picture } from '../media/picture.ts'
import { text } from './scalars.ts'

/**
 * Text with form: what an article is made of. It is a list of parts rather than HTML, so that what is not named here
 * cannot be said, and nothing has to be cleaned before it is shown.
 */
const Span = z.strictObject({
  text: z.string().min(1).max(4_000),
  strong: z.literal(true).optional(),
  emphasis: z.literal(true).optional(),
  /** A page of this site, from its root, or an address of the web or of a mail. */
  href: z
    .string()
    .max(500)
    .regex(/^(\/([^\s/\\]\S*)?|https?:\/\/[^\s/]\S*|mailto:[^\s@]+@\S+)$/)
    .optional(),
})
export type Span = z.infer<typeof Span>
const spans = z.array(Span).min(1).max(200)

const richText = <P extends z.ZodType>(picture: P) =>
  z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('heading'),
          level: z.union([z.literal(2), z.literal(3)]),
          text: text(200),
        }),
        z.strictObject({ kind: z.literal('paragraph'), spans }),
        z.strictObject({
          kind: z.literal('list'),
          ordered: z.boolean(),
          items: z.array(spans).min(1).max(60),
        }),
        z.strictObject({ kind: z.literal('quote'), spans, by: text(120, 0).optional() }),
        z.strictObject({ kind: z.literal('picture'), picture, caption: text(300, 0) }),
      ]),
    )
    .max(200)

export const RichText = richText(Picture)
export type RichText = z.infer<typeof RichText>
export type RichTextPart = RichText[number]

/** As it is written: new pictures by their files. */
export const GivenRichText = richText(GivenPicture)
export type GivenRichText = z.infer<typeof GivenRichText>
