import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { pageWords } from './page-words.ts'
import { type PageContext, faqLd, ownWords, publicPage, summaryOf } from './public-page.ts'

const ORIGIN = 'https://lovoglio.test'
const noApi = (() => Promise.reject(new Error('no network'))) as unknown as PageContext['api']
const at: PageContext = { origin: ORIGIN, api: noApi, queryClient: new QueryClient() }

describe('the head of a page', () => {
  it('has one canonical address and absolute pictures', () => {
    const image = { url: '/media/a-1600.webp', width: 1600, height: 1200, alt: 'Una villa' }
    const head = publicPage(at, { title: 'Torte', description: 'd', path: '/fornitori/torte', image })
    expect(head.links).toEqual([{ rel: 'canonical', href: `${ORIGIN}/fornitori/torte` }])
    expect(head.meta).toContainEqual({ property: 'og:image', content: `${ORIGIN}/media/a-1600.webp` })
    expect(head.meta).toContainEqual({ title: 'Torte · Lovoglio' })
    expect(head.meta).not.toContainEqual({ name: 'robots', content: 'noindex, follow' })
  })

  it('preloads the file the picture will choose, where the picture stands in the first screen', () => {
    const image = { url: '/media/a-1600.webp', width: 1600, height: 1200, alt: '', widths: [480, 1600] }
    const { links } = publicPage(at, { title: 'T', description: 'd', path: '/', image, sizes: '100vw' })
    expect(links[1]).toMatchObject({
      as: 'image',
      imageSrcSet: '/media/a-480.avif 480w, /media/a-1600.avif 1600w',
      imageSizes: '100vw',
    })
  })
  it('says where it stands, and nothing of what there is not', () => {
    const { meta } = publicPage(at, {
      title: 'T',
      description: 'd',
      path: '/guide',
      crumbs: [],
      name: 'Guide',
      ld: [faqLd({ faq: [] })],
    })
    expect(meta.filter((one) => 'script:ld+json' in one)).toMatchObject([
      {
        'script:ld+json': {
          '@type': 'BreadcrumbList',
          itemListElement: [{ name: 'Guide', item: `${ORIGIN}/guide` }],
        },
      },
    ])
  })

  it('is described by no more than search engines show, ended at a word', () => {
    const words = 'Una villa tra gli ulivi. '.repeat(20)
    expect(summaryOf(words).length).toBeLessThanOrEqual(160)
    expect(summaryOf(words)).toMatch(/\w…$/)
    expect(summaryOf('Una villa.')).toBe('Una villa.')
  })
})

describe('what an administrator wrote of a page', () => {
  const image = {
    url: '/media/a-1600.webp',
    width: 1600,
    height: 1200,
    alt: 'Una villa',
    widths: [480, 1600],
  }
  const page = { title: 'Torte', description: 'Di tutte', path: '/fornitori/torte', image, sizes: '88vw' }
  const written = { path: page.path, title: 'Torte nuziali', description: '', noindex: true, picture: null }
  const with_ = (one: object) => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(pageWords(noApi).queryKey, [{ ...written, ...one }])
    return { ...at, queryClient }
  }

  it('is laid over the page of exactly that address, field by field', () => {
    const head = publicPage(with_({}), { ...page, crumbs: [] })
    expect(head.meta).toEqual(
      expect.arrayContaining([
        { title: 'Torte nuziali · Lovoglio' },
        { property: 'og:title', content: 'Torte nuziali' },
        { name: 'description', content: 'Di tutte' },
        { name: 'robots', content: 'noindex, follow' },
        { property: 'og:image', content: `${ORIGIN}/media/a-1600.webp` },
      ]),
    )
    // The way there is called as the page is, not as its result.
    expect(JSON.stringify(head.meta)).toContain('"name":"Torte"')
    const region = publicPage(with_({}), { ...page, path: '/fornitori/torte?region=lazio' })
    expect(region).toEqual(publicPage(at, { ...page, path: '/fornitori/torte?region=lazio' }))
  })

  it('gives the link a picture of its own, and the page asks first for the one it shows', () => {
    const picture = { url: '/media/p/b-1600.webp', width: 1600, height: 840, alt: 'Una tavola' }
    const head = publicPage(with_({ picture }), page)
    expect(head.meta).toContainEqual({ property: 'og:image', content: `${ORIGIN}/media/p/b-1600.webp` })
    expect(head.meta).toContainEqual({ property: 'og:image:alt', content: 'Una tavola' })
    expect(head.links[1]).toMatchObject({ href: '/media/a-1600.avif' })
  })

  it('leaves what the page says by itself to be read', () => {
    const own = { title: 'Torte', description: 'Di tutte' }
    expect(ownWords(publicPage(with_({}), page))).toMatchObject({ ...own, image: { alt: 'Una villa' } })
    expect(ownWords(publicPage(at, page))).toMatchObject({ ...own, image: { width: 1600, alt: 'Una villa' } })
    expect(ownWords(publicPage(at, { ...page, image: undefined }))).toEqual(own)
  })
})
