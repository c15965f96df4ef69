import { describe, expect, it } from 'vitest'
import { chosenIn, freshTrial, readTrial } from './trial.ts'

const TODAY = '2026-11-21'
const fresh = freshTrial(TODAY)

describe('the trial', () => {
  it('starts from a Saturday about a year away', () => {
    expect(fresh.weddingDate).toBe('2027-10-23')
    expect(new Date(fresh.weddingDate).getUTCDay()).toBe(6)
  })

  it('comes back from the device as it was', () => {
    const trial = { ...fresh, ceremony: 'religiosa' as const, guests: 80, done: ['rito'] }
    expect(readTrial(JSON.stringify(trial), TODAY)).toEqual(trial)
  })

  it('is made good where it is broken, past or somebody else’s', () => {
    for (const text of [null, '', 'null', '[]', '"ciao"', '{"guests":-1,"done":"no","ceremony":"altro"}'])
      expect(readTrial(text, TODAY), String(text)).toEqual(fresh)
    expect(readTrial('{"weddingDate":"2020-01-01","guests":7}', TODAY)).toEqual({ ...fresh, guests: 7 })
    expect(readTrial('{"done":["rito",3,null]}', TODAY).done).toEqual(['rito'])
  })

  it('tells what was chosen from what was only proposed', () => {
    expect(chosenIn(null, TODAY)).toEqual({})
    expect(chosenIn('{"done":["rito"]}', TODAY)).toEqual({ done: ['rito'] })
    expect(chosenIn('{"totalCents":1800000,"weddingDate":"2020-01-01"}', TODAY)).toEqual({
      totalCents: 1_800_000,
    })
  })
})
