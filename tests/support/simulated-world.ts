/**
 * A world for the outbox in which every await is a gate that a seed opens: one device with tabs and a service worker, a
 * network that loses, delays and doubles, a server with idempotency keys that dies before and after its commits, old and
 * new builds of both, storage that fails, all of them killed at any gate. Tests only.
 */
import type { AccountStore } from '#src/offline/account-store.ts'
import { frozen } from '#src/lib/frozen.ts'
import { NOTES_KEY } from '#src/offline/cache/cache-notes.ts'
import { defineCommand, type CachePort, type CommandRequest } from '#src/offline/outbox/command.ts'
import {
  createMemoryDisk,
  openMemoryStore,
  type MemoryDisk,
} from '#src/offline/outbox/memory-outbox-store.ts'
import type { OutboxMessage } from '#src/offline/outbox/outbox-channel.ts'
import { createOutbox } from '#src/offline/outbox/outbox.ts'
import type { Outbox } from '#src/offline/outbox/outbox-types.ts'
import type { Channel, Clock, Lock, ReplayAnswer, SentRequest, Transport } from '#src/offline/outbox/ports.ts'
import { replayStore } from '#src/offline/outbox/replay-store.ts'

export interface Args {
  scope: string
  entity: string
  /** Names the person's intention through every edit and key. */
  mark: number
  /** The server refuses it, whenever it comes. */
  bad: boolean
  /** Only in the shape of the next build, which a server of this one does not understand. */
  since?: 2
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

/** The same of the next build of the app. */
export const nextWriteCommand = defineCommand<Args, { mark: number }>({
  ...writeCommand,
  argsVersion: 2,
  migrate: { 1: (args) => ({ ...(args as Args), since: 2 }) },
})

/** Whoever runs on the device and may die: a tab, or the service worker. */
interface Owner {
  alive: boolean
  /** 1, or 2 for the next build. */
  build: number
}

interface Gate {
  tab: Owner | undefined
  open: () => void
  /** What still happens when its tab dies while it is shut: a request already on its way. */
  orphan?: () => void
}

const BUSY: ReplayAnswer = {
  status: 429,
  body: { code: 'rate_limited' },
  ours: true,
  retryAfterMs: 5_000,
}

interface Timer {
  tab: Owner
  at: number
  work: () => void
}

export interface Tab extends Owner {
  name: string
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
  /** The build that the next tab to be opened gets, and the one that the server runs. */
  build = 1
  serverBuild = 1
  /** From now on the server understands no app older than itself. */
  strict = false
  /** Raised when the server dies: what it was at then is never answered. */
  #life = 0
  #worker: Owner | undefined
  /** With credentials: without them the worker sends nothing. */
  readonly disk: MemoryDisk = { ...createMemoryDisk(), credentials: { token: 'anna' } }
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
  #lockHolder: Owner | undefined
  #lockQueue: { tab: Owner; grant: () => void }[] = []
  #ids = 0
  readonly #random: () => number
  readonly #takesMany: boolean
  /** A few at once, so that a short history has several requests, one stored while the next is under way. */
  readonly #most: number
  /** The most that the server did in one request. */
  together = 0
  /** How often it answered the worker. */
  toWorker = 0

  constructor(seed: number) {
    this.#random = seededRandom(seed)
    this.#takesMany = this.#random() < 0.8
    this.#most = 2 + Math.floor(this.#random() * 8)
  }

  #chance(probability: number): boolean {
    return this.faults && this.#random() < probability
  }

  #gate(tab: Owner | undefined, orphan?: () => void): Promise<void> {
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
    this.tabs.delete(name)
    if (tab) this.#end(tab)
  }

  #end(tab: Owner): void {
    tab.alive = false
    for (const gate of this.#gates) if (gate.tab === tab && this.#random() < 0.5) gate.orphan?.()
    this.#gates = this.#gates.filter((gate) => gate.tab !== tab)
    this.#timers = this.#timers.filter((timer) => timer.tab !== tab)
    this.#lockQueue = this.#lockQueue.filter((waiter) => waiter.tab !== tab)
    if (this.#lockHolder === tab) this.#release()
  }

  /** A Background Sync: the page's own replay in the service worker, which gives way to a tab at work. */
  wakeWorker(): void {
    if (this.#worker) return
    // The worker of before serves on until the tabs of before are closed.
    const worker: Owner = { alive: true, build: this.#random() < 0.5 ? 1 : this.build }
    this.#worker = worker
    const ended = () => void (this.#worker === worker && (this.#worker = undefined))
    replayStore(this.#store(worker), {
      transport: this.#transport(worker),
      lock: this.#lock(worker),
      channel: this.#channel(worker),
      clock: this.#clock(worker),
      random: this.#random,
    }).then(ended, ended)
  }

  killWorker(): void {
    if (this.#worker) this.#end(this.#worker)
    this.#worker = undefined
  }

  killServer(): void {
    this.#life += 1
  }

  #clock(owner: Owner): Clock {
    return {
      now: () => this.now,
      after: (ms, work) => {
        const timer = { tab: owner, at: this.now + ms, work }
        this.#timers.push(timer)
        return () => void (this.#timers = this.#timers.filter((other) => other !== timer))
      },
    }
  }

  #channel(owner: Owner, listeners = new Set<(message: OutboxMessage) => void>()): Channel<OutboxMessage> {
    return {
      post: (message) => this.#post(owner, message),
      listen: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      close: () => listeners.clear(),
    }
  }

  open(name: string): Tab {
    const tab: Tab = {
      name,
      alive: true,
      build: this.build,
      outbox: undefined as unknown as Outbox,
      marks: new Set(this.savedMarks),
      notes: new Map(this.savedNotes),
      shown: new Set(),
      listeners: new Set(),
      connectivity: new Set(),
    }
    tab.outbox = createOutbox({
      store: this.#store(tab),
      transport: this.#transport(tab),
      lock: this.#lock(tab),
      channel: this.#channel(tab, tab.listeners),
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
      clock: this.#clock(tab),
      random: this.#random,
      definitions: [tab.build === 2 ? nextWriteCommand : writeCommand],
      cache: this.#cache(tab),
      onUnauthorised: async () => {
        await this.#gate(tab)
        if (this.#chance(0.3)) return false
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

  #store(tab: Owner): AccountStore {
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
      isBeingRead: () => false,
      updateQueries() {},
      invalidate() {},
      batch: (work) => work(),
      persisted: async () => {
        const [marks, notes] = [[...tab.marks], new Map(tab.notes)]
        await this.#gate(tab)
        for (const mark of marks) this.savedMarks.add(mark)
        this.savedNotes = notes
        return true
      },
    }
  }

  #lock(tab: Owner): Lock {
    return {
      run: async (task, options) => {
        if (options?.ifAvailable && this.#lockHolder) return undefined
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

  #post(from: Owner, message: OutboxMessage): void {
    const told = frozen(structuredClone(message))
    for (const tab of this.tabs.values()) {
      if (tab === from) continue
      void this.#gate(tab).then(() => tab.listeners.forEach((listener) => listener(told)))
    }
  }

  #transport(owner: Owner): Transport {
    return {
      send: (request, key) =>
        this.#travel(
          owner,
          () => this.#serve(owner, request, key),
          (answer) => answer,
        ),
      // A server of before knows no such request.
      sendMany: this.#takesMany
        ? (commands) =>
            this.#travel<ReplayAnswer[] | undefined>(
              owner,
              () => this.#serveMany(owner, commands),
              (answer) => [answer],
            )
        : undefined,
      most: this.#most,
    }
  }

  /** @param whole an answer to the request itself, whatever is in it */
  async #travel<Answer>(
    owner: Owner,
    serve: () => Promise<Answer>,
    whole: (answer: ReplayAnswer) => Answer,
  ): Promise<Answer> {
    const late = () =>
      void this.#gate(undefined)
        .then(serve)
        .catch(() => undefined)
    await this.#gate(owner, late)
    if (!this.online) {
      // Offline, but the request may have left just before.
      if (this.#chance(0.3)) late()
      throw new TypeError('network')
    }
    if (this.#chance(0.06)) throw new TypeError('lost before the server')
    if (this.#chance(0.03)) return whole({ status: 200, body: undefined, ours: false })
    if (this.#chance(0.02)) return whole({ status: 403, body: { code: 'forbidden' }, ours: false })
    if (this.#chance(0.03)) return whole({ status: 503, body: { code: 'unavailable' }, ours: true })
    if (this.#chance(0.02)) return whole(BUSY)
    if (this.#chance(0.02)) this.tokenValid = false
    const answer = await serve()
    if (this.#chance(0.1)) late()
    if (this.#chance(0.1)) throw new TypeError('lost after the commit')
    await this.#gate(owner)
    if (this.#chance(0.05)) throw new TypeError('cut off in mid-body')
    return answer
  }

  /** One after the other up to the first that is not done, or until time is up; anything may happen in between. */
  async #serveMany(owner: Owner, commands: readonly SentRequest[]): Promise<ReplayAnswer[] | undefined> {
    if (this.#chance(0.03)) return undefined
    const answers: ReplayAnswer[] = []
    for (const { request, key } of commands) {
      if (answers.length > 0 && (this.serverBuild < owner.build || this.#chance(0.05))) break
      const answer = this.#chance(0.02) ? BUSY : await this.#serve(owner, request, key)
      answers.push(answer)
      if (answer.status !== 200) break
      this.together = Math.max(this.together, answers.length)
      if (this.#chance(0.02)) this.tokenValid = false
    }
    return answers
  }

  /** The server may die, or be replaced, at each await: before it has the request, with it, and after the commit. */
  async #serve(owner: Owner, request: CommandRequest, key: string): Promise<ReplayAnswer> {
    const { build } = owner
    const life = this.#life
    if (owner === this.#worker) this.toWorker += 1
    const live = async () => {
      await this.#gate(undefined)
      if (life !== this.#life) throw new TypeError('the server died')
    }
    await live()
    const answer = this.#answer(build, request, key)
    const olderServer = this.serverBuild < build
    await live()
    return olderServer ? { ...answer, olderServer } : answer
  }

  #answer(build: number, request: CommandRequest, key: string): ReplayAnswer {
    const problem = (status: number, code: string) => ({ status, body: { code, detail: 'No.' }, ours: true })
    if (this.strict && build < this.serverBuild) return problem(426, 'client_outdated')
    if (!this.tokenValid) return problem(401, 'token_expired')
    const body = JSON.stringify(request)
    const known = this.#answers.get(key)
    if (known) {
      if (known.body !== body) this.problems.push(`${key} came with another body`)
      return { ...known.answer, replayed: true }
    }
    const args = request.body as Args
    if ((args.since ?? 1) > this.serverBuild) return problem(400, 'malformed')
    if (args.bad) return problem(409, 'conflict')
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
    this.serverBuild = this.build
    for (const name of ['one', 'two']) {
      // Who was told to update does.
      if (this.tabs.get(name)?.build !== this.build) this.kill(name)
      if (!this.tabs.has(name)) this.open(name)
    }
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
