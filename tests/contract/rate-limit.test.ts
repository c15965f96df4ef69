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

  it('is not another for the address it writes into a header, nor by asking for what is not there', async () => {
    const flood = '10.0.0.3'
    for (let n = 0; n < PER_MINUTE; n++)
      expect((await get('/api/nessuna', flood, { 'x-forwarded-for': `10.1.0.${n}` })).statusCode).toBe(404)
    const refused = await get('/api/User/me', flood, { 'x-forwarded-for': '10.1.0.99' })
    expect(refused.statusCode).toBe(429)
  })
})
