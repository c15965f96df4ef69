/** Answers by a model behind any endpoint that speaks OpenAI's chat completions, streamed, with tools. */
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { AssistantEvent, AssistantTurn } from '#contract/site/assistant.ts'
import { FORMULA_REFUSAL, asksForFormula, holdsFormula } from './legal-formulae.ts'
import { instructions } from './model-instructions.ts'
import { type ToolAsking, runTool, toolsFor } from './model-tools.ts'

export interface ModelSettings {
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** The longest silence of the model, and the longest answer. */
  silenceMs?: number
  answerMs?: number
}

type FailureCode = Extract<AssistantEvent, { type: 'failed' }>['code']

/** The model was of no help; `started` when part of an answer is on the page already. */
export class ModelFailure extends Error {
  readonly code: FailureCode
  readonly started: boolean
  constructor(code: FailureCode, started: boolean, cause: unknown) {
    super(`the model failed: ${code}`, { cause })
    this.code = code
    this.started = started
  }
}

const SILENCE_MS = 25_000
const ANSWER_MS = 90_000
const ROUNDS_MOST = 4
const CALLS_MOST = 4
const ANSWER_TOKENS = 900
/** Of what was said before, in characters, the newest first. */
const CONTEXT_CHARACTERS = 14_000
/** More than a long answer in Italian: a model that goes on is stopped. */
const ANSWER_CHARACTERS = 6_000

interface ToolCall {
  id: string
  name: string
  arguments: string
}

/**
 * The events of an answer, without `start` and `done`.
 * @param signal ends it: whoever asked has gone, or pressed stop
 * @throws ModelFailure when the endpoint refuses, is slow or cannot be reached
 */
export async function* modelAnswer(
  settings: ModelSettings,
  turns: readonly AssistantTurn[],
  asking: ToolAsking,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  if (asksForFormula(asking.question)) {
    yield { type: 'text', text: FORMULA_REFUSAL }
    return
  }
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey ?? 'none',
    maxRetries: 0,
    logLevel: 'off',
  })
  const watch = watchSilence(signal, settings)
  const messages: ChatCompletionMessageParam[] = [
    {
      role: 'system',
      content: instructions({
        today: asking.today,
        signedIn: asking.actor.kind === 'couple',
        mayReadPlan: asking.mayReadPlan,
      }),
    },
    ...recent(turns),
  ]
  const guard = createGuard()
  let started = false
  try {
    for (let round = 0; round < ROUNDS_MOST; round++) {
      const last = round === ROUNDS_MOST - 1
      const calls = new Map<number, ToolCall>()
      let gap = guard.length() > 0 ? '\n\n' : ''
      watch.heard()
      const stream = await client.chat.completions.create(
        {
          model: settings.model,
          messages,
          stream: true,
          max_tokens: ANSWER_TOKENS,
          // The last word must be an answer: a model that only calls tools would go round for ever.
          ...(last ? {} : { tools: toolsFor(asking) }),
        },
        { signal: watch.signal },
      )
      for await (const chunk of stream) {
        watch.heard()
        const delta = chunk.choices?.[0]?.delta
        if (!delta) continue
        for (const part of delta.tool_calls ?? []) addCall(calls, part)
        if (typeof delta.content !== 'string' || delta.content === '') continue
        const { show, stop } = guard.push(gap + delta.content)
        gap = ''
        if (stop) return void (yield { type: 'replace', text: FORMULA_REFUSAL })
        if (show) {
          started = true
          yield { type: 'text', text: show }
        }
        if (guard.length() > ANSWER_CHARACTERS) {
          yield { type: 'text', text: '…' }
          return
        }
      }
      // An aborted stream ends as one that has ended.
      if (signal.aborted) return
      if (watch.silent()) throw new ModelFailure('slow', started, 'too long')
      const asked = last ? [] : [...calls.values()].slice(0, CALLS_MOST)
      if (asked.length === 0) break
      messages.push({
        role: 'assistant',
        content: null,
        tool_calls: asked.map(({ id, name, arguments: text }) => ({
          id,
          type: 'function',
          // What is no JSON would be refused by the endpoint when it is sent back.
          function: { name, arguments: isJson(text) ? text : '{}' },
        })),
      })
      for (const call of asked) {
        const { content, events } = await runTool(call.name, call.arguments, asking)
        messages.push({ role: 'tool', tool_call_id: call.id, content })
        yield* events
      }
    }
    const { show, stop } = guard.end()
    if (stop) return void (yield { type: 'replace', text: FORMULA_REFUSAL })
    if (show) yield { type: 'text', text: show }
    if (guard.length() === 0) throw new ModelFailure('unreachable', false, 'an empty answer')
  } catch (error) {
    if (signal.aborted) return
    throw error instanceof ModelFailure
      ? error
      : new ModelFailure(codeOf(error, watch.silent()), started, error)
  } finally {
    watch.end()
  }
}

/** Holds text back until its sentence is whole, so that no formula is shown while it is being written. */
function createGuard() {
  let seen = ''
  let held = ''
  const release = (upTo: number) => {
    const next = held.slice(0, upTo)
    if (holdsFormula(seen + next)) return { show: '', stop: true }
    seen += next
    held = held.slice(upTo)
    return { show: next, stop: false }
  }
  return {
    push(text: string) {
      held += text
      // The words held back are looked at as well: a formula may have no full stop.
      if (holdsFormula(seen + held)) return { show: '', stop: true }
      const end = Math.max(
        held.lastIndexOf('. '),
        held.lastIndexOf('\n'),
        held.lastIndexOf('? '),
        held.lastIndexOf(': '),
      )
      return end < 0 ? { show: '', stop: false } : release(end + 1)
    },
    end: () => release(held.length),
    length: () => seen.length + held.length,
  }
}

/** Ends the call after too long a silence, or too long an answer. */
function watchSilence(signal: AbortSignal, { silenceMs = SILENCE_MS, answerMs = ANSWER_MS }: ModelSettings) {
  const own = new AbortController()
  let silent = false
  const give = () => {
    silent = true
    own.abort()
  }
  const whole = setTimeout(give, answerMs)
  let quiet = setTimeout(give, silenceMs)
  return {
    signal: AbortSignal.any([signal, own.signal]),
    heard() {
      clearTimeout(quiet)
      quiet = setTimeout(give, silenceMs)
    },
    silent: () => silent,
    end() {
      clearTimeout(whole)
      clearTimeout(quiet)
      own.abort()
    },
  }
}

function addCall(
  calls: Map<number, ToolCall>,
  part: { index: number; id?: string; function?: { name?: string; arguments?: string } },
): void {
  const call = calls.get(part.index) ?? { id: '', name: '', arguments: '' }
  calls.set(part.index, {
    id: part.id ?? (call.id || `call-${part.index}`),
    name: call.name + (part.function?.name ?? ''),
    arguments: (call.arguments + (part.function?.arguments ?? '')).slice(0, 8_000),
  })
}

function recent(turns: readonly AssistantTurn[]): ChatCompletionMessageParam[] {
  let room = CONTEXT_CHARACTERS
  const kept: AssistantTurn[] = []
  for (const turn of turns.toReversed()) {
    room -= turn.text.length
    if (room < 0 && kept.length > 0) break
    kept.unshift(turn)
  }
  return kept.map(({ role, text }) => ({ role: role === 'person' ? 'user' : 'assistant', content: text }))
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    // No fault: that is what is asked.
    return false
  }
}

function codeOf(error: unknown, silent: boolean): FailureCode {
  if (silent || error instanceof APIConnectionTimeoutError) return 'slow'
  if (error instanceof APIConnectionError) return 'unreachable'
  if (error instanceof APIError && typeof error.status === 'number') {
    if (error.status === 429) return 'busy'
    if (error.status < 500) return 'refused'
  }
  return 'unreachable'
}
