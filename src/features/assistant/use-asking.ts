/** Asking, stopping, asking again. */
import { useMemo, useRef, useState } from 'react'
import type { AssistantEvent } from '#contract/site/assistant.ts'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { useAccount } from '../../session/session-context.tsx'
import { TOKEN_KEY } from '../../session/token-storage.ts'
import { tellRefused } from '../../session/unauthorised.ts'
import type { Kept } from './assistant-queries.ts'
import {
  type Answered,
  type Conversation,
  startAnswer,
  turnsOf,
  withAnswer,
  withEvent,
} from './conversation.ts'

/** Several events of one moment are one drawing. */
const DRAW_EVERY_MS = 50

export interface Asking {
  busy: boolean
  /** Resolves with whether the server was reached: if not, the words are back in the box. */
  send: (text: string) => Promise<boolean>
  stop: () => void
  /** The last question once more, in place of its answer. */
  retry: () => Promise<boolean>
}

export function useAsking(change: Kept['change'], onEnd: (answer: Answered) => void): Asking {
  const account = useAccount()
  const running = useRef<AbortController | null>(null)
  const [busy, setBusy] = useState(false)

  return useMemo(() => {
    const run = async (make: (before: Conversation) => Conversation): Promise<boolean> => {
      const control = new AbortController()
      running.current?.abort()
      running.current = control
      let answer = startAnswer(ownId())
      let asked: Conversation | undefined
      change((before) => (asked = make(before)))
      change((before) => withAnswer(before, answer))
      setBusy(true)
      const draw = throttled(() => change((before) => withAnswer(before, answer)))
      const onEvent = (event: AssistantEvent) => {
        answer = withEvent(answer, event)
        draw.soon()
      }
      const question = { turns: turnsOf(asked!.said), mayReadPlan: asked!.mayReadPlan }
      let reached = true
      try {
        const { ask } = await import('./event-stream.ts').catch((error: unknown) => {
          throw new NetworkError(error)
        })
        await ask({ question, token: readToken(), signal: control.signal, onEvent }).catch(
          async (error: unknown) => {
            if (!(error instanceof ApiError && error.status === 401)) throw error
            tellRefused(error.code)
            // A session that has run out is renewed once.
            if (!(await account.recover())) throw error
            await ask({ question, token: readToken(), signal: control.signal, onEvent })
          },
        )
      } catch (error) {
        if (control.signal.aborted) answer = { ...answer, state: 'stopped' }
        else if (error instanceof NetworkError && answer.text === '') reached = false
        else answer = { ...answer, state: 'failed', fault: faultOf(error) }
      }
      draw.cancel()
      if (reached) change((before) => withAnswer(before, answer))
      else change((before) => unasked(before, answer.id))
      if (running.current === control) {
        running.current = null
        setBusy(false)
      }
      if (reached) onEnd(answer)
      return reached
    }
    return {
      busy,
      send: (text) =>
        run((before) => ({
          ...before,
          draft: '',
          said: [...before.said, { id: ownId(), role: 'person', text: text.trim() }],
        })),
      stop: () => running.current?.abort(),
      retry: () =>
        run((before) => ({
          ...before,
          said: before.said.slice(0, before.said.findLastIndex(({ role }) => role === 'person') + 1),
        })),
    }
  }, [busy, change, account, onEnd])
}

/** The question goes back into the box: nobody has heard it. */
function unasked(before: Conversation, answerId: string): Conversation {
  const said = before.said.filter(({ id }) => id !== answerId)
  const question = said.at(-1)
  if (question?.role !== 'person') return { ...before, said }
  return { ...before, said: said.slice(0, -1), draft: before.draft || question.text }
}

/** Tells what was said apart, on this device only. */
const ownId = () => Math.random().toString(36).slice(2)

const readToken = () => localStorage.getItem(TOKEN_KEY)

const faultOf = (error: unknown) =>
  error instanceof ApiError ? error.detail : 'La risposta si è interrotta. Riprova quando la rete è tornata.'

function throttled(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    soon() {
      timer ??= setTimeout(() => {
        timer = undefined
        work()
      }, DRAW_EVERY_MS)
    },
    cancel: () => clearTimeout(timer),
  }
}
