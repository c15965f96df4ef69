import type { RsvpAnswer } from '#contract/website/rsvp.ts'
import type { PartnerEdit } from '#contract/wire/sync.ts'
import { OUR_AUTHOR } from '#contract/lists/plan/history-authors.ts'
import { expect, test } from 'vitest'
import { guestNews, partnerNews } from './news.ts'

const TODAY = '2026-11-24'
const edit = (entityId: string, part: Partial<PartnerEdit> = {}): PartnerEdit => ({
  topic: 'task',
  entityId,
  by: 'marco',
  at: '2026-11-24T08:00:00.000Z',
  what: 'changed',
  ...part,
})
const byName = ({ by }: PartnerEdit) => ({ marco: 'Marco', [OUR_AUTHOR]: 'L’assistenza' })[by]!
const named = ({ entityId }: PartnerEdit) => ({ a: 'Fedi', b: 'Abito' })[entityId] ?? ''

test('one thing is named and opens, several of a kind are counted', () => {
  expect(partnerNews([edit('a')], byName, named, TODAY)).toMatchObject([
    { said: 'Marco ha cambiato un’attività', detail: 'Fedi', href: '/couple/planning?task=a' },
  ])
  const two = [edit('a', { what: 'made' }), edit('b', { what: 'made' })]
  expect(partnerNews(two, byName, named, TODAY)).toMatchObject([
    { said: 'Marco ha aggiunto 2 attività', detail: 'Fedi, Abito', href: '/couple/planning' },
  ])
})

test('what one of us did is told apart from what the partner did', () => {
  const edits = [edit('a'), edit('b', { by: OUR_AUTHOR })]
  expect(partnerNews(edits, byName, named, TODAY).map(({ said }) => said)).toEqual([
    'Marco ha cambiato un’attività',
    'L’assistenza ha cambiato un’attività',
  ])
})

test('what is gone leads to the list, and what is older than yesterday is no news', () => {
  expect(partnerNews([edit('x', { what: 'deleted' })], byName, named, TODAY)).toMatchObject([
    { said: 'Marco ha tolto un’attività', detail: '', href: '/couple/planning' },
  ])
  expect(partnerNews([edit('a', { at: '2026-11-22T20:00:00.000Z' })], byName, named, TODAY)).toEqual([])
})

test('what has no words of its own is left out', () => {
  expect(partnerNews([edit('a', { topic: 'conversation' })], byName, named, TODAY)).toEqual([])
})

test('a guest’s answer is told with its heads', () => {
  const answer = {
    id: 'a',
    name: 'Zia Carla',
    attending: true,
    companions: [{ name: 'zio Ugo', diet: '' }],
    message: 'Evviva',
    answeredAt: '2026-11-23T20:00:00.000Z',
  } as unknown as RsvpAnswer
  expect(guestNews([answer], TODAY)).toMatchObject([
    { said: 'Zia Carla ha risposto sì, in 2', detail: 'Evviva', href: '/couple/website?parte=invitati' },
  ])
  expect(guestNews([{ ...answer, attending: false }], TODAY)).toMatchObject([
    { said: 'Zia Carla ha risposto no' },
  ])
})
