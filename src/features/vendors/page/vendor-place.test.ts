import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { VendorPlace } from './vendor-place.tsx'

const place = { region: 'toscana', province: 'SI', city: 'Siena' }
const drawn = (vendor: object) =>
  renderToStaticMarkup(createElement(VendorPlace, { vendor: vendor as Vendor }))
const covering = (...coverage: string[]) => drawn({ place, coverage })

it('says in how many regions a vendor works beside its own, whether it names its own or not', () => {
  for (const alone of [covering(), covering('toscana')]) expect(alone).not.toContain('lavora anche')
  for (const one of [covering('umbria'), covering('toscana', 'umbria')])
    expect(one).toContain(' · lavora anche in un’altra regione<')
  for (const two of [covering('umbria', 'lazio'), covering('umbria', 'toscana', 'lazio')])
    expect(two).toContain(' · lavora anche in altre 2 regioni<')
})

it('opens the map where the vendor says it is, or at its address', () => {
  const mapOf = (more: object) =>
    /openstreetmap\.org\/([^"]*)"/.exec(drawn({ place: { ...place, ...more }, coverage: [] }))?.[1]
  expect(mapOf({ lat: 43.3, lng: 11.3 })).toBe('?mlat=43.3&amp;mlon=11.3#map=15/43.3/11.3')
  expect(mapOf({ address: 'Via Roma 1', lat: 43.3 })).toBe('search?query=Via%20Roma%201%20Siena')
  expect(mapOf({})).toBe('search?query=Siena')
})
