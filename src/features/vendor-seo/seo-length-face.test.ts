import { describe, expect, it } from 'vitest'
import { asSeen, lengthNote, resultTitle } from './seo-length-face.ts'

describe('the length of what stands in a search result', () => {
  it('is said, and what is long or short is a warning', () => {
    expect(lengthNote('title', '  ')).toBeUndefined()
    expect(lengthNote('title', 'Villa')).toMatchObject({
      isWarning: true,
      words: expect.stringMatching(/queste sono 5\.$/),
    })
    expect(lengthNote('title', 'a'.repeat(60))).toMatchObject({ isWarning: false })
    expect(lengthNote('title', 'a'.repeat(61))?.words).toMatch(/queste sono 61/)
    expect(lengthNote('description', 'a'.repeat(160))?.isWarning).toBe(false)
    expect(lengthNote('description', 'a'.repeat(161))?.isWarning).toBe(true)
  })

  it('counts what people see as letters', () => {
    expect(lengthNote('title', '💐'.repeat(60))?.isWarning).toBe(false)
  })

  it('is cut at a word where it is not seen whole', () => {
    expect(asSeen('title', ' Una villa ')).toBe('Una villa')
    const long = 'Una villa tra gli ulivi, a due passi da Siena, dove sposarsi con calma'
    expect(asSeen('title', long)).toMatch(/^Una villa .*\w…$/)
    expect(asSeen('title', long).length).toBeLessThanOrEqual(60)
    expect(asSeen('title', 'a'.repeat(90))).toHaveLength(60)
    expect(resultTitle('Una villa')).toBe('Una villa · Lovoglio')
    expect(resultTitle('a'.repeat(55))).toBe('a'.repeat(55))
  })
})
