import { describe, expect, it } from 'vitest'
import { groupItems, isCurrent, splitTabs, type NavItem } from './navigation.ts'

const item = (href: string, more: Partial<NavItem> = {}): NavItem => ({ href, label: href, ...more })

describe('navigation', () => {
  it('marks an item on its page and on the pages below, not on its namesakes', () => {
    expect(isCurrent(item('/couple/budget'), '/couple/budget')).toBe(true)
    expect(isCurrent(item('/couple/budget'), '/couple/budget/')).toBe(true)
    expect(isCurrent(item('/couple/budget'), '/couple/budget/voce')).toBe(true)
    expect(isCurrent(item('/couple/budget'), '/couple/budgets')).toBe(false)
  })

  it('keeps the first page of an area quiet on the pages below it', () => {
    const home = item('/couple', { exact: true })
    expect(isCurrent(home, '/couple')).toBe(true)
    expect(isCurrent(home, '/couple/planning')).toBe(false)
  })

  it('never shows more than five tabs', () => {
    const five = ['/a', '/b', '/c', '/d', '/e'].map((href) => item(href))
    expect(splitTabs(five)).toEqual({ tabs: five, more: [] })
    const seven = [...five, item('/f'), item('/g')]
    expect(splitTabs(seven).tabs).toHaveLength(4)
    expect(splitTabs(seven).more.map(({ href }) => href)).toEqual(['/e', '/f', '/g'])
  })

  it('keeps groups in the order they come', () => {
    const items = [item('/a'), item('/b', { group: 'Persone' }), item('/c', { group: 'Persone' })]
    expect(groupItems(items).map(({ group, items: of }) => [group, of.length])).toEqual([
      [undefined, 1],
      ['Persone', 2],
    ])
  })
})
