import { describe, expect, it } from 'vitest'
import { faqLd, publicPage, summaryOf } from './public-page.ts'

const ORIGIN = 'https://lovoglio.test'
const at = { origin: ORIGIN }

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
