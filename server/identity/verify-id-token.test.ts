import http from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIdTokenVerifier, IdTokenError, type IdTokenVerifier } from './verify-id-token.ts'

const PROJECT = 'matrimoni-veri'
const ISSUER = `https://securetoken.google.com/${PROJECT}`

let keys: Record<'first' | 'second' | 'foreign', { privateKey: CryptoKey; jwk: JWK }>
let published: JWK[]
let asked = 0
let keyServer: http.Server
let verify: IdTokenVerifier

beforeAll(async () => {
  keys = { first: await makeKey('first'), second: await makeKey('second'), foreign: await makeKey('first') }
  keyServer = http.createServer((_request, response) => {
    asked += 1
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: published }))
  })
  await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve))
})

afterAll(() => void keyServer.close())

beforeEach(() => {
  asked = 0
  published = [keys.first.jwk]
  verify = createIdTokenVerifier({ projectId: PROJECT, jwks: keysUrl() })
})

const keysUrl = () => new URL(`http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/`)
const nowS = () => Math.floor(Date.now() / 1000)

async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

function claims(changed: JWTPayload = {}): JWTPayload {
  return {
    iss: ISSUER,
    aud: PROJECT,
    sub: 'uid-of-giulia',
    auth_time: nowS() - 60,
    iat: nowS() - 10,
    exp: nowS() + 3590,
    email: 'giulia@example.it',
    email_verified: true,
    ...changed,
  }
}

const sign = (payload: JWTPayload, key = keys.first, kid = key.jwk.kid!) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(key.privateKey)

async function refusal(token: string | Promise<string>): Promise<string> {
  const error = await verify(await token).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof IdTokenError ? error.code : String(error)
}

describe('a Firebase ID token', () => {
  test('is believed when all of it is right', async () => {
    const payload = claims()
    expect(await verify(await sign(payload))).toEqual({
      uid: 'uid-of-giulia',
      email: 'giulia@example.it',
      emailVerified: true,
      authTime: new Date((payload['auth_time'] as number) * 1000),
      issuedAt: new Date(payload.iat! * 1000),
    })
  })

  test('is refused when any claim is wrong', async () => {
    const wrong: JWTPayload[] = [
      { iss: 'https://securetoken.google.com/another' },
      { iss: 'https://accounts.google.com' },
      { aud: 'another' },
      { aud: [] },
      { sub: '' },
      { sub: 'x'.repeat(129) },
      { sub: undefined },
      { iat: nowS() + 3600 },
      { iat: undefined },
      { auth_time: nowS() + 3600 },
      { auth_time: undefined },
      { auth_time: 'yesterday' },
      { exp: undefined },
      { email: undefined },
      { email: '' },
    ]
    for (const change of wrong)
      expect(await refusal(sign(claims(change))), JSON.stringify(change)).toBe('id_token_invalid')
  })

  test('is refused as expired the second it expires', async () => {
    expect(await refusal(sign(claims({ exp: nowS() - 1 })))).toBe('id_token_expired')
  })

  test('is refused when it is not signed by one of the keys', async () => {
    expect(await refusal(sign(claims(), keys.foreign))).toBe('id_token_invalid')
    expect(await refusal(sign(claims(), keys.second))).toBe('id_token_invalid')
    expect(await refusal(new UnsecuredJWT(claims()).encode())).toBe('id_token_invalid')
    const shared = new TextEncoder().encode(JSON.stringify(keys.first.jwk))
    const hmac = new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(shared)
    expect(await refusal(hmac)).toBe('id_token_invalid')
    const good = await sign(claims())
    const [header, , signature] = good.split('.')
    const forged = Buffer.from(JSON.stringify(claims({ sub: 'somebody-else' }))).toString('base64url')
    expect(await refusal(`${header}.${forged}.${signature}`)).toBe('id_token_invalid')
    for (const text of ['', 'a.b.c', '{}', 'x'.repeat(100_000)])
      expect(await refusal(text)).toBe('id_token_invalid')
  })

  test('makes the keys be fetched once, not for every token', async () => {
    for (let i = 0; i < 5; i += 1) await verify(await sign(claims()))
    expect(asked).toBe(1)
  })

  test('signed by a key published since is believed once the keys may be fetched again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await verify(await sign(claims()))
    published = [keys.second.jwk]
    expect(await refusal(sign(claims(), keys.second))).toBe('id_token_invalid')
    vi.setSystemTime(Date.now() + 31_000)
    expect((await verify(await sign(claims(), keys.second))).uid).toBe('uid-of-giulia')
    expect(asked).toBe(2)
    vi.useRealTimers()
  })

  test('is not called bad when it is the keys that cannot be had', async () => {
    verify = createIdTokenVerifier({ projectId: PROJECT, jwks: new URL('http://127.0.0.1:9/') })
    const error = await verify(await sign(claims())).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(IdTokenError)
  })

  test('is refused when it was revoked, however good it is', async () => {
    verify = createIdTokenVerifier({
      projectId: PROJECT,
      jwks: keysUrl(),
      checkRevoked: async () => {
        throw new IdTokenError('id_token_revoked', 'TOKEN_EXPIRED')
      },
    })
    expect(await refusal(sign(claims()))).toBe('id_token_revoked')
  })
})
