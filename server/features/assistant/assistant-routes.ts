/** The assistant's calls: one question, and its answer as events, streamed where the page asks for a stream. */
import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { AssistantEvent, AssistantQuestion } from '#contract/site/assistant.ts'
import type { Actor } from '../../platform/people/actor.ts'
import { type CallContext, type Handlers, read, sharedRead } from '../../platform/http/call-server.ts'
import { addressOf } from '../../platform/http/address.ts'
import { spend } from '../../platform/http/throttle.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { allGuides } from '../guides/guide-service.ts'
import { type Asking, foundAnswer } from './found-answer.ts'
import type { ModelFailure, ModelSettings } from './model-answer.ts'

export interface AssistantSettings {
  /** Questions of one account or address in an hour. */
  questionsPerHour: number
  /** Without one, answers are found in guides and catalogue. */
  model: ModelSettings | undefined
}

const WITHOUT_MODEL: Record<ModelFailure['code'], string> = {
  busy: 'L’assistente è molto richiesto in questo momento.',
  refused: 'L’assistente non è raggiungibile: la sua configurazione va controllata.',
  slow: 'L’assistente ci mette troppo a rispondere.',
  unreachable: 'L’assistente non risponde.',
}

export function assistantRoutes(settings: AssistantSettings): Handlers {
  const allowed = { max: settings.questionsPerHour, windowSeconds: 3_600 }
  return {
    'Assistant/about': sharedRead(
      async () => ({
        model: settings.model !== undefined,
        guides: allGuides().length,
      }),
      () => [],
    ),
    'Assistant/ask': read(async (call) => {
      await spend(call.tx, ['assistant', askerOf(call.actor, addressOf(call.request.ip))], allowed, call.now)
      const gone = new AbortController()
      const events = answerEvents(settings, call, gone.signal)
      if (!String(call.request.headers.accept ?? '').includes('text/event-stream')) {
        const all: AssistantEvent[] = []
        for await (const event of events) all.push(event)
        return { events: all }
      }
      call.reply.raw.on('close', () => gone.abort())
      call.reply.header('X-Accel-Buffering', 'no').type('text/event-stream; charset=utf-8')
      return call.reply.send(Readable.from(asLines(events))) as never
    }),
  }
}

const askerOf = (actor: Actor, address: string) =>
  actor.kind === 'visitor' ? `address ${address}` : `account ${actor.uid}`

async function* asLines(events: AsyncGenerator<AssistantEvent>): AsyncGenerator<Buffer> {
  for await (const event of events) yield Buffer.from(`data: ${JSON.stringify(event)}\n\n`)
}

/** Every answer ends with `done` or `failed`; nothing is thrown once it has begun. */
async function* answerEvents(
  { model }: AssistantSettings,
  { body, actor, tx, now, request }: CallContext<'Assistant/ask'>,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  const { turns, mayReadPlan }: z.output<typeof AssistantQuestion> = body
  const asking: Asking = { question: turns.at(-1)!.text, actor, tx, today: italianDay(now) }
  try {
    yield { type: 'start', model: model !== undefined }
    if (!model) yield* foundAnswer(asking)
    else
      yield* modelOrFound(model, turns, { ...asking, mayReadPlan }, signal, (error) =>
        request.log.warn({ code: error.code, err: error.cause }, 'assistant model'),
      )
    yield { type: 'done' }
  } catch (error) {
    request.log.error({ err: error }, 'assistant')
    yield { type: 'failed', code: 'unreachable', text: 'La risposta si è interrotta. Riprova tra poco.' }
  }
}

/** When the model fails before it has written anything, the guides answer in its place and say so. */
async function* modelOrFound(
  model: ModelSettings,
  turns: z.output<typeof AssistantQuestion>['turns'],
  asking: Asking & { mayReadPlan: boolean },
  signal: AbortSignal,
  note: (error: ModelFailure) => void,
): AsyncGenerator<AssistantEvent> {
  // A large client, which a server without a model never needs.
  const { ModelFailure, modelAnswer } = await import('./model-answer.ts')
  try {
    yield* modelAnswer(model, turns, asking, signal)
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    note(error)
    if (error.started) {
      yield {
        type: 'failed',
        code: error.code,
        text: `${WITHOUT_MODEL[error.code]} La risposta si è interrotta.`,
      }
      return
    }
    yield { type: 'start', model: false }
    yield {
      type: 'replace',
      text: `${WITHOUT_MODEL[error.code]} Intanto, ecco che cosa si trova nelle guide e nel catalogo.\n\n`,
    }
    yield* foundAnswer(asking)
  }
}
