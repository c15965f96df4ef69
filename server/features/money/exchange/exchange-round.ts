/** Sends what waits to the exchange and takes what it answers, once a minute: files travel outside of transactions. */
import type { Database } from '../../../platform/database/database.ts'
import { noteFault } from '../../../platform/faults.ts'
import { ProblemError } from '../../../platform/http/problem.ts'
import { xmlBuilder } from '../fatturapa/xml-builder.ts'
import { ChannelFault } from './channel-fault.ts'
import type { ExchangeChannel } from './exchange-channel.ts'
import {
  invoicesToSend,
  noteNotTaken,
  noteObstacle,
  noteReceipt,
  noteSent,
  transmissionOf,
} from './exchange-service.ts'
import { readReceipt } from './receipt.ts'

const AT_ONCE = 100
/** After so many in succession the channel is away, and the rest waits for the next round. */
const FAULTS_IN_SUCCESSION = 3
/** However slow a channel is, a round ends before the next but a few. */
const ROUND_MS = 240_000

/** Does them one after the other, until the channel is away or it takes too long. @returns how many were done */
async function oneByOne<T>(
  where: string,
  things: readonly T[],
  act: (thing: T) => Promise<boolean>,
): Promise<number> {
  const until = performance.now() + ROUND_MS
  let [done, faults] = [0, 0]
  for (const thing of things) {
    if (faults === FAULTS_IN_SUCCESSION || performance.now() > until) break
    try {
      if (await act(thing)) done++
      faults = 0
    } catch (error) {
      noteFault(where, error)
      faults++
    }
  }
  return done
}

/** Twice is once. @returns how many were sent and answered */
export async function exchangeInvoices(
  { db }: Database,
  channel: ExchangeChannel,
  clock = () => new Date(),
): Promise<{ sent: number; answered: number }> {
  const now = () => clock().toISOString()

  /** @returns whether it left */
  async function send(id: string): Promise<boolean> {
    const made = await makeTransmission(id)
    if (!made) return false
    try {
      await channel.send(`${made.fileName}.xml`, made.xml)
    } catch (error) {
      if (!(error instanceof ChannelFault)) throw error
      await db.transaction((tx) => noteNotTaken(id, made.fileName, error, now(), tx))
      if (error.isRefusal) return false
      throw error
    }
    await db.transaction((tx) => noteSent(id, made.fileName, now(), tx))
    return true
  }

  async function makeTransmission(id: string) {
    // Loaded at its first use, which would be inside the transaction.
    xmlBuilder()
    try {
      return await db.transaction((tx) => transmissionOf(id, now(), tx))
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      await noteObstacle(id, error.detail, db)
      return undefined
    }
  }

  /** @returns whether it was news */
  async function take(name: string): Promise<boolean> {
    const receipt = readReceipt(name, await channel.read(name))
    const isNews = receipt !== undefined && (await db.transaction((tx) => noteReceipt(receipt, now(), tx)))
    if (!receipt) noteFault('exchange-answers', new Error(`no receipt of an invoice: ${name}`))
    await channel.putAside(name)
    return isNews
  }

  const sent = await oneByOne('exchange-sends', await invoicesToSend(now(), AT_ONCE, db), send)
  const answers = await channel.answers().catch((error: unknown) => {
    noteFault('exchange-answers', error)
    return []
  })
  return { sent, answered: await oneByOne('exchange-answers', answers, take) }
}
