import { describe, expect, it } from 'vitest'
import type { Guest } from '#contract/plan/guest.ts'
import { withGuests } from '#contract/website/heads.ts'
import type { Invitation, RsvpAnswer } from '#contract/website/rsvp.ts'
import { householdsOf, kitchenOf, shownOf, totalsOf } from './guest-list.ts'

const stored = { coupleId: 'c', createdAt: '', updatedAt: '', version: 1 }
const envelope = (name: string, maxCompanions: number): Invitation => ({
  ...stored,
  id: name,
  code: 'x'.repeat(22),
  name,
  people: [],
  maxCompanions,
})
const guest = (name: string, more: Partial<Guest> = {}): Guest => ({
  ...stored,
  id: name,
  name,
  invitationId: 'Zii',
  tableId: null,
  apart: [],
  side: null,
  age: 'adult',
  diet: 'any',
  needs: '',
  severe: false,
  told: 'nothing',
  notes: '',
  ...more,
})
const answer = (names: readonly string[], more: Partial<RsvpAnswer> = {}): RsvpAnswer => ({
  ...stored,
  id: 'Zii',
  invitationId: 'Zii',
  name: names[0] ?? 'Zii',
  attending: names.length > 0,
  companions: names.slice(1).map((name) => ({ name, diet: '' })),
  diet: '',
  message: '',
  answeredAt: '',
  ...more,
})
const rows = (invitation: Invitation, guests: readonly Guest[], answers: readonly RsvpAnswer[]) =>
  householdsOf([withGuests(invitation, guests)], guests, answers).flatMap(({ persons }) =>
    persons.map(({ name, coming }) => `${name}: ${coming}`),
  )

describe('who of an envelope comes', () => {
  const [carla, ugo, pia] = [guest('Carla Neri'), guest('Ugo'), guest('Pia')]

  it('is not known before it is answered, also of a place without a name', () => {
    expect(rows(envelope('Zii', 2), [carla, ugo], [])).toEqual([
      'Carla Neri: silent',
      'Ugo: silent',
      ': silent',
    ])
    expect(rows(envelope('Zia Pina e Gino', 1), [], [])).toEqual(['Zia Pina: silent', 'Gino: silent'])
  })

  it('is nobody by a no', () =>
    expect(rows(envelope('Zii', 1), [carla, ugo], [answer([])])).toEqual(['Carla Neri: no', 'Ugo: no']))

  it('is who is named, by the whole name or by the first where only one has it', () =>
    expect(rows(envelope('Zii', 2), [carla, ugo, pia], [answer(['carla', 'Pia'])])).toEqual([
      'Carla Neri: yes',
      'Ugo: no',
      'Pia: yes',
    ]))

  it('is everybody where as many come as there are places', () =>
    expect(rows(envelope('Zii', 1), [carla, ugo], [answer(['Carla', ''])])).toEqual([
      'Carla Neri: yes',
      'Ugo: yes',
    ]))

  it('may be another in a place without a name', () =>
    expect(rows(envelope('Zii', 2), [carla], [answer(['Carla', 'Elio'])])).toEqual([
      'Carla Neri: yes',
      'Elio: yes',
      ': no',
    ]))

  it('is unclear where somebody is named whom the couple calls otherwise, or not at all', () =>
    expect(rows(envelope('Zii', 2), [carla, ugo, pia], [answer(['Carla', 'Pupetta'])])).toEqual([
      'Carla Neri: yes',
      'Ugo: unclear',
      'Pia: unclear',
      'Pupetta: yes',
    ]))

  it('is what they told the couple, whatever they wrote', () =>
    expect(
      rows(
        envelope('Zii', 1),
        [
          { ...carla, told: 'no' },
          { ...ugo, told: 'yes' },
        ],
        [],
      ),
    ).toEqual(['Carla Neri: no', 'Ugo: yes']))
})

it('shows who is on no envelope, and who answered by the general address', () => {
  const loose = answer(['Elio', 'Ada'], { id: 'l', invitationId: null })
  const lonely = guest('Rina', { invitationId: null })
  const lost = guest('Bea', { invitationId: 'eliminato' })
  const found = householdsOf([], [lonely, lost], [loose])
  expect(found.map(({ name, persons }) => [name, persons.map((row) => row.name)])).toEqual([
    ['Senza busta', ['Rina', 'Bea']],
    ['Elio', ['Elio', 'Ada']],
  ])
})

describe('what is added up', () => {
  const people = [
    guest('Carla', { diet: 'vegan' }),
    guest('Ugo', { age: 'child', invitationId: null, told: 'yes' }),
    guest('Pia', { age: 'infant', severe: true, needs: 'arachidi', invitationId: null }),
    guest('Tea', { diet: 'vegan', told: 'no', invitationId: null }),
  ]
  const all = householdsOf([withGuests(envelope('Zii', 0), [people[0]!])], people, [answer(['Carla'])])

  it('is each person once', () => expect(totalsOf(all)).toEqual({ persons: 4, yes: 2, no: 1, waiting: 1 }))

  it('is for the kitchen who comes for sure and who may still', () =>
    expect(kitchenOf(all)).toEqual([
      { label: 'Adulti', sure: 1, maybe: 0 },
      { label: 'Menù bambini', sure: 1, maybe: 0 },
      { label: 'Seggioloni', sure: 0, maybe: 1 },
      { label: 'Vegani', sure: 1, maybe: 0 },
      { label: 'Allergie gravi', sure: 0, maybe: 1 },
    ]))

  it('is looked through by name, by envelope and by what is still to be done', () => {
    const names = (...asked: [Parameters<typeof shownOf>[1], string]) =>
      shownOf(all, ...asked).flatMap(({ persons }) => persons.map(({ name }) => name))
    expect(names(undefined, 'zii')).toEqual(['Carla'])
    expect(names(undefined, 'ùgo')).toEqual(['Ugo'])
    expect(names('waiting', '')).toEqual(['Pia'])
    expect(names('children', '')).toEqual(['Ugo', 'Pia'])
    expect(names('needs', '')).toEqual(['Carla', 'Pia', 'Tea'])
  })
})
