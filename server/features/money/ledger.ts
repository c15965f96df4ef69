/**
 * The one table of movements behind every figure of money: appended to and never changed, in cents, by double entry. The
 * database refuses an event whose movements do not come to nothing (0500_money.sql).
 */
import { sql } from 'drizzle-orm'
import { newId } from '#contract/kit/new-id.ts'
import type { Queryable } from '../../platform/database/database.ts'

/** What a vendor owes, what was earned without VAT, the VAT owed to the state, what has come in. */
export type LedgerAccount =
  | `vendor:${string}`
  | 'sales'
  | 'vat'
  | `received:${'test' | 'stripe' | 'transfer'}`

export interface Movement {
  account: LedgerAccount
  /** What comes to the account; below nothing, what leaves it. */
  cents: number
}

export interface MoneyEvent {
  what: 'issued' | 'paid' | 'credited' | 'refunded'
  invoiceId: string
  now: string
  /** As the bank has it. */
  note?: string
}

/** @param movements of one event; together they come to nothing. @returns the event's id */
export async function noteMovements(
  { what, invoiceId, now, note }: MoneyEvent,
  movements: readonly Movement[],
  tx: Queryable,
): Promise<string> {
  const event = newId()
  for (const { account, cents } of movements)
    await tx.execute(sql`insert into movement (event, account, cents, what, invoice_id, at, note)
      values (${event}, ${account}, ${cents}, ${what}, ${invoiceId}, ${now}, ${note || null})`)
  return event
}

/** What an account has come to, in cents. */
export async function balanceOf(account: LedgerAccount, tx: Queryable): Promise<number> {
  const { rows } = await tx.execute(
    sql`select coalesce(sum(cents), 0)::bigint as cents from movement where account = ${account}`,
  )
  return Number(rows[0]!.cents)
}
