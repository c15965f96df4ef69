/** Environment -> typed configuration. One message names every variable that is wrong. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { Company } from '#contract/wire/company.ts'
import { companyFault, companyOf, CompanyEnvironment } from './company.ts'
import { ServiceAccount } from './identity/google-accounts.ts'
import type { IntermediarySettings } from './features/money/exchange/intermediary-channel.ts'
import type { StripeSettings } from './features/money/stripe/stripe-client.ts'
import type { S3Bucket } from './platform/files/s3-storage.ts'

const flag = z
  .enum(['0', '1', 'false', 'true', 'on', 'off'])
  .transform((value) => ['1', 'true', 'on'].includes(value))
/** Longer than a balancer takes between two looks at `/api/health`. */
const DRAIN_SECONDS = 5
const LOCAL_HOSTS = new Set(['127.0.0.1', 'localhost', '::1'])

const MAX_HOPS = 10
const ADDRESS = /^[\da-f.:]+(\/\d{1,3})?$/i
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])
/**
 * How many proxies stand before the process, or which addresses they have: what is written left of them in
 * `X-Forwarded-For` is the client's own word. Proxies of any number (`true`) cannot be told from a client.
 */
const proxies = z
  .string()
  .transform((text) =>
    ['0', 'off', 'false'].includes(text) ? false : /^\d+$/.test(text) ? Number(text) : text.split(/\s*,\s*/),
  )
  .refine(
    (those) =>
      Array.isArray(those)
        ? those.every((one) => NAMED_NETWORKS.has(one) || ADDRESS.test(one))
        : those === false || those <= MAX_HOPS,
    `a number of proxies (1-${MAX_HOPS}), or their addresses`,
  )

const Environment = z.object({
  ...CompanyEnvironment,
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET_KEY: z.string().min(32).max(500).optional(),
  ROLE: z.enum(['all', 'web', 'hub', 'worker']).default('all'),
  HUB_TRANSPORTS: z.enum(['all', 'websockets']).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
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
  FIREBASE_SERVICE_ACCOUNT: z.string().max(20_000).transform(readServiceAccount).optional(),
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FILES_S3_BUCKET: z.string().optional(),
  FILES_S3_REGION: z.string().default('eu-south-1'),
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Lovoglio <ciao@lovoglio.test>'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'a secret or restricted key (sk_…, rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'a signing secret (whsec_…)')
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  FATTURAPA_URL: z.url({ protocol: /^https?$/ }).optional(),
  FATTURAPA_TOKEN: z.string().min(16).max(500).optional(),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CDN_PURGE_TOKEN: z.string().max(500).optional(),
  TRUST_PROXY: proxies.optional(),
  IDENTITY_TEST_API: flag.default(false),
  ASSISTANT_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ASSISTANT_API_KEY: z.string().max(500).optional(),
  ASSISTANT_MODEL: z.string().max(200).optional(),
  ASSISTANT_QUESTIONS_PER_HOUR: z.coerce.number().int().min(1).default(60),
  HUB_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(600),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(1_500),
  NODE_ENV: z.string().optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Pages, calls and files; hubs; work by the clock; or all of it. Whatever its role, a process says how it is. */
export type Role = 'all' | 'web' | 'hub' | 'worker'

export interface Config {
  port: number
  host: string
  dataDir: string
  /** Where people reach the product; undefined until the port is known. */
  publicUrl: string | undefined
  databaseUrl: string | undefined
  /** Past a pooler: where migrations run and processes listen. The same as `databaseUrl` where there is no pooler. */
  databaseDirectUrl: string | undefined
  /** Sealing and signing keys are made from it; undefined: from one that the database keeps. */
  secretKey: string | undefined
  /** What this process is for. */
  role: Role
  /** What hubs offer by negotiation: behind several processes only what needs no second request. */
  hubTransports: 'all' | 'websockets'
  /** How long `/api/health` says that the process goes, before it takes nothing new, in milliseconds. */
  drainMs: number
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
        /** Asks whether accounts still stand; without one sessions are short. */
        serviceAccount: ServiceAccount | undefined
      }
  /** Where files are kept when that is not a folder of DATA_DIR. */
  filesBucket: S3Bucket | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Where vendors pay with money; undefined: a test payment, marked as one. */
  stripe: StripeSettings | undefined
  /** Who passes electronic invoices on to the exchange over HTTP; undefined: a folder of DATA_DIR does. */
  intermediary: IntermediarySettings | undefined
  /** The log shows whom a mail went to and its links: where it is the only place to find them, and nobody else is there. */
  logsMails: boolean
  /** What keeps pages and answers on the way, and is told by a worker which of them to drop. */
  cdnPurge: { url: string; token: string | undefined } | undefined
  /** Proxies whose word on a request's address is taken: how many, or which. */
  trustProxy: false | number | string[]
  /** Calls of one address in a minute: far above a person, far below a flood. */
  requestsPerMinute: number
  /** Connections to the hubs that one address may have open at a time, at each process: a fair's hall, and no more. */
  hubConnectionsPerAddress: number
  /** Who writes the assistant's answers; without a model they are found in guides and catalogue. */
  assistant: {
    questionsPerHour: number
    model: { baseUrl: string; apiKey: string | undefined; model: string } | undefined
  }
  logLevel: string
  /** Who runs the service; undefined where nobody has said, which a start outside the demo warns of. */
  company: Company | undefined
  /** Where Prometheus asks; undefined: nothing is counted. */
  metrics: { port: number; host: string } | undefined
  /** The collector that traces go to, by OTLP over HTTP. */
  tracesTo: string | undefined
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
  const reachedBy = howOthersReach(env)
  const refusals = [
    env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined
      ? 'DATABASE_DIRECT_URL needs DATABASE_URL as well.'
      : '',
    env.ROLE !== 'all' && env.DATABASE_URL === undefined
      ? `ROLE=${env.ROLE} is one of several processes, which share a database: set DATABASE_URL.`
      : '',
    firebase && !(env.FIREBASE_API_KEY && env.FIREBASE_AUTH_DOMAIN)
      ? 'FIREBASE_PROJECT_ID needs FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN as well.'
      : '',
    companyFault(env),
    (env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_WEBHOOK_SECRET === undefined)
      ? 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both, or neither.'
      : '',
    env.STRIPE_API_URL && !env.STRIPE_SECRET_KEY ? 'STRIPE_API_URL needs STRIPE_SECRET_KEY as well.' : '',
    (env.FATTURAPA_URL === undefined) !== (env.FATTURAPA_TOKEN === undefined)
      ? 'FATTURAPA_URL and FATTURAPA_TOKEN go together: set both, or neither.'
      : '',
    env.FATTURAPA_URL && isReadOnTheWay(env.FATTURAPA_URL)
      ? 'FATTURAPA_URL must be https: invoices and a key travel there.'
      : '',
    env.CDN_PURGE_TOKEN && !env.CDN_PURGE_URL ? 'CDN_PURGE_TOKEN needs CDN_PURGE_URL as well.' : '',
    env.FIREBASE_SERVICE_ACCOUNT && !firebase
      ? 'FIREBASE_SERVICE_ACCOUNT needs FIREBASE_PROJECT_ID and what goes with it.'
      : '',
    demo && reachedBy && !env.ALLOW_PUBLIC_DEMO
      ? `Demo accounts with a known password and ${reachedBy} do not go together: set DEMO=off, or ALLOW_PUBLIC_DEMO=1 if you mean it.`
      : '',
    (env.ASSISTANT_BASE_URL === undefined) !== (env.ASSISTANT_MODEL === undefined)
      ? 'ASSISTANT_BASE_URL and ASSISTANT_MODEL go together: set both, or neither.'
      : '',
    env.FILES_S3_BUCKET
      ? env.FILES_S3_ACCESS_KEY_ID && env.FILES_S3_SECRET_ACCESS_KEY
        ? ''
        : 'FILES_S3_BUCKET needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY as well.'
      : env.FILES_S3_ENDPOINT || env.FILES_S3_ACCESS_KEY_ID || env.FILES_S3_SECRET_ACCESS_KEY
        ? 'FILES_S3_ENDPOINT and its keys need FILES_S3_BUCKET as well.'
        : '',
    env.IDENTITY_TEST_API && (firebase || env.NODE_ENV === 'production' || reachedBy)
      ? 'IDENTITY_TEST_API is for tests: it needs the embedded identity, a local HOST and PUBLIC_URL, no TRUST_PROXY and no NODE_ENV=production.'
      : '',
  ].filter(Boolean)
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'))
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    secretKey: env.SECRET_KEY,
    role: env.ROLE,
    hubTransports: env.HUB_TRANSPORTS ?? (env.DATABASE_URL ? 'websockets' : 'all'),
    drainMs: (env.DRAIN_SECONDS ?? (env.DATABASE_URL ? DRAIN_SECONDS : 0)) * 1000,
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
          serviceAccount: env.FIREBASE_SERVICE_ACCOUNT,
        }
      : {
          mode: 'embedded',
          projectId: 'lovoglio',
          apiKey: 'lovoglio-embedded',
          storageBucket: 'lovoglio.appspot.com',
          testApi: env.IDENTITY_TEST_API,
        },
    filesBucket: env.FILES_S3_BUCKET
      ? {
          endpoint: env.FILES_S3_ENDPOINT,
          bucket: env.FILES_S3_BUCKET,
          region: env.FILES_S3_REGION,
          accessKeyId: env.FILES_S3_ACCESS_KEY_ID!,
          secretAccessKey: env.FILES_S3_SECRET_ACCESS_KEY!,
        }
      : undefined,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiUrl: env.STRIPE_API_URL,
          }
        : undefined,
    intermediary:
      env.FATTURAPA_URL && env.FATTURAPA_TOKEN
        ? { url: env.FATTURAPA_URL.replace(/\/$/, ''), token: env.FATTURAPA_TOKEN }
        : undefined,
    logsMails: reachedBy === undefined,
    trustProxy: env.TRUST_PROXY ?? false,
    hubConnectionsPerAddress: env.HUB_CONNECTIONS_PER_ADDRESS,
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
    company: companyOf(env, demo),
    cdnPurge: env.CDN_PURGE_URL ? { url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN } : undefined,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    version: packageVersion(),
  }
}

/** A key file's contents or its path. What is wrong is said without any of it. */
function readServiceAccount(given: string, context: z.RefinementCtx): ServiceAccount {
  try {
    const text = given.trimStart().startsWith('{') ? given : readFileSync(given, 'utf8')
    return ServiceAccount.parse(JSON.parse(text))
  } catch {
    // No fault: said with all that is wrong in the configuration.
    context.addIssue('the path of a service account’s key file, or what is in it')
    return z.NEVER
  }
}

/** By what people of other machines reach the process, in words; undefined when by nothing. */
function howOthersReach({
  HOST,
  PUBLIC_URL,
  TRUST_PROXY = false,
}: z.infer<typeof Environment>): string | undefined {
  if (!LOCAL_HOSTS.has(HOST)) return `the public HOST ${HOST}`
  if (PUBLIC_URL && !LOCAL_HOSTS.has(new URL(PUBLIC_URL).hostname.replace(/^\[|\]$/g, '')))
    return `the public PUBLIC_URL ${PUBLIC_URL}`
  return TRUST_PROXY === false ? undefined : 'a proxy (TRUST_PROXY)'
}

/** Plain http, but to this very machine. */
function isReadOnTheWay(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol !== 'https:' && !LOCAL_HOSTS.has(hostname.replace(/^\[|\]$/g, ''))
}

const packageVersion = () =>
  (JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string })
    .version
