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

  it('keeps the administrative calls of tests away from anything public or real', () => {
    expect(failure({ IDENTITY_TEST_API: '1', NODE_ENV: 'production' })).toContain('IDENTITY_TEST_API')
    expect(failure({ IDENTITY_TEST_API: '1', HOST: '0.0.0.0', DEMO: 'off' })).toContain('IDENTITY_TEST_API')
  })
})
