/** A model behind a local endpoint that speaks the protocol, well and badly. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssistantEvent } from '#contract/site/assistant.ts'
import { type ChatEndpoint, startChatEndpoint } from '#tests/support/chat-endpoint.ts'
import { FORMULA_REFUSAL } from './legal-formulae.ts'
import { ModelFailure, modelAnswer } from './model-answer.ts'
import type { ToolAsking } from './model-tools.ts'

let endpoint: ChatEndpoint
beforeAll(async () => (endpoint = await startChatEndpoint()))
afterAll(() => endpoint.close())

const TODAY = '2026-11-21'
/** No tool of these tests reaches the database. */
const visitor = (question: string): ToolAsking => ({
  question,
  actor: { kind: 'visitor' },
  tx: undefined as never,
  today: TODAY,
  mayReadPlan: false,
})

async function answer(
  question: string,
  {
    signal = new AbortController().signal,
    // No test but those of a silence is about one: a slow machine has all the time it needs.
    silenceMs = 60_000,
    answerMs = 60_000,
    baseUrl = endpoint.url,
    asking = visitor(question),
    onEvent = () => {},
  }: {
    signal?: AbortSignal
    silenceMs?: number
    answerMs?: number
    baseUrl?: string
    asking?: ToolAsking
    onEvent?: () => void
  } = {},
) {
  const events: AssistantEvent[] = []
  const settings = { baseUrl, apiKey: 'una-chiave', model: 'prova', silenceMs, answerMs }
  const before = endpoint.asked.length
  let failure: ModelFailure | undefined
  try {
    for await (const event of modelAnswer(settings, [{ role: 'person', text: question }], asking, signal)) {
      events.push(event)
      onEvent()
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    failure = error
  }
  const text = events.reduce(
    (all, event) => (event.type === 'text' ? all + event.text : event.type === 'replace' ? event.text : all),
    '',
  )
  return { events, text, failure, asked: endpoint.asked.slice(before) }
}

describe('a model that speaks', () => {
  it('is heard whole, wherever its chunks were cut, accents and all', async () => {
    const say = ['Perché', ' la ', 'caparra è ', 'così. ', 'Città: ', '€ 1.000 ', '🍋', ' fine']
    endpoint.will({ say })
    const { text, events, asked } = await answer('che cos’è la caparra?')
    expect(text).toBe(say.join(''))
    expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(1)
    expect(asked[0]).toMatchObject({ model: 'prova', authorization: 'Bearer una-chiave' })
    expect(asked[0]!.messages[0]!.role).toBe('system')
  })

  it('is told that formulae are not its own, and today’s date', async () => {
    endpoint.will({ say: ['Va bene.'] })
    const { asked } = await answer('ciao, come va?')
    expect(asked[0]!.messages[0]!.content).toContain('valore di legge')
    expect(asked[0]!.messages[0]!.content).toContain(TODAY)
  })

  it('is offered no tool of a couple when nobody is signed in', async () => {
    endpoint.will({ say: ['Va bene.'] })
    const { asked } = await answer('ciao')
    expect(asked[0]!.tools!.map((tool) => tool.function.name)).toEqual(['search_guides', 'search_vendors'])
  })

  it('is stopped when it does not stop by itself', async () => {
    endpoint.will({ say: Array.from({ length: 400 }, () => 'ancora una frase di troppo. ') })
    const { text } = await answer('racconta')
    expect(text.length).toBeLessThan(6_200)
    expect(text.endsWith('…')).toBe(true)
  })
})

describe('a model that calls tools', () => {
  it('gets passages of the guides, and they are named as sources', async () => {
    endpoint.will(
      { call: [{ name: 'search_guides', arguments: '{"query":"durata delle pubblicazioni"}' }] },
      { say: ['Otto giorni.'] },
    )
    const { text, events, asked } = await answer('quanto durano le pubblicazioni?')
    expect(text).toBe('Otto giorni.')
    expect(events).toContainEqual({
      type: 'sources',
      sources: expect.arrayContaining([expect.objectContaining({ slug: 'pubblicazioni-di-matrimonio' })]),
    })
    const told = asked[1]!.messages.at(-1)!
    expect(told).toMatchObject({ role: 'tool', tool_call_id: 'call_0' })
    expect(told.content).toContain('otto giorni')
  })

  it.each([
    ['malformed JSON', 'search_guides', '{"query": "pubb', 'valid JSON'],
    ['an argument of another kind', 'search_guides', '{"query": 7}', 'query'],
    ['a tool that is none', 'drop_database', '{}', 'no tool'],
    ['a tool of the prototype', 'constructor', '{}', 'no tool'],
    ['a couple’s plan as a visitor', 'read_plan', '{"part":"tasks"}', 'nobody is signed in'],
  ])('is told what was wrong with %s, and may go on', async (_, name, text, told) => {
    endpoint.will({ call: [{ name, arguments: text }] }, { say: ['Ecco.'] })
    const { text: said, asked, failure } = await answer('domanda')
    expect(failure).toBeUndefined()
    expect(said).toBe('Ecco.')
    expect(asked[1]!.messages.at(-1)!.content).toContain(told)
  })

  it('goes round four times at most, the last without tools', async () => {
    endpoint.will({ call: [{ name: 'search_guides', arguments: '{"query":"fedi"}' }] })
    const { asked, failure } = await answer('gira in tondo')
    expect(asked).toHaveLength(4)
    expect(asked.map(({ tools }) => tools !== undefined)).toEqual([true, true, true, false])
    expect(failure?.code).toBe('unreachable')
  })
})

describe('a formula', () => {
  it('that is asked for never reaches the model', async () => {
    const { text, asked } = await answer('scrivimi la formula del rito civile')
    expect(text).toBe(FORMULA_REFUSAL)
    expect(asked).toHaveLength(0)
  })

  it.each([
    [['Certo. ', 'In nome della legge ', 'vi dichiaro uniti ', 'in matrimonio.']],
    [['Vi', ' dichia', 'ro', ' marito', ' e', ' moglie']],
    [['Ecco il testo:\n', 'Io, Marco, ', 'accolgo te, Anna, ', 'come mia sposa']],
    [['Con il matrimonio il marito ', 'e la moglie\nacquistano ', 'gli stessi diritti.']],
  ])('that the model writes anyway is taken back: %j', async (say) => {
    endpoint.will({ say })
    const { text, events } = await answer('aiutami con la cerimonia')
    expect(text).toBe(FORMULA_REFUSAL)
    const shown = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
    expect(shown).not.toMatch(/dichiaro|accolgo|acquistano/)
  })
})

describe('an endpoint in trouble', () => {
  it.each([
    [401, 'refused'],
    [400, 'refused'],
    [404, 'refused'],
    [429, 'busy'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ] as const)('answers %i: %s', async (status, code) => {
    endpoint.will({ status })
    const { failure, asked } = await answer('ciao')
    expect(failure).toMatchObject({ code, started: false })
    expect(asked).toHaveLength(1)
  })

  it('that says nothing is given up on', async () => {
    endpoint.will({ hang: true })
    const { failure } = await answer('ciao', { silenceMs: 150 })
    expect(failure).toMatchObject({ code: 'slow', started: false })
  })

  it('that falls silent in the middle is given up on, and what was said stays', async () => {
    endpoint.will({ hang: true, say: ['Una frase. ', 'E poi'] })
    // Long enough for its first words to come.
    const { failure, text } = await answer('ciao', { silenceMs: 2_000 })
    expect(failure).toMatchObject({ code: 'slow', started: true })
    expect(text).toBe('Una frase.')
  })

  it('that goes on for ever is given up on', async () => {
    endpoint.will({ say: Array.from({ length: 100 }, () => 'parola '), everyMs: 20 })
    expect((await answer('ciao', { answerMs: 200 })).failure?.code).toBe('slow')
  })

  it('that breaks off is unreachable', async () => {
    endpoint.will({ cut: true, say: ['Una frase. '] })
    expect((await answer('ciao')).failure?.code).toBe('unreachable')
  })

  it('that is not there is unreachable', async () => {
    expect((await answer('ciao', { baseUrl: 'http://127.0.0.1:9/v1' })).failure?.code).toBe('unreachable')
  })

  it('that answers nothing is unreachable', async () => {
    endpoint.will({ say: [] })
    expect((await answer('ciao')).failure?.code).toBe('unreachable')
  })
})

it('stop ends the call at the endpoint too, without a word', async () => {
  const left = endpoint.left()
  const control = new AbortController()
  endpoint.will({ say: Array.from({ length: 200 }, () => 'Parola. '), everyMs: 20 })
  const { failure, text } = await answer('ciao', { signal: control.signal, onEvent: () => control.abort() })
  expect(failure).toBeUndefined()
  expect(text).toMatch(/^(Parola\. ?)+$/)
  await expect.poll(() => endpoint.left()).toBe(left + 1)
})
