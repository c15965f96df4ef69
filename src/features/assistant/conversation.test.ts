import { expect, it } from 'vitest'
import { AssistantQuestion } from '#contract/site/assistant.ts'
import {
  EMPTY,
  type Said,
  searchAddress,
  settled,
  startAnswer,
  turnsOf,
  withAnswer,
  withEvent,
} from './conversation.ts'

const asked = (text: string): Said => ({ id: text, role: 'person', text })

it('grows by events, and a source is named once', () => {
  const sources = [{ slug: 'fedi', title: 'Le fedi' }]
  const answer = [
    { type: 'start', model: true } as const,
    { type: 'text', text: 'Le ' } as const,
    { type: 'text', text: 'fedi.' } as const,
    { type: 'sources', sources } as const,
    { type: 'sources', sources } as const,
    { type: 'done' } as const,
  ].reduce(withEvent, startAnswer('a'))
  expect(answer).toMatchObject({ text: 'Le fedi.', model: true, state: 'done', sources })
})

it('lets go of a text that must not stand', () => {
  const before = withEvent(startAnswer('a'), { type: 'text', text: 'Vi dichiaro' })
  expect(withEvent(before, { type: 'replace', text: 'Chiedete al Comune.' }).text).toBe('Chiedete al Comune.')
})

it('sends turns the server takes: no empty ones, not too many, the last a question', () => {
  const said = Array.from({ length: 40 }, (_, at): Said[] => [
    asked(`domanda ${at}`),
    { ...startAnswer(`r${at}`), text: at % 3 === 0 ? '' : 'x'.repeat(9_000) },
  ]).flat()
  const turns = turnsOf(said)
  expect(AssistantQuestion.safeParse({ turns }).error).toBeUndefined()
  expect(turns.at(-1)).toEqual({ role: 'person', text: 'domanda 39' })
})

it('keeps what came of an answer that was cut by leaving the page', () => {
  const coming = withAnswer({ ...EMPTY, said: [asked('ciao')] }, { ...startAnswer('a'), text: 'Mezza' })
  expect(settled(coming).said[1]).toMatchObject({ state: 'stopped', text: 'Mezza' })
  expect(settled(EMPTY)).toBe(EMPTY)
})

it('keeps sixty things said at most', () => {
  const said = Array.from({ length: 80 }, (_, at) => asked(String(at)))
  expect(withAnswer({ ...EMPTY, said }, startAnswer('a')).said).toHaveLength(60)
})

it('makes the address of the list', () => {
  expect(searchAddress({ category: 'fotografo', province: 'LE', priceMaxCents: 200_000 })).toBe(
    '/fornitori/fotografo?province=LE&priceMaxCents=200000',
  )
  expect(searchAddress({})).toBe('/fornitori')
})
