import { describe, expect, it } from 'vitest'
import { meantAddress } from './meant-address.ts'

const meant = (pathname: string, search: string) => meantAddress(pathname, search, '2026-11-24')

describe('a form sent without the app', () => {
  it('leads to the list of the day that was typed', () => {
    expect(meant('/fornitori', '?q=&region=toscana&freeOn=12%2F6%2F27')).toBe(
      '/fornitori?region=toscana&freeOn=2027-06-12',
    )
    expect(meant('/fornitori/location', '?freeOn=12+giugno')).toBe('/fornitori/location?freeOn=2027-06-12')
  })

  it('leads to the list without a day that cannot be read or has passed', () => {
    expect(meant('/fornitori', '?q=fiori&freeOn=quando+capita')).toBe('/fornitori?q=fiori')
    expect(meant('/fornitori', '?freeOn=12%2F6%2F2020')).toBe('/fornitori')
  })

  it('is left alone where it says a day already, or none, or is another page', () => {
    expect(meant('/fornitori', '?freeOn=2027-06-12')).toBeUndefined()
    expect(meant('/fornitori', '?q=&region=&freeOn=')).toBeUndefined()
    expect(meant('/', '?freeOn=12%2F6%2F27')).toBeUndefined()
    expect(meant('/fornitorix', '?freeOn=12%2F6%2F27')).toBeUndefined()
  })
})
