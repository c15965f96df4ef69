/**
 * `npm run sync:kill [-- --browser 100 --server 20]`: kills the browser, and then the server, with SIGKILL at labelled
 * points of a couple's edits, and counts what was acknowledged and lost, done twice, or torn.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { newCouple, tasksOf, type Person } from '#tests/support/product-people.ts'
import { openPhone, type Phone } from '#tests/e2e/support/phone.ts'
import { createProduct, type ProductProcess } from '#tests/support/product-process.ts'
import { ensureBrowser } from './browser.ts'
import { buildProduct } from './build.ts'

/** Where in the life of an edit the browser dies. */
const POINTS = [
  'at any moment',
  'while it is being stored',
  'stored, with no network',
  'sent, before the server has it',
  'committed, before the answer',
  'while the answers come in',
] as const
type Point = (typeof POINTS)[number]

const TASKS = Array.from({ length: 12 }, (_, n) => `Cosa ${n + 1}`)
const RINGS = 'main input[type="checkbox"][aria-label^="Fatta: "]'
const SETTLED_WITHIN_MS = 45_000

export interface KillCount {
  kills: number
  acknowledged: number
  lost: number
  doubled: number
  torn: number
}

const { values } = parseArgs({
  options: { browser: { type: 'string', default: '100' }, server: { type: 'string', default: '20' } },
})
process.env.CHROMIUM_PATH = ensureBrowser()
await buildProduct()
const product = await createProduct()
await product.start()
let failed = false
try {
  const rounds = { browser: Number(values.browser), server: Number(values.server) }
  for (const [what, kills] of Object.entries(rounds)) {
    if (kills === 0) continue
    const count = await killAndCount(what as 'browser' | 'server', kills)
    console.log(`${what}:`, JSON.stringify(count))
    if (count.lost + count.doubled + count.torn > 0) failed = true
  }
} finally {
  await product.remove()
}
process.exitCode = failed ? 1 : 0

async function killAndCount(what: 'browser' | 'server', kills: number): Promise<KillCount> {
  const couple = await newCouple(product.url, TASKS)
  const phone = await openPhone({ baseURL: product.url })
  const count: KillCount = { kills: 0, acknowledged: 0, lost: 0, doubled: 0, torn: 0 }
  try {
    await signIn(phone, couple)
    for (let round = 0; round < kills; round += 1) {
      const before = await versionsOf(couple)
      const point = POINTS[round % POINTS.length]!
      const { clicked, acknowledged } =
        what === 'browser'
          ? await editAndDie(phone, point)
          : await editAndLoseServer(phone, product, Math.random() * 600)
      const settled = await untilSettled(phone, couple, product)
      if (!settled) count.torn += 1
      const after = await versionsOf(couple)
      for (const title of TASKS) {
        const writes = after.get(title)! - before.get(title)!
        if (acknowledged.has(title) && writes === 0) count.lost += 1
        if (writes > 1 || (writes > 0 && !clicked.has(title))) count.doubled += 1
      }
      count.kills += 1
      count.acknowledged += acknowledged.size
      if (count.kills % 10 === 0) console.log(`  ${what} ${count.kills}: ${JSON.stringify(count)}`)
    }
  } finally {
    await phone.remove()
  }
  return count
}

async function signIn(phone: Phone, couple: Person): Promise<void> {
  const { page } = phone
  await page.goto('/login')
  await page.getByLabel('Email').fill(couple.email)
  await page.getByLabel('Password', { exact: true }).fill(couple.password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL('**/couple')
  await page.goto('/couple/planning')
  await page
    .locator(RINGS)
    .nth(TASKS.length - 1)
    .waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await pause(1_500)
}

/** Each task's version says how many writes it has had. */
async function versionsOf(couple: Person): Promise<Map<string, number>> {
  return new Map((await tasksOf(couple)).map(({ title, version }) => [title, version]))
}

/** Ticks every ring, the other way than it is, one after the other. */
async function tick(phone: Phone, gapMs: number) {
  const clicked = new Set<string>()
  const acknowledged = new Set<string>()
  const { page } = phone
  const name = `told${Math.floor(Math.random() * 1e9)}`
  await page.exposeFunction(name, (kind: 'clicked' | 'shown', title: string) => {
    if (kind === 'clicked') clicked.add(title)
    else acknowledged.add(title)
  })
  await page.evaluate(
    ({ rings, gapMs, name }) => {
      const tell = (globalThis as never)[name] as (kind: string, title: string) => void
      const titleOf = (ring: HTMLInputElement) => ring.ariaLabel!.replace('Fatta: ', '')
      const all = [...document.querySelectorAll<HTMLInputElement>(rings)]
      const first = new Map(all.map((ring) => [titleOf(ring), ring.checked]))
      const told = new Set<string>()
      for (const [index, title] of [...first.keys()].entries())
        setTimeout(() => {
          const ring = document.querySelector<HTMLInputElement>(`[aria-label="Fatta: ${title}"]`)
          if (!ring) return
          tell('clicked', title)
          ring.click()
        }, index * gapMs)
      // What the screen shows as ticked, the person takes for kept.
      setInterval(() => {
        for (const ring of document.querySelectorAll<HTMLInputElement>(rings)) {
          const title = titleOf(ring)
          if (told.has(title) || first.get(title) === ring.checked) continue
          told.add(title)
          tell('shown', title)
        }
      }, 5)
    },
    { rings: RINGS, gapMs, name },
  )
  return { clicked, acknowledged }
}

async function editAndDie(phone: Phone, point: Point) {
  const { page, context } = phone
  phone.expectNoNetwork()
  let reached: () => void = () => undefined
  const there = new Promise<void>((resolve) => (reached = resolve))
  const nth = Math.floor(Math.random() * 6)
  let seen = 0
  if (point === 'stored, with no network') await context.setOffline(true)
  if (point === 'sent, before the server has it' || point === 'committed, before the answer')
    await page.route('**/updateTaskCouple/**', async (route) => {
      if (seen++ !== nth) return route.continue().catch(() => undefined)
      if (point === 'committed, before the answer') await route.fetch().catch(() => undefined)
      reached()
    })
  const told = await tick(phone, point === 'while it is being stored' ? 0 : 25)
  if (point === 'while it is being stored') await pause(Math.random() * 60)
  else if (point === 'while the answers come in') await pause(150 + Math.random() * 400)
  else if (point.startsWith('sent') || point.startsWith('committed'))
    await Promise.race([there, pause(3_000)])
  else await pause(Math.random() * 900)
  await phone.kill()
  await phone.reopen()
  return told
}

async function editAndLoseServer(phone: Phone, server: ProductProcess, afterMs: number) {
  phone.expectNoNetwork()
  await phone.page.goto('/couple/planning')
  await phone.page
    .locator(RINGS)
    .nth(TASKS.length - 1)
    .waitFor()
  const told = await tick(phone, 30)
  await pause(afterMs)
  await server.kill()
  await pause(Math.random() * 500)
  await server.start()
  return told
}

/** Opens the planner and waits until nothing waits and the screen shows what the server has. */
async function untilSettled(phone: Phone, couple: Person, server: ProductProcess): Promise<boolean> {
  const deadline = Date.now() + SETTLED_WITHIN_MS
  await phone.page.goto(`${server.url}/couple/planning`)
  while (Date.now() < deadline) {
    const waiting = await phone.page
      .getByText(/\d modific\w+ in attesa|Sei offline|Il server non risponde/)
      .count()
    const shown = await phone.page.evaluate((rings) => {
      const all = [...document.querySelectorAll<HTMLInputElement>(rings)]
      return all.map((ring) => `${ring.ariaLabel!.replace('Fatta: ', '')} ${ring.checked}`).toSorted()
    }, RINGS)
    const stored = (await tasksOf(couple)).map(({ title, done }) => `${title} ${done}`).toSorted()
    if (waiting === 0 && JSON.stringify(shown) === JSON.stringify(stored)) return true
    await pause(100)
  }
  return false
}
