/** What a hub process holds, and what pushes cost it among so many connections. */
import { fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO, addTask, signIn } from '#tests/support/product-people.ts'
import type { BenchRow } from './bench-row.ts'
import { cpuMsOf, loadNow, residentKib } from './process-use.ts'
import { median } from './product.ts'
import type { SocketsAnswer, SocketsOrder } from './sizing-sockets.ts'
import { type SizingWorld, asked } from './sizing-world.ts'

const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 18_000)
const STEPS = [0.1, 0.4, 0.7, 1]
const CLIENTS = 4
const SETTLES_MS = 5_000
/** Everybody says every 15 seconds that they are there: whole rounds of that are compared. */
const WINDOW_MS = 30_000
const PUSH_EVERY_MS = 100
const PUSH_TO_ALL_EVERY_MS = 2_000
/** What one process of two is reckoned with (docs/deployment.md): 1 GB and half a core for all of it. */
const NEED = { heldKib: 40, socketsAProcess: 25_000, idleMs: 250, pushMs: 5, lookersMs: 20, allMs: 1_000 }

export async function hubRows(world: SizingWorld): Promise<BenchRow[]> {
  const { hub, couples, vendors } = world
  const clients = Array.from({ length: CLIENTS }, () => fork(new URL('./sizing-sockets.ts', import.meta.url)))
  const all = (orderOf: (client: number) => SocketsOrder): Promise<SocketsAnswer[]> =>
    Promise.all(clients.map((client, n) => asked<SocketsOrder, SocketsAnswer>(client, orderOf(n))))
  const count = async () => {
    const answers = await all(() => ({ order: 'count' }))
    return {
      told: answers.reduce((sum, { told }) => sum + told, 0),
      open: answers.reduce((sum, { open }) => sum + open, 0),
      lastNs: Math.max(...answers.map(({ lastNs }) => lastNs)),
    }
  }
  const socket = (path: string) => hub.url.replace('http', 'ws') + path
  // Half are couples' phones (all but the last couple's, who has two of its own), half look at a vendor or at a list.
  const tokens = couples.slice(1).map(({ token }) => token)
  const places = vendors.map(({ id, category }, n) => (n % 2 === 0 ? [id] : [`${category}/*`]))
  try {
    const alone = await spending(hub.pid, () => pause(WINDOW_MS))
    const aloneMs = alone.cpuMs / (alone.tookMs / 1_000)
    const phonesOfOne = { url: socket('/hubs/couple'), from: '127.0.2.1', tokens: [couples[0]!.token] }
    await asked<SocketsOrder, SocketsAnswer>(clients[0]!, { order: 'open', ...phonesOfOne, count: 2 })
    const pushes = async (push: (n: number) => Promise<unknown>, everyMs: number, idleMs: number) => {
      const before = await count()
      const waits: number[] = []
      let times = 0
      const { cpuMs, tookMs } = await spending(hub.pid, async () => {
        for (const until = performance.now() + WINDOW_MS; performance.now() < until;) {
          await push(times++)
          const answered = Number(process.hrtime.bigint())
          await pause(everyMs)
          waits.push(Math.max(0, (await count()).lastNs - answered) / 1e6)
        }
      })
      const told = (await count()).told - before.told
      const each = Math.max(0, cpuMs - (idleMs * tookMs) / 1_000) / times
      console.log(`  ${times} pushes: ${cpuMs} ms in ${tookMs.toFixed(0)}, told ${told}, load ${loadNow()}`)
      return { each, told: told / times, lastMs: median(waits), load: loadNow() }
    }
    const fedi = (n: number) => addTask(couples[0]!, `Fedi ${n}`)
    // Among thousands of idle connections it is too little to be told from what these take.
    const alonePush = await pushes(fedi, PUSH_EVERY_MS, aloneMs)
    const held: { sockets: number; kib: number }[] = [{ sockets: 0, kib: residentKib(hub.pid) }]
    for (const step of STEPS) {
      const more = Math.round((SOCKETS * step - held.at(-1)!.sockets) / CLIENTS / 2)
      const from = (n: number) => `127.0.1.${n + 1}`
      await all((n) => ({ order: 'open', url: socket('/hubs/couple'), from: from(n), tokens, count: more }))
      await all((n) => ({ order: 'open', url: socket('/hubs/vendor'), from: from(n), places, count: more }))
      await pause(SETTLES_MS)
      held.push({ sockets: (await count()).open, kib: residentKib(hub.pid) })
      console.log(`  ${held.at(-1)!.sockets} sockets: ${held.at(-1)!.kib} KiB, load ${loadNow()}`)
    }
    const { open } = await count()
    const idle = await spending(hub.pid, () => pause(WINDOW_MS))
    const idleMs = idle.cpuMs / (idle.tookMs / 1_000)
    const kibEach = (held.at(-1)!.kib - held[1]!.kib) / (held.at(-1)!.sockets - held[1]!.sockets)

    const admin = await signIn(world.web.url, DEMO.admin, DEMO.password)
    const rewrite = (n: number) =>
      admin.call('PUT', `/api/Admin/updateVendor/${vendors[n % vendors.length]!.id}`, {
        headline: `Riscritta ${n}, ${Date.now()}`,
      })
    const ofCouple = await pushes(fedi, PUSH_EVERY_MS, idleMs)
    const ofVendor = await pushes(rewrite, PUSH_EVERY_MS, idleMs)
    await all(() => ({ order: 'look', places: ['*/*'] }))
    await pause(SETTLES_MS)
    const toAll = await pushes(rewrite, PUSH_TO_ALL_EVERY_MS, idleMs)
    const row = (what: string, { each, told, lastMs }: typeof toAll, need: number): BenchRow => ({
      what: `sizing: a push ${what}, among ${open}`,
      ours: `${each.toFixed(1)} ms of a core, the last told ${lastMs.toFixed(0)} ms after the answer`,
      reference: `${need} ms`,
      ratio: each / need,
      goal: '≤ 1',
      pass: each <= need,
      detail: { each, told, lastMs },
    })
    const idleAtFull = aloneMs + ((idleMs - aloneMs) / open) * NEED.socketsAProcess
    return [
      {
        what: `sizing: memory of a connection, ${open} open`,
        ours: `${kibEach.toFixed(1)} KiB resident`,
        reference: `${NEED.heldKib} KiB`,
        ratio: kibEach / NEED.heldKib,
        goal: '≤ 1',
        pass: kibEach <= NEED.heldKib,
        detail: held,
      },
      {
        what: `sizing: a second of ${open} idle connections`,
        ours: `${idleMs.toFixed(0)} ms of a core (${aloneMs.toFixed(0)} with none)`,
        reference: `${NEED.idleMs} ms at ${NEED.socketsAProcess}`,
        ratio: idleAtFull / NEED.idleMs,
        goal: '≤ 1',
        pass: idleAtFull <= NEED.idleMs,
        detail: { idleMs, aloneMs, idleAtFull, load: idle.load },
      },
      row('of a couple to two phones', { ...ofCouple, each: alonePush.each }, NEED.pushMs),
      row(`of a vendor to the ${ofVendor.told.toFixed(0)} who look`, ofVendor, NEED.lookersMs),
      row(`of a vendor to ${toAll.told.toFixed(0)}, all looking everywhere`, toAll, NEED.allMs),
    ]
  } finally {
    for (const client of clients) client.kill()
  }
}

async function spending(pid: number, work: () => Promise<unknown>) {
  const [cpu, began] = [cpuMsOf(pid), performance.now()]
  await work()
  return { cpuMs: cpuMsOf(pid) - cpu, tookMs: performance.now() - began, load: loadNow() }
}
