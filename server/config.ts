/** Environment -> typed configuration. One message names every variable that is wrong. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const flag = z
  .enum(['0', '1', 'false', 'true', 'on', 'off'])
  .transform((value) => ['1', 'true', 'on'].includes(value))
const LOCAL_HOSTS = new Set(['127.0.0.1', 'localhost', '::1'])

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: flag.optional(),
  ALLOW_PUBLIC_DEMO: flag.default(false),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_STORAGE_BUCKET: z.string().optional(),
  FIREBASE_APP_ID: z.string().optional(),
  FIREBASE_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Lovoglio <ciao@lovoglio.test>'),
  TRUST_PROXY: flag.default(false),
  IDENTITY_TEST_API: flag.default(false),
  ASSISTANT_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ASSISTANT_API_KEY: z.string().max(500).optional(),
  ASSISTANT_MODEL: z.string().max(200).optional(),
  ASSISTANT_QUESTIONS_PER_HOUR: z.coerce.number().int().min(1).default(60),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(1_500),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Config {
  port: number
  host: string
  dataDir: string
  /** Where people reach the product; undefined until the port is known. */
  publicUrl: string | undefined
  databaseUrl: string | undefined
  demo: boolean
  identity:
    | { mode: 'embedded'; projectId: string; apiKey: string; storageBucket: string; testApi: boolean }
    | {
        mode: 'firebase'
        projectId: string
        apiKey: string
        storageBucket: string
        authDomain: string
        appId: string | undefined
        /** Google Analytics, asked for by consent. */
        measurementId: string | undefined
      }
  smtpUrl: string | undefined
  mailFrom: string
  trustProxy: boolean
  /** Calls of one address in a minute: far above a person, far below a flood. */
  requestsPerMinute: number
  /** Who writes the assistant's answers; without a model they are found in guides and catalogue. */
  assistant: {
    questionsPerHour: number
    model: { baseUrl: string; apiKey: string | undefined; model: string } | undefined
  }
  logLevel: string
  version: string
}

export class ConfigError extends Error {}

/**
 * Reads the configuration.
 * @throws ConfigError naming every bad variable and every combination that is refused
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Configuration is wrong:\n${wrong.join('\n')}`)
  }
  const env = parsed.data
  const firebase = env.FIREBASE_PROJECT_ID !== undefined
  const demo = env.DEMO ?? (!firebase && env.DATABASE_URL === undefined)
  const refusals = [
    firebase && !(env.FIREBASE_API_KEY && env.FIREBASE_AUTH_DOMAIN)
      ? 'FIREBASE_PROJECT_ID needs FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN as well.'
      : '',
    demo && !LOCAL_HOSTS.has(env.HOST) && !env.ALLOW_PUBLIC_DEMO
      ? `Demo accounts with a known password and the public HOST ${env.HOST} do not go together: set DEMO=off, or ALLOW_PUBLIC_DEMO=1 if you mean it.`
      : '',
    (env.ASSISTANT_BASE_URL === undefined) !== (env.ASSISTANT_MODEL === undefined)
      ? 'ASSISTANT_BASE_URL and ASSISTANT_MODEL go together: set both, or neither.'
      : '',
    env.IDENTITY_TEST_API && (firebase || env.NODE_ENV === 'production' || !LOCAL_HOSTS.has(env.HOST))
      ? 'IDENTITY_TEST_API is for tests: it needs the embedded identity, a local HOST and no NODE_ENV=production.'
      : '',
  ].filter(Boolean)
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'))
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL,
    demo,
    identity: firebase
      ? {
          mode: 'firebase',
          projectId: env.FIREBASE_PROJECT_ID!,
          apiKey: env.FIREBASE_API_KEY!,
          authDomain: env.FIREBASE_AUTH_DOMAIN!,
          storageBucket: env.FIREBASE_STORAGE_BUCKET ?? `${env.FIREBASE_PROJECT_ID!}.appspot.com`,
          appId: env.FIREBASE_APP_ID,
          measurementId: env.FIREBASE_MEASUREMENT_ID,
        }
      : {
          mode: 'embedded',
          projectId: 'lovoglio',
          apiKey: 'lovoglio-embedded',
          storageBucket: 'lovoglio.appspot.com',
          testApi: env.IDENTITY_TEST_API,
        },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    trustProxy: env.TRUST_PROXY,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    assistant: {
      questionsPerHour: env.ASSISTANT_QUESTIONS_PER_HOUR,
      model:
        env.ASSISTANT_BASE_URL && env.ASSISTANT_MODEL
          ? {
              baseUrl: env.ASSISTANT_BASE_URL,
              apiKey: env.ASSISTANT_API_KEY,
              model: env.ASSISTANT_MODEL,
            }
          : undefined,
    },
    logLevel: env.LOG_LEVEL,
    version: packageVersion(),
  }
}

const packageVersion = () =>
  (JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string })
    .version
