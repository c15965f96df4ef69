/** The real server app on a database of its own, and people who are signed in to it. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { newId } from '#contract/kit/new-id.ts'
import type { AdminRole } from '#contract/lists/admin/admin-roles.ts'
import type { LoginResponse } from '#contract/people/user.ts'
import { type App, type AppOptions, buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { createTestDatabase } from './test-database.ts'

/** Cheap enough for hundreds of sign-ins in a test run. */
const CHEAP_HASH = { logN: 10, r: 8, p: 1 }
export const PASSWORD = 'una-password-lunga'

export interface TestApp {
  url: string
  app: App
  database: Database
  dataDir: string
  /** Its direct address. */
  databaseUrl: string
  close(): Promise<void>
}

/** A database that another owns; its pool goes through `pooledUrl` when there is one. */
export interface SharedDatabase {
  databaseUrl: string
  pooledUrl?: string
}

/**
 * @param now the clock of the server, when a test sets it
 * @param more variables over those of a test
 * @param beside another process of the same product: it shares that one's database, and is closed before it
 * @param options over those of a test
 */
export async function startTestApp(
  now?: () => Date,
  more: Record<string, string> = {},
  beside?: SharedDatabase,
  options: Partial<AppOptions> = {},
): Promise<TestApp> {
  const own = beside ? { url: beside.databaseUrl, close: async () => undefined } : await createTestDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-app-'))
  const environment = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    IDENTITY_TEST_API: '1',
    DEMO: 'off',
    ASSISTANT_QUESTIONS_PER_HOUR: '1000000',
    ...more,
  }
  const database = openDatabase(beside?.pooledUrl ?? own.url, 10)
  const app = await buildApp({
    config: readConfig(environment),
    database,
    databaseUrl: own.url,
    scryptCost: CHEAP_HASH,
    requestsPerMinute: 1_000_000,
    ...(now ? { clock: now } : {}),
    ...options,
  })
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
  app.setPublicUrl(url)
  return {
    url,
    app,
    database,
    dataDir,
    databaseUrl: own.url,
    close: async () => {
      await app.close()
      await database.close()
      await own.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export interface Person {
  uid: string
  email: string
  idToken: string
  /** The product's own token; empty before there is a profile. */
  token: string
  /** Sends a call as this person. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}
export interface Answer {
  status: number
  body: any
  headers: Headers
}

/** Sends JSON, reads JSON. */
export async function send(
  url: string,
  method: string,
  token: string,
  body?: unknown,
  headers = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers }
}

/** A signed-in identity without a profile, whose address is proved. */
export async function newIdentity(at: TestApp, email = `${newId()}@prova.test`): Promise<Person> {
  const person = await newStranger(at, email)
  await proveAddress(at, person)
  return person
}

/** Its address is proved, as by the link of a mail. */
export const proveAddress = ({ database }: TestApp, { uid }: Person) =>
  database.pool.query('update identity_account set email_verified = true where uid = $1', [uid])

/** A signed-in identity that has not proved its address yet. */
export async function newStranger({ url }: TestApp, email = `${newId()}@prova.test`): Promise<Person> {
  const signUp = `${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`
  const { body } = await send(signUp, 'POST', '', { email, password: PASSWORD, returnSecureToken: true })
  const person: Person = {
    uid: body.localId,
    email,
    idToken: body.idToken,
    token: '',
    call: (method, address, json, headers) =>
      send(url + address, method, person.token || person.idToken, json, headers),
  }
  return person
}

/** Exchanges the identity for the product's session. */
export async function logIn({ url }: TestApp, person: Person): Promise<LoginResponse> {
  const asked = { userName: person.email, uid: person.uid }
  const { body } = await send(`${url}/api/User/login`, 'POST', person.idToken, asked)
  person.token = body.token ?? ''
  return body
}

export async function newCouple(
  at: TestApp,
  names = ['Anna', 'Marco'],
): Promise<Person & { coupleId: string }> {
  const person = await newIdentity(at)
  const partners = names.map((firstName) => ({ firstName }))
  const { body } = await person.call('POST', '/api/Couple/addNewCouple', { partners })
  await logIn(at, person)
  return Object.assign(person, { coupleId: body.id as string })
}

/**
 * A vendor of the largest plan, with films and real weddings, whose page is out though nothing stands on it: an
 * administrator made it, and gave it to the account of this person.
 */
export async function newVendor(at: TestApp, businessName?: string): Promise<Person & { vendorId: string }> {
  const person = await newIdentity(at)
  const { pool } = at.database
  // An administrator for as long as that takes: who counts them finds only their own.
  await makeAdmin(at, person)
  const vendorId = await addVendor(person, businessName)
  await pool.query('delete from session where uid = $1', [person.uid])
  await pool.query('delete from admin where uid = $1', [person.uid])
  await pool.query('insert into vendor_account (vendor_id, uid, account_email) values ($1, $2, $3)', [
    vendorId,
    person.uid,
    person.email,
  ])
  return asElite(at, person, vendorId)
}

/** A vendor of the largest plan that has registered: nobody else sees its page until it is whole and published. */
export async function newDraftVendor(
  at: TestApp,
  businessName?: string,
): Promise<Person & { vendorId: string }> {
  const person = await newIdentity(at)
  return asElite(at, person, await addVendor(person, businessName))
}

async function asElite(at: TestApp, person: Person, vendorId: string) {
  await at.database.pool.query(`update vendor set type_of_account = 'elite', claimed = true where id = $1`, [
    vendorId,
  ])
  await logIn(at, person)
  return Object.assign(person, { vendorId })
}

async function addVendor(person: Person, businessName = 'Villa di prova'): Promise<string> {
  const place = { region: 'toscana', province: 'SI', city: 'Siena' }
  const page = { businessName, category: 'location', place }
  const { body } = await person.call('POST', '/api/Vendor/addNewVendor', page)
  return body.id
}

/** The other partner, who joined by an invitation. */
export async function newPartner(at: TestApp, couple: Person): Promise<Person> {
  const { body } = await couple.call('POST', '/api/Couple/invitePartner')
  const person = await newIdentity(at)
  await person.call('POST', '/api/Couple/joinCouple', { code: body.code })
  await logIn(at, person)
  return person
}

export async function newAdmin(at: TestApp, role: AdminRole = 'owner'): Promise<Person> {
  const person = await newIdentity(at)
  await makeAdmin(at, person, role)
  return person
}

async function makeAdmin(at: TestApp, person: Person, role: AdminRole = 'owner'): Promise<void> {
  await at.database.pool.query('insert into admin (id, uid, email, name, role) values ($1, $2, $3, $4, $5)', [
    newId(),
    person.uid,
    person.email,
    'Amministrazione',
    role,
  ])
  await logIn(at, person)
}
