/**
 * A world for the outbox in which every await is a gate that a seed opens: one device with tabs, a network that loses,
 * delays and doubles, a server with idempotency keys, storage that fails, tabs killed at any gate. Tests only.
 */
import type { AccountStore } from './account-store.ts'
import { NOTES_KEY } from './cache-notes.ts'
import { defineCommand, type CachePort, type CommandRequest } from './command.ts'
import { createMemoryDisk, openMemoryStore, type MemoryDisk } from './memory-outbox-store.ts'
import type { OutboxMessage } from './outbox-channel.ts'
import { createOutbox } from './outbox.ts'
import type { Outbox } from './outbox-types.ts'
import type { Lock, ReplayAnswer } from './ports.ts'

export interface Args {
  scope: string
  entity: string
  /** Names the person's intention through every edit and key. */
  mark: number
  /** The server refuses it, whenever it comes. */
  bad: boolean
}

export const writeCommand = defineCommand<Args, { mark: number }>({
  name: 'test.write',
  argsVersion: 1,
  scope: (args) => args.scope,
  entity: (args) => ({ kind: 'thing', id: `${args.scope}/${args.entity}` }),
  describe: (args) => `Scrivi ${args.mark}`,
  request: (args) => ({ method: 'POST', path: '/api/write', body: args }),
  settle: (result, _command, cache) =>
    cache.setQueryData<number[]>(['marks'], (marks = []) =>
      marks.includes(result.mark) ? marks : [...marks, result.mark],
    ),
})

/** mulberry32: small, seeded, good enough to choose gates. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Gate {
  tab: Tab | undefined
  open: () => void
  /** What still happens when its tab dies while it is shut: a request already on its way. */
  orphan?: () => void
}

interface Timer {
  tab: Tab
  at: number
  work: () => void
}

export interface Tab {
  name: string
  alive: boolean
  outbox: Outbox
  marks: Set<number>
  /** What the outbox keeps in the cache for itself. */
  notes: Map<string, unknown>
  /** Every mark this tab has shown as waiting since it was opened. */
  shown: Set<number>
  listeners: Set<(message: OutboxMessage) => void>
  connectivity: Set<() => void>
}

export class World {
  now = Date.UTC(2026, 10, 21)
  online = true
  faults = true
  tokenValid = true
  readonly disk: MemoryDisk = createMemoryDisk()
  /** The query cache as it is on the device. */
  readonly savedMarks = new Set<number>()
  savedNotes = new Map<string, unknown>()
  readonly tabs = new Map<string, Tab>()
  /** What the server did, in its order. */
  readonly effects: Args[] = []
  /** Marks a person took back: they need not be anywhere. */
  readonly dropped = new Set<number>()
  readonly problems: string[] = []
  readonly #answers = new Map<string, { body: string; answer: ReplayAnswer }>()
  #gates: Gate[] = []
  #timers: Timer[] = []
  #lockHolder: Tab | undefined
  #lockQueue: { tab: Tab; grant: () => void }[] = []
  #ids = 0
  readonly #random: () => number

  constructor(seed: number) {
    this.#random = seededRandom(seed)
  }

  #chance(probability: number): boolean {
    return this.faults && this.#random() < probability
  }

  #gate(tab: Tab | undefined, orphan?: () => void): Promise<void> {
    return new Promise((open) => {
      // A dead tab's code simply never goes on.
      if (!tab || tab.alive) this.#gates.push({ tab, open, ...(orphan && { orphan }) })
    })
  }

  /** Opens up to `count` gates, chosen by lot. @returns whether there was one */
  async run(count: number): Promise<boolean> {
    let any = false
    // What the last step began comes to its first gate.
    await new Promise((resolve) => setImmediate(resolve))
    for (let opened = 0; opened < count; opened += 1) {
      const gate = this.#gates.splice(Math.floor(this.#random() * this.#gates.length), 1)[0]
      if (!gate) break
      any = true
      gate.open()
      await new Promise((resolve) => setImmediate(resolve))
    }
    return any
  }

  advance(ms: number): void {
    this.now += ms
    const due = this.#timers.filter((timer) => timer.at <= this.now)
    this.#timers = this.#timers.filter((timer) => timer.at > this.now)
    for (const timer of due) timer.work()
  }

  setOnline(online: boolean): void {
    if (this.online === online) return
    this.online = online
    for (const tab of this.tabs.values()) for (const listener of tab.connectivity) listener()
  }

  kill(name: string): void {
    const tab = this.tabs.get(name)
    if (!tab) return
    tab.alive = false
    this.tabs.delete(name)
    for (const gate of this.#gates) if (gate.tab === tab && this.#random() < 0.5) gate.orphan?.()
    this.#gates = this.#gates.filter((gate) => gate.tab !== tab)
    this.#timers = this.#timers.filter((timer) => timer.tab !== tab)
    this.#lockQueue = this.#lockQueue.filter((waiter) => waiter.tab !== tab)
    if (this.#lockHolder === tab) this.#release()
  }

  open(name: string): Tab {
    const tab: Tab = {
      name,
      alive: true,
      outbox: undefined as unknown as Outbox,
      marks: new Set(this.savedMarks),
      notes: new Map(this.savedNotes),
      shown: new Set(),
      listeners: new Set(),
      connectivity: new Set(),
    }
    tab.outbox = createOutbox({
      store: this.#store(tab),
      transport: { send: (request, key) => this.#send(tab, request, key) },
      lock: this.#lock(tab),
      channel: {
        post: (message) => this.#post(tab, message),
        listen: (listener) => {
          tab.listeners.add(listener)
          return () => tab.listeners.delete(listener)
        },
        close: () => tab.listeners.clear(),
      },
      connectivity: {
        state: () => (this.online ? 'online' : 'offline'),
        subscribe: (listener) => {
          tab.connectivity.add(listener)
          return () => tab.connectivity.delete(listener)
        },
        reportSuccess() {},
        reportFailure() {},
        check: async () => this.online,
      },
      clock: {
        now: () => this.now,
        after: (ms, work) => {
          const timer = { tab, at: this.now + ms, work }
          this.#timers.push(timer)
          return () => void (this.#timers = this.#timers.filter((other) => other !== timer))
        },
      },
      random: this.#random,
      definitions: [writeCommand],
      cache: this.#cache(tab),
      onUnauthorised: async () => {
        await this.#gate(tab)
        this.tokenValid = true
        return true
      },
      // A refetch: the server's truth.
      onMissed: () => this.effects.forEach(({ mark }) => tab.marks.add(mark)),
      makeId: () => `key-${(this.#ids += 1)}`,
    })
    tab.outbox.subscribe(() => this.#look(tab))
    this.tabs.set(name, tab)
    tab.outbox.start().catch((error: unknown) => this.#noteStart(tab, error))
    return tab
  }

  /** Storage failed while the tab opened: the person opens it again. */
  #noteStart(tab: Tab, error: unknown): void {
    if (this.faults) this.kill(tab.name)
    else this.problems.push(`start failed: ${String(error)}`)
  }

  /** At each redraw: what was ever shown as waiting is waiting, in review, in the cache, or taken back. */
  #look(tab: Tab): void {
    const waiting = [...tab.outbox.pending(), ...tab.outbox.review()].map(({ args }) => (args as Args).mark)
    const here = new Set(waiting)
    for (const mark of tab.shown) {
      if (!here.has(mark) && !tab.marks.has(mark) && !this.dropped.has(mark)) {
        this.problems.push(`${tab.name}: ${mark} flickered`)
      }
    }
    for (const mark of waiting) tab.shown.add(mark)
  }

  #store(tab: Tab): AccountStore {
    const store = openMemoryStore(this.disk)
    const writes = new Set(['append', 'change', 'take', 'replace', 'settle', 'setMeta'])
    return new Proxy(store, {
      get: (target, key: keyof AccountStore) => {
        const method = target[key]
        if (typeof method !== 'function') return method
        return async (...args: unknown[]) => {
          await this.#gate(tab)
          if (writes.has(key) && this.#chance(0.02)) throw new DOMException('full', 'QuotaExceededError')
          const result: unknown = await (method as (...args: unknown[]) => unknown)(...args)
          await this.#gate(tab)
          return result
        }
      },
    })
  }

  #cache(tab: Tab): CachePort {
    const isNote = (key: readonly unknown[]) => key[0] === NOTES_KEY[0]
    return {
      getQueryData: <Data>(key: readonly unknown[]) =>
        (isNote(key) ? tab.notes.get(String(key)) : [...tab.marks]) as Data | undefined,
      setQueryData: <Data>(
        key: readonly unknown[],
        updater: (current: Data | undefined) => Data | undefined,
      ) => {
        if (isNote(key)) {
          const next = updater(tab.notes.get(String(key)) as Data | undefined)
          if (next !== undefined) tab.notes.set(String(key), next)
        } else for (const mark of updater([...tab.marks] as Data) as number[]) tab.marks.add(mark)
      },
      updateQueries() {},
      invalidate() {},
      batch: (work) => work(),
      persisted: async () => {
        const [marks, notes] = [[...tab.marks], new Map(tab.notes)]
        await this.#gate(tab)
        for (const mark of marks) this.savedMarks.add(mark)
        this.savedNotes = notes
      },
    }
  }

  #lock(tab: Tab): Lock {
    return {
      run: async (task) => {
        await new Promise<void>((grant) => {
          this.#lockQueue.push({ tab, grant })
          this.#grant()
        })
        try {
          return await task()
        } finally {
          if (this.#lockHolder === tab) this.#release()
        }
      },
    }
  }

  #grant(): void {
    if (this.#lockHolder) return
    const next = this.#lockQueue.shift()
    this.#lockHolder = next?.tab
    next?.grant()
  }

  #release(): void {
    this.#lockHolder = undefined
    this.#grant()
  }

  #post(from: Tab, message: OutboxMessage): void {
    for (const tab of this.tabs.values()) {
      if (tab === from) continue
      void this.#gate(tab).then(() => tab.listeners.forEach((listener) => listener(structuredClone(message))))
    }
  }

  async #send(tab: Tab, request: CommandRequest, key: string): Promise<ReplayAnswer> {
    const late = () => void this.#gate(undefined).then(() => this.#serve(request, key))
    await this.#gate(tab, late)
    if (!this.online) {
      // Offline, but the request may have left just before.
      if (this.#chance(0.3)) late()
      throw new TypeError('network')
    }
    if (this.#chance(0.1)) throw new TypeError('lost before the server')
    if (this.#chance(0.05)) return { status: 200, body: undefined, ours: false }
    if (this.#chance(0.05)) return { status: 503, body: { code: 'unavailable' }, ours: true }
    if (this.#chance(0.05)) {
      return { status: 429, body: { code: 'rate_limited' }, ours: true, retryAfterMs: 5_000 }
    }
    if (this.#chance(0.03)) this.tokenValid = false
    const answer = this.tokenValid
      ? this.#serve(request, key)
      : { status: 401, body: { code: 'token_expired' }, ours: true }
    if (this.#chance(0.15)) late()
    if (this.#chance(0.15)) throw new TypeError('lost after the commit')
    await this.#gate(tab)
    return answer
  }

  #serve(request: CommandRequest, key: string): ReplayAnswer {
    const body = JSON.stringify(request)
    const known = this.#answers.get(key)
    if (known) {
      if (known.body !== body) this.problems.push(`${key} came with another body`)
      return known.answer
    }
    const args = request.body as Args
    if (args.bad) {
      return { status: 409, body: { code: 'conflict', detail: 'No.' }, ours: true }
    }
    this.effects.push(args)
    const answer = { status: 200, body: { mark: args.mark }, ours: true }
    this.#answers.set(key, { body, answer })
    return answer
  }

  /** Ends all faults and lets everything finish. */
  async calm(): Promise<void> {
    this.faults = false
    this.tokenValid = true
    this.setOnline(true)
    for (const name of ['one', 'two']) if (!this.tabs.has(name)) this.open(name)
    for (let round = 0; round < 200; round += 1) {
      while (await this.run(50));
      const paused = [...this.tabs.values()].filter((tab) => tab.outbox.status().paused)
      // The person signs in again.
      for (const tab of paused) void tab.outbox.resume()
      if (paused.length > 0) continue
      if (this.#timers.length === 0) return
      this.advance(60_000)
    }
    this.problems.push('never came to rest')
  }
}
