/**
 * Stands for an intermediary of the exchange, as decision 109 has it: keeps invoices by their names, knows the same one again
 * and refuses another under its name, hands answers out until they are put aside. Whoever tests it says what goes wrong.
 */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** `cut`: it takes the file and breaks off; `late`: it takes it and answers when nobody waits any more. */
export type IntermediaryFault = 'cut' | 'late' | 'away' | 'refuses' | 'another-key'

export interface IntermediaryServer {
  url: string
  token: string
  /** What it has, by name. */
  invoices: Map<string, string>
  /** How often a file was sent to it, whether it was taken or not. */
  sends: number
  /** What waits to be taken, by name. */
  answers: Map<string, string>
  /** Answers that are put aside stay, as where that got lost. */
  keepsAnswers: boolean
  /** It says nothing of its answers while this is so. */
  isSilent: boolean
  /** What goes wrong with the next files, one each; then nothing does. */
  faults: IntermediaryFault[]
  close(): Promise<void>
}

export async function startIntermediaryServer(): Promise<IntermediaryServer> {
  const late = new Set<http.ServerResponse>()
  const state: Omit<IntermediaryServer, 'url' | 'close'> = {
    token: 'una-chiave-di-prova-lunga',
    invoices: new Map(),
    sends: 0,
    answers: new Map(),
    keepsAnswers: false,
    isSilent: false,
    faults: [],
  }

  async function take(request: http.IncomingMessage, response: http.ServerResponse, name: string) {
    const xml = await text(request)
    state.sends++
    const fault = state.faults.shift()
    if (fault === 'away') return answer(response, 500, { detail: 'fuori servizio' })
    if (fault === 'refuses') return answer(response, 422, { detail: 'La partita IVA\n non è attiva.' })
    if (fault === 'another-key') return answer(response, 401, {})
    const known = state.invoices.get(name)
    if (known !== undefined && known !== xml) return answer(response, 409, {})
    state.invoices.set(name, xml)
    if (fault === 'cut') return response.destroy()
    if (fault === 'late') return late.add(response)
    return answer(response, known === undefined ? 201 : 200, {})
  }

  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://x')
    const [, kind, name] = pathname.split('/').map(decodeURIComponent)
    const { method } = request
    if (request.headers.authorization !== `Bearer ${state.token}`) answer(response, 401, {})
    else if (kind === 'invoices' && method === 'PUT') void take(request, response, name!)
    else if (state.isSilent) answer(response, 500, {})
    else if (kind === 'answers' && method === 'GET' && name === undefined)
      answer(response, 200, { answers: [...state.answers.keys()].map((each) => ({ name: each })) })
    else if (kind === 'answers' && method === 'GET' && state.answers.has(name!))
      response.writeHead(200, { 'content-type': 'application/xml' }).end(state.answers.get(name!))
    else if (kind === 'answers' && method === 'DELETE') {
      const was = state.keepsAnswers ? state.answers.has(name!) : state.answers.delete(name!)
      response.writeHead(was ? 204 : 404).end()
    } else answer(response, 404, {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const response of late) response.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

const answer = (response: http.ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
