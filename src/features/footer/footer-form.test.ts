import { expect, it } from 'vitest'
import { SITE_FOOT } from '#contract/lists/site/site-foot.ts'
import {
  OURS,
  bodyOf,
  faultsOf,
  footOf,
  formOf,
  movedAfter,
  stepped,
  withLink,
  withoutLink,
} from './footer-form.ts'

const NEW = { id: 'nuovo', href: '/news', label: 'Le ultime' }
const idsOf = (groups: typeof OURS.groups) => groups.map(({ links }) => links.map(({ id }) => id))

it('is whole as the product says it, and sends only what was typed', () => {
  expect(faultsOf(OURS)).toBeUndefined()
  expect(footOf(OURS)).toEqual(SITE_FOOT)
  expect(bodyOf({ about: ' Ciao ' })).toEqual({ about: 'Ciao' })
  expect(bodyOf({ social: { ...OURS.social, tiktok: ' https://www.tiktok.com/@lovoglio ' } })).toEqual({
    social: { tiktok: 'https://www.tiktok.com/@lovoglio' },
  })
})

it('is the same form whatever order the keys came in', () => {
  const turned = {
    social: { youtube: 'https://www.youtube.com/@a', instagram: 'https://instagram.com/a' },
    groups: [{ links: [{ label: 'A', href: '/news', id: 'a' }], title: 'T', id: 'g' }],
    about: '',
  }
  const straight = {
    about: '',
    groups: [{ id: 'g', title: 'T', links: [{ id: 'a', href: '/news', label: 'A' }] }],
    social: { instagram: 'https://instagram.com/a', youtube: 'https://www.youtube.com/@a' },
  }
  expect(JSON.stringify(formOf(turned))).toBe(JSON.stringify(formOf(straight)))
})

it('moves links within their group, into another one, and groups among themselves', () => {
  const [first, second] = OURS.groups
  expect(movedAfter(first!.links, 'awards', null)[0]!.id).toBe('awards')
  expect(movedAfter(first!.links, 'fornitori', 'planning').map(({ id }) => id)[1]).toBe('fornitori')
  const given = withLink(OURS.groups, second!.id, { ...first!.links[0]!, label: 'Tutti i fornitori' })
  expect(idsOf(given)[0]).not.toContain('fornitori')
  expect(given[1]!.links.at(-1)!.label).toBe('Tutti i fornitori')
  expect(idsOf(withLink(OURS.groups, first!.id, NEW))[0]!.at(-1)).toBe('nuovo')
  expect(idsOf(withoutLink(OURS.groups, 'login'))[2]).not.toContain('login')
  expect(stepped([1, 2, 3], 0, 1)).toEqual([2, 1, 3])
  expect(stepped([1, 2, 3], 0, -1)).toEqual([1, 2, 3])
})

it('says what is wrong at its place', () => {
  const groups = [...withoutLink(OURS.groups, 'cookie'), { id: 'vuoto', title: ' ', links: [] }]
  expect(
    faultsOf({ ...OURS, groups, social: { ...OURS.social, facebook: 'https://facebook.com.example.com/a' } }),
  ).toEqual({
    titles: { vuoto: 'Scrivi il titolo del gruppo.' },
    links: { vuoto: 'Un gruppo vuoto non si vede: mettici un collegamento.' },
    social: { facebook: 'Non è un indirizzo di Facebook: comincia con https://www.facebook.com/.' },
    whole: 'La legge chiede che ci siano anche: i cookie, con la via per cambiare idea.',
  })
})
