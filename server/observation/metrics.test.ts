import { afterAll, beforeAll, expect, it } from 'vitest'
import { HUBS } from '#contract/wire/hubs.ts'
import { type TestApp, newCouple, startTestApp } from '#tests/support/test-app.ts'
import { writeMail } from '../platform/mail/mail-outbox.ts'
import { RawClient } from '../signalr/test-support/raw-client.ts'
import { serveMetrics, type MetricsServer } from './metrics-server.ts'

let at: TestApp
let measured: MetricsServer
const text = async () => (await fetch(`http://127.0.0.1:${measured.port}/metrics`)).text()

beforeAll(async () => {
  at = await startTestApp(undefined, { METRICS_PORT: '0' })
  measured = await serveMetrics(at.app.observation.metrics!, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await measured.close()
  await at.close()
})

it('counts requests by the pattern of their route, never by what was asked', async () => {
  const couple = await newCouple(at)
  await couple.call('GET', '/api/Vendor/getVendorById/chi-lo-sa?codice=segreto')
  await couple.call('GET', '/api/non/si/sa')
  await couple.call('GET', '/api/Vendor/search')
  await couple.call('GET', '/api/Vendor/search')
  const told = await text()
  expect(told).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/Vendor\/search",status="200"\} 2/,
  )
  expect(told).toMatch(/route="\/api\/\*",status="404"/)
  expect(told).not.toMatch(/chi-lo-sa|segreto|non\/si/)
})

it('tells of connections to hubs and to the database, of memories, of the feed and of work by the clock', async () => {
  const client = await RawClient.greeted(at.url + HUBS.videoVendor)
  await at.app.observation.job('clock', async () => undefined)
  await expect(at.app.observation.job('clock', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const told = await text()
  client.socket.close()
  expect(told).toContain('lovoglio_hub_connections{hub="videoVendor"} 1')
  expect(told).toMatch(/lovoglio_database_connections\{pool="main",state="waiting"\} 0/)
  expect(told).toMatch(/lovoglio_database_connections\{pool="feed",state="idle"\} \d/)
  expect(told).toMatch(/lovoglio_cache_reads_total\{cache="answers",result="miss"\} \d/)
  expect(told).toMatch(/lovoglio_job_duration_seconds_count\{job="clock",outcome="done"\} 1/)
  expect(told).toMatch(/lovoglio_job_duration_seconds_count\{job="clock",outcome="failed"\} 1/)
  for (const name of [
    'lovoglio_feed_lag_seconds',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(told).toMatch(new RegExp(`^${name} `, 'm'))
})

it('tells how many mails are owed, on a process that sends them', async () => {
  const owed = async () => Number(/^lovoglio_mails_owed (\d+)$/m.exec(await text())?.[1])
  const before = await owed()
  const letter = {
    to: 'anna@prova.test',
    about: [],
    subject: 'Ciao',
    text: 'Ciao',
    html: 'Ciao',
    goodForS: 60,
  }
  for (const key of ['una', 'due']) await writeMail(at.database.db, { ...letter, key: [key] })
  expect(await owed()).toBe(before + 2)
  await at.database.pool.query('update mail set done_at = now() where recipient = $1', [letter.to])
  expect(await owed()).toBe(before)
  const web = await startTestApp(
    undefined,
    { METRICS_PORT: '0', ROLE: 'web', DATABASE_URL: at.databaseUrl },
    at,
  )
  expect(await web.app.observation.metrics!.text()).not.toContain('lovoglio_mails_owed')
  await web.close()
})

it('are on a port of their own: the public one has no such address, and theirs no other', async () => {
  expect((await fetch(`${at.url}/metrics`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${measured.port}/api/ping`)).status).toBe(404)
})

it('are not counted unless asked for', async () => {
  const plain = await startTestApp(undefined, {}, at)
  expect(plain.app.observation.metrics).toBeUndefined()
  await plain.close()
})
