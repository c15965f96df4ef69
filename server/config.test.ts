import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const failure = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  throw new Error('it was accepted')
}

describe('the configuration', () => {
  it('needs nothing: embedded parts, port 3000 of this machine, demo data', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      identity: { mode: 'embedded' },
    })
  })

  it('names every variable that is wrong in one message', () => {
    const message = failure({ PORT: 'tre', PUBLIC_URL: 'ftp://a', SMTP_URL: 'posta' })
    for (const name of ['PORT', 'PUBLIC_URL', 'SMTP_URL']) expect(message).toContain(name)
  })

  it('refuses demo accounts on a public host unless they are meant', () => {
    expect(failure({ HOST: '0.0.0.0' })).toContain('ALLOW_PUBLIC_DEMO')
    expect(readConfig({ HOST: '0.0.0.0', ALLOW_PUBLIC_DEMO: '1' }).demo).toBe(true)
    expect(readConfig({ HOST: '0.0.0.0', DEMO: 'off' }).demo).toBe(false)
  })

  it('refuses demo accounts and the tests’ calls wherever others may reach them, also behind a proxy', () => {
    const ways: Record<string, string>[] = [{ PUBLIC_URL: 'https://lovoglio.it' }, { TRUST_PROXY: '1' }]
    for (const reached of ways) {
      expect(failure({ DEMO: 'on', ...reached })).toContain('ALLOW_PUBLIC_DEMO')
      expect(failure(reached)).toContain('ALLOW_PUBLIC_DEMO')
      expect(failure({ DEMO: 'off', IDENTITY_TEST_API: '1', ...reached })).toContain('IDENTITY_TEST_API')
      expect(readConfig({ DEMO: 'off', ...reached }).demo).toBe(false)
    }
    expect(readConfig({ PUBLIC_URL: 'http://localhost:4000', IDENTITY_TEST_API: '1' }).demo).toBe(true)
    expect(readConfig({ PUBLIC_URL: 'http://[::1]:4000' }).demo).toBe(true)
  })

  it('believes proxies by their number or their addresses, and not whoever says that they are one', () => {
    const trusted = (TRUST_PROXY: string) => readConfig({ DEMO: 'off', TRUST_PROXY }).trustProxy
    expect(readConfig({}).trustProxy).toBe(false)
    expect([trusted('off'), trusted('0'), trusted('1'), trusted('2')]).toEqual([false, false, 1, 2])
    expect(trusted('10.0.0.0/8, ::1,loopback')).toEqual(['10.0.0.0/8', '::1', 'loopback'])
    for (const wrong of ['true', 'on', '99', 'my-proxy'])
      expect(failure({ DEMO: 'off', TRUST_PROXY: wrong })).toContain('TRUST_PROXY')
  })

  it('has no demo accounts on a database or a Firebase project of one’s own unless asked', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://a/b' }).demo).toBe(false)
    const firebase = {
      FIREBASE_PROJECT_ID: 'nozze',
      FIREBASE_API_KEY: 'k',
      FIREBASE_AUTH_DOMAIN: 'nozze.test',
    }
    expect(readConfig(firebase)).toMatchObject({
      demo: false,
      identity: { mode: 'firebase', projectId: 'nozze' },
    })
    expect(failure({ FIREBASE_PROJECT_ID: 'nozze' })).toContain('FIREBASE_API_KEY')
  })

  it('takes a service account by its key file or what is in it, and repeats nothing of a wrong one', async () => {
    const firebase = {
      FIREBASE_PROJECT_ID: 'nozze',
      FIREBASE_API_KEY: 'k',
      FIREBASE_AUTH_DOMAIN: 'nozze.test',
    }
    const account = {
      type: 'service_account',
      client_email: 'a@nozze.iam.gserviceaccount.com',
      private_key: '-----BEGIN PRIVATE KEY-----\nsegreta\n-----END PRIVATE KEY-----\n',
      token_uri: 'https://oauth2.googleapis.com/token',
    }
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-key-'))
    const file = path.join(folder, 'chiave.json')
    await writeFile(file, JSON.stringify(account))
    for (const FIREBASE_SERVICE_ACCOUNT of [JSON.stringify(account), file])
      expect(readConfig({ ...firebase, FIREBASE_SERVICE_ACCOUNT }).identity).toMatchObject({
        serviceAccount: account,
      })
    for (const wrong of [
      path.join(folder, 'altra.json'),
      '{"private_key":"segreta"',
      '{"private_key":"segreta"}',
    ]) {
      const message = failure({ ...firebase, FIREBASE_SERVICE_ACCOUNT: wrong })
      expect(message).toContain('FIREBASE_SERVICE_ACCOUNT')
      expect(message).not.toContain('segreta')
    }
    expect(failure({ FIREBASE_SERVICE_ACCOUNT: file })).toContain('FIREBASE_PROJECT_ID')
    await rm(folder, { recursive: true })
  })

  it('is one of several processes only on a database that they share, and past a pooler only beside one', () => {
    expect(failure({ ROLE: 'hub' })).toContain('ROLE=hub')
    expect(failure({ DATABASE_DIRECT_URL: 'postgres://a/b' })).toContain('DATABASE_DIRECT_URL')
    expect(failure({ SECRET_KEY: 'short' })).toContain('SECRET_KEY')
    const shared = { DATABASE_URL: 'postgres://pooler/b' }
    expect(readConfig(shared)).toMatchObject({
      role: 'all',
      databaseDirectUrl: 'postgres://pooler/b',
      drainMs: 5_000,
    })
    expect(readConfig({ ...shared, ROLE: 'worker', DATABASE_DIRECT_URL: 'postgres://a/b' })).toMatchObject({
      role: 'worker',
      databaseDirectUrl: 'postgres://a/b',
    })
    expect(readConfig({})).toMatchObject({ drainMs: 0, hubTransports: 'all' })
    expect(readConfig(shared).hubTransports).toBe('websockets')
    expect(readConfig({ ...shared, HUB_TRANSPORTS: 'all' }).hubTransports).toBe('all')
  })

  it('takes a company that is told whole, makes one up with demo data alone, and says what is missing', () => {
    const told = {
      COMPANY_NAME: 'Nozze S.r.l.',
      COMPANY_ADDRESS: 'via Roma 1, 20100 Milano',
      COMPANY_VAT: '01234567890',
      COMPANY_EMAIL: 'ciao@nozze.test',
    }
    expect(readConfig({}).company).toMatchObject({ example: true, vat: '00000000000' })
    expect(readConfig({ DEMO: 'off' }).company).toBeUndefined()
    expect(readConfig({ ...told, COMPANY_PEC: 'nozze@pec.test' }).company).toEqual({
      name: 'Nozze S.r.l.',
      address: 'via Roma 1, 20100 Milano',
      vat: '01234567890',
      email: 'ciao@nozze.test',
      pec: 'nozze@pec.test',
      example: false,
    })
    expect(readConfig({ ...told, COMPANY_IBAN: 'IT60 X054 2811 1010 0000 0123 456' }).company?.iban).toBe(
      'IT60X0542811101000000123456',
    )
    expect(failure({ ...told, COMPANY_IBAN: 'IT61X0542811101000000123456' })).toContain('COMPANY_IBAN')
    expect(failure({ COMPANY_PEC: 'nozze@pec.test' })).toContain('COMPANY_NAME')
    expect(failure({ ...told, COMPANY_EMAIL: '' })).toContain('COMPANY_EMAIL')
    expect(failure({ ...told, COMPANY_VAT: '123' })).toContain('COMPANY_VAT')
  })

  it('sends invoices to an intermediary with its key, and only where nobody reads on the way', () => {
    const told = { FATTURAPA_URL: 'https://sdi.test/api/', FATTURAPA_TOKEN: 'una-chiave-di-prova' }
    expect(readConfig({}).intermediary).toBeUndefined()
    expect(readConfig(told).intermediary).toEqual({
      url: 'https://sdi.test/api',
      token: 'una-chiave-di-prova',
    })
    expect(readConfig({ ...told, FATTURAPA_URL: 'http://127.0.0.1:9' }).intermediary?.url).toContain('http:')
    expect(failure({ ...told, FATTURAPA_URL: 'http://sdi.test' })).toContain('must be https')
    expect(failure({ FATTURAPA_URL: told.FATTURAPA_URL })).toContain('go together')
  })

  it('keeps the administrative calls of tests away from anything public or real', () => {
    expect(failure({ IDENTITY_TEST_API: '1', NODE_ENV: 'production' })).toContain('IDENTITY_TEST_API')
    expect(failure({ IDENTITY_TEST_API: '1', HOST: '0.0.0.0', DEMO: 'off' })).toContain('IDENTITY_TEST_API')
  })
})
