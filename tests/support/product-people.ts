/** People made through the API, for journeys that begin where registering ends. */
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#contract/kit/new-id.ts'
import type { LoginResponse } from '#contract/people/user.ts'
import type { ProductProcess } from './product-process.ts'
import { phonePhoto, putUpload } from './uploads.ts'

export const PASSWORD = 'una-frase-lunga-e-nostra'
export const DEMO = {
  couple: 'coppia@lovoglio.test',
  vendor: 'fornitore@lovoglio.test',
  admin: 'admin@lovoglio.test',
  password: 'lovoglio-demo',
} as const
export const DEMO_COUPLE = { email: DEMO.couple, password: DEMO.password }
export const DEMO_VENDOR = { email: DEMO.vendor, password: DEMO.password }
export const DEMO_ADMIN = { email: DEMO.admin, password: DEMO.password }

export interface Person {
  email: string
  password: string
  uid: string
  /** The product's own session. */
  token: string
  /** Sends a call as this person; fails the test on any refusal. */
  call<Answer = any>(method: string, path: string, body?: unknown): Promise<Answer>
}

/** What a process that dies in the middle of a request leaves: an answer of the proxy's, or none. */
const DIED = new Set([502, 503, 504])
const TRIES = 20
const AGAIN_AFTER_MS = 250

/** Sends until there is an answer, under one key, as a device does. */
async function send(url: string, method: string, token: string, body: unknown): Promise<any> {
  const headers = {
    'Idempotency-Key': newId(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  }
  for (let tries = 1; ; tries++) {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      if (tries === TRIES) throw error
    })
    const text = await response?.text().catch(() => undefined)
    if (response === undefined || text === undefined || (DIED.has(response.status) && tries < TRIES)) {
      await pause(AGAIN_AFTER_MS)
      continue
    }
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`)
    return text ? JSON.parse(text) : undefined
  }
}

interface Identified {
  uid: string
  idToken: string
  refreshToken: string
}

async function identify(
  url: string,
  verb: 'signUp' | 'signInWithPassword',
  email: string,
  password: string,
): Promise<Identified> {
  const address = `${url}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`
  const { localId, idToken, refreshToken } = await send(address, 'POST', '', {
    email,
    password,
    returnSecureToken: true,
  })
  return { uid: localId, idToken, refreshToken }
}

/**
 * Registers an address that nobody has. A process that dies in the middle may have done it without an answer: the sign-up
 * that is sent again is refused then, and whose it is signs in.
 */
const signUp = (url: string, email: string) =>
  identify(url, 'signUp', email, PASSWORD).catch((refused: Error) => {
    if (!refused.message.includes('EMAIL_EXISTS')) throw refused
    return identify(url, 'signInWithPassword', email, PASSWORD)
  })

const exchanged = (url: string, email: string, { uid, idToken }: Pick<Identified, 'uid' | 'idToken'>) =>
  send(`${url}/api/User/login`, 'POST', idToken, { userName: email, uid }) as Promise<LoginResponse>

/** What the identity and the product answer to somebody who signs in with the form. */
export async function signInAnswers(url: string, email: string, password: string) {
  const identified = await identify(url, 'signInWithPassword', email, password)
  return { ...identified, answer: await exchanged(url, email, identified) }
}

async function loggedIn(url: string, email: string, password: string, uid: string, idToken: string) {
  const { token } = await exchanged(url, email, { uid, idToken })
  if (token === null) throw new Error(`${email} has no profile`)
  const person: Person = {
    email,
    password,
    uid,
    token,
    call: (method, path, body) => send(url + path, method, token, body),
  }
  return person
}

/** The same person, with the session they have, at another address. */
export const elsewhere = (url: string, person: Person): Person => ({
  ...person,
  call: (method, path, body) => send(url + path, method, person.token, body),
})

/** @param url of the product */
export async function signIn(url: string, email: string, password: string): Promise<Person> {
  const { uid, idToken } = await identify(url, 'signInWithPassword', email, password)
  return loggedIn(url, email, password, uid, idToken)
}

/** The address is proved, as by the link of a mail. */
const proveAddress = (url: string, localId: string) =>
  send(`${url}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`, 'POST', 'owner', {
    localId,
    emailVerified: true,
  })

/** A couple with nothing planned yet but its first task, so that no question comes before the planner. */
export async function newCouple(
  url: string,
  tasks: readonly string[] = ['Scegliere la data'],
): Promise<Person> {
  const email = `${newId()}@prova.test`
  const { uid, idToken } = await signUp(url, email)
  const partners = [{ firstName: 'Anna' }, { firstName: 'Marco' }]
  await send(`${url}/api/Couple/addNewCouple`, 'POST', idToken, { partners })
  const couple = await loggedIn(url, email, PASSWORD, uid, idToken)
  for (const title of tasks) await addTask(couple, title)
  return couple
}

/** An administrator called Lea. */
export async function newAdmin({ url, rows }: Pick<ProductProcess, 'url' | 'rows'>): Promise<Person> {
  const email = `${newId()}@prova.test`
  const { uid, idToken } = await signUp(url, email)
  await rows('insert into admin (id, uid, email, name) values ($1, $2, $3, $4)', [newId(), uid, email, 'Lea'])
  return loggedIn(url, email, PASSWORD, uid, idToken)
}

/** A vendor with a page and nothing on it, which couples see all the same. */
export async function newVendor(
  { url, rows }: Pick<ProductProcess, 'url' | 'rows'>,
  businessName = 'Villa di prova',
) {
  const place = { region: 'toscana', province: 'SI', city: 'Siena' }
  const page = { businessName, category: 'location', place }
  // An administrator makes it, for as long as that takes, and gives it to this account: its page is out at once.
  const { email, uid, token } = await newAdmin({ url, rows })
  const { id, slug } = await send(`${url}/api/Vendor/addNewVendor`, 'POST', token, page)
  await rows('delete from session where uid = $1', [uid])
  await rows('delete from admin where uid = $1', [uid])
  await rows('insert into vendor_account (vendor_id, uid, account_email) values ($1, $2, $3)', [
    id,
    uid,
    email,
  ])
  await rows('update vendor set claimed = true where id = $1', [id])
  return {
    ...(await signIn(url, email, PASSWORD)),
    vendorId: id as string,
    slug: slug as string,
  }
}

/** A new password, set from another device: every session and every proof made before it ends. */
export async function changePassword(
  url: string,
  { email, password }: Person,
  wanted: string,
): Promise<void> {
  const { idToken } = await identify(url, 'signInWithPassword', email, password)
  const address = `${url}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`
  await send(address, 'POST', '', { idToken, password: wanted, returnSecureToken: true })
}

/** The other partner, who joined by an invitation. */
export async function newPartner(url: string, couple: Person): Promise<Person> {
  const { code } = await couple.call('POST', '/api/Couple/invitePartner')
  const email = `${newId()}@prova.test`
  const { uid, idToken } = await signUp(url, email)
  await proveAddress(url, uid)
  await send(`${url}/api/Couple/joinCouple`, 'POST', idToken, { code })
  return loggedIn(url, email, PASSWORD, uid, idToken)
}

export const addTask = (couple: Person, title: string): Promise<{ id: string; version: number }> =>
  couple.call('POST', '/api/Couple/addTaskCouple', { id: newId(), title, category: 'altro' })

/** Sends a photo as this person's. @returns its id, for what shows it */
export async function sendPicture(url: string, { email, password, uid, call }: Person): Promise<string> {
  const id = newId()
  const { idToken } = await identify(url, 'signInWithPassword', email, password)
  await putUpload({ url }, { uid, idToken }, id, await phonePhoto(600, 400))
  await call('POST', '/api/Files/finishUpload', { id, name: 'IMG_0001.jpg' })
  return id
}

export interface Task {
  id: string
  title: string
  done: boolean
  notes: string
  position: string
  version: number
}
export const tasksOf = (couple: Person): Promise<Task[]> =>
  couple.call('POST', '/api/Couple/getTaskCoupleById')

export interface Item {
  id: string
  title: string
  estimatedCents: number
  actualCents: number | null
  payments: { amountCents: number; paidAt: string | null }[]
}
export const itemsOf = (couple: Person): Promise<Item[]> =>
  couple.call('POST', '/api/Couple/getBudgetItemCoupleList')
