/** Reads an answer as it comes: server-sent events over a POST, whose chunks may be cut anywhere. */
import type { AssistantEvent, AssistantQuestion } from '#contract/site/assistant.ts'
import { CLIENT_VERSION_HEADER, PROTOCOL_VERSION, isMarked } from '#contract/wire/client-version.ts'
import { ROUTES } from '#contract/routes.ts'
import { problemOf } from '../../api/api-client.ts'
import { NetworkError } from '../../api/api-error.ts'

/** Puts chunks of text together into events. What is no event of ours is passed over. */
export function createEventParser(): (chunk: string) => AssistantEvent[] {
  let rest = ''
  return (chunk) => {
    const parts = (rest + chunk).split(/\r?\n\r?\n/)
    rest = parts.pop() ?? ''
    return parts.flatMap((part) => {
      const data = part
        .split(/\r?\n/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n')
      try {
        const event = JSON.parse(data) as AssistantEvent
        return typeof event?.type === 'string' ? [event] : []
      } catch {
        // No fault: a line that is not ours.
        return []
      }
    })
  }
}

export interface AskOptions {
  question: AssistantQuestion
  token: string | null
  signal: AbortSignal
  onEvent: (event: AssistantEvent) => void
}

/**
 * Asks, and tells of each event. Resolves when the answer has ended, however it did.
 * @throws NetworkError when the server cannot be reached or falls silent, ApiError when it refuses, AbortError on stop
 */
export async function ask({ question, token, signal, onEvent }: AskOptions): Promise<void> {
  const lost = (error: unknown): never => {
    if (signal.aborted) throw error
    throw new NetworkError(error)
  }
  const response = await fetch(ROUTES['Assistant/ask'].path, {
    method: 'POST',
    headers: {
      Accept: 'text/event-stream',
      'Content-Type': 'application/json',
      [CLIENT_VERSION_HEADER]: String(PROTOCOL_VERSION),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(question),
    signal,
  }).catch(lost)
  if (!response.ok || !isMarked(response)) throw await problemOf(response)
  const parse = createEventParser()
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let ended = false
  for (;;) {
    const { done, value } = await reader.read().catch(lost)
    if (done) break
    for (const event of parse(value)) {
      onEvent(event)
      ended ||= event.type === 'done' || event.type === 'failed'
    }
  }
  if (!ended) lost(new Error('the answer ended too soon'))
}
