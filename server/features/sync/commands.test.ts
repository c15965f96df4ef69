import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROTOCOL_VERSION } from '#contract/wire/client-version.ts'
import { newId } from '#contract/kit/new-id.ts'
import { COMMANDS_MAX } from '#contract/wire/sent-together.ts'
import type { CommandAnswer, SentCommand } from '#contract/wire/sync.ts'
import { buildOwnApp } from '#tests/contract/own-app.ts'
import {
  type Person,
  type TestApp,
  logIn,
  newCouple,
  newPartner,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'
import { inTurn } from './command-routes.ts'

let at: TestApp
let anna: Person & { coupleId: string }
beforeAll(async () => {
  at = await startTestApp()
  anna = await newCouple(at)
})
afterAll(() => at.close())

const together = (who: Person, commands: readonly SentCommand[], headers = {}) =>
  who.call('POST', '/api/sync/commands', { commands }, headers)

const newTask = (title: string) => ({
  key: newId(),
  method: 'POST' as const,
  path: '/api/Couple/addTaskCouple',
  body: { id: newId(), title, category: 'altro' },
})
const rename = (id: string, title: unknown): SentCommand => ({
  key: newId(),
  method: 'PUT',
  path: `/api/Couple/updateTaskCouple/${id}`,
  body: { title },
})
const remove = (id: string): SentCommand => ({
  key: newId(),
  method: 'DELETE',
  path: `/api/Couple/deleteTaskCouple/${id}`,
})

const titlesOf = async (who: Person) =>
  (await who.call('POST', '/api/Couple/getTaskCoupleById')).body.map(({ title }: { title: string }) => title)
const kept = async (key: string) =>
  (await at.database.pool.query('select count(*)::int as n from idempotency where key = $1', [key])).rows[0].n

describe('commands sent together', () => {
  it('are done in their order, each answered as if it had come alone', async () => {
    const couple = await newCouple(at)
    const task = newTask('Fedi')
    const { status, body } = await together(couple, [
      task,
      rename(task.body.id, 'Fedi d’oro'),
      newTask('Torta'),
    ])
    expect(status).toBe(200)
    expect(body.answers.map((one: CommandAnswer) => [one.status, one.replayed])).toEqual([
      [200, false],
      [200, false],
      [200, false],
    ])
    expect(body.answers[0]).toMatchObject({
      key: task.key,
      body: { id: task.body.id, title: 'Fedi', version: 1 },
    })
    expect(body.answers[1].body).toMatchObject({ id: task.body.id, title: 'Fedi d’oro', version: 2 })
    expect((await titlesOf(couple)).toSorted()).toEqual(['Fedi d’oro', 'Torta'])
  })

  it('have one effect and one answer, alone, together, twice, and in another company', async () => {
    const couple = await newCouple(at)
    const [one, two, three] = [newTask('uno'), newTask('due'), newTask('tre')]
    const alone = await couple.call(one.method, one.path, one.body, { 'Idempotency-Key': one.key })
    const first = await together(couple, [one, two])
    expect(first.body.answers[0]).toEqual({ key: one.key, status: 200, body: alone.body, replayed: true })
    expect(first.body.answers[1].replayed).toBe(false)
    const again = await together(couple, [one, two])
    expect(again.body.answers).toEqual(
      first.body.answers.map((answer: CommandAnswer) => ({ ...answer, replayed: true })),
    )
    const others = await together(couple, [three, two])
    expect(others.body.answers[1]).toEqual(again.body.answers[1])
    const back = await couple.call(two.method, two.path, two.body, { 'Idempotency-Key': two.key })
    expect([back.headers.get('idempotent-replayed'), back.body]).toEqual(['true', first.body.answers[1].body])
    expect((await titlesOf(couple)).toSorted()).toEqual(['due', 'tre', 'uno'])
  })

  it('have one effect when the same request comes five times at once', async () => {
    const couple = await newCouple(at)
    const commands = Array.from({ length: 5 }, (_, index) => newTask(`n${index}`))
    const replies = await Promise.all(Array.from({ length: 5 }, () => together(couple, commands)))
    const bodies = replies.map(({ body }) => body.answers.map((answer: CommandAnswer) => answer.body))
    for (const body of bodies) expect(body).toEqual(bodies[0])
    expect(await titlesOf(couple)).toHaveLength(5)
    for (const { key } of commands) expect(await kept(key)).toBe(1)
  })

  it('end at a refusal: what follows is not tried, and what went before stands', async () => {
    const couple = await newCouple(at)
    const [first, bad, last] = [newTask('uno'), { ...newTask(''), body: { title: '' } }, newTask('tre')]
    const { status, body } = await together(couple, [first, bad, last])
    expect(status).toBe(200)
    expect(body.answers).toHaveLength(2)
    expect(body.answers[1]).toMatchObject({ key: bad.key, status: 400, body: { code: 'malformed' } })
    expect(body.answers[1].body.errors.length).toBeGreaterThan(0)
    expect(await titlesOf(couple)).toEqual(['uno'])
    expect([await kept(first.key), await kept(bad.key), await kept(last.key)]).toEqual([1, 0, 0])
  })

  it('reach nothing of another couple', async () => {
    const other = await newCouple(at)
    const task = newTask('di Anna')
    await together(anna, [task])
    for (const meddling of [rename(task.body.id, 'mia'), remove(task.body.id)]) {
      const { body } = await together(other, [newTask('di altri'), meddling, newTask('dopo')])
      expect(body.answers.map(({ status }: CommandAnswer) => status)).toEqual([200, 404])
    }
    expect(await titlesOf(anna)).toContain('di Anna')
    // Another's key is not this one.
    const mine = await together(other, [{ ...newTask('stessa chiave'), key: task.key }])
    expect(mine.body.answers[0]).toMatchObject({ status: 200, replayed: false })
  })

  it('are the partner’s as well: one line of the couple', async () => {
    const couple = await newCouple(at)
    const partner = await newPartner(at, couple)
    const hers = Array.from({ length: 8 }, (_, index) => newTask(`lei ${index}`))
    const his = Array.from({ length: 8 }, (_, index) => newTask(`lui ${index}`))
    await Promise.all([together(couple, hers), together(partner, his)])
    expect(await titlesOf(couple)).toHaveLength(16)
  })

  it('end where the session ends, and go on after a new sign-in', async () => {
    const couple = await newCouple(at)
    const commands = [newTask('uno'), newTask('due')]
    await couple.call('POST', '/api/User/logout')
    const refused = await together(couple, commands)
    expect([refused.status, refused.body.code]).toEqual([401, 'token_expired'])
    await logIn(at, couple)
    expect((await together(couple, commands)).body.answers).toHaveLength(2)
  })

  it('of a suspended account are refused one by one, and nothing is written', async () => {
    const couple = await newCouple(at)
    await at.database.pool.query('update couple set active = false where id = $1', [couple.coupleId])
    const { status, body } = await together(couple, [newTask('uno'), newTask('due')])
    expect(status).toBe(200)
    expect(body.answers).toMatchObject([{ status: 403, body: { code: 'deactivated' } }])
  })

  it('of who has no account are those anybody may send', async () => {
    const ask = async (command: SentCommand) =>
      (await send(`${at.url}/api/sync/commands`, 'POST', '', { commands: [command] })).body.answers
    expect(await ask(newTask('uno'))).toMatchObject([{ status: 401, body: { code: 'unauthenticated' } }])
    const views = { paths: ['/'] }
    const counted = await ask({ key: newId(), method: 'POST', path: '/api/Site/countViews', body: views })
    expect(counted).toMatchObject([{ status: 200 }])
  })

  it.each([
    ['another such request', 'POST', '/api/sync/commands'],
    ['the same, written in another way', 'POST', '/api/sync/comm%61nds'],
    ['a sign-in', 'POST', '/api/User/login'],
    ['the end of the session', 'POST', '/api/User/logout'],
    ['the end of the account', 'DELETE', `/api/Couple/deleteCouple/${newId()}`],
    ['a new account', 'POST', '/api/Couple/addNewCouple'],
    ['an answer shown once', 'POST', '/api/Couple/invitePartner'],
    ['an upload', 'POST', '/api/Files/finishUpload'],
    ['a read', 'POST', '/api/Couple/getTaskCoupleById'],
    ['a call of the administration', 'POST', '/api/Admin/addTaskCouple'],
    ['what is no call', 'POST', '/api/nessuna'],
    ['what is no call of ours', 'POST', '/api/../identitytoolkit.googleapis.com/v1/accounts:signUp'],
  ] as const)('do not take %s along: nothing is done', async (_, method, path) => {
    const couple = await newCouple(at)
    const { status, body } = await together(couple, [
      newTask('uno'),
      { key: newId(), method, path, body: {} },
    ])
    expect([status, body.code]).toEqual([422, 'rule_broken'])
    expect(body.errors).toEqual([
      { path: 'body.commands.1.path', message: 'Questa chiamata non può andare con altre.' },
    ])
    expect(await titlesOf(couple)).toEqual([])
  })

  it('are fifty at most, and of a size a server takes', async () => {
    const many = Array.from({ length: COMMANDS_MAX + 1 }, (_, index) => newTask(`n${index}`))
    expect((await together(anna, many)).body.code).toBe('malformed')
    expect((await together(anna, [])).body.code).toBe('malformed')
    const { status, body } = await together(anna, [newTask('x'.repeat(1_100_000))])
    expect([status, body.code]).toEqual([413, 'too_large'])
    expect((await together(anna, many.slice(1))).body.answers).toHaveLength(COMMANDS_MAX)
  })

  it('of an app that is too old are not even begun; of one newer than the server only the first is done', async () => {
    const couple = await newCouple(at)
    const commands = [newTask('uno'), newTask('due')]
    const old = await together(couple, commands, { 'X-Client-Version': '0' })
    expect([old.status, old.body.code]).toEqual([426, 'client_outdated'])
    const newer = await together(couple, commands, { 'X-Client-Version': String(PROTOCOL_VERSION + 1) })
    expect(newer.headers.get('x-server-version')).toBe(String(PROTOCOL_VERSION))
    expect(newer.body.answers).toHaveLength(1)
    expect(await titlesOf(couple)).toEqual(['uno'])
  })

  it('take no more when the database breaks under one of them; sent again all are there once', async () => {
    const couple = await newCouple(at)
    const commands = ['uno', 'due', 'tre'].map((title) => newTask(title))
    const { pool } = at.database
    const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<{ query: unknown }>
    let connections = 0
    pool.connect = (async (...args: unknown[]) => {
      // The pool's own questions use the form with a callback; the second transaction finds nobody.
      if (args.length === 0 && (connections += 1) === 2)
        throw Object.assign(new Error('gone'), { code: 'ECONNRESET' })
      return connect(...args)
    }) as typeof pool.connect
    const broken = await together(couple, commands).finally(() => (pool.connect = connect as never))
    expect(broken.body.answers).toMatchObject([
      { status: 200 },
      { status: 503, body: { code: 'unavailable' }, retryAfterSeconds: 2 },
    ])
    const { body } = await together(couple, commands)
    expect(body.answers.map((one: CommandAnswer) => [one.status, one.replayed])).toEqual([
      [200, true],
      [200, false],
      [200, false],
    ])
    expect((await titlesOf(couple)).toSorted()).toEqual(['due', 'tre', 'uno'])
  })

  it('count each against the limit of calls, and say when to come back', async () => {
    const own = await buildOwnApp({}, { requestsPerMinute: 4 })
    try {
      const ask = (remoteAddress: string) =>
        own.app.server.inject({
          method: 'POST',
          url: '/api/sync/commands',
          remoteAddress,
          payload: { commands: [newTask('uno'), newTask('due')] },
        })
      // Refused ones end the request: each costs two.
      await ask('10.0.0.1')
      await ask('10.0.0.1')
      expect((await ask('10.0.0.1')).statusCode).toBe(429)
      await ask('10.0.0.2')
      await own.app.server.inject({ method: 'GET', url: '/api/config', remoteAddress: '10.0.0.2' })
      const { answers } = (await ask('10.0.0.2')).json() as { answers: CommandAnswer[] }
      expect(answers).toMatchObject([{ status: 429, body: { code: 'rate_limited' } }])
      expect(answers[0]!.retryAfterSeconds).toBeGreaterThan(0)
    } finally {
      await own.close()
    }
  })
})

it('commands are begun as long as there is time, and at least the first', async () => {
  const commands = [newTask('uno'), newTask('due'), newTask('tre')]
  const run = async ({ key }: SentCommand) => ({ key, status: 200, replayed: false })
  const asked: number[] = []
  const answers = await inTurn(commands, run, () => asked.push(0) < 2)
  expect(answers.map(({ key }) => key)).toEqual([commands[0]!.key, commands[1]!.key])
  expect(await inTurn(commands, run, () => false)).toHaveLength(1)
})
