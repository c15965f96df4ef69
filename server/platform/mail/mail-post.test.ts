import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, createTestDatabase } from '#tests/support/test-database.ts'
import { sendWaitingMails } from '#tests/support/mail-round.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { keepHouse } from '../housekeeping.ts'
import { type Letter, tryRefusedNow, writeMail } from './mail-outbox.ts'
import { sendDueMails, startPost } from './mail-post.ts'
import type { SendMail } from './mail.ts'

const DYING = fileURLToPath(import.meta.resolve('../test-support/dying-post.ts'))

let own: TestDatabase
let database: Database
let sent: { id: string; to: string }[]
beforeEach(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, 10)
  sent = []
})
afterEach(async () => {
  await database.close()
  await own.close()
})

const take: SendMail = async ({ id, to }) => void sent.push({ id, to })
const send = (sendMail: SendMail = take) => sendDueMails({ pool: database.pool, sendMail, log: () => {} })
const addresses = () => sent.map(({ to }) => to).toSorted()
const letter = (to: string | null, more: Partial<Letter> = {}): Letter => ({
  to,
  key: [String(to)],
  about: [],
  subject: 'Una risposta',
  text: 'C’è una risposta.',
  html: '<p>C’è una risposta.</p>',
  goodForS: 3_600,
  ...more,
})
const write = (...letters: Letter[]) =>
  database.db.transaction(async (tx) => {
    for (const one of letters) await writeMail(tx, one)
  })
const rowsOf = async (columns: string) =>
  (await database.pool.query(`select ${columns} from mail order by id`)).rows

/** @returns what a process said that was killed as it had sent a mail */
async function dyingWith(environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const child = spawn(process.execPath, [DYING], {
    env: { ...process.env, DATABASE_URL: own.url, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(signal).toBe('SIGKILL')
  return said
}

it('sends nothing of a transaction that was rolled back', async () => {
  const undone = database.db.transaction(async (tx) => {
    await writeMail(tx, letter('a@b.test'))
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')
  expect(await send()).toEqual({ sent: 0, failed: 0 })
})

it('sends what was written once, however often it is written, and keeps nothing of it', async () => {
  await write(letter('a@b.test'), letter('a@b.test'))
  await send()
  await write(letter('a@b.test'))
  await send()
  expect(addresses()).toEqual(['a@b.test'])
  expect(await rowsOf('recipient, subject || text || html as words')).toEqual([
    { recipient: null, words: '' },
  ])
  await database.pool.query(`update mail set done_at = now() - interval '8 days'`)
  expect(await keepHouse(database.pool)).toMatchObject({ mail: 1 })
})

it('takes a text that was cut within a letter of two halves', async () => {
  await write(letter('a@b.test', { text: 'Ciao \ud83d' }))
  expect(await rowsOf('text')).toEqual([{ text: 'Ciao \ufffd' }])
})

it('sends each mail once from two processes', async () => {
  await write(...Array.from({ length: 60 }, (_, n) => letter(`${n}@b.test`)))
  const other = openDatabase(own.url, 10)
  await Promise.all([send(), sendDueMails({ pool: other.pool, sendMail: take, log: () => {} })])
  await other.close()
  expect(sent).toHaveLength(60)
  expect(new Set(addresses()).size).toBe(60)
})

it('of a process killed between sending and saying so repeats the mails it held, under the same Message-ID', async () => {
  await write(letter('a@b.test'))
  const said = await dyingWith()
  expect(await send(), 'it may still be sending').toEqual({ sent: 0, failed: 0 })
  await sendWaitingMails(database.pool, take)
  expect(sent.map(({ id, to }) => `${id} ${to}`)).toEqual([said.trim()])
})

it('is one process’s however long a mail server takes over it, and another’s soon after that one has died', async () => {
  await write(letter('a@b.test'))
  const takenForMs = 400
  const slow = Promise.withResolvers<void>()
  const sending = sendDueMails({
    pool: database.pool,
    log: () => {},
    takenForMs,
    async sendMail(mail) {
      await slow.promise
      await take(mail)
    },
  })
  const leaseOf = async () =>
    (await rowsOf(`due_at, tries`)).map(({ due_at, tries }) => ({ due_at, tries }))[0]!
  await expect.poll(async () => (await leaseOf()).tries).toBe(1)
  const first = (await leaseOf()).due_at as Date
  await expect
    .poll(async () => ((await leaseOf()).due_at as Date) > new Date(first.getTime() + 2 * takenForMs))
    .toBe(true)
  expect(await send(), 'it is held').toEqual({ sent: 0, failed: 0 })
  slow.resolve()
  expect(await sending).toEqual({ sent: 1, failed: 0 })

  await write(letter('c@d.test'))
  await dyingWith({ TAKEN_FOR_MS: String(takenForMs) })
  await expect.poll(() => send()).toEqual({ sent: 1, failed: 0 })
  expect(addresses()).toEqual(['a@b.test', 'c@d.test'])
})

it('is sent by another process when the one that wrote it is gone', async () => {
  const writer = openDatabase(own.url, 2)
  await writer.db.transaction((tx) => writeMail(tx, letter('a@b.test')))
  await writer.close()
  const stop = startPost({ pool: database.pool, sendMail: take, log: () => {} })
  await expect.poll(addresses).toEqual(['a@b.test'])
  await stop()
})

it('tries again what failed, later each time, and sends the others meanwhile', async () => {
  await write(letter('a@b.test'), letter('c@d.test'))
  const failing: SendMail = async (mail) => {
    if (mail.to === 'a@b.test') throw new Error('no post today')
    await take(mail)
  }
  expect(await send(failing)).toEqual({ sent: 1, failed: 1 })
  expect(addresses()).toEqual(['c@d.test'])
  const waits = async () =>
    (await rowsOf(`round(extract(epoch from due_at - now()) / 60)::int as minutes, done_at`))
      .filter(({ done_at }) => done_at === null)
      .map(({ minutes }) => minutes)
  expect(await waits()).toEqual([1])
  await sendWaitingMails(database.pool, failing)
  expect(await waits()).toEqual([2])
  expect(await sendWaitingMails(database.pool, take)).toEqual({ sent: 1, failed: 0 })
})

it('waits its minute once it is refused, however late a hold of it comes', async () => {
  await write(letter('a@b.test'))
  const late: (() => Promise<unknown>)[] = []
  const query = async (words: string, values: unknown[]) => {
    const run = () => database.pool.query(words, values)
    if (!words.startsWith('update mail set due_at')) return run()
    late.push(run)
    return undefined
  }
  await sendDueMails({
    pool: Object.create(database.pool, { query: { value: query } }),
    log: () => {},
    takenForMs: 400,
    async sendMail() {
      await expect.poll(() => late.length).toBeGreaterThan(0)
      throw new Error('no post today')
    },
  })
  for (const hold of late) await hold()
  expect(await rowsOf(`due_at > now() + interval '30 seconds' as waits`)).toEqual([{ waits: true }])
})

it('tries what was refused at once where that is asked, and never one that is being sent', async () => {
  await write(letter('a@b.test'))
  const failing: SendMail = async () => {
    throw new Error('no post today')
  }
  await send(failing)
  expect([await send(), await tryRefusedNow(database.db), await tryRefusedNow(database.db)]).toEqual([
    { sent: 0, failed: 0 },
    1,
    0,
  ])
  let asked: number | undefined
  await send(async (mail) => {
    asked = await tryRefusedNow(database.db)
    await take(mail)
  })
  expect([asked, addresses(), await tryRefusedNow(database.db)]).toEqual([0, ['a@b.test'], 0])
})

it('gives up what is no news any more, and says so without a word of it', async () => {
  await write(letter('a@b.test', { goodForS: 0 }))
  const said: unknown[] = []
  const log = (event: string, detail: object) => said.push([event, detail])
  await sendDueMails({ pool: database.pool, sendMail: take, log })
  expect(sent).toEqual([])
  expect(said).toMatchObject([['a mail is given up', { tries: 1 }]])
  expect(JSON.stringify(said)).not.toContain('a@b.test')
  expect(await rowsOf('recipient, done_at is not null as done')).toEqual([{ recipient: null, done: true }])
})

it('stands in no transaction while a mail server is asked', async () => {
  await write(letter('a@b.test'))
  const open = async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as open from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and backend_type = 'client backend' and xact_start is not null`,
    )
    return rows[0].open as number
  }
  let asked = 0
  await send(async () => {
    // What looks for the next mail meanwhile ends by itself; what held this one would not.
    await expect.poll(open).toBe(0)
    asked += 1
  })
  expect(asked).toBe(1)
})
