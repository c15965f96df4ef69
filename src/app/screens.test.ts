import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { ADMIN_SCREENS } from '#contract/screens/admin.ts'
import { AREAS, type AreaName, areaOf, isOfflineArea, rootOf } from '#contract/screens/areas.ts'
import { keptBy, patternOf, SCREEN_PATHS, screensOfArea, SHELL_PATHS } from '#contract/screens/screens.ts'
import { guardScreens } from '../session/guards.ts'
import { routeTree } from '../routeTree.gen.ts'
import { screenPaths } from './area-screens.ts'
import { ADMIN_LISTS } from '../routes/admin/-lists.ts'
import { adminNavItems } from '../routes/-frames/admin-nav-items.ts'
import { coupleNavItems } from '../routes/-frames/couple-nav-items.ts'
import { vendorNavItems } from '../routes/-frames/vendor-nav-items.ts'

const { routesById } = createRouter({ routeTree, context: {} as never, history: createMemoryHistory() })
const routes = Object.values(routesById)
const areas = Object.keys(AREAS) as AreaName[]
/** Frames: what stands around screens and has no address. */
const FRAMES = ['__root__', '/_public', ...areas.map(rootOf)]
const screens = routes.filter(({ id }) => !FRAMES.includes(id))

describe('the table of screens', () => {
  it('has a row of every route that is no frame, and no other', () => {
    const lists = Object.keys(ADMIN_LISTS).map((name) => `/admin/${name}`)
    const paths = screens.flatMap(({ fullPath }) =>
      fullPath === '/admin/$list' ? lists : fullPath.replace(/(?<=.)\/$/, ''),
    )
    expect(new Set(SCREEN_PATHS)).toEqual(new Set(paths))
    expect(SCREEN_PATHS).toHaveLength(paths.length)
  })

  it.each(areas)(
    'has every route of the area of the %s join it, in whatever folder its file is',
    async (area) => {
      const within = screens.flatMap(({ fullPath }) =>
        areaOf(fullPath) === area ? fullPath.slice(rootOf(area).length) || '/' : [],
      )
      expect(new Set(await screenPaths(area))).toEqual(new Set(within))
    },
  )

  it('draws by its description each list that its row says is one', () => {
    const lists = ADMIN_SCREENS.flatMap((row) => ('list' in row ? row.path : []))
    expect(Object.keys(ADMIN_LISTS).map((name) => `/admin/${name}`)).toEqual(lists)
  })

  it('guards every screen of a private area, and no frame', () => {
    const before = routes.filter(({ id }) => FRAMES.includes(id)).map(({ options }) => options.beforeLoad)
    guardScreens(routes)
    const open = screens.filter(({ fullPath, options }) => areaOf(fullPath) && !options.beforeLoad)
    expect(open.map(({ id }) => id)).toEqual([])
    expect(routes.filter(({ id }) => FRAMES.includes(id)).map(({ options }) => options.beforeLoad)).toEqual(
      before,
    )
  })

  it.each(areas)('has each screen of the area of the %s in its navigation', (area) => {
    const navItems = { couple: coupleNavItems(), vendor: vendorNavItems(), admin: adminNavItems() }[area]
    const inArea = navItems.filter(({ href }) => areaOf(href) === area)
    expect(inArea.map(({ href }) => href)).toEqual(screensOfArea(area).map(({ path }) => path))
    expect(navItems.filter(({ icon }) => !icon)).toEqual([])
    expect(navItems.filter(({ exact }) => exact).map(({ href }) => href)).toEqual([AREAS[area].home])
  })

  it('keeps on the device what couples and vendors work with, and nothing of the administrators', () => {
    for (const area of areas)
      for (const { path } of screensOfArea(area))
        expect([path, keptBy(path)]).toEqual([
          path,
          { couple: 'all', vendor: 'vendor', admin: undefined }[area],
        ])
    expect(keptBy('/vendor/a-new-one')).toBe('vendor')
    expect(keptBy('/admin')).toBe(undefined)
    expect(['/login', '/fornitori'].map(keptBy)).toEqual(['all', 'all'])
    expect(['/reset-password', '/vendor-terms'].map(keptBy)).toEqual([undefined, undefined])
  })

  it('has a shell for each area and for each of the couple’s screens', () => {
    expect(SHELL_PATHS).toEqual([...screensOfArea('couple').map(({ path }) => path), '/vendor', '/admin'])
  })
})

describe('the area of a path', () => {
  it.each([
    ['/couple', 'couple'],
    ['/couple/budget?item=1', 'couple'],
    ['/vendor?x', 'vendor'],
    ['/Admin/reviews', 'admin'],
    ['/vendor-area', undefined],
    ['/fornitori?q=/couple/', undefined],
    ['/', undefined],
  ])('of %s is %s', (path, area) => expect(areaOf(path)).toBe(area))

  it('is an offline one for couples and vendors', () =>
    expect(['/couple/sync', '/vendor', '/admin', '/'].map(isOfflineArea)).toEqual([true, true, false, false]))
})

it('matches a screen’s addresses by its names', () => {
  expect(patternOf('/fornitore/$id/$slug').test('/fornitore/1/villa')).toBe(true)
  expect(patternOf('/fornitore/$id/$slug').test('/fornitore/1')).toBe(false)
})
