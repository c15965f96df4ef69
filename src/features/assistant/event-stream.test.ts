import { expect, it } from 'vitest'
import type { AssistantEvent } from '#contract/site/assistant.ts'
import { createEventParser } from './event-stream.ts'

const EVENTS: AssistantEvent[] = [
  { type: 'start', model: true },
  { type: 'text', text: 'Perché no? «è così»\n\ne poi' },
  { type: 'sources', sources: [{ slug: 'fedi', title: 'Le fedi' }] },
  { type: 'done' },
]
const STREAM = EVENTS.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')

it('puts events together wherever their chunks were cut', () => {
  for (let at = 0; at <= STREAM.length; at++) {
    const parse = createEventParser()
    expect([...parse(STREAM.slice(0, at)), ...parse(STREAM.slice(at))]).toEqual(EVENTS)
  }
  const parse = createEventParser()
  expect(STREAM.split('').flatMap((character) => parse(character))).toEqual(EVENTS)
})

it('passes over comments, other lines and what is no event', () => {
  const parse = createEventParser()
  const text = ': attesa\n\nevent: x\ndata: {"type":"done"}\r\n\r\ndata: {rotto\n\ndata: 3\n\ndata: null\n\n'
  expect(parse(text)).toEqual([{ type: 'done' }])
})
