import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type Person, newCouple, tasksOf } from '#tests/support/product-people.ts'
import { type Cluster, createCluster } from '../../scripts/cluster/cluster.ts'
import { makeTrouble } from '../../scripts/cluster/trouble.ts'

const REQUESTS = 10_000
const CALLERS = 24
const COUPLES = 8
const DEATH_EVERY_MS = 5_000
/** More than anybody makes, for those who make all of it. */
const REQUESTS_PER_MINUTE = '1000000'

let cluster: Cluster
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-cluster-'))
  cluster = await createCluster({ folder, environment: { REQUESTS_PER_MINUTE } })
  await cluster.start()
})
afterAll(async () => {
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

it('answers ten thousand mixed requests without a 5xx while one process after the other dies, and loses nothing', async () => {
  const couples = await Promise.all(Array.from({ length: COUPLES }, () => newCouple(cluster.url, [])))
  const written = new Map<Person, Set<string>>(couples.map((couple) => [couple, new Set()]))
  const failures: string[] = []
  let torn = 0
  let asked = 0

  /** One request; a connection cut in the middle of an answer is asked again, as every client of ours does. */
  async function ask(couple: Person, method: string, address: string, body?: unknown): Promise<void> {
    const key = newId()
    for (;;) {
      try {
        const response = await fetch(cluster.url + address, {
          method,
          headers: {
            Authorization: `Bearer ${couple.token}`,
            ...(method !== 'GET' && { 'Idempotency-Key': key }),
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        const text = await response.text()
        if (!response.ok) failures.push(`${method} ${address}: ${response.status} ${text.slice(0, 300)}`)
        return
      } catch {
        torn += 1
        await pause(20)
      }
    }
  }

  const work = [
    (couple: Person) => ask(couple, 'GET', '/api/Couple/checkUserIfCouple'),
    (couple: Person) => ask(couple, 'GET', '/api/Vendor/getTopVendors'),
    (couple: Person) => ask(couple, 'GET', '/api/sync/changes?after=0'),
    (couple: Person) => ask(couple, 'GET', '/'),
    async (couple: Person) => {
      const id = newId()
      const task = { id, title: `Cosa ${id.slice(-6)}`, category: 'altro' }
      await ask(couple, 'POST', '/api/Couple/addTaskCouple', task)
      written.get(couple)!.add(id)
      await ask(couple, 'DELETE', `/api/Couple/deleteTaskCouple/${id}`)
      written.get(couple)!.delete(id)
    },
    async (couple: Person) => {
      const id = newId()
      await ask(couple, 'POST', '/api/Couple/addTaskCouple', { id, title: 'Resta', category: 'altro' })
      written.get(couple)!.add(id)
    },
  ]
  const began = performance.now()
  const trouble = makeTrouble(cluster.processes, DEATH_EVERY_MS)
  // Also where the time runs out: nothing may be killed and started while the cluster is stopped.
  onTestFinished(async () => {
    asked = REQUESTS
    await trouble.end()
  })
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      for (; asked < REQUESTS; asked++) await work[(asked + caller) % work.length]!(couples[asked % COUPLES]!)
    }),
  )
  await trouble.end()
  const deaths = [...trouble.deaths.values()].reduce((sum, times) => sum + times, 0)
  console.log(
    `cluster: ${asked} requests in ${((performance.now() - began) / 1000).toFixed(1)} s, ${deaths} deaths, ${torn} answers cut off, ${failures.length} failures`,
  )
  expect(failures).toEqual([])
  expect(deaths).toBeGreaterThan(2)
  for (const couple of couples)
    expect(new Set((await tasksOf(couple)).map(({ id }) => id))).toEqual(written.get(couple))
})
