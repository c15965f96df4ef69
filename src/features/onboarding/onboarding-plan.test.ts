import type { Couple } from '#contract/people/couple.ts'
import { TASK_TEMPLATE } from '#contract/lists/plan/task-template.ts'
import { describe, expect, it } from 'vitest'
import {
  STEPS,
  answersFrom,
  doneAlready,
  keptWords,
  planFrom,
  stepErrors,
  stepsFor,
  tickedAs,
} from './onboarding-plan.ts'

const TODAY = '2026-11-21'
const couple = {
  uid: 'anna',
  members: [{ uid: 'anna', partner: 'one', joinedAt: '2026-11-20T10:00:00.000Z' }],
  partners: [{ firstName: 'Anna', lastName: 'Rossi', email: 'anna@example.test' }],
  weddingDate: null,
  place: {},
  guestCount: null,
  ceremony: null,
} as unknown as Couple

describe('the first questions', () => {
  const answers = {
    ...answersFrom(couple),
    partnerName: ' Marco ',
    weddingDate: '2027-06-12',
    region: 'toscana',
    ceremony: 'civile' as const,
    guests: '110',
    totalCents: 2_600_000,
  }

  it('start from what the registration knows', () => {
    expect(answersFrom(couple)).toMatchObject({ firstName: 'Anna', partnerName: '', guests: '' })
  })

  it('become only what changes, keeping what else is known of a partner', () => {
    expect(planFrom(answers, couple)).toEqual({
      couple: {
        partners: [
          { firstName: 'Anna', lastName: 'Rossi', email: 'anna@example.test' },
          { firstName: 'Marco', lastName: '' },
        ],
        weddingDate: '2027-06-12',
        place: { region: 'toscana' },
        guestCount: 110,
        ceremony: 'civile',
      },
      budget: expect.objectContaining({ totalCents: 2_600_000, guests: 110 }),
    })
  })

  it('leave the budget alone when nothing is said, and the date empty when undecided', () => {
    const plan = planFrom({ ...answers, undecided: true, totalCents: null }, couple)
    expect(plan.budget).toBeUndefined()
    expect(plan.couple).not.toHaveProperty('weddingDate')
  })

  it('stop where an answer makes no sense, and only there', () => {
    expect(stepErrors('names', { ...answers, firstName: ' ' }, TODAY)).toHaveProperty('firstName')
    expect(stepErrors('date', { ...answers, weddingDate: '' }, TODAY)).toHaveProperty('weddingDate')
    expect(stepErrors('date', { ...answers, weddingDate: '2026-11-20' }, TODAY)).toHaveProperty('weddingDate')
    expect(stepErrors('date', { ...answers, weddingDate: '', undecided: true }, TODAY)).toEqual({})
    expect(stepErrors('ceremony', { ...answers, guests: '12,5' }, TODAY)).toHaveProperty('guests')
    expect(stepErrors('ceremony', { ...answers, guests: '' }, TODAY)).toEqual({})
  })

  it('ask the names only where the registration was not told both, and let the other’s be left out', () => {
    expect(stepsFor(couple)).toEqual(STEPS)
    const both = { ...couple, partners: [...couple.partners, { firstName: 'Marco', lastName: '' }] }
    expect(stepsFor(both)[0]).toBe('date')
    // Who joined before anybody said their name is asked it.
    const unnamed = { ...both, partners: [couple.partners[0]!, { firstName: 'Partner', lastName: '' }] }
    expect(stepsFor(unnamed)).toEqual(STEPS)
    expect(answersFrom(unnamed).partnerName).toBe('')
    expect(planFrom(answersFrom(unnamed), unnamed).couple).not.toHaveProperty('partners')
    const alone = { ...answersFrom(couple), partnerName: '' }
    expect(stepErrors('names', alone, TODAY)).toEqual({})
    expect(planFrom(alone, couple).couple).not.toHaveProperty('partners')
  })

  it('are asked of each of the two by their own name, and put each name in its own place', () => {
    const second = {
      ...couple,
      uid: 'marco',
      partners: [
        { firstName: 'Anna', lastName: 'Rossi' },
        { firstName: 'Marco', lastName: 'Bianchi' },
      ],
      members: [...couple.members, { uid: 'marco', partner: 'two', joinedAt: '2026-11-20T11:00:00.000Z' }],
    } as Couple
    const seen = answersFrom(second)
    expect(seen).toMatchObject({ firstName: 'Marco', partnerName: 'Anna' })
    expect(planFrom(seen, second).couple).not.toHaveProperty('partners')
    expect(planFrom({ ...seen, firstName: 'Marcello' }, second).couple.partners).toEqual([
      { firstName: 'Anna', lastName: 'Rossi' },
      { firstName: 'Marcello', lastName: 'Bianchi' },
    ])
  })
})

it('tasks that the questions have answered are done, and those put off are not', () => {
  const said = { ...answersFrom(couple), ceremony: 'civile' as const, totalCents: 2_000_000 }
  expect(doneAlready({ ...said, weddingDate: '2027-06-12' })).toEqual(['rito', 'data', 'budget-tetto'])
  expect(doneAlready({ ...said, weddingDate: '2027-06-12', undecided: true, totalCents: null })).toEqual([
    'rito',
  ])
  expect(doneAlready(answersFrom(couple), { done: ['testimoni'] })).toEqual(['testimoni'])
  const keys = new Set(TASK_TEMPLATE.map(({ key }) => key))
  expect(doneAlready({ ...said, weddingDate: '2027-06-12' }).filter((key) => !keys.has(key))).toEqual([])
})

describe('what was tried without an account', () => {
  const tried = {
    ceremony: 'religiosa' as const,
    weddingDate: '2027-09-11',
    guests: 80,
    totalCents: 1_800_000,
    done: ['rito', 'data'],
  }

  it('is where the questions start, and gives way to what the couple has said already', () => {
    expect(answersFrom(couple, tried)).toMatchObject({
      firstName: 'Anna',
      ceremony: 'religiosa',
      weddingDate: '2027-09-11',
      guests: '80',
      totalCents: 1_800_000,
    })
    expect(answersFrom({ ...couple, weddingDate: '2028-05-20', guestCount: 12 }, tried)).toMatchObject({
      weddingDate: '2028-05-20',
      guests: '12',
    })
  })

  it('leaves what was never chosen to be asked', () => {
    expect(answersFrom(couple, { done: ['rito'] })).toEqual(answersFrom(couple))
  })

  it('makes done what was ticked, and nothing else', () => {
    const tasks = [{ fromTemplate: 'rito' }, { fromTemplate: 'testimoni' }, { fromTemplate: null }]
    expect(tickedAs(tasks, tried)).toEqual([{ fromTemplate: 'rito', done: true }, tasks[1], tasks[2]])
    expect(tickedAs(tasks, {})).toEqual(tasks)
  })

  it('is said by its names', () => {
    expect(keptWords({ done: ['rito'], totalCents: 1 })).toBe(
      'Abbiamo tenuto le attività e il budget che avevate provato.',
    )
    expect(keptWords({ guests: 80 })).toBe('Abbiamo tenuto le scelte che avevate provato.')
    expect(keptWords(tried)).toBe('Abbiamo tenuto le attività, il budget e le scelte che avevate provato.')
  })
})
