import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '../../platform/http/address.ts'
import { isTooDeep } from '../../platform/http/json-body.ts'
import { lookup, remove, update } from './account-calls.ts'
import { resetPassword, sendCode } from './code-calls.ts'
import type { IdentityCall, IdentityContext } from './identity-context.ts'
import { errorBody, IdentityError } from './identity-error.ts'
import { createAuthUri, notAllowed, passwordPolicy, projectConfig, recaptchaConfig } from './project-calls.ts'
import { refreshIdToken, signInWithPassword, signUp } from './sign-in-calls.ts'

const BODY_LIMIT_BYTES = 64 * 1024
const API_KEY_MAX_CHARS = 200
/** What Firebase's emulator takes as the credential of an administrator. */
const OWNER_CREDENTIAL = 'Bearer owner'

const ACCOUNT_CALLS: Record<string, IdentityCall> = {
  'accounts:signUp': signUp,
  'accounts:signInWithPassword': signInWithPassword,
  'accounts:lookup': lookup,
  'accounts:update': update,
  'accounts:delete': remove,
  'accounts:sendOobCode': sendCode,
  'accounts:resetPassword': resetPassword,
  'accounts:createAuthUri': createAuthUri,
  'accounts:signInWithCustomToken': notAllowed,
  'accounts:signInWithEmailLink': notAllowed,
  'accounts:signInWithIdp': notAllowed,
  'accounts:signInWithPhoneNumber': notAllowed,
  'accounts:sendVerificationCode': notAllowed,
}

/** Puts the Identity Toolkit's and the Secure Token Service's paths on a scope that is theirs alone. */
export function registerIdentityRoutes(scope: FastifyInstance, context: IdentityContext): void {
  setUpScope(scope)
  const serve = (call: IdentityCall) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    return call(context, readRequest(context, request))
  }
  const accountCall = async (request: FastifyRequest<{ Params: { call: string } }>, reply: FastifyReply) => {
    const call = ACCOUNT_CALLS[request.params.call]
    if (call === undefined) return reply.code(404).send(errorBody(404, 'NOT_FOUND'))
    return serve(call)(request, reply)
  }
  scope.post('/identitytoolkit.googleapis.com/v1/:call', accountCall)
  scope.get('/identitytoolkit.googleapis.com/v1/projects', serve(projectConfig))
  scope.get('/identitytoolkit.googleapis.com/v2/passwordPolicy', serve(passwordPolicy))
  scope.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig', serve(recaptchaConfig))
  scope.post('/identitytoolkit.googleapis.com/v2/*', serve(notAllowed))
  scope.post('/securetoken.googleapis.com/v1/token', serve(refreshIdToken))
  if (context.sentCodes !== null) {
    // the emulator's administrators call the same things under a project's name
    scope.post('/identitytoolkit.googleapis.com/v1/projects/:project/:call', accountCall)
    scope.post('/identitytoolkit.googleapis.com/v1/projects/:project/accounts', serve(signUp))
  }
  scope.options('/identitytoolkit.googleapis.com/*', preflight)
  scope.options('/securetoken.googleapis.com/*', preflight)
}

/** What holds for these routes only: form bodies, CORS for any origin (there are no cookies), Google's errors. */
function setUpScope(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  scope.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => {
      try {
        const value: unknown = body === '' ? {} : JSON.parse(body as string)
        if (!isTooDeep(value)) return done(null, value)
      } catch {
        // No fault: refused below, as what is nested too deep.
      }
      done(new IdentityError('INVALID_ARGUMENT'))
    },
  )
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  scope.setErrorHandler<FastifyError | IdentityError>(async (error, request, reply) => {
    if (error instanceof IdentityError) {
      if (error.retryAfterS !== null) reply.header('retry-after', error.retryAfterS)
      return reply.code(error.status).send(errorBody(error.status, error.message))
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send(errorBody(status, 'INVALID_ARGUMENT'))
    request.log.error({ err: error }, 'identity call failed')
    return reply.code(500).send(errorBody(500, 'INTERNAL_ERROR'))
  })
}

async function preflight(request: FastifyRequest, reply: FastifyReply) {
  return reply
    .header('access-control-allow-methods', 'GET, POST, DELETE, PATCH')
    .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
    .header('access-control-max-age', '3600')
    .code(204)
    .send()
}

function readRequest(context: IdentityContext, request: FastifyRequest) {
  const apiKey = (request.query as Record<string, unknown>)['key']
  return {
    body: request.body,
    apiKey: typeof apiKey === 'string' ? apiKey.slice(0, API_KEY_MAX_CHARS) : '',
    address: addressOf(request.ip),
    isOwner: context.sentCodes !== null && request.headers.authorization === OWNER_CREDENTIAL,
  }
}
