import { expect, it } from 'vitest'
import { SITE_FOOT } from './site-foot.ts'
import { addressFault, groupFaults, missingIn, profileFault } from './site-foot-rules.ts'

it.each([
  '/',
  '/fornitori',
  '/fornitori/',
  '/fornitori?q=villa',
  '/news/la-prima#fine',
  '/register?piano=elite',
  'https://esempio.it',
  'https://www.esempio.it/a/@b?c=d#e',
  'https://città.it/',
])('%s may stand in the foot', (href) => expect(addressFault(href)).toBeUndefined())

it.each([
  '',
  'fornitori',
  '//altrove.test',
  '/\\altrove.test',
  '/fornitori/..//altrove.test',
  '/una pagina',
  '/fornitorii',
  '/non/ci/sono',
  'http://esempio.it',
  'https://lovoglio.it@altrove.test',
  'https://utente:segreto@altrove.test/',
  'https://altrove.test\\@lovoglio.it',
  'https://altrove.test:8443/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost',
  'https:///altrove.test',
  'javascript:alert(1)',
  'mailto:a@esempio.it',
  'data:text/html,a',
  `https://esempio.it/${'a'.repeat(300)}`,
])('%j may not', (href) => expect(addressFault(href)).toEqual(expect.any(String)))

it('knows a profile by the very host of its network', () => {
  expect(profileFault('instagram', 'https://www.instagram.com/lovoglio')).toBeUndefined()
  expect(profileFault('tiktok', 'https://www.tiktok.com/@lovoglio')).toBeUndefined()
  expect(profileFault('pinterest', 'https://it.pinterest.com/lovoglio/')).toBeUndefined()
  for (const href of [
    'https://facebook.com.example.com/lovoglio',
    'https://example.com/facebook.com',
    'https://www.facebook.com@example.com/lovoglio',
    'https://notfacebook.com/lovoglio',
    'http://www.facebook.com/lovoglio',
    'www.facebook.com/lovoglio',
    'https://www.instagram.com/lovoglio',
    '/facebook',
  ])
    expect(profileFault('facebook', href), href).toMatch('Non è un indirizzo di Facebook')
  expect(profileFault('youtube', 'https://www.youtube.com/')).toMatch('Manca il nome')
})

it('finds nothing wrong with what the product says by itself, and all that the law wants in it', () => {
  expect(groupFaults(SITE_FOOT.groups)).toEqual([])
  expect(missingIn(SITE_FOOT.groups)).toEqual([])
  expect(missingIn([])).toHaveLength(5)
})

it('says what is wrong where it is', () => {
  const [first, ...others] = SITE_FOOT.groups
  const again = { id: 'x', href: '/privacy-policy', label: 'Privacy' }
  const bad = { id: 'y', href: '//altrove.test', label: 'Altrove' }
  const groups = [...others, { ...first!, links: [again, bad] }, { id: first!.id, title: '', links: [] }]
  expect(groupFaults(groups).map(({ path }) => path.join('.'))).toEqual([
    '2.links.0.href',
    '2.links.1.href',
    '3.id',
    '3.title',
    '3.links',
  ])
})
