import { expect, it } from 'vitest'
import { missingInProject } from './project-ready.ts'

const WHOLE = { title: 'La cena lunga', pictures: [{ alt: 'La tavola' }], consent: true }

it('lacks nothing when it has its title, a picture with its words and the couple’s yes', () =>
  expect(missingInProject(WHOLE)).toEqual([]))

it.each([
  [{ title: ' ' }, 'il titolo'],
  [{ pictures: [] }, 'almeno una foto'],
  [{ pictures: [{ alt: 'La tavola' }, { alt: '' }] }, 'che cosa si vede in ogni foto'],
  [{ consent: false }, 'il sì degli sposi'],
])('%o lacks %s', (change, missing) => expect(missingInProject({ ...WHOLE, ...change })).toEqual([missing]))
