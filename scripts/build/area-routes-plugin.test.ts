import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withoutScreens } from './area-routes-plugin.ts'

const tree = readFileSync(path.join(import.meta.dirname, '../../src/routeTree.gen.ts'), 'utf8')
const filesOf = (source: string) =>
  [...source.matchAll(/from '\.\/routes\/(.*)\.tsx'/g)].map((match) => match[1]!)

it('leaves the tree with the frames of the areas and all that is open to everybody', () => {
  const isScreen = (file: string) => /^(admin|couple|vendor)\/(?!route$)/.test(file)
  const before = filesOf(tree)
  expect(before.filter(isScreen).length).toBeGreaterThan(20)
  expect(filesOf(withoutScreens(tree))).toEqual(before.filter((file) => !isScreen(file)))
})

it('names no screen that it has taken out', () => {
  // What is left of them is types.
  const code = withoutScreens(tree).replaceAll(/^(export )?interface [^]*?^\}$/gm, '')
  expect(code).not.toMatch(/(Couple|Vendor|Admin)(Budget|Seo|Reviews)Route\b/)
})

it('says where the tree is written in another way', () =>
  expect(() => withoutScreens(tree.replace('  VendorSeoRoute: VendorSeoRoute,\n', ''))).toThrow(
    /VendorSeoRoute/,
  ))
