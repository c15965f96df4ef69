import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TEST_MS } from '#tests/support/limits.ts'
import { longArray } from '#tests/sync/long-array.ts'
import { World, nextWriteCommand, writeCommand, type Args } from '#tests/support/simulated-world.ts'

const tab = fc.constantFrom('one', 'two')

const submit = fc.record({
  do: fc.constant('submit' as const),
  tab,
  scope: fc.constantFrom('tasks', 'budget', 'favourites'),
  entity: fc.constantFrom('a', 'b', 'c', 'd'),
  bad: fc.constantFrom(...Array<boolean>(15).fill(false), true),
})
const meanwhile = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({ do: fc.constant('run' as const), gates: fc.integer({ min: 1, max: 80 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'power cut' as const,
        'server killed' as const,
        'server killed' as const,
        'worker' as const,
        'worker' as const,
        'worker killed' as const,
        'sign in' as const,
      ),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('open' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('network' as const), online: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: -90_000, max: 90_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('retry' as const, 'mend' as const, 'discard' as const, 'withdraw' as const),
      tab,
    }),
  },
)
/** A command, and what happens before the next one. */
const stretch = fc.record({ submit, meanwhile: fc.array(meanwhile, { maxLength: 2 }) })
const COMMANDS = 60
/** After which command a new build comes out, of the app and of the server; whether it still understands the old. */
const builds = fc.record({ app: fc.nat({ max: 120 }), server: fc.nat({ max: 120 }), strict: fc.boolean() })
const histories = fc.noBias(
  fc.record({ stretches: longArray(stretch, COMMANDS), builds, fair: fc.constantFrom(false, true) }),
)
type Life = typeof histories extends fc.Arbitrary<infer Value> ? Value : never

interface History {
  world: World
  /** Marks whose `submit` resolved: the person was told that they are kept. */
  acknowledged: Set<number>
  /** Marks that are refused unless mended. */
  bad: Set<number>
  /** Place in the order of the device, by mark. */
  order: Map<number, number>
  /** Marks whose refused command was discarded, for good. */
  discarded: Set<number>
}

async function live(seed: number, { stretches, builds, fair }: Life): Promise<History> {
  const world = new World(seed)
  const history: History = {
    world,
    acknowledged: new Set(),
    bad: new Set(),
    order: new Map(),
    discarded: new Set(),
  }
  world.open('one')
  world.open('two')
  for (const [index, { submit: now, meanwhile: steps }] of stretches.entries()) {
    if (index === builds.app) world.build = 2
    if (index === builds.server) {
      world.killServer()
      Object.assign(world, { serverBuild: 2, strict: builds.strict })
    }
    // A person has a tab open to write in.
    if (fair && !world.tabs.has(now.tab)) {
      world.open(now.tab)
      await world.run(60)
    }
    keep(history, index + 1, now)
    for (const step of steps) await happen(history, step)
  }
  if (world.serverBuild > world.build) world.build = 2
  await world.calm()
  return history
}

function keep(
  { world, acknowledged, bad, order }: History,
  mark: number,
  { tab: name, scope, entity, bad: refused }: Life['stretches'][number]['submit'],
): void {
  const tab = world.tabs.get(name)
  if (!tab) return
  if (refused) bad.add(mark)
  const args: Args = { scope, entity, bad: refused, mark, ...(tab.build === 2 && { since: 2 as const }) }
  const command = tab.build === 2 ? nextWriteCommand : writeCommand
  tab.outbox.submit(command, args).then(
    (kept) => {
      acknowledged.add(mark)
      order.set(mark, kept.order)
    },
    () => undefined,
  )
}

async function happen(history: History, now: Life['stretches'][number]['meanwhile'][number]): Promise<void> {
  const { world } = history
  if ('tab' in now) {
    const outbox = world.tabs.get(now.tab)?.outbox
    if (now.do === 'kill') world.kill(now.tab)
    else if (now.do === 'open' && !outbox) world.open(now.tab)
    else if (outbox) act(history, now.do, outbox)
  } else if (now.do === 'run') await world.run(now.gates)
  else if (now.do === 'power cut') {
    for (const name of ['one', 'two']) world.kill(name)
    world.killWorker()
  } else if (now.do === 'server killed') world.killServer()
  else if (now.do === 'worker') world.wakeWorker()
  else if (now.do === 'worker killed') world.killWorker()
  else if (now.do === 'sign in') {
    world.tokenValid = true
    for (const { outbox } of world.tabs.values()) if (outbox.status().paused) void outbox.resume()
  } else if (now.do === 'network') world.setOnline(now.online)
  else if (now.do === 'wait') world.advance(now.ms)
}

function act(
  history: History,
  what: string,
  outbox: NonNullable<ReturnType<World['tabs']['get']>>['outbox'],
): void {
  const refused = outbox.review().at(0)
  const last = outbox.pending().at(-1)
  const ignore = () => undefined
  if (what === 'withdraw' && last) {
    const { mark } = last.args as Args
    if (history.world.dropped.has(mark)) return
    // Before it is known to be gone: the moment it goes it may be missing.
    history.world.dropped.add(mark)
    outbox.withdraw(last.id).then((done) => {
      // Too late for that, it may have been refused and discarded before this is known.
      if (!done && !history.discarded.has(mark)) history.world.dropped.delete(mark)
    }, ignore)
  }
  if (!refused) return
  const args = refused.args as Args
  if (what === 'retry') outbox.retry(refused.id).catch(ignore)
  if (what === 'mend') outbox.edit(refused.id, { ...args, bad: false }).catch(ignore)
  if (what === 'discard') {
    history.world.dropped.add(args.mark)
    history.discarded.add(args.mark)
    outbox.discard(refused.id).catch(ignore)
  }
}

function verify({ world, acknowledged, order }: History): void {
  expect(world.problems).toEqual([])
  const stored = [...world.disk.commands.values()]
  expect(stored.filter(({ state }) => state === 'sending')).toEqual([])

  const done = world.effects.map(({ mark }) => mark)
  expect(new Set(done).size, 'an effect happened twice').toBe(done.length)

  const refused = new Set(
    stored.filter(({ state }) => state === 'review').map(({ args }) => (args as Args).mark),
  )
  const misheard = stored.filter(({ state, args }) => state === 'review' && !(args as Args).bad)
  expect(misheard, 'refused by who did not understand it').toEqual([])
  for (const mark of acknowledged) {
    if (world.dropped.has(mark)) continue
    const places = Number(done.includes(mark)) + Number(refused.has(mark))
    const held = stored.some(({ args, state }) => state === 'waiting' && (args as Args).mark === mark)
    expect(places + Number(held), `mark ${mark} is in one place`).toBe(1)
  }
  // What still waits, waits behind a refused one of its entity.
  for (const command of stored.filter(({ state }) => state === 'waiting')) {
    const behind = stored.some(
      (other) =>
        other.state === 'review' && other.entity.id === command.entity.id && other.order < command.order,
    )
    expect(behind, `${command.id} waits for nothing`).toBe(true)
  }
  for (const entity of new Set(world.effects.map(({ scope, entity }) => `${scope}/${entity}`))) {
    const places = world.effects
      .filter((effect) => `${effect.scope}/${effect.entity}` === entity && order.has(effect.mark))
      .map(({ mark }) => order.get(mark)!)
    expect(places, `order on ${entity}`).toEqual(places.toSorted((a, b) => a - b))
  }
  for (const tab of world.tabs.values()) {
    expect(tab.outbox.pending()).toHaveLength(stored.filter(({ state }) => state !== 'review').length)
    expect(tab.outbox.review()).toHaveLength(refused.size)
    for (const mark of tab.shown) {
      if (done.includes(mark)) expect(tab.marks.has(mark), `${tab.name} shows ${mark}`).toBe(true)
    }
  }
}

const HISTORIES = Number(process.env['OUTBOX_HISTORIES'] ?? 2_000)

it(
  'gives every acknowledged command one effect, in order, whatever fails',
  { timeout: TEST_MS + HISTORIES * 200 },
  async () => {
    const told = { histories: 0, acknowledged: 0, effects: 0, refused: 0, toWorker: 0, together: 0 }
    await fc.assert(
      fc.asyncProperty(fc.noBias(fc.integer()), histories, async (seed, life) => {
        const history = await live(seed, life)
        verify(history)
        told.histories += 1
        told.acknowledged += history.acknowledged.size
        told.effects += history.world.effects.length
        told.refused += history.bad.size
        told.toWorker += history.world.toWorker
        told.together = Math.max(told.together, history.world.together)
      }),
      {
        numRuns: HISTORIES,
        seed: Number(process.env['SYNC_SEED'] ?? 20_270_612),
        path: process.env['OUTBOX_PATH'] ?? '',
        endOnFailure: process.env['SYNC_SHRINK'] === 'off',
      },
    )
    console.info('outbox simulation', told)
    expect(told.effects).toBeGreaterThan(told.histories)
    expect(told.toWorker, 'answers to the worker').toBeGreaterThan(told.histories)
    if (HISTORIES >= 100) expect(told.together, 'in one request').toBeGreaterThan(5)
  },
)
