/** The OpenAPI document, made from the contract: nothing in it is written by hand. */
import * as z from 'zod'
import type { Call } from '#contract/calls/call.ts'
import { CALLS } from '#contract/calls.ts'
import { PROBLEMS, Problem } from '#contract/wire/problem.ts'
import { type CallName, ROUTES, type Route } from '#contract/routes.ts'

const ACCESS: Record<Route['access'], string> = {
  public: 'Chiunque.',
  identity: 'Chi ha fatto l’accesso e non ha ancora un profilo (token d’identità).',
  'identity-or-admin': 'Chi ha fatto l’accesso e non ha ancora un profilo, o un amministratore.',
  session: 'Chiunque abbia un profilo.',
  couple: 'Una coppia.',
  vendor: 'Un fornitore.',
  admin: 'Un amministratore.',
}

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}

/** @param served the calls that are served; the others are marked as answering 501 */
export function openApi(served: readonly string[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const name of Object.keys(ROUTES) as CallName[]) {
    const route: Route = ROUTES[name]
    const operation = operationOf(name, route, served.includes(name))
    paths[route.path] ??= {}
    paths[route.path]![route.method.toLowerCase()] = operation
    if (route.twin) {
      const { requestBody: _, ...twin } = operation
      paths[route.path]!.get = { ...twin, operationId: `${operation.operationId}_get` }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lovoglio',
      version,
      description: 'Le chiamate di Lovoglio. Gli errori sono documenti RFC 9457.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schemaOf(Problem, 'output') },
    },
  }
}

function operationOf(name: CallName, route: Route, isServed: boolean) {
  const call: Call = CALLS[name]
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return {
    operationId: name.replace('/', '_'),
    summary: name,
    tags: [name.split('/')[0]],
    description: `${ACCESS[route.access]}${isServed ? '' : ' Non ancora servita: risponde 501.'}`,
    'x-access': route.access,
    'x-served': isServed,
    ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...keyParameter(route),
    ],
    ...(call.body ? { requestBody: bodyOf(call.body) } : {}),
    responses: {
      200: {
        description: 'Fatto',
        content: { 'application/json': { schema: schemaOf(call.reply, 'output') } },
      },
      default: { description: Object.keys(PROBLEMS).join(', '), content: problem },
    },
  }
}

const bodyOf = (schema: z.core.$ZodType) => ({
  required: !z.safeParse(schema, undefined).success,
  content: { 'application/json': { schema: schemaOf(schema, 'input') } },
})

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([key, value]) => ({
    name: key,
    in: place,
    required: place === 'path' || required.includes(key),
    schema: value,
  }))
}

const keyParameter = (route: Route) =>
  route.method === 'GET' || route.access === 'public'
    ? []
    : [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 8, maxLength: 128 },
          description: 'La stessa chiave e lo stesso corpo danno la stessa risposta; un altro corpo, 422.',
        },
      ]
