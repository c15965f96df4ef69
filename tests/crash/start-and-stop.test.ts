import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/new-id.ts'
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

it('refuses demo accounts on a public address, before it makes anything', async () => {
  const { code, output } = await startExpectingRefusal(product.dataDir, { DEMO: 'on', HOST: '0.0.0.0' })
  expect(code).toBe(1)
  expect(output).toMatch(/known password.*0\.0\.0\.0.*DEMO=off.*ALLOW_PUBLIC_DEMO=1/s)
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
