/** Commands that wait, and the answers of those that are over. */
import { unwrap } from 'idb'
import type { AccountStore } from '../account-store.ts'
import type { Command } from './command.ts'
import { settleRun, takeRun } from './command-run.ts'
import { draftKey } from '../draft-name.ts'
import { screenRange } from '../cache/screen-snapshot.ts'
import { DURABLE, NEXT_ORDER, type OutboxDatabase, RELAXED, orderOf } from './outbox-database.ts'
import type { Upload } from '../uploads/upload.ts'
import { awaiting } from '../uploads/upload-claims.ts'

type CommandTables = Pick<
  AccountStore,
  'append' | 'commands' | 'change' | 'take' | 'replace' | 'settle' | 'settled' | 'forgetSettled'
>

export const commandTables = ({ use, write }: OutboxDatabase): CommandTables => ({
  append: (commands, spent = []) =>
    write(['commands', 'meta', 'uploads'], DURABLE, async (transaction) => {
      const uploads = transaction.objectStore('uploads')
      const table = transaction.objectStore('commands')
      const meta = transaction.objectStore('meta')
      let next = orderOf(await meta.get(NEXT_ORDER))
      const stored: Command[] = []
      for (const command of commands) {
        const known = await table.get(command.id)
        const kept = known ?? { ...(await claim(command, uploads)), order: next++, revision: 1 }
        if (!known) await table.put(kept)
        stored.push(kept)
      }
      await meta.put(next, NEXT_ORDER)
      await meta.delete(screenRange())
      for (const name of spent) await meta.delete(draftKey(name))
      return stored
    }),

  commands: () => use((database) => database.getAllFromIndex('commands', 'order')),

  change: (id, change) =>
    write(['commands', 'meta'], DURABLE, async (transaction) => {
      const table = transaction.objectStore('commands')
      const current = await table.get(id)
      const wanted = current && change(current)
      let stored: Command | undefined
      if (current && wanted === 'remove') {
        await table.delete(id)
        await forgetScreens(transaction.objectStore('meta'))
        stored = current
      } else if (current && wanted) {
        stored = { ...(wanted as Command), revision: current.revision + 1 }
        await table.put(stored)
      }
      return stored
    }),

  take: (id, max, now) =>
    write(['commands'], DURABLE, async (transaction) => {
      const table = transaction.objectStore('commands')
      const scope = (await table.get(id))?.scope
      if (scope === undefined) return []
      const isEnough = (commands: readonly Command[]) => takeRun(commands, max, now).length === max
      const run = takeRun(await readScope(table.index('scope'), scope, max, isEnough), max, now)
      const taken = run[0]?.id === id ? run : []
      for (const command of taken) unwrap(table).put(command)
      return taken
    }),

  replace: (id, make) =>
    write(['commands', 'uploads', 'meta'], DURABLE, async (transaction) => {
      const table = transaction.objectStore('commands')
      const current = await table.get(id)
      const wanted = current && make(current)
      let stored: Command | undefined
      if (current && wanted) {
        stored = {
          ...(await claim(wanted, transaction.objectStore('uploads'))),
          order: current.order,
          revision: 1,
        }
        await table.delete(id)
        await table.put(stored)
        await forgetScreens(transaction.objectStore('meta'))
      }
      return stored
    }),

  settle: (outcome, max) =>
    write(['commands', 'settled'], max > 0 ? DURABLE : RELAXED, async (transaction) => {
      const table = transaction.objectStore('commands')
      const { scope, sent, ahead = [] } = outcome
      const underWay = sent + ahead.length
      const isEnough = (commands: readonly Command[]) =>
        commands.filter(({ state }) => state === 'sending').length >= underWay &&
        settleRun(commands, outcome, max).taken.length === max
      const run = settleRun(
        await readScope(table.index('scope'), scope, underWay + max, isEnough),
        outcome,
        max,
      )
      const { settled, commands } = run
      // Nobody waits for each of them: the transaction ends when all are done.
      const [stored, answers] = [unwrap(table), unwrap(transaction.objectStore('settled'))]
      for (const record of settled) {
        stored.delete(record.command.id)
        answers.put(record, record.command.id)
      }
      for (const command of commands) stored.put(command)
      return run
    }),

  settled: () =>
    use(async (database) => {
      const records = await database.getAll('settled')
      return records.sort((a, b) => a.command.order - b.command.order)
    }),

  forgetSettled: (ids) =>
    write(['settled'], RELAXED, async (transaction) => {
      await Promise.all(ids.map((id) => transaction.objectStore('settled').delete(id)))
    }),
})

/** What is read of a scope beyond what goes: those in review, and those behind them. */
const ASIDE = 50

/** The first commands of a scope, or all where those are not enough: a long queue is not read whole for each part of it. */
async function readScope(
  index: { getAll(range: IDBKeyRange, count?: number): Promise<Command[]> },
  scope: string,
  wanted: number,
  isEnough: (commands: readonly Command[]) => boolean,
): Promise<Command[]> {
  const range = IDBKeyRange.bound([scope, -Infinity], [scope, Infinity])
  const first = await index.getAll(range, wanted + ASIDE)
  return first.length < wanted + ASIDE || isEnough(first) ? first : index.getAll(range)
}

interface MetaTable {
  get(key: string): Promise<unknown>
  put(value: unknown, key: string): Promise<unknown>
  delete(range: IDBKeyRange): Promise<unknown>
}

/** What a person takes back changes the screens as well; the mark moves on, as it does when something is added. */
async function forgetScreens(meta: MetaTable): Promise<void> {
  await meta.put(orderOf(await meta.get(NEXT_ORDER)) + 1, NEXT_ORDER)
  await meta.delete(screenRange())
}

/** Marks the uploads a command names as claimed, and leaves it waiting only for those the server does not have. */
async function claim(
  command: Command,
  uploads: {
    get(id: string): Promise<Upload | undefined>
    put?: (upload: Upload) => Promise<unknown>
  },
): Promise<Command> {
  if (!command.needs) return command
  const known = (await Promise.all(command.needs.map((id) => uploads.get(id)))).filter(
    (one) => one !== undefined,
  )
  for (const upload of known) {
    if (!upload.claimed) await uploads.put?.({ ...upload, claimed: true, revision: upload.revision + 1 })
  }
  return awaiting(command, known)
}
