import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf } from '#tests/input/refusal.ts'
import { type OwnApp, buildOwnApp } from './own-app.ts'

const PER_MINUTE = 5

let own: OwnApp
beforeAll(async () => {
  own = await buildOwnApp({}, { requestsPerMinute: PER_MINUTE })
})
afterAll(() => own.close())

const get = (url: string, remoteAddress: string, headers = {}) =>
  own.app.server.inject({ method: 'GET', url, remoteAddress, headers })

describe('an address that asks too often', () => {
  it('is told 429 and when to come back, while others are served', async () => {
    const flood = '10.0.0.1'
    for (let n = 0; n < PER_MINUTE; n++)
      expect((await get('/api/Vendor/getTopVendors', flood)).statusCode).toBe(200)
    const refused = await get('/api/Vendor/getTopVendors', flood)
    const { statusCode: status, body: text, headers } = refused
    expect([status, refused.json().code]).toEqual([429, 'rate_limited'])
    expect(faultsOf({ status, text, headers })).toEqual([])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await get('/api/Vendor/getTopVendors', '10.0.0.2')).statusCode).toBe(200)
    expect((await get('/api/ping', flood)).statusCode).toBe(200)
  })

  it('hears so a second later or two, so that who asks again at once asks no oftener, and not all at the same moment', async () => {
    const flood = '10.0.0.5'
    for (let n = 0; n < PER_MINUTE; n++) await get('/api/Vendor/getTopVendors', flood)
    const began = performance.now()
    const heard: number[] = []
    const ask = async () => {
      expect((await get('/api/User/me', flood)).statusCode).toBe(429)
      heard.push(performance.now() - began)
    }
    await Promise.all(Array.from({ length: 20 }, ask))
    expect(Math.min(...heard)).toBeGreaterThan(900)
    // Together they would come again together.
    expect(Math.max(...heard) - Math.min(...heard)).toBeGreaterThan(250)
  })

  it('is not another for the address it writes into a header, nor by asking for what is not there', async () => {
    const flood = '10.0.0.3'
    for (let n = 0; n < PER_MINUTE; n++)
      expect((await get('/api/nessuna', flood, { 'x-forwarded-for': `10.1.0.${n}` })).statusCode).toBe(404)
    const refused = await get('/api/User/me', flood, { 'x-forwarded-for': '10.1.0.99' })
    expect(refused.statusCode).toBe(429)
  })

  it('is not another behind a proxy, whatever it writes before the address that the proxy adds', async () => {
    const behind = await buildOwnApp(
      { TRUST_PROXY: '1', IDENTITY_TEST_API: '0' },
      { requestsPerMinute: PER_MINUTE },
    )
    try {
      const ask = async (client: string, forged: string) => {
        const headers = { 'x-forwarded-for': `${forged}, ${client}` }
        const url = '/api/Vendor/getTopVendors'
        return (await behind.app.server.inject({ url, remoteAddress: '10.9.0.1', headers })).statusCode
      }
      for (let n = 0; n < PER_MINUTE; n++) expect(await ask('192.0.2.1', `10.1.0.${n}`)).toBe(200)
      expect(await ask('192.0.2.1', '10.1.0.99')).toBe(429)
      expect(await ask('192.0.2.2', '192.0.2.1')).toBe(200)
    } finally {
      await behind.close()
    }
  })

  it('is one address however it spells what it asks for', async () => {
    const flood = '10.0.0.4'
    for (let n = 0; n < PER_MINUTE; n++) await get('/%61pi/nessuna', flood)
    for (const url of ['/%61pi/Vendor/getTopVendors', '/api/User/me', '/a%70i/nessuna'])
      expect((await get(url, flood)).statusCode, url).toBe(429)
  })

  it('is one address when it writes the whole address of what it asks for', async () => {
    const { port } = new URL(await own.app.server.listen({ port: 0, host: '127.0.0.1' }))
    const ask = (target: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = http.get({ host: '127.0.0.1', port, path: target }, (reply) => {
          reply.resume().on('end', () => resolve(reply.statusCode))
        })
        asked.on('error', reject)
      })
    for (let n = 0; n < PER_MINUTE; n++)
      expect(await ask('http://altrove.test/api/Vendor/getTopVendors')).toBe(200)
    expect(await ask('http://altrove.test/api/Vendor/getTopVendors')).toBe(429)
  })

  it('is the half of an IPv6 address that one person holds', async () => {
    for (let n = 0; n < PER_MINUTE; n++) await get('/api/Vendor/getTopVendors', `2001:db8:0:7::${n + 1}`)
    const here = await get('/api/Vendor/getTopVendors', '2001:db8:0:7:ffff::1')
    const elsewhere = await get('/api/Vendor/getTopVendors', '2001:db8:0:8::1')
    expect([here.statusCode, elsewhere.statusCode]).toEqual([429, 200])
  })
})
