/** What three queues of edits do in the same ten misfortunes: counted, not timed. */
import type { BenchRow } from './bench-row.ts'
import { ours, tanstack, workbox } from './outbox-peers-queues.ts'
import { PeerWorld, type Peer } from './outbox-peers-world.ts'

interface Outcome {
  /** In a few words, what became of the edits. */
  words: string
  good: boolean
}
type Scenario = (peer: Peer, world: PeerWorld) => Promise<Outcome>

const edit = (mark: number, entity = 'a') => ({ entity, mark })

/** Each mark once, in this order. */
function once(world: PeerWorld, marks: readonly number[]): Outcome {
  const { effects } = world
  const lost = marks.filter((mark) => !effects.includes(mark))
  const twice = marks.filter((mark) => effects.filter((one) => one === mark).length > 1)
  const words = [
    lost.length > 0 && `${lost.length} of ${marks.length} lost`,
    twice.length > 0 && `${twice.length} done twice`,
    lost.length + twice.length === 0 && effects.join() !== marks.join() && `in the order ${effects.join()}`,
  ].filter(Boolean)
  return { words: words.join(', ') || 'each done once', good: words.length === 0 }
}

/** What the person was told at once belongs to it: an edit said to have failed is written again by hand. */
function asTold({ words, good }: Outcome, told: boolean): Outcome {
  if (told) return { words, good }
  return { words: `${words}, the person is told that it failed`, good: false }
}

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  async 'edited offline, reloaded at once'(peer, world) {
    world.online = false
    const tab = await peer.open(world)
    await tab.write(edit(1))
    tab.kill()
    world.online = true
    await (await peer.open(world)).wake()
    return once(world, [1])
  },
  async 'answer lost after the commit'(peer, world) {
    const tab = await peer.open(world)
    world.faults.push('lost after commit')
    const told = await tab.write(edit(1))
    await tab.wake()
    return asTold(once(world, [1]), told)
  },
  async 'a 500, once'(peer, world) {
    const tab = await peer.open(world)
    world.faults.push('500')
    const told = await tab.write(edit(1))
    await tab.wake()
    return asTold(once(world, [1]), told)
  },
  async 'the session has ended (401), then a sign-in'(peer, world) {
    world.online = false
    const tab = await peer.open(world)
    await tab.write(edit(1))
    world.signedIn = false
    world.online = true
    await tab.wake()
    world.signedIn = true
    await tab.wake()
    return once(world, [1])
  },
  async 'two tabs, one edit waiting'(peer, world) {
    world.online = false
    const first = await peer.open(world)
    await first.write(edit(1))
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    const second = await peer.open(world)
    world.online = true
    await Promise.all([first.wake(), second.wake()])
    return once(world, [1])
  },
  async 'browser closed in mid-replay'(peer, world) {
    world.online = false
    const tab = await peer.open(world)
    for (const mark of [1, 2, 3]) await tab.write(edit(mark))
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    world.online = true
    world.faults.push('hang')
    void tab.wake()
    await new Promise((resolve) => setTimeout(resolve, 200))
    tab.kill()
    world.faults.length = 0
    await (await peer.open(world)).wake()
    return once(world, [1, 2, 3])
  },
  async 'order of three edits of one thing, the first dropped once'(peer, world) {
    const tab = await peer.open(world)
    world.faults.push('drop')
    const told = await tab.write(edit(1))
    for (const mark of [2, 3]) await tab.write(edit(mark))
    await tab.wake()
    return asTold(once(world, [1, 2, 3]), told)
  },
  async 'one of two refused (422)'(peer, world) {
    world.online = false
    const tab = await peer.open(world)
    await tab.write({ ...edit(1), bad: true })
    await tab.write(edit(2, 'b'))
    world.online = true
    await tab.wake()
    const done = once(world, [2])
    const kept = tab.refused().includes(1)
    return {
      words: `${done.words}, the refused one ${kept ? 'is kept to be looked at' : 'vanishes unseen'}`,
      good: done.good && kept,
    }
  },
  async 'opened again 25 hours later'(peer, world) {
    world.online = false
    const tab = await peer.open(world)
    await tab.write(edit(1))
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    tab.kill()
    const rightNow = Date.now
    Date.now = () => rightNow() + 25 * 60 * 60 * 1_000
    try {
      world.online = true
      await (await peer.open(world)).wake()
    } finally {
      Date.now = rightNow
    }
    return once(world, [1])
  },
  async 'the disk is full'(peer, world) {
    world.online = false
    world.full = true
    const tab = await peer.open(world)
    const told = await tab.write(edit(1))
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    tab.kill()
    world.online = true
    world.full = false
    await (await peer.open(world)).wake()
    const lost = world.effects.length === 0
    if (!told) return { words: 'the person is told that it was not kept', good: true }
    return { words: lost ? 'shown as kept, and lost' : 'kept', good: !lost }
  },
}

/** A row for each misfortune; `detail` has what each queue did. Run with `npm run bench -- outbox`. */
export async function runOutboxPeersBench(): Promise<BenchRow[]> {
  const realFetch = globalThis.fetch
  const rows: BenchRow[] = []
  try {
    for (const [what, scenario] of Object.entries(SCENARIOS)) {
      const outcomes: Outcome[] = []
      for (const peer of [ours, tanstack, workbox]) outcomes.push(await scenario(peer, new PeerWorld()))
      const [mine, ...others] = outcomes as [Outcome, Outcome, Outcome]
      rows.push({
        what,
        ours: mine.words,
        reference: `TanStack: ${others[0].words} · Workbox: ${others[1].words}`,
        ratio: mine.good ? 0 : 1,
        goal: 'nothing lost, doubled, unseen',
        pass: mine.good,
        detail: { ours: mine, tanstack: others[0], workbox: others[1] },
      })
    }
  } finally {
    globalThis.fetch = realFetch
  }
  return rows
}
