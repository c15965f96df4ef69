import type { Couple } from '#contract/couple.ts'
import { describe, expect, it } from 'vitest'
import { draftOf, profileChanges, profileErrors } from './profile-draft.ts'

const couple = {
  partners: [
    { lastName: 'Rossi', firstName: 'Anna', email: 'anna@example.test' },
    { firstName: 'Marco', lastName: '' },
  ],
  weddingDate: '2027-06-12',
  place: { city: 'Siena', region: 'toscana' },
  guestCount: 110,
  ceremony: 'civile',
  style: '',
} as unknown as Couple

describe('the couple’s data as it is typed', () => {
  it('changes nothing when nothing was typed, whatever the order of the keys', () => {
    expect(profileChanges(couple, draftOf(couple))).toEqual({})
  })

  it('sends only what differs, keeping what else is known of a partner', () => {
    const draft = { ...draftOf(couple), partnerLastName: ' Bianchi ', weddingDate: '' }
    expect(profileChanges(couple, draft)).toEqual({
      partners: [
        { firstName: 'Anna', lastName: 'Rossi', email: 'anna@example.test' },
        { firstName: 'Marco', lastName: 'Bianchi' },
      ],
      weddingDate: null,
    })
  })

  it('wants a name, and guests that can be counted', () => {
    expect(profileErrors({ ...draftOf(couple), firstName: ' ', guests: 'tanti' })).toEqual({
      firstName: expect.any(String),
      guests: expect.any(String),
    })
    expect(profileErrors(draftOf(couple))).toEqual({})
  })
})
