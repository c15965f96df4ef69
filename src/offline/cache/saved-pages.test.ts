import { expect, it } from 'vitest'
import { listSavedPages, titleOf } from './saved-pages.ts'

it('reads the title of a page without the name of the site', () => {
  expect(titleOf('<head><title>Villa Aurora · Lovoglio</title>')).toBe('Villa Aurora')
  expect(titleOf('<title data-x="1">Fiori &amp; Allestimenti — Lovoglio</title>')).toBe(
    'Fiori & Allestimenti',
  )
  expect(titleOf('<title>L&#x27;angolo d&#39;oro</title>')).toBe("L'angolo d'oro")
  expect(titleOf('<title></title>')).toBeUndefined()
  expect(titleOf('no title')).toBeUndefined()
})

it('has no pages where there is no cache', async () => {
  expect(await listSavedPages()).toEqual([])
})
