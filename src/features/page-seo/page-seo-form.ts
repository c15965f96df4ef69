/** A page's words as they are written. Pure. */
import { SEO_MOST } from '#contract/lists/site/seo-limits.ts'
import type { Picture } from '#contract/media/picture.ts'
import type { PageSeoRecord } from '#contract/site/page-seo.ts'

/** Under which name what is typed of a page is kept. */
export const pageSeoDraft = (path: string): string => `admin/seo${path}`

export interface PageSeoForm {
  title: string
  description: string
  noindex: boolean
  picture: Picture | null
}

export const formOf = ({ title, description, noindex, picture }: PageSeoRecord): PageSeoForm => ({
  title,
  description,
  noindex,
  picture,
})

const lettersOf = (text: string) => text.trim().length

const tooLong = (text: string, most: number) =>
  lettersOf(text) > most && `Ce ne stanno ${most} lettere: queste sono ${lettersOf(text)}.`

/** What is wrong, each in a sentence at its field. */
export function faultsOf({ title, description }: PageSeoForm): { title?: string; description?: string } {
  const faults = {
    title: tooLong(title, SEO_MOST.title),
    description: tooLong(description, SEO_MOST.description),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault))
}

/** Search engines show a link's picture larger than this, and chats blur what is smaller. */
const LINK_PICTURE_WIDTH = 1_200

/** What is said of a picture that is too small to be seen large; undefined of any other. */
export const smallPicture = (picture: Picture | null): string | undefined =>
  picture && picture.width > 0 && picture.width < LINK_PICTURE_WIDTH
    ? `È larga ${picture.width} pixel: sotto i 1.200 molte chat la mostrano piccola.`
    : undefined

/** Which other pages have this title, as it is written. */
export function sameTitled(
  { path, title }: Pick<PageSeoRecord, 'path' | 'title'>,
  all: readonly PageSeoRecord[],
): string[] {
  const wanted = title.trim().toLowerCase()
  if (wanted === '') return []
  return all
    .filter((page) => page.path !== path && page.title.toLowerCase() === wanted)
    .map((page) => page.path)
}
