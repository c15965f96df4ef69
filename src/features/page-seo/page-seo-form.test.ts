import { describe, expect, it } from 'vitest'
import type { PageSeoRecord } from '#contract/site/page-seo.ts'
import { faultsOf, formOf, sameTitled, smallPicture } from './page-seo-form.ts'
import { pagesShown } from './page-seo-list.ts'

const page = (path: string, more: Partial<PageSeoRecord> = {}): PageSeoRecord => ({
  path,
  title: '',
  description: '',
  noindex: false,
  picture: null,
  version: 0,
  changed: null,
  ...more,
})
const changed = { at: '2026-11-27T18:00:00.000Z', by: 'Lea' }

describe('the words of a page', () => {
  it('are refused only where they are longer than anybody reads', () => {
    const form = formOf(page('/news'))
    expect(faultsOf(form)).toEqual({})
    expect(faultsOf({ ...form, title: ` ${'a'.repeat(120)} ` })).toEqual({})
    expect(faultsOf({ ...form, title: 'a'.repeat(121), description: 'b'.repeat(321) })).toEqual({
      title: 'Ce ne stanno 120 lettere: queste sono 121.',
      description: 'Ce ne stanno 320 lettere: queste sono 321.',
    })
  })

  it('say which other page is called the same', () => {
    const all = [page('/news', { title: 'Il giornale' }), page('/guide', { title: 'Guide' }), page('/cookie')]
    expect(sameTitled({ path: '/guide', title: ' il GIORNALE' }, all)).toEqual(['/news'])
    expect(sameTitled({ path: '/news', title: 'Il giornale' }, all)).toEqual([])
    expect(sameTitled({ path: '/news', title: '' }, all)).toEqual([])
  })

  it('say of a picture that it is small', () => {
    const picture = { id: 'p', url: '', width: 800, height: 420, alt: '', placeholder: '' }
    expect(smallPicture(picture)).toContain('800 pixel')
    expect(smallPicture({ ...picture, width: 1_200 })).toBeUndefined()
    expect(smallPicture(null)).toBeUndefined()
  })
})

describe('the list of pages', () => {
  const all = [
    page('/', { title: 'Sposarsi', changed }),
    page('/fornitori'),
    page('/cookie', { noindex: true, changed }),
  ]
  const shown = (view: Parameters<typeof pagesShown>[1], q = '') =>
    pagesShown(all, view, q).flatMap(({ pages }) => pages.map(({ record }) => record.path))

  it('has all of them in their parts, those that were written, and those that are hidden', () => {
    expect(shown('all')).toEqual(['/', '/fornitori', '/cookie'])
    expect(shown('written')).toEqual(['/', '/cookie'])
    expect(shown('hidden')).toEqual(['/cookie'])
    expect(pagesShown(all, 'all', '').map(({ title }) => title)).toEqual(['Il sito', 'Aiuto e condizioni'])
  })

  it('finds one by name, address or what is written', () => {
    expect(shown('all', 'COOK')).toEqual(['/cookie'])
    expect(shown('all', '/forn')).toEqual(['/fornitori'])
    expect(shown('all', 'sposàrsi')).toEqual(['/'])
    expect(shown('hidden', 'home')).toEqual([])
  })
})
