/** The phones of the two of a couple: the app's own outbox, cache and hub on each, against the real server; nothing fails by itself. */
import type { Command } from '#src/offline/outbox/command.ts'
import type { Submission } from '#src/offline/outbox/outbox-types.ts'
import { type Change, type TakingBack, takeBack } from '#src/plan/changes.ts'
import { keptHere } from '#src/plan/copy/gather-copy.ts'
import type { CopyParts } from '#src/plan/copy/copy-format.ts'
import { type PlanKind, planEntityOf } from '#src/plan/entities.ts'
import { Device } from '#tests/sync/device.ts'
import { FILES, FileStore } from '#tests/sync/file-store.ts'
import { Gates } from '#tests/sync/gates.ts'
import { type WeddingServer, askIn, whatHappensIn } from '#tests/sync/wedding-server.ts'
import { type Person, type TestApp, newCouple, newPartner } from '#tests/support/test-app.ts'
import type { Couple } from './samples.ts'

export type Thing = Readonly<Record<string, unknown>> & { id: string; version: number }

/** Longer than anything waits before it tries again. */
const A_WHILE_MS = 30_000
const WHILES = 4

export interface Phone {
  person: Person
  /** What its screens show of a kind: what it was told, with what waits laid over it. */
  shown: (kind: PlanKind) => Thing[]
  offline: () => void
  online: () => void
  /** Keeps edits, with the bytes that they name. */
  write: (...submissions: (Submission | undefined)[]) => Promise<readonly Command[]>
  undo: (change: Change, commands: readonly Command[]) => Promise<void>
  refused: () => readonly Command[]
  outbox: () => NonNullable<Device['run']>['outbox']
  /** As a copy made here has it. */
  copied: (kind: PlanKind) => CopyParts
}

export async function twoPhones(at: TestApp) {
  const anna: Couple = await newCouple(at)
  const marco = await newPartner(at, anna)
  const gates = new Gates(1)
  gates.faults = false
  const server = {
    ...whatHappensIn(at.database),
    ask: (method, url, headers, body) => askIn(at.app, method, url, headers, body),
  } as WeddingServer
  const wedding = { coupleId: anna.coupleId, uids: [anna.uid, marco.uid] as const }
  const files = new FileStore(gates, server, wedding)
  const devices: Device[] = []
  const onCommit = () => devices.forEach((one) => one.push())
  const add = ({ uid, token }: Person, name: string) => {
    const device = new Device({ name, uid, token, gates, server, wedding, files, onCommit })
    devices.push(device)
    device.open(true)
    return device
  }
  /** Lets everything that can happen happen. */
  const settle = async () => {
    // What was done elsewhere is heard of too.
    onCommit()
    for (let round = 0; round < WHILES; round += 1) {
      while (await gates.run(200));
      gates.pass(A_WHILE_MS)
    }
    while (await gates.run(200));
  }
  const phones = [phoneOf(anna, add(anna, 'anna')), phoneOf(marco, add(marco, 'marco'))] as const
  await settle()

  function phoneOf(person: Person, device: Device): Phone {
    const run = () => device.run!
    /** What is asked of the outbox waits for its disk. */
    const done = async <Result>(work: Promise<Result>): Promise<Result> => {
      let over = false
      void work.finally(() => (over = true)).catch(() => undefined)
      while (!over) await gates.run(20)
      return work
    }
    const outbox = new Proxy(run().outbox, {
      get: (target, key) => {
        const method: unknown = target[key as keyof typeof target]
        if (typeof method !== 'function') return method
        return (...args: unknown[]) => {
          const result = (method as (...args: unknown[]) => unknown).apply(target, args)
          return result instanceof Promise ? done(result) : result
        }
      },
    })
    const world: TakingBack = {
      now: (id) => {
        const all = run().client.getQueryCache().getAll()
        return all
          .flatMap(({ state }) => [state.data as Thing | Thing[]].flat())
          .find((one) => one?.id === id)
      },
      pending: () => outbox.pending(),
      ask: () => {
        throw new Error('nothing newer stands there')
      },
      // What goes for good stays gone.
      tooLate: () => undefined,
    }
    return {
      person,
      shown(kind) {
        const entity = planEntityOf(kind)!
        const data = run().client.getQueryData<Thing | Thing[] | null>(entity.key)
        const pending = outbox.pending().filter((command) => command.entity.kind === kind)
        // A couple’s website is there before its first change.
        const none = entity.single && !entity.calls.add ? [blank(kind, anna.coupleId)] : []
        return entity.apply(data ? [data].flat() : none, pending) as Thing[]
      },
      offline: () => device.setOnline(false),
      online: () => device.setOnline(true),
      async write(...submissions) {
        const all = submissions.filter((one) => one !== undefined)
        const needed = all.flatMap(({ definition, args }) => definition.needs?.(args) ?? [])
        const known = new Set(
          run()
            .uploader.list()
            .map(({ id }) => id),
        )
        for (const id of needed.filter((one) => !known.has(one)))
          await done(run().uploader.add([{ id, file: FILES[0]!, name: 'foto.jpg', kind: 'picture' }]))
        return outbox.submitAll(all)
      },
      undo: async (change, commands) =>
        takeBack(
          outbox,
          [change],
          commands.map(({ id }) => id),
          world,
        ),
      refused: () => outbox.review(),
      outbox: () => outbox,
      copied: (kind) => ({ [kind]: keptHere(run().client as never, kind)!.things }),
    }
  }
  return { anna, phones, settle, devices, coupleId: anna.coupleId }
}

/** One of a kind that nobody has written anything in. */
export const blank = (kind: PlanKind, coupleId: string): Thing =>
  ({ ...(planEntityOf(kind)!.empty as object), id: coupleId, coupleId, version: 0 }) as unknown as Thing
