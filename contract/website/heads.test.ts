import { describe, expect, it } from 'vitest'
import { expectedPeople, headsOf, personsIn, placesOf, rsvpTotals } from './heads.ts'

const couple = { id: 'a', name: 'Zia Carla e zio Ugo', maxCompanions: 1 }

describe('a head', () => {
  it('is who answers and each who comes along, named or not', () => {
    expect(headsOf({ attending: true, companions: [] })).toBe(1)
    expect(headsOf({ attending: true, companions: [{ name: 'Ugo' }, { name: '' }] })).toBe(3)
  })

  it('is nobody in a no, whoever was written down before', () => {
    expect(headsOf({ attending: false, companions: [{ name: 'Ugo' }] })).toBe(0)
  })
})

describe('a yes, until they say otherwise', () => {
  it('is everybody whom the invitation names in one breath', () => {
    expect(placesOf(couple)).toBe(2)
    expect(expectedPeople(couple)).toEqual(['Zia Carla', 'zio Ugo'])
  })

  it('is the persons whom the couple has named, whatever the envelope says', () => {
    const people = [{ name: 'Franca' }, { name: 'Giorgio' }]
    expect(expectedPeople({ name: 'Famiglia Rossi', people, maxCompanions: 3 })).toEqual([
      'Franca',
      'Giorgio',
      '',
      '',
    ])
  })

  it('is one for each place where nobody is named, who answers by the name of all', () => {
    expect(expectedPeople({ name: 'Famiglia Rossi', maxCompanions: 2 })).toEqual(['Famiglia Rossi', '', ''])
  })

  it('is never more than there are places', () => {
    expect(expectedPeople({ name: 'Ada, Bea e Cino', maxCompanions: 1 })).toEqual(['Ada, Bea e Cino', ''])
  })
})

it('names are told apart by what stands between them, and by nothing within them', () => {
  expect(personsIn('Ada, Bea e Cino')).toEqual(['Ada', 'Bea', 'Cino'])
  expect(personsIn('Nadia & Emilio')).toEqual(['Nadia', 'Emilio'])
  expect(personsIn('Famiglia De Andreis')).toEqual(['Famiglia De Andreis'])
})

it('the sums are of people who come and who do not, of places and of invitations without an answer', () => {
  const yes = { attending: true, companions: [{ name: 'Ugo' }], invitationId: 'a' }
  const no = { attending: false, companions: [], invitationId: 'b' }
  const loose = { attending: true, companions: [], invitationId: null }
  const invitations = [couple, { ...couple, id: 'b' }, { ...couple, id: 'c', maxCompanions: 4 }]
  expect(rsvpTotals(invitations, [yes, no, loose])).toEqual({ invited: 9, coming: 3, declined: 2, silent: 1 })
  // One of two stays at home; a no that nobody was invited by is one person's.
  const alone = { ...yes, companions: [] }
  const stray = { ...no, invitationId: null }
  expect(rsvpTotals(invitations, [alone, stray])).toMatchObject({ coming: 1, declined: 2, silent: 2 })
})
