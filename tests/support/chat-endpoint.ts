/** A local server that speaks OpenAI's streaming chat completions, for whoever talks to a model. */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What the endpoint was sent. */
export interface Asked {
  messages: { role: string; content: string | null; tool_call_id?: string; tool_calls?: unknown[] }[]
  tools?: { function: { name: string; parameters: unknown } }[]
  model: string
  authorization: string | undefined
}

export type Turn =
  /** Words, sent as these pieces. */
  | { say: readonly string[]; everyMs?: number }
  /** Tool calls: their arguments are sent a few characters at a time. */
  | { call: readonly { name: string; arguments: string }[]; say?: readonly string[] }
  | { status: number }
  /** Sends its pieces, then nothing more; the connection stays open. */
  | { hang: true; say?: readonly string[] }
  /** Breaks the connection after its pieces. */
  | { cut: true; say: readonly string[] }

export interface ChatEndpoint {
  url: string
  /** What it was asked, in order. */
  asked: Asked[]
  /** How many connections were closed by the other side before their answer had ended. */
  left: () => number
  /** What it does next, in order; the last is repeated. */
  will(...turns: Turn[]): void
  close(): Promise<void>
}

export async function startChatEndpoint(): Promise<ChatEndpoint> {
  const asked: Asked[] = []
  let turns: Turn[] = []
  let left = 0
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk as Buffer)
    const { authorization } = request.headers
    asked.push({ ...(JSON.parse(Buffer.concat(body).toString()) as Asked), authorization })
    const turn = turns.length > 1 ? turns.shift()! : turns[0]!
    if ('status' in turn) {
      response.writeHead(turn.status, { 'content-type': 'application/json' })
      return void response.end(JSON.stringify({ error: { message: 'no', type: 'test' } }))
    }
    let ended = false
    response.on('close', () => (left += ended ? 0 : 1))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const lines: string[] = []
    const push = (delta: object, finish: string | null = null) =>
      lines.push(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      )
    for (const content of turn.say ?? []) push({ content })
    if ('call' in turn) {
      for (const [index, { name, arguments: text }] of turn.call.entries()) {
        push({
          tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }],
        })
        for (let at = 0; at < text.length; at += 5)
          push({ tool_calls: [{ index, function: { arguments: text.slice(at, at + 5) } }] })
      }
      push({}, 'tool_calls')
    }
    if ('everyMs' in turn)
      for (const line of lines.splice(0)) {
        if (response.destroyed) return
        response.write(line)
        await pause(turn.everyMs)
      }
    // Cut anywhere: in the middle of a line, of a letter.
    const bytes = Buffer.from(lines.join(''))
    for (let at = 0; at < bytes.length; at += 37) response.write(bytes.subarray(at, at + 37))
    if ('hang' in turn) return
    if ('cut' in turn) {
      await pause(30)
      return void response.destroy()
    }
    ended = true
    response.end('data: [DONE]\n\n')
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    left: () => left,
    will: (...next) => (turns = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
