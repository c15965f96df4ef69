/** What must be true after every history. */
import type { Couple } from '#contract/people/couple.ts'
import type { BudgetItem } from '#contract/plan/budget.ts'
import { findCouple } from '#server/features/couple/couple-service.ts'
import { favorites } from '#server/features/favorites/favorite-service.ts'
import { COUPLE_KEY } from '#src/features/couple/couple-commands.ts'
import { FAVORITES_KEY } from '#src/features/favorites/favorite-commands.ts'
import type { Favorite } from '#contract/plan/favorite.ts'
import { COUPLE_ENTITIES } from '#server/features/sync/entities.ts'
import { PLAN_ENTITIES } from '#src/plan/entities.ts'
import type { Device } from './device.ts'
import { MARKED } from './edits.ts'
import type { History } from './history.ts'

interface Thing {
  id: string
  version: number
}

interface Truth {
  /** By kind, what there is of the plan. */
  plan: Map<string, readonly Thing[]>
  favorites: Favorite[]
  couple: Couple
}

export interface Told {
  kept: number
  applied: number
  review: number
}

/** @returns what is wrong, in words; empty when all holds */
export async function findFaults(history: History): Promise<{ faults: string[]; told: Told }> {
  const { server, wedding, devices, gates, kept, dropped } = history
  const faults = [...history.problems, ...devices.flatMap(({ problems }) => problems)]
  const db = server.database.db
  const truth: Truth = {
    plan: new Map(
      await Promise.all(
        COUPLE_ENTITIES.map(async ({ topic, list }) => [topic, await list(wedding.coupleId, db)] as const),
      ),
    ),
    favorites: await favorites.list(wedding.coupleId, db),
    couple: (await findCouple(wedding.coupleId, db))!,
  }
  for (const one of devices) faults.push(...differences(one, truth, 'in memory'))

  // What is on the device is the same: opened again with no network, it shows the same.
  for (const one of devices) void one.run?.persistence.flush().catch(() => undefined)
  while (await gates.run(200));
  for (const one of devices) one.kill()
  for (const one of devices) {
    one.phone.online = false
    one.open(false)
  }
  while (await gates.run(200));
  for (const one of devices) faults.push(...differences(one, truth, 'opened again offline'))
  for (const one of devices) one.kill()

  const { rows: keys } = await server.database.pool.query(
    'select key, count(*)::int as times from idempotency where actor = any($1) group by key',
    [wedding.uids],
  )
  const answered = new Set(keys.map(({ key }) => key as string))
  const told: Told = { kept: kept.length, applied: 0, review: 0 }
  for (const { id, device, mark, pays, entity } of kept) {
    const item =
      pays &&
      answered.has(id) &&
      (truth.plan.get('budgetItem') as BudgetItem[]).find((one) => one.id === entity)
    if (item && !item.payments.some((payment) => payment.amountCents === mark))
      faults.push(`the payment m${mark} was done and is not there`)
    if (dropped.has(id)) continue
    const stored = device.phone.disk.commands.get(id)
    if (stored?.state === 'review') told.review += 1
    if (answered.has(id)) told.applied += 1
    if (stored && answered.has(id))
      faults.push(`m${mark} was done and is still in the outbox (${stored.state})`)
    if (!stored && !answered.has(id)) faults.push(`m${mark} was kept and is nowhere`)
  }
  for (const { name, disk } of new Set(devices.map(({ phone }) => phone))) {
    for (const command of disk.commands.values()) {
      const behind = [...disk.commands.values()].some(
        (other) =>
          other.state === 'review' && other.entity.id === command.entity.id && other.order < command.order,
      )
      if (command.state !== 'review' && !behind) faults.push(`${name}: ${command.name} waits for nothing`)
    }
    for (const { id, state, claimed } of disk.uploads.values()) {
      const named = [...disk.commands.values()].some(({ needs }) => needs?.includes(id))
      if (state !== 'done' && state !== 'failed') faults.push(`${name}: a file is ${state} for ever`)
      // One whose command was never kept is a draft: it goes after a week.
      if (claimed && !named) faults.push(`${name}: a file stays (${state}) that nothing needs any more`)
    }
  }
  faults.push(...(await wrongEffects(history)))
  return { faults, told }
}

/** Each mark is written at most once, and those of one device on one thing in the order they were made. */
async function wrongEffects({ server, wedding, kept }: History): Promise<string[]> {
  const { rows } = await server.database.pool.query(
    `select entity_id, field, value from
       (select id, actor, entity_id, split_part(field, '.', 1) as field,
               coalesce(value ->> 'amountCents', trim(both '"' from value::text)) as value from field_history) written
      where actor = any($1) and field = any($2)
        and value ~ '^m?[0-9]+$'
      order by id`,
    [wedding.uids, MARKED],
  )
  const faults: string[] = []
  const seen = new Set<string>()
  const last = new Map<string, number>()
  for (const { entity_id, field, value } of rows) {
    const mark = Number(String(value).replace('m', ''))
    if (seen.has(`${field}${mark}`)) faults.push(`m${mark} was written twice`)
    seen.add(`${field}${mark}`)
    const known = kept.find((one) => one.mark === mark)
    if (!known) continue
    const line = `${known.device.phone.name} ${entity_id}`
    if ((last.get(line) ?? 0) > known.order) faults.push(`m${mark} came before its turn`)
    last.set(line, known.order)
  }
  return faults
}

function differences({ name, run, uid }: Device, truth: Truth, when: string): string[] {
  if (!run?.ready) return [`${name} is not open (${when})`]
  const at = `${name} ${when}:`
  const of = <Data>(key: readonly unknown[]) => run.client.getQueryData<Data>(key)
  return [
    ...PLAN_ENTITIES.flatMap(({ kind, key }) =>
      compareLists(`${at} ${kind}`, listOf(of<Thing | Thing[]>(key)), truth.plan.get(kind)!),
    ),
    ...compareLists(`${at} favourite`, of(FAVORITES_KEY), truth.favorites),
    ...compareLists(`${at} couple`, listOf(of<Couple>(COUPLE_KEY)), [{ ...truth.couple, uid } as Couple]),
  ]
}

/** Undefined for what was never read. */
const listOf = <Item>(data: Item | Item[] | null | undefined): Item[] | undefined =>
  data === undefined ? undefined : data === null ? [] : ([data].flat() as Item[])

function compareLists(
  what: string,
  here: readonly { id: string; version: number }[] | undefined,
  there: readonly { id: string; version: number }[],
): string[] {
  if (!here) return [`${what}s were never read`]
  const mine = new Map(here.map((one) => [one.id, one]))
  const faults: string[] = []
  if (mine.size !== here.length) faults.push(`${what} is there twice`)
  for (const one of there) {
    const known = mine.get(one.id)
    mine.delete(one.id)
    if (!known) faults.push(`${what} ${one.id} v${one.version} is missing`)
    else if (JSON.stringify(sorted(known)) !== JSON.stringify(sorted(one)))
      faults.push(`${what} ${one.id} is v${known.version}, the server has v${one.version}`)
  }
  for (const one of mine.values()) faults.push(`${what} ${one.id} v${one.version} is gone from the server`)
  return faults
}

const sorted = (entity: object) => Object.entries(entity).sort(([a], [b]) => (a < b ? -1 : 1))
