/** One history: two partners with two phones each, one of them with two tabs; what they do, and what goes wrong meanwhile. */
import fc from 'fast-check'
import { newId } from '#contract/kit/new-id.ts'
import type { Uploader } from '#src/offline/uploads/uploader.ts'
import { Device } from './device.ts'
import { EDITS, compose, shownBy, type Edit } from './edits.ts'
import { FILES, FileStore } from './file-store.ts'
import { Gates } from './gates.ts'
import { longArray } from './long-array.ts'
import type { Wedding, WeddingServer } from './wedding-server.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const device = fc.nat({ max: 4 })
const rec = fc.record

const edit = rec({
  device,
  edit: fc.constantFrom<Edit>(
    ...EDITS,
    ...EDITS,
    'task.add',
    'task.add',
    'task.title',
    'item.add',
    'favorite.save',
  ),
  nth: fc.nat({ max: 5 }),
})
const step = fc.oneof(
  { weight: 12, arbitrary: rec({ do: fc.constant('run' as const), gates: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 1, arbitrary: rec({ do: fc.constant('kill' as const), device }) },
  { weight: 5, arbitrary: rec({ do: fc.constant('open' as const), device, fresh: fc.boolean() }) },
  { weight: 2, arbitrary: rec({ do: fc.constant('network' as const), device, online: fc.boolean() }) },
  { weight: 1, arbitrary: rec({ do: fc.constant('hub lost' as const), device }) },
  { weight: 1, arbitrary: rec({ do: fc.constant('upgrade' as const), device }) },
  {
    weight: 1,
    arbitrary: rec({
      do: fc.constant('clock' as const),
      device,
      skewMs: fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }),
    }),
  },
  {
    weight: 2,
    arbitrary: rec({ do: fc.constant('wait' as const), ms: fc.integer({ min: 100, max: 90_000 }) }),
  },
  {
    weight: 2,
    arbitrary: rec({
      do: fc.constantFrom('retry' as const, 'mend' as const, 'discard' as const, 'withdraw' as const),
      device,
    }),
  },
)
/** Sixty edits, and what happens before each. */
export const histories = fc.noBias(longArray(rec({ before: fc.array(step, { maxLength: 2 }), edit }), 60))
type Stretch = typeof histories extends fc.Arbitrary<(infer Item)[]> ? Item : never

/** A command a person was told is kept. */
export interface Kept {
  id: string
  device: Device
  mark: number
  order: number
  entity: string
  /** Adds a payment, which nobody takes away. */
  pays: boolean
}

export interface History {
  server: WeddingServer
  wedding: Wedding
  devices: readonly Device[]
  gates: Gates
  kept: Kept[]
  /** Ids of commands a person took back, or made anew under another id. */
  dropped: Set<string>
  problems: string[]
}

/** The query cache reads the clock by itself: the devices share one, and it jumps as theirs do. */
let skewMs = 0
const rightNow = Date.now
export function bendClock(): () => void {
  Date.now = () => rightNow() + skewMs
  return () => void (Date.now = rightNow)
}

export async function live(
  server: WeddingServer,
  seed: number,
  stretches: readonly Stretch[],
): Promise<History> {
  skewMs = 0
  const gates = new Gates(seed)
  const wedding = await server.marry()
  const vendors = [newId(), newId(), newId()]
  const devices: Device[] = []
  const onCommit = () => devices.forEach((one) => one.push())
  const files = new FileStore(gates, server, wedding)
  const world = { gates, server, wedding, files, onCommit }
  for (const [index, uid] of [...wedding.uids, ...wedding.uids].entries())
    devices.push(new Device({ name: `phone ${index}`, uid, token: await server.signIn(uid), ...world }))
  const [beside] = devices
  devices.push(new Device({ name: 'phone 0, tab 2', uid: beside!.uid, token: '', beside: beside!, ...world }))
  const history: History = { server, wedding, devices, gates, kept: [], dropped: new Set(), problems: [] }
  // The first look at the product is a calm one.
  gates.faults = false
  for (const one of devices) one.open(true)
  while (await gates.run(100));
  gates.faults = true

  for (const [index, { before, edit: now }] of stretches.entries()) {
    for (const what of before) await happen(history, what)
    const one = devices[now.device]!
    // Who wants to write opens the app.
    one.open(false)
    for (let round = 0; round < 5 && !one.run?.ready; round += 1) {
      await gates.run(20)
      one.open(false)
    }
    const { run } = one
    if (!run?.ready) continue
    const mark = index + 1
    const shown = shownBy(run.client, run.outbox.pending())
    const submission = compose(now.edit, shown, wedding, vendors, now.nth, mark)
    if (!submission) continue
    const { name } = submission.definition
    const definition = run.definitions.find((known) => known.name === name)!
    const write = () => run.outbox.submitAll([{ ...submission, definition }])
    if (now.edit !== 'picture.add') keep(history, one, mark, write(), now.edit === 'item.pay')
    else keep(history, one, mark, addFile(files, run.uploader, submission.args, now.nth).then(write))
  }
  await calm(history)
  return history
}

/** The bytes are on the device before the command that names them; one in six is a picture that cannot be drawn. */
async function addFile(files: FileStore, uploader: Uploader, args: unknown, nth: number): Promise<void> {
  const { fileId } = args as { fileId: string }
  if (nth === 5) files.refuse(fileId)
  await uploader.add([{ id: fileId, file: FILES[nth % FILES.length]!, name: 'IMG_1.jpg', kind: 'picture' }])
}

async function happen(history: History, now: Stretch['before'][number]): Promise<void> {
  const { gates, devices } = history
  if (now.do === 'run') return void (await gates.run(now.gates))
  if (now.do === 'wait') return void gates.pass(now.ms)
  const one = devices[now.device]!
  if (now.do === 'kill') one.kill()
  else if (now.do === 'open') one.open(now.fresh)
  else if (now.do === 'network') one.setOnline(now.online)
  else if (now.do === 'hub lost') one.run?.hub.lose()
  else if (now.do === 'upgrade') one.upgrade()
  else if (now.do === 'clock') {
    one.phone.skewMs = now.skewMs
    skewMs = now.skewMs
  } else act(history, now.do, one)
}

function keep(
  history: History,
  device: Device,
  mark: number,
  work: Promise<readonly { id: string; order: number; entity: { id: string } }[]>,
  pays = false,
) {
  work.then(
    ([command]) =>
      void history.kept.push({
        id: command!.id,
        device,
        mark,
        order: command!.order,
        entity: command!.entity.id,
        pays,
      }),
    () => undefined,
  )
}

function act(history: History, what: 'retry' | 'mend' | 'discard' | 'withdraw', device: Device): void {
  const outbox = device.run?.ready && device.run.outbox
  if (!outbox) return
  const ignore = () => undefined
  const last = outbox.pending().at(-1)
  if (what === 'withdraw' && last && !history.dropped.has(last.id)) {
    history.dropped.add(last.id)
    outbox.withdraw(last.id).then((done) => void (done || history.dropped.delete(last.id)), ignore)
  }
  const refused = outbox.review().at(0)
  if (!refused) return
  if (what === 'retry') outbox.retry(refused.id).catch(ignore)
  if (what === 'mend' && refused.name === 'task.update') {
    const args = refused.args as { changes: { notes?: string } }
    const notes = args.changes.notes?.slice(0, 20)
    const mark = Number(/^m(\d+)/.exec(notes ?? '')?.[1] ?? 0)
    if (!notes || !mark) return
    history.dropped.add(refused.id)
    keep(
      history,
      device,
      mark,
      outbox.edit(refused.id, { ...args, changes: { notes: `m${mark}` } }).then((made) => [made]),
    )
  }
  if (what === 'discard') {
    history.dropped.add(refused.id)
    outbox.discard(refused.id).catch(ignore)
  }
}

/** Ends all faults, signs everybody in, and lets everything finish. */
async function calm({ gates, devices, server, problems }: History): Promise<void> {
  gates.faults = false
  for (const one of devices) one.setOnline(true)
  for (const one of devices) one.phone.token = await server.signIn(one.uid)
  for (let round = 0; round < 100; round += 1) {
    for (const one of devices) one.open(true)
    while (await gates.run(200));
    let again = false
    for (const one of devices) {
      // A tab that says it is older than what the other has written is opened anew, as it asks its person to do.
      if (one.run?.outbox.status().paused === 'outdated') {
        one.kill()
        one.open(true)
      }
      const { run } = one
      if (run?.outbox.status().paused) {
        void run.outbox.resume()
        again = true
      }
      if (run && run.hub.state !== 'connected') {
        void run.hub.connect()
        again = true
      }
      // A screen that is looked at asks again for what is known to be old.
      const old = run?.client
        .getQueryCache()
        .getAll()
        .filter((query) => query.isActive() && (query.state.isInvalidated || query.state.data === undefined))
      for (const query of old ?? []) {
        again = true
        void run!.client.refetchQueries({ queryKey: query.queryKey, exact: true })
      }
    }
    if (again) continue
    if (!gates.hasTimers()) return
    gates.pass(60_000)
  }
  problems.push('never came to rest')
}
