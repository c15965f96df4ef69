/** Labelled points in the life of an edit at which the browser, or the server, is killed with SIGKILL. */
import type { Page } from 'playwright-core'
import { WAIT_MS } from '#tests/support/limits.ts'
import type { Phone } from './phone.ts'

/** From the finger to the answer's end, in their order. The first and the last name no single step. */
export const BROWSER_POINTS = [
  'at any moment',
  'before it is stored',
  'stored, before the screen shows it',
  'stored, with no network',
  'before it is marked as under way',
  'before it is sent',
  'sent, before the server has it',
  'committed, before the answer',
  'answer here, before it is kept',
  'answer kept, before it is in the list',
  'in the list, before the list is on the device',
  'list on the device, before the answer is forgotten',
  'while the answers come in',
] as const
export type BrowserPoint = (typeof BROWSER_POINTS)[number]

export const SERVER_POINTS = [
  'at any moment',
  'asked, before the server has it',
  'while the server is at it',
  'committed, before the answer',
] as const
export type ServerPoint = (typeof SERVER_POINTS)[number]

interface Armed {
  point: string
  /** How many edits pass the point before. */
  after: number
}

interface ArmedWindow {
  killAt?: Armed
  reachedPoint?: () => void
}

/**
 * Makes the browser's own storage and network stop at a point: the page calls for its death and does nothing more. In
 * the built product, with nothing of it changed.
 */
export async function installKillPoints(phone: Phone): Promise<void> {
  await phone.context.addInitScript((waitMs: number) => {
    const armed = globalThis as unknown as ArmedWindow
    const here = (point: string) => {
      const { killAt } = armed
      if (killAt?.point !== point || killAt.after-- > 0) return
      armed.reachedPoint?.()
      // Nothing of this page runs on: what has not been asked of the browser by now never is.
      const until = performance.now() + waitMs
      while (performance.now() < until);
    }

    const labels = new WeakMap<IDBTransaction, Set<string>>()
    const begin = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...how: Parameters<typeof begin>) {
      const transaction = begin.apply(this, how)
      // Before anybody else hears that it is done.
      transaction.addEventListener('complete', () => labels.get(transaction)?.forEach(here))
      return transaction
    }
    const atItsEnd = ({ transaction }: IDBObjectStore, point: string) => {
      const known = labels.get(transaction) ?? new Set()
      labels.set(transaction, known.add(point))
    }
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      const { state } = value as { state?: unknown }
      if (this.name === 'commands' && state === 'waiting') {
        here('before it is stored')
        atItsEnd(this, 'stored, before the screen shows it')
      }
      if (this.name === 'commands' && state === 'sending') here('before it is marked as under way')
      if (this.name === 'settled') {
        here('answer here, before it is kept')
        atItsEnd(this, 'answer kept, before it is in the list')
      }
      if (this.name === 'queries') {
        here('in the list, before the list is on the device')
        atItsEnd(this, 'list on the device, before the answer is forgotten')
      }
      return key === undefined ? put.call(this, value) : put.call(this, value, key)
    }
    const send = globalThis.fetch
    globalThis.fetch = (...what) => {
      // Alone, or with others.
      if (what[1]?.method === 'PUT' || what[0] === '/api/sync/commands') here('before it is sent')
      return send(...what)
    }
  }, WAIT_MS)
}

/** Arms the page. `reached` resolves at the point. @param after how many edits pass it before */
export async function armKillPoint(page: Page, point: BrowserPoint, after: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.exposeFunction('reachedPoint', () => resolve())
  await page.evaluate((killAt) => void Object.assign(globalThis, { killAt }), { point, after })
  return { reached: promise }
}
