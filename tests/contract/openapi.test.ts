/** The document that describes the calls, and the page to read it. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/calls/call.ts'
import { CALLS } from '#contract/calls.ts'
import { PROBLEMS } from '#contract/wire/problem.ts'
import { type CallName, ROUTES } from '#contract/routes.ts'
import { SPECIFIED_ROUTES } from '#contract/specified-routes.ts'
import { servedCalls } from '#server/served-calls.ts'
import { type OwnApp, buildOwnApp } from './own-app.ts'

interface Operation {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
  security?: unknown[]
  'x-served': boolean
  'x-access': string
}

let own: OwnApp
let document: any
const names = Object.keys(ROUTES) as CallName[]
const callOf = (name: CallName): Call => CALLS[name]
const operationOf = (name: CallName, method: string = ROUTES[name].method): Operation =>
  document.paths[ROUTES[name].path]?.[method.toLowerCase()]
const get = (url: string, headers = {}) => own.app.server.inject({ method: 'GET', url, headers })

beforeAll(async () => {
  own = await buildOwnApp()
  document = (await get('/api/openapi.json')).json()
})
afterAll(() => own.close())

describe('/api/openapi.json', () => {
  it('is an OpenAPI 3.1 document of every call, and of nothing else', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: 'Lovoglio', version: expect.stringMatching(/^\d+\.\d+/) })
    expect(Object.keys(document.paths).toSorted()).toEqual(
      [...new Set(names.map((name) => ROUTES[name].path))].toSorted(),
    )
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object))
    const twins = names.filter((name) => 'twin' in ROUTES[name])
    expect(operations).toHaveLength(names.length + twins.length)
    const ids = operations.map(({ operationId }) => operationId as string)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^\w+$/)
  })

  it.each(names)('%s: who may call it, its parameters, its body, its reply', (name) => {
    const { path, access } = ROUTES[name]
    const { params, query, body } = callOf(name)
    for (const method of [ROUTES[name].method, ...('twin' in ROUTES[name] ? ['GET'] : [])]) {
      const operation = operationOf(name, method)
      expect(operation).toMatchObject({ 'x-access': access, 'x-served': own.app.served.includes(name) })
      expect(operation.security === undefined).toBe(access === 'public')
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(inPath.every((parameter) => parameter.required)).toBe(true)
      expect(inPath.length > 0).toBe(params !== undefined)
      if (query) expect(operation.parameters.some((parameter) => parameter.in === 'query')).toBe(true)
      for (const parameter of operation.parameters) expect(parameter.schema).toBeTypeOf('object')
      expect(operation.responses['200']?.content['application/json']?.schema).toBeTypeOf('object')
      expect(operation.responses.default?.content['application/problem+json']?.schema).toEqual({
        $ref: '#/components/schemas/Problem',
      })
      const hasBody = body !== undefined && method !== 'GET'
      expect(operation.requestBody !== undefined).toBe(hasBody)
    }
  })

  it('says which bodies must be there', () => {
    expect(operationOf('Couple/addTaskCouple').requestBody?.required).toBe(true)
    expect(operationOf('Couple/getTaskCoupleById').requestBody?.required).toBe(false)
    expect(operationOf('Vendor/getVendorById').requestBody?.required).toBe(false)
  })

  it('has schemas of types JSON Schema knows, and no reference that leads nowhere', () => {
    const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'])
    const visit = (node: unknown, where: string): void => {
      if (!node || typeof node !== 'object') return
      const { type, $ref } = node as { type?: unknown; $ref?: unknown }
      if (typeof type === 'string' && where.endsWith('schema')) expect(types.has(type), where).toBe(true)
      if (typeof $ref === 'string') expect($ref, where).toBe('#/components/schemas/Problem')
      for (const [key, inside] of Object.entries(node)) visit(inside, `${where}/${key}`)
    }
    visit(document, '')
    expect(document.components.schemas.Problem).toMatchObject({ type: 'object' })
    expect(JSON.stringify(document)).not.toContain('$schema')
  })
})

describe('/api/docs', () => {
  it('is a page in Italian without inline script, whose parts are all served', async () => {
    const page = await get('/api/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<html lang="it">')
    expect(page.body.match(/<script(?![^>]* src=)[^>]*>/g)).toBeNull()
    expect(page.body).not.toMatch(/ on\w+=|javascript:/i)
    const parts = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1]!)
    expect(parts.length).toBeGreaterThanOrEqual(3)
    for (const part of parts) {
      const served = await get(part)
      expect([served.statusCode, part]).toEqual([200, part])
      expect(served.headers['content-type']).toMatch(part.endsWith('.css') ? /^text\/css/ : /javascript/)
    }
  })

  it('has a place for the type of every problem', async () => {
    const { body } = await get('/api/docs')
    for (const [code, [status, title]] of Object.entries(PROBLEMS)) {
      expect(body).toContain(`id="problem-${code}"`)
      expect(body).toContain(`${status} ${title}`)
    }
  })
})

it('npm run spec counts the calls of the specification that are served', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/spec.ts', '--all'])
  const specified = Object.keys(SPECIFIED_ROUTES)
  const served = servedCalls().filter((name) => specified.includes(name))
  expect(stdout).toContain(`${served.length} of 93 calls of the specification are served.`)
  expect(stdout.match(/^(served|501 )/gm)).toHaveLength(93)
})
