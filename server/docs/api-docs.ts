/** /api/openapi.json, and a page to read it at /api/docs. */
import { createRequire } from 'node:module'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { PROBLEMS } from '#contract/wire/problem.ts'
import { openApi } from './openapi.ts'

const SWAGGER_UI = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** What the `type` of a problem document leads to. */
const PROBLEM_LIST = Object.entries(PROBLEMS)
  .map(
    ([code, [status, title, detail]]) =>
      `<dt id="problem-${code}"><strong>${status} ${title}</strong> <code>${code}</code></dt><dd>${detail}</dd>`,
  )
  .join('\n        ')

const PAGE = `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Le chiamate di Lovoglio</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <main class="swagger-ui">
      <section class="wrapper">
        <h2>Gli errori</h2>
        <dl class="renderedMarkdown">
        ${PROBLEM_LIST}
        </dl>
      </section>
    </main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null })\n`

/** @param served the calls that are served */
export const apiDocs =
  (served: readonly string[], version: string): FastifyPluginAsync =>
  async (scope) => {
    // Bytes, which all answers share: who asks for it and reads nothing holds no copy of its own.
    let document: Buffer | undefined
    scope.get('/api/openapi.json', (_, reply) => {
      document ??= Buffer.from(JSON.stringify(openApi(served, version)))
      return reply.type('application/json; charset=utf-8').send(document)
    })
    scope.get('/api/docs', (_, reply) => {
      // The reader's own sheets set styles on elements: allowed on this page only, which shows nothing of anybody's.
      const policy = String(reply.getHeader('content-security-policy')).replace(
        /style-src [^;]*/,
        "style-src 'self' 'unsafe-inline'",
      )
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(PAGE)
    })
    scope.get('/api/docs/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(START))
    await scope.register(fastifyStatic, {
      root: SWAGGER_UI,
      prefix: '/api/docs/',
      decorateReply: false,
      allowedPath: (name) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(name),
    })
  }
