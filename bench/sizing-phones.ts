/** Phones of the sizing bench, in a process of their own: each asks the next thing when the one before is answered. */
import { Agent, request } from 'node:http'
import { newId } from '#contract/kit/new-id.ts'

export interface PhonesOrder {
  url: string
  tokens: readonly string[]
  vendors: readonly string[]
  kind: keyof typeof KINDS
  /** How many of each couple ask at once, and for how long, in milliseconds. */
  each: number
  forMs: number
}

export interface PhonesAnswer {
  answered: number
  refused: number
  /** Of the first few that were refused, what was asked and the status. */
  refusals: string[]
  p50Ms: number
  p99Ms: number
}

interface Asked {
  method: string
  path: string
  body?: object
}
/** What one couple has made, to be changed again. */
interface Plan {
  tasks: string[]
  favourites: Map<string, string>
  vendors: readonly string[]
}
type Ask = (plan: Plan, n: number) => Asked

const READS: readonly Ask[] = [
  () => ({ method: 'POST', path: '/api/Couple/getTaskCoupleById' }),
  () => ({ method: 'POST', path: '/api/Couple/getBudgetItemCoupleList' }),
  () => ({ method: 'GET', path: '/api/Couple/getFavoriteVendorByCouple' }),
  () => ({ method: 'GET', path: '/api/sync/changes?after=1' }),
  () => ({ method: 'GET', path: '/api/User/me' }),
]

const task: Ask = ({ tasks }, n) => {
  const id = newId()
  tasks.push(id)
  const body = { id, title: `Provare il menù ${n}`, category: 'catering', notes: 'Chiedere del vegetariano.' }
  return { method: 'POST', path: '/api/Couple/addTaskCouple', body }
}
const WRITES: readonly Ask[] = [
  task,
  (plan, n) =>
    plan.tasks.length === 0
      ? task(plan, n)
      : {
          method: 'PUT',
          path: `/api/Couple/updateTaskCouple/${plan.tasks[n % plan.tasks.length]!}`,
          body: { done: n % 2 === 0, notes: `Richiamare alle ${n % 24}.` },
        },
  (_, n) => ({
    method: 'POST',
    path: '/api/Couple/addBudgetItemCouple',
    body: { id: newId(), category: 'fiori', title: `Bouquet ${n}`, estimatedCents: 12_000 },
  }),
  ({ vendors, favourites }, n) => {
    const vendorId = vendors[n % vendors.length]!
    const id = favourites.get(vendorId) ?? newId()
    favourites.set(vendorId, id)
    return {
      method: 'PUT',
      path: `/api/Couple/saveFavoriteVendor/${id}`,
      body: { id, vendorId, note: `Visto ${n} volte.` },
    }
  },
]
const KINDS = {
  reads: READS,
  writes: WRITES,
  /** Two reads to a write, as a phone on an evening of planning. */
  mixed: [...READS.slice(0, 4), ...WRITES.slice(0, 2), ...READS.slice(1), ...WRITES.slice(2)],
}

const plans = new Map<string, Plan>()

process.on('message', (order: PhonesOrder) => void run(order).then((answer) => process.send?.(answer)))

async function run({ url, tokens, vendors, kind, each, forMs }: PhonesOrder): Promise<PhonesAnswer> {
  const times: number[] = []
  let refused = 0
  const refusals: string[] = []
  const until = performance.now() + forMs
  const phone = async (token: string, plan: Plan, first: number) => {
    const agent = new Agent({ keepAlive: true })
    for (let n = first; performance.now() < until; n += each) {
      const began = performance.now()
      const asked = KINDS[kind][n % KINDS[kind].length]!(plan, n)
      const status = await ask(url, agent, token, asked)
      times.push(performance.now() - began)
      if (status === 200) continue
      refused += 1
      if (refusals.length < 5) refusals.push(`${status} ${asked.method} ${asked.path}`)
    }
    agent.destroy()
  }
  await Promise.all(
    tokens.flatMap((token) => {
      const plan = plans.get(token) ?? { tasks: [], favourites: new Map<string, string>(), vendors }
      plans.set(token, plan)
      return Array.from({ length: each }, (_, first) => phone(token, plan, first))
    }),
  )
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  return { answered: times.length, refused, refusals, p50Ms: at(0.5), p99Ms: at(0.99) }
}

function ask(url: string, agent: Agent, token: string, { method, path, body }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, {
      method,
      agent,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': newId() }),
      },
    })
    sent.on('response', (answer) => answer.on('end', () => resolve(answer.statusCode ?? 0)).resume())
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}
