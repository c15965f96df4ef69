/** What the parts of the sizing bench measure: one process of each kind, and who uses them. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type pg from 'pg'
import type { Person } from '#tests/support/product-people.ts'

export interface SizingWorld {
  web: { url: string; pid: number }
  hub: { url: string; pid: number }
  /** PostgreSQL's first process, whose children serve. */
  databasePid: number
  pool: pg.Pool
  couples: Person[]
  vendors: { id: string; category: string }[]
}

/** Sends an order to a process of clients, and waits for what it answers. */
export async function asked<Order extends object, Answer>(
  child: ChildProcess,
  order: Order,
): Promise<Answer> {
  const answer = once(child, 'message')
  child.send(order)
  return ((await answer) as [Answer])[0]
}
