import { chmod, mkdir, readFile, readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type ProductProcess, createProduct, startExpectingRefusal } from '#tests/support/product-process.ts'
import { newCouple, tasksOf } from '#tests/support/product-people.ts'
import { buildProduct } from '../../scripts/build.ts'

let product: ProductProcess
beforeAll(async () => {
  await buildProduct()
  product = await createProduct()
  await product.start()
})
afterAll(() => product.remove())

it('refuses a second process on the same folder, says which, and leaves the first one alone', async () => {
  const { code, output } = await startExpectingRefusal(product.dataDir, { DEMO: 'off' })
  expect(code).toBe(1)
  expect(output).toContain(product.dataDir)
  expect(output).toMatch(/in use by another Lovoglio/)
  expect(output).not.toMatch(/\n\s+at /)
  expect((await fetch(`${product.url}/api/ping`)).status).toBe(200)
})

it('keeps its folder from every other user of the machine, and its secrets from the database’s process', async () => {
  const own = await createProduct({
    environment: { SMTP_URL: 'smtp://posta:segreto-della-posta@127.0.0.1:9', MAIL_FROM: 'a@b.test' },
  })
  try {
    // As a version before left it.
    await mkdir(path.join(own.dataDir, 'mail'), { mode: 0o755 })
    await chmod(own.dataDir, 0o755)
    await own.start()
    const open: string[] = []
    for (const entry of await readdir(own.dataDir, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name)
      if ((await stat(file)).mode & 0o066) open.push(path.relative(own.dataDir, file))
    }
    expect(open).toEqual([])
    expect((await stat(own.dataDir)).mode & 0o066).toBe(0)
    const [pid] = (await readFile(path.join(own.dataDir, 'database/cluster/postmaster.pid'), 'utf8')).split(
      '\n',
    )
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('segreto-della-posta')
  } finally {
    await own.remove()
  }
})

it('refuses demo accounts on a public address, before it makes anything', async () => {
  const { code, output } = await startExpectingRefusal(product.dataDir, { DEMO: 'on', HOST: '0.0.0.0' })
  expect(code).toBe(1)
  expect(output).toMatch(/known password.*0\.0\.0\.0.*DEMO=off.*ALLOW_PUBLIC_DEMO=1/s)
})

it('refuses a database that has the demo’s accounts, when it is not to be a demo', async () => {
  const own = await createProduct()
  try {
    await own.start()
    await own.rows(`insert into identity_account (uid, email, password_hash, valid_since, password_updated_at, created_at, last_login_at, last_refresh_at)
      values ('demo', 'admin@lovoglio.test', '', now(), now(), now(), now(), now())`)
    await own.stop()
    const { code, output } = await startExpectingRefusal(own.dataDir, { DEMO: 'off' })
    expect(code).toBe(1)
    expect(output).toMatch(/demo’s accounts.*DATA_DIR/)
    expect(output).not.toMatch(/\n\s+at /)
  } finally {
    await own.remove()
  }
})

it('answers what is under way at SIGTERM, takes nothing new, and stops its database', async () => {
  const couple = await newCouple(product.url, [])
  const body = JSON.stringify({ id: newId(), title: 'Scritta mentre chiude', category: 'altro' })
  const answer = Promise.withResolvers<number>()
  const half = request(`${product.url}/api/Couple/addTaskCouple`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${couple.token}`,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    },
  })
  half.on('error', answer.reject)
  half.on('response', (response) => response.resume().on('end', () => answer.resolve(response.statusCode!)))
  half.write(body.slice(0, 20))
  await new Promise((resolve) => setTimeout(resolve, 200))
  const stopped = product.stop()
  await expect
    .poll(() =>
      fetch(`${product.url}/api/ping`).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
  half.end(body.slice(20))
  expect(await answer.promise).toBe(200)
  expect(await stopped).toEqual({ code: 0, signal: null })
  await expect(product.rows('select 1')).rejects.toThrow('does not run')

  await product.start()
  expect((await tasksOf(couple)).map(({ title }) => title)).toEqual(['Scritta mentre chiude'])
})

it('stops at once though a browser has connected ahead and asked nothing yet', async () => {
  const ahead = connect(product.port, '127.0.0.1')
  const hungUp = new Promise((resolve) => ahead.once('close', resolve))
  await new Promise((resolve) => ahead.once('connect', resolve))
  expect(await product.stop()).toEqual({ code: 0, signal: null })
  await hungUp
  await product.start()
})

it('starts again on a folder whose server and database were both killed', async () => {
  const couple = await newCouple(product.url, ['Prima del buio'])
  await product.kill('server-and-database')
  await product.start()
  expect((await tasksOf(couple)).map(({ title }) => title)).toEqual(['Prima del buio'])
})

it('stops well when it is told to at its first answer', async () => {
  await product.stop()
  const before = product.output().length
  await product.start()
  expect(await product.stop()).toEqual({ code: 0, signal: null })
  expect(product.output().slice(before)).not.toMatch(/Error/)
  await product.start()
})
