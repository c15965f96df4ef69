import type { Couple } from '#contract/people/couple.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../../plan/fields.ts'
import { draftOf, profileChanges } from './profile-draft.ts'
import { profileFields } from './profile-fields.ts'

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

  const errors = (draft: object, joined = 1) =>
    fieldErrors(
      { ...draftOf(couple), ...draft },
      profileFields({ ...couple, members: Array.from({ length: joined }) } as Couple, 'one'),
    )

  it('wants a name, and guests that can be counted', () => {
    expect(errors({ firstName: ' '.trim(), guests: 'tanti' })).toEqual({
      firstName: expect.any(String),
      guests: expect.any(String),
    })
    expect(errors({})).toEqual({})
    const counted = ['1', '9', '110', '1999', '2000'].flatMap((guests) => Object.keys(errors({ guests })))
    expect(counted).toEqual([])
    const wrong = ['0', '-3', '12,5', '2001', '10e2'].map((guests) => Object.keys(errors({ guests })))
    expect(wrong).toEqual(wrong.map(() => ['guests']))
  })

  it('lets the other’s name be left out until they have joined', () => {
    expect(errors({ partnerName: '' })).toEqual({})
    expect(errors({ partnerName: '' }, 2)).toEqual({ partnerName: expect.any(String) })
  })

  it('calls each of the two by what they are to who reads', () => {
    const asks = (me: 'one' | 'two') => {
      const fields = profileFields({ ...couple, members: [] } as unknown as Couple, me)
      return [fields.firstName.label, fields.partnerName.label]
    }
    expect(asks('one')).toEqual(['Il tuo nome', 'Nome di chi sposi'])
    expect(asks('two')).toEqual(['Nome di chi sposi', 'Il tuo nome'])
  })
})
