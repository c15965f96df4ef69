/** What was read, screens as they were seen, drafts, and whose all of it is. */
import { LIVE_SEQ, type AccountStore, mayReplace } from '../account-store.ts'
import { draftKey, draftName, draftRange } from '../draft-name.ts'
import { SNAPSHOTS_MAX, type ScreenSnapshot, screenKey, screenRange } from './screen-snapshot.ts'
import { DURABLE, NEXT_ORDER, type OutboxDatabase, RELAXED, orderOf } from '../outbox/outbox-database.ts'

type KeptTables = Pick<
  AccountStore,
  | 'queries'
  | 'saveQueries'
  | 'removeQueries'
  | 'getMeta'
  | 'setMeta'
  | 'changeMeta'
  | 'screenMark'
  | 'keepSnapshot'
  | 'screenSnapshot'
  | 'drafts'
  | 'keepDraft'
  | 'getCredentials'
  | 'setCredentials'
>

export const keptTables = ({ use, write }: OutboxDatabase): KeptTables => ({
  queries: () => use((database) => database.getAll('queries')),

  saveQueries: (entries, heard) =>
    write(['queries', 'meta'], RELAXED, async (transaction) => {
      const table = transaction.objectStore('queries')
      const meta = transaction.objectStore('meta')
      const before = (await meta.get(LIVE_SEQ)) as number | undefined
      if (heard && before !== undefined && before > heard.seq && !heard.wentBack) return false
      const isNews = heard !== undefined && before !== undefined && before !== heard.seq
      for (const entry of entries) {
        if (isNews || mayReplace(await table.get(entry.hash), entry)) await table.put(entry)
      }
      if (heard && before !== heard.seq) {
        await meta.put(heard.seq, LIVE_SEQ)
        for (const hash of await table.getAllKeys()) {
          if (!heard.knows(hash)) await table.put({ ...(await table.get(hash))!, old: true })
        }
      }
      return true
    }),

  removeQueries: (hashes) =>
    write(['queries'], RELAXED, async (transaction) => {
      await Promise.all(hashes.map((hash) => transaction.objectStore('queries').delete(hash)))
    }),

  getMeta: <Value>(key: string) =>
    use(async (database) => (await database.get('meta', key)) as Value | undefined),

  setMeta: (key, value) =>
    use(async (database) => {
      await database.put('meta', value, key)
    }),

  changeMeta: <Value>(key: string, change: (before: Value | undefined) => Value) =>
    write(['meta'], DURABLE, async (transaction) => {
      const meta = transaction.objectStore('meta')
      const next = change((await meta.get(key)) as Value | undefined)
      await meta.put(next, key)
      return next
    }),

  screenMark: () => use(async (database) => orderOf(await database.get('meta', NEXT_ORDER))),

  keepSnapshot: async (address, screen, mark) => {
    const key = screenKey(address)
    await write(['meta'], RELAXED, async (transaction) => {
      void transaction.objectStore('meta').put({ ...screen, mark }, key)
      transaction.commit()
    })
    await use(async (database) => {
      const others = (await database.getAllKeys('meta', screenRange())).filter((other) => other !== key)
      for (const over of others.slice(0, Math.max(0, others.length + 1 - SNAPSHOTS_MAX)))
        await database.delete('meta', over)
    })
  },

  screenSnapshot: (address) =>
    use(async (database) => {
      const meta = database.transaction('meta').store
      const [kept, now] = await Promise.all([meta.get(screenKey(address)), meta.get(NEXT_ORDER)])
      const { mark, ...screen } = (kept ?? {}) as ScreenSnapshot & { mark?: number }
      return mark === orderOf(now) ? screen : undefined
    }),

  drafts: () =>
    use(async (database) => {
      const meta = database.transaction('meta').store
      const [keys, values] = await Promise.all([meta.getAllKeys(draftRange()), meta.getAll(draftRange())])
      return new Map(keys.map((key, at) => [draftName(key), values[at]]))
    }),

  keepDraft: (name, draft) =>
    write(['meta'], RELAXED, async (transaction) => {
      const meta = transaction.objectStore('meta')
      if (draft === undefined) await meta.delete(draftKey(name))
      else await meta.put(draft, draftKey(name))
    }),

  getCredentials: () => use((database) => database.get('credentials', 'session')),

  setCredentials: (credentials) =>
    use(async (database) => {
      if (credentials) await database.put('credentials', credentials, 'session')
      else await database.delete('credentials', 'session')
    }),
})
