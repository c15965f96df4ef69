import { describe, expect, it } from 'vitest'
import { knownAddress } from './known-address.ts'

describe('the one address of a page', () => {
  it.each([
    ['/planning', '', '/planning'],
    ['/planning', '?x=1&utm_source=altrove', '/planning'],
    ['/PLANNING/', '?x=%E0', '/planning'],
    ['/', '?fbclid=abc', '/'],
    ['/fornitori/', '?x=1', '/fornitori'],
    ['/fornitori/location', '?x=1&region=toscana', '/fornitori/location?region=toscana'],
    ['/news', '?y=2&tag=idee', '/news?tag=idee'],
    ['/couple/planning', '?x=1', '/couple/planning'],
    ['/fornitori/a%2Fb', '', '/fornitori/a%2Fb'],
  ])('%s%s is %s', (pathname, search, expected) => expect(knownAddress(pathname, search)).toBe(expected))

  it('is one in whatever order its parameters are written, and of what it reads nothing is lost', () => {
    const one = knownAddress('/fornitori/location', '?sort=nome&region=toscana&x=1')
    expect(knownAddress('/fornitori/location', '?region=toscana&y=7&sort=nome')).toBe(one)
    expect(one).toMatch(/region=toscana/)
    expect(one).toMatch(/sort=nome/)
    expect(knownAddress('/reset-password', '?oobCode=segreto&x=1')).toBe('/reset-password?oobCode=segreto')
  })

  it('is none where no page is', () => {
    expect(knownAddress('/niente', '')).toBeUndefined()
    expect(knownAddress('/planning/niente', '?x=1')).toBeUndefined()
  })
})
