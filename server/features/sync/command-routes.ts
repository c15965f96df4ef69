/**
 * Commands that waited on a device, several in one request. Each runs through the very call it names, in process: with its
 * own key, session, limits, checks and transaction, so that sent alone, twice, or with others it has one effect and one
 * answer. What was not done ends the request: only the device knows what must not be sent after it.
 */
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { CLIENT_VERSION_HEADER, PROTOCOL_VERSION } from '#contract/wire/client-version.ts'
import { type Access, type CallName, ROUTES, type Route } from '#contract/routes.ts'
import type { CommandAnswer, SentCommand } from '#contract/wire/sync.ts'
import { type Handlers, read } from '../../platform/http/call-server.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { noteFault } from '../../platform/faults.ts'

/** No command is begun after this: the device must not give up on a request that goes on working. */
const BEGIN_WITHIN_MS = 8_000
const SENDERS: readonly Access[] = ['couple', 'vendor', 'session', 'public']
/** A person waits for the answer: it ends the session or the account, or is shown once. No outbox sends them. */
const ALONE = new Set<CallName>([
  'User/logout',
  'Couple/deleteCouple',
  'Vendor/deleteVendor',
  'Couple/invitePartner',
  'Couple/removeMember',
])

export const commandRoutes = (calls: Handlers): Handlers => {
  const maySend = sendable(calls)
  return {
    'sync/commands': read(async ({ body: { commands }, request }) => {
      const errors = commands.flatMap((command, index) =>
        maySend(command)
          ? []
          : [{ path: `body.commands.${index}.path`, message: 'Questa chiamata non può andare con altre.' }],
      )
      if (errors.length > 0) throw new ProblemError('rule_broken', { errors })
      // An app newer than this server looks at each answer before it goes on.
      const newer = Number(request.headers[CLIENT_VERSION_HEADER.toLowerCase()]) > PROTOCOL_VERSION
      const mayGoOn = newer ? () => false : whileAwaited(request, BEGIN_WITHIN_MS)
      return { answers: await inTurn(commands, (command) => ask(request, command), mayGoOn) }
    }),
  }
}

/**
 * Does commands one after the other, up to the first that is not done.
 * @param mayGoOn asked before each but the first
 */
export async function inTurn(
  commands: readonly SentCommand[],
  run: (command: SentCommand) => Promise<CommandAnswer>,
  mayGoOn: () => boolean,
): Promise<CommandAnswer[]> {
  const answers: CommandAnswer[] = []
  for (const command of commands) {
    if (answers.length > 0 && !mayGoOn()) break
    const answer = await run(command)
    answers.push(answer)
    if (answer.status < 200 || answer.status >= 300) break
  }
  return answers
}

/** Which calls a device's outbox may send: writes of a couple, a vendor or a visitor. */
function sendable(calls: Handlers): (command: SentCommand) => boolean {
  const patterns = (Object.keys(ROUTES) as CallName[]).flatMap((name) => {
    const { method, path, access }: Route = ROUTES[name]
    if (calls[name]?.kind !== 'write' || ALONE.has(name) || !SENDERS.includes(access)) return []
    return [{ method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[\\w-]+')}(\\?|$)`) }]
  })
  return (command) =>
    patterns.some(({ method, path }) => method === command.method && path.test(command.path))
}

/** True until the time is over or nobody waits for the answer any more. */
function whileAwaited({ socket }: FastifyRequest, ms: number): () => boolean {
  const until = performance.now() + ms
  return () => performance.now() < until && !socket.destroyed
}

async function ask(
  request: FastifyRequest,
  { key, method, path, body }: SentCommand,
): Promise<CommandAnswer> {
  const { headers } = request
  const version = headers[CLIENT_VERSION_HEADER.toLowerCase()]
  const response = await inject(request.server, {
    method,
    url: path,
    // Limits by address count each command as the sender's.
    remoteAddress: request.ip,
    headers: {
      accept: 'application/json',
      'idempotency-key': key,
      ...(headers.authorization && { authorization: headers.authorization }),
      ...(version !== undefined && { [CLIENT_VERSION_HEADER]: version }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  const retryAfterSeconds = Number(response.headers['retry-after'] ?? NaN)
  return {
    key,
    status: response.statusCode,
    ...(response.body !== '' && { body: JSON.parse(response.body) as unknown }),
    replayed: response.headers['idempotent-replayed'] === 'true',
    ...(Number.isInteger(retryAfterSeconds) && { retryAfterSeconds }),
  }
}

/** A server that is stopping takes no more. */
async function inject(server: FastifyInstance, options: InjectOptions) {
  try {
    const { statusCode, headers, body } = await server.inject(options)
    return { statusCode, headers: headers as Record<string, unknown>, body }
  } catch (error) {
    noteFault('command-routes', error)
    const stopping = new ProblemError('unavailable')
    return {
      statusCode: stopping.status,
      headers: { 'retry-after': '2' } as Record<string, unknown>,
      body: JSON.stringify(stopping),
    }
  }
}
