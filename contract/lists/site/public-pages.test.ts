import { expect, it } from 'vitest'
import { PUBLIC_SCREENS } from '../../screens/public.ts'
import { CATEGORIES } from '../vendors/category-list.ts'
import { PUBLIC_PAGE_PATHS } from './public-pages.ts'

it('has every public screen that stands at one address, and each list of a category', () => {
  const standing = PUBLIC_SCREENS.map(({ path }) => path).filter((path) => !path.includes('$'))
  const lists = CATEGORIES.map(({ slug }) => `/fornitori/${slug}`)
  expect(PUBLIC_PAGE_PATHS.toSorted()).toEqual([...standing, ...lists].toSorted())
})
