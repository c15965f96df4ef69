/** What a public page tells search engines and shared links of itself, and what its loader is given. */
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { ApiClient } from '../api/api-client.ts'
import { ApiError } from '../api/api-error.ts'
import { writtenFor } from './page-words.ts'

/** What the loader of a public page reads with. */
export interface PageContext {
  queryClient: QueryClient
  api: ApiClient
  /** Of the site, without a slash at the end. */
  origin: string
}

export interface Crumb {
  name: string
  /** From the root: `/fornitori/location?region=toscana`. */
  path: string
}

interface PagePicture {
  url: string
  width: number
  height: number
  alt: string
  widths?: readonly number[]
}

type HeadLink = { rel: string; href: string } & Readonly<Record<string, string | undefined>>

export interface PublicPage {
  title: string
  description: string
  /** From the root, with the parameters that make another page. */
  path: string
  /** Of a link that is shared. */
  image?: PagePicture | undefined
  /** How wide the image is in the page, where it is the largest of the first screen: it is asked for at once. */
  sizes?: string
  type?: 'website' | 'article' | 'profile'
  /** The pages above this one, for search engines to show the way; none where it stands by itself. */
  crumbs?: readonly Crumb[]
  /** What this page is called below them, where that is not its title. */
  name?: string
  /** Further JSON-LD. */
  ld?: readonly (object | undefined)[]
  noindex?: boolean
  links?: readonly HeadLink[]
}

export type PageHead = ReturnType<typeof publicPage>

/**
 * Title, description, canonical address, Open Graph, JSON-LD and preloads, as the router's head takes them: with what an
 * administrator wrote of a page of exactly this address over what the page says (decision 095).
 */
export function publicPage({ origin, queryClient }: PageContext, page: PublicPage) {
  const { path, sizes, type = 'website', ld = [], links = [] } = page
  const written = writtenFor(queryClient, path)
  const title = written?.title || page.title
  const description = written?.description || page.description
  const image = written?.picture ?? page.image
  const noindex = page.noindex || written?.noindex
  const way = page.crumbs && [...page.crumbs, { name: page.name ?? page.title, path }]
  const data = [...(way ? [breadcrumbLd(way, origin)] : []), ...ld.filter((one) => one !== undefined)]
  return {
    meta: [
      { title: `${title} · Lovoglio` },
      { name: 'description', content: description },
      ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: origin + path },
      { property: 'og:site_name', content: 'Lovoglio' },
      { property: 'og:locale', content: 'it_IT' },
      ...(image
        ? [
            { property: 'og:image', content: absolute(image.url, origin) },
            { property: 'og:image:width', content: String(image.width) },
            { property: 'og:image:height', content: String(image.height) },
            { property: 'og:image:alt', content: image.alt },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : [{ name: 'twitter:card', content: 'summary' }]),
      ...data.map((one) => ({ 'script:ld+json': one })),
    ],
    links: [
      { rel: 'canonical', href: origin + path },
      // What the page itself shows, whatever its link does.
      ...(page.image && sizes ? [picturePreload(page.image, sizes)] : []),
      ...links,
    ],
    ...(written && { byItself: byItselfOf(page) }),
  }
}

/** What a page says of itself. */
export interface OwnWords {
  title: string
  description: string
  image?: Pick<PagePicture, 'url' | 'width' | 'height' | 'alt'> | undefined
}

const byItselfOf = ({ title, description, image }: PublicPage): OwnWords => ({
  title,
  description,
  ...(image && { image: { url: image.url, width: image.width, height: image.height, alt: image.alt } }),
})

/** What the page of this head says where nothing is written over it. */
export function ownWords({ byItself, meta }: PageHead): OwnWords {
  if (byItself) return byItself
  const said = new Map(
    meta.flatMap((one) => {
      const { property, name, content } = one as Record<string, string | undefined>
      return content === undefined ? [] : [[property ?? name, content] as const]
    }),
  )
  const url = said.get('og:image')
  return {
    title: said.get('og:title') ?? '',
    description: said.get('og:description') ?? '',
    ...(url && {
      image: {
        url,
        width: Number(said.get('og:image:width')),
        height: Number(said.get('og:image:height')),
        alt: said.get('og:image:alt') ?? '',
      },
    }),
  }
}

/** Where a page stands, for search engines. */
export function breadcrumbLd(crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }
}

/** Questions and their answers; undefined when there are none. */
export function faqLd({ faq }: { faq: readonly { question: string; answer: string }[] }) {
  if (faq.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Who publishes what the site itself writes. */
export const publisherLd = (origin: string) => ({ '@type': 'Organization', name: 'Lovoglio', url: origin })

export const absolute = (url: string, origin: string) => (url.startsWith('/') ? origin + url : url)

/** Asks for the largest picture of the first screen before its place is known. */
export function picturePreload({ url, widths }: Pick<PagePicture, 'url' | 'widths'>, sizes: string) {
  const base = url.replace(/-\d+\.\w+$/, '')
  const file = widths?.length
    ? {
        href: `${base}-${widths.at(-1)}.avif`,
        type: 'image/avif',
        imageSrcSet: widths.map((width) => `${base}-${width}.avif ${width}w`).join(', '),
        imageSizes: sizes,
      }
    : { href: url }
  return { rel: 'preload', as: 'image', fetchPriority: 'high' as const, ...file }
}

const DESCRIPTION_MAX = 160

/** A text as long as search engines show one, ended at a word. */
export function summaryOf(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text
  return `${text.slice(0, DESCRIPTION_MAX - 1).replace(/[\s.,;:]+\S*$/, '')}…`
}

/**
 * For the `catch` of what a page cannot be without.
 * @throws notFound where the server says that it is not there, no more, or could never be; what else went wrong as it is
 */
export function orNotFound(error: unknown): never {
  const status = error instanceof ApiError ? error.status : 0
  throw status === 404 || status === 410 || status === 400 ? notFound() : error
}
