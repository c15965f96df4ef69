import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { formerBuilds } from './former-builds.ts'
import { registerPages } from './pages.ts'

let database: Database
let own: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, 4)
  folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-builds-'))
})
afterAll(async () => {
  await database.close()
  await own.close()
  await rm(folder, { recursive: true })
})

const shellOf = (build: string) => `<!doctype html><title>${build}</title>`

/** A build with one script, and a process that serves it. */
async function process(build: string, place = build) {
  const distDir = path.join(folder, place)
  await mkdir(path.join(distDir, 'client/assets'), { recursive: true })
  await mkdir(path.join(distDir, 'server'), { recursive: true })
  await Promise.all([
    writeFile(
      path.join(distDir, 'build.json'),
      JSON.stringify({ hash: build, unhashed: ['app-shell.html'] }),
    ),
    writeFile(path.join(distDir, 'client/app-shell.html'), shellOf(build)),
    writeFile(path.join(distDir, 'client/route-assets.json'), '{"entry":"/assets/main.js","routes":{}}'),
    writeFile(path.join(distDir, `client/assets/main-${build}.js`), `// ${build}`),
    writeFile(
      path.join(distDir, 'server/entry-server.js'),
      'export const renderPage = async () => new Response(); export const knownAddress = (path) => path; export const meantAddress = () => undefined',
    ),
    writeFile(path.join(distDir, 'server/package.json'), '{"type":"module"}'),
  ])
  const app = Fastify()
  await app.register(rateLimit, { global: false })
  await registerPages(app, {
    distDir,
    publicUrl: () => 'https://lovoglio.test',
    onChange: () => undefined,
    rendersPerMinute: 100,
    formerBuilds: await formerBuilds(database.pool, distDir),
  })
  return app
}

const ask = async (app: Awaited<ReturnType<typeof process>>, build: string) => {
  const { statusCode, headers, body } = await app.inject(`/assets/main-${build}.js`)
  return [statusCode, headers['content-type'], headers['cache-control']?.includes('immutable'), body]
}
const SCRIPT = 'text/javascript; charset=utf-8'

it('answers the files of the three builds before, and of the next one, whichever process is asked', async () => {
  const first = await process('uno')
  expect((await ask(first, 'due'))[0]).toBe(404)
  const second = await process('due')
  expect(await ask(second, 'uno')).toEqual([200, SCRIPT, true, '// uno'])
  // The name was looked for a moment ago; a deployment takes longer than that.
  await expect.poll(() => ask(first, 'due')).toEqual([200, SCRIPT, true, '// due'])
  await process('tre')
  const fourth = await process('quattro')
  expect(await ask(fourth, 'uno')).toEqual([200, SCRIPT, true, '// uno'])
  const fifth = await process('cinque')
  expect((await ask(fifth, 'uno'))[0]).toBe(404)
  expect(await ask(fifth, 'due')).toEqual([200, SCRIPT, true, '// due'])
})

it('is published once by processes that start together, and again when a build comes back', async () => {
  const both = await Promise.all([process('insieme'), process('insieme', 'altrove')])
  expect(await ask(both[0], 'insieme')).toEqual([200, expect.any(String), true, '// insieme'])
  const { rows } = await database.pool.query(
    `select count(*)::int as files from build_file where build = 'insieme' and name like '/assets/%'`,
  )
  expect(rows[0].files).toBe(1)
})

/** As a service worker asks while it installs: for a file by its content, wherever the balancer sends it. */
const install = async (app: Awaited<ReturnType<typeof process>>, build: string) => {
  const revision = createHash('sha256').update(shellOf(build)).digest('base64')
  const { statusCode, headers, body } = await app.inject({
    url: '/app-shell.html',
    query: { revision },
  })
  return [statusCode, headers['content-type'], body]
}

it('answers a file without a hash in its name by its content, whichever build’s process is asked', async () => {
  const before = await process('prima')
  const after = await process('dopo')
  for (const build of ['prima', 'dopo'])
    for (const app of [before, after])
      await expect
        .poll(() => install(app, build))
        .toEqual([200, expect.stringContaining('text/html'), shellOf(build)])
  expect((await install(after, 'mai'))[0], 'no content of any build').toBe(404)
  expect((await after.inject('/app-shell.html')).body, 'asked as such it is the process’s own').toBe(
    shellOf('dopo'),
  )
})
