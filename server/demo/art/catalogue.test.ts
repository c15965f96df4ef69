import { describe, expect, it } from 'vitest'
import { KINDS } from './catalogue.ts'

const kinds = Object.entries(KINDS)

describe('the generator', () => {
  it.each(kinds)(
    'draws %s to the same bytes for the same seed, and to others for the next',
    (_, { draw }) => {
      expect(draw(2).svg).toBe(draw(2).svg)
      expect(draw(2).svg).not.toBe(draw(3).svg)
    },
  )

  it.each(kinds)('never writes letters in %s, nor colours or numbers that are none', (_, { draw, seeds }) => {
    for (let seed = 1; seed <= seeds; seed++)
      expect(draw(seed).svg).not.toMatch(/<text|<tspan|NaN|undefined|null/)
  })

  it.each(kinds)('refers in %s only to what the sheet defines', (_, { draw }) => {
    const { svg } = draw(1)
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1])
    expect(used.filter((id) => !ids.has(id))).toEqual([])
    expect(used.length).toBeGreaterThan(0)
  })

  it.each(kinds)('describes %s in a sentence', (_, { draw, seeds }) => {
    for (let seed = 1; seed <= seeds; seed++) {
      expect(draw(seed).alt).toMatch(/^[A-Z][\wàèéìòù’,: -]{20,160}[a-zàèéìòù]$/)
    }
  })
})
