/** Kills the browser, or the server, at labelled points of a couple's edits, and counts what came of them. */
import { setTimeout as pause } from 'node:timers/promises'
import { newCouple, tasksOf, type Person } from '#tests/support/product-people.ts'
import { WAIT_MS } from '#tests/support/limits.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { openPlanner, ring, untilOfflineReady } from './screens.ts'
import { armKillPoint, installKillPoints, type BrowserPoint, type ServerPoint } from './kill-points.ts'
import { openPhone, type Phone } from './phone.ts'
import { createProxy, type Proxy, type WriteStage } from './proxy.ts'

const TASKS = Array.from({ length: 8 }, (_, n) => `Cosa ${n + 1}`)
const RINGS = 'main input[type="checkbox"][aria-label^="Fatta: "]'
const GAP_MS = 25
/** With no network nothing leaves: the last tick comes a moment after the others. */
const LAST_GAP_MS = 1_000

export interface KillCount {
  kills: number
  /** How many times the process died at its point and not merely near it. */
  atPoint: number
  /** Edits the screen had shown as done. */
  acknowledged: number
  lost: number
  doubled: number
  torn: number
  /** How often each point was tried and reached. */
  points: Record<string, string>
}

interface Round {
  clicked: Set<string>
  acknowledged: Set<string>
  atPoint: boolean
}

export interface KillWorld {
  product: ProductProcess
  proxy: Proxy
  phone: Phone
  couple: Person
  close(): Promise<void>
}

/** A couple with a few tasks, its planner open on a phone that reaches the product through a wire that can be cut. */
export async function openKillWorld(product: ProductProcess): Promise<KillWorld> {
  const proxy = await createProxy(product.url)
  const couple = await newCouple(product.url, TASKS)
  const phone = await openPhone({ baseURL: proxy.url })
  phone.expectNoNetwork()
  await openPlanner(phone.page, couple)
  await ring(phone.page, TASKS.at(-1)!).waitFor()
  await untilOfflineReady(phone.page)
  // The browser writes local storage, with the session in it, seconds after it is set; one that is closed does at once.
  await phone.close()
  await phone.reopen()
  await phone.page.goto('/couple/planning')
  return {
    product,
    proxy,
    phone,
    couple,
    async close() {
      await phone.remove()
      await proxy.close()
    },
  }
}

/** @param tell heard after each kill */
export async function killAll<Point extends BrowserPoint | ServerPoint>(
  world: KillWorld,
  points: readonly Point[],
  kill: (world: KillWorld, point: Point) => Promise<Round>,
  tell: (count: KillCount) => void = () => undefined,
): Promise<KillCount> {
  const count: KillCount = { kills: 0, atPoint: 0, acknowledged: 0, lost: 0, doubled: 0, torn: 0, points: {} }
  const reached = new Map<string, [times: number, of: number]>()
  for (const point of points) {
    const before = await versionsOf(world.couple)
    const { clicked, acknowledged, atPoint } = await kill(world, point)
    if (!(await untilSettled(world))) count.torn += 1
    const after = await versionsOf(world.couple)
    for (const title of TASKS) {
      // Each task's version says how many writes it has had.
      const writes = after.get(title)! - before.get(title)!
      if (acknowledged.has(title) && writes === 0) count.lost += 1
      if (writes > 1 || (writes > 0 && !clicked.has(title))) count.doubled += 1
    }
    count.kills += 1
    count.atPoint += Number(atPoint)
    count.acknowledged += acknowledged.size
    const [times, of] = reached.get(point) ?? [0, 0]
    reached.set(point, [times + Number(atPoint), of + 1])
    count.points = Object.fromEntries([...reached].map(([name, [was, all]]) => [name, `${was} of ${all}`]))
    tell(count)
  }
  return count
}

/** How many pass the point before. The first edit goes alone; all others may go in one request after it. */
const passBefore = () => Math.floor(Math.random() * 2)

/** Ticks while a point is armed; the browser dies there, and starts again on its profile. */
export async function killBrowser(world: KillWorld, point: BrowserPoint): Promise<Round> {
  const { phone, proxy } = world
  await installKillPoints(phone)
  const { page, context } = phone
  await page.reload()
  await page
    .locator(RINGS)
    .nth(TASKS.length - 1)
    .waitFor()
  const after = passBefore()
  let reached: Promise<unknown>
  if (point === 'at any moment') reached = pause(Math.random() * 600)
  else if (point === 'while the answers come in') reached = pause(150 + Math.random() * 300)
  else if (point === 'sent, before the server has it') reached = holdWrite(proxy, 'asked', after)
  else if (point === 'committed, before the answer') reached = holdWrite(proxy, 'answered', after)
  else if (point === 'stored, with no network') {
    await context.setOffline(true)
    reached = pause(GAP_MS * TASKS.length + Math.random() * 300)
  } else ({ reached } = await armKillPoint(page, point, after))
  const told = await tick(world, point !== 'stored, with no network')
  const atPoint = await within(reached, WAIT_MS)
  await phone.kill()
  proxy.watchWrites(undefined)
  await phone.reopen()
  return { ...told, atPoint }
}

/** Ticks while the server dies at the point, and starts it again. */
export async function killServer(world: KillWorld, point: ServerPoint): Promise<Round> {
  const { proxy, product } = world
  const after = passBefore()
  const stage: Record<Exclude<ServerPoint, 'at any moment'>, WriteStage> = {
    'asked, before the server has it': 'asked',
    'while the server is at it': 'handed on',
    'committed, before the answer': 'answered',
  }
  const reached =
    point === 'at any moment' ? pause(Math.random() * 500) : holdWrite(proxy, stage[point], after, product)
  const told = await tick(world, true)
  const atPoint = await within(reached, WAIT_MS)
  await product.kill()
  proxy.watchWrites(undefined)
  await pause(Math.random() * 300)
  await product.start()
  return { ...told, atPoint }
}

/**
 * Holds the write that comes to this stage after so many others.
 * @param victim killed at once, before the wire goes on
 */
function holdWrite(proxy: Proxy, stage: WriteStage, after: number, victim?: ProductProcess): Promise<void> {
  return new Promise((resolve) => {
    let left = after
    proxy.watchWrites(async (now) => {
      if (now !== stage || left-- > 0) return
      await victim?.kill()
      resolve()
      if (!victim) await new Promise(() => undefined)
    })
  })
}

const within = (work: Promise<unknown>, ms: number): Promise<boolean> =>
  Promise.race([work.then(() => true), pause(ms).then(() => false)])

async function versionsOf(couple: Person): Promise<Map<string, number>> {
  return new Map((await tasksOf(couple)).map(({ title, version }) => [title, version]))
}

let rounds = 0

/**
 * Ticks every ring, the other way than it is, one after the other. What the screen then shows is acknowledged.
 * @param leaves the edits are sent: the last tick comes when the first of them has left, and goes in a request after it
 */
async function tick(
  { phone: { page }, proxy }: KillWorld,
  leaves: boolean,
): Promise<Pick<Round, 'clicked' | 'acknowledged'>> {
  const left = leaves ? proxy.nextWrite() : pause(GAP_MS * TASKS.length + LAST_GAP_MS)
  const clicked = new Set<string>()
  const acknowledged = new Set<string>()
  const name = `told${(rounds += 1)}`
  await page.exposeFunction(name, (kind: 'clicked' | 'shown', title: string) => {
    if (kind === 'clicked') clicked.add(title)
    else acknowledged.add(title)
  })
  await page.evaluate(
    ({ rings, gapMs, name }) => {
      const tell = (globalThis as never)[name] as (kind: string, title: string) => void
      const titleOf = (one: HTMLInputElement) => one.ariaLabel!.replace('Fatta: ', '')
      const all = [...document.querySelectorAll<HTMLInputElement>(rings)]
      const first = new Map(all.map((one) => [titleOf(one), one.checked]))
      const told = new Set<string>()
      const tickOne = (title: string) => {
        const one = document.querySelector<HTMLInputElement>(`[aria-label="Fatta: ${title}"]`)
        if (!one) return
        tell('clicked', title)
        one.click()
      }
      const titles = [...first.keys()]
      const lastTitle = titles.pop()!
      for (const [index, title] of titles.entries()) setTimeout(() => tickOne(title), index * gapMs)
      Object.assign(globalThis, { tickLast: () => tickOne(lastTitle) })
      // What the screen shows as ticked, the person takes for kept.
      setInterval(() => {
        for (const one of document.querySelectorAll<HTMLInputElement>(rings)) {
          const title = titleOf(one)
          if (told.has(title) || first.get(title) === one.checked) continue
          told.add(title)
          tell('shown', title)
        }
      }, 5)
    },
    { rings: RINGS, gapMs: GAP_MS, name },
  )
  const tickLast = () => page.evaluate(() => (globalThis as unknown as { tickLast: () => void }).tickLast())
  // No fault: the browser has died before.
  void left.then(tickLast).catch(() => undefined)
  return { clicked, acknowledged }
}

/** Opens the planner and waits until nothing waits and the screen shows what the server has. */
async function untilSettled({ phone, couple }: KillWorld): Promise<boolean> {
  const deadline = Date.now() + WAIT_MS
  await phone.page.goto('/couple/planning')
  while (Date.now() < deadline) {
    const waiting = await phone.page
      .getByText(/\d modific\w+ in attesa|Sei offline|Il server non risponde|salvato qui/)
      .count()
    const shown = await phone.page.evaluate((rings) => {
      const all = [...document.querySelectorAll<HTMLInputElement>(rings)]
      return all.map((one) => `${one.ariaLabel!.replace('Fatta: ', '')} ${one.checked}`).toSorted()
    }, RINGS)
    const stored = (await tasksOf(couple)).map(({ title, done }) => `${title} ${done}`).toSorted()
    if (waiting === 0 && JSON.stringify(shown) === JSON.stringify(stored)) return true
    await pause(100)
  }
  return false
}
