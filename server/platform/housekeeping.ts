/** What is kept for a stated time is thrown away after it. Safe to run twice, and on several processes. */
import type pg from 'pg'
import { CONTENT_KINDS, VERSIONS_KEPT_DAYS } from '#contract/lists/site/content-kinds.ts'
import { SEARCHES_KEPT_DAYS, WORDS_KEPT_DAYS } from '#contract/lists/analytics/demand.ts'
import { forgetOldChanges } from './database/change-feed.ts'
import { ENDED_SESSIONS_KEPT_DAYS } from './people/ended-session.ts'
import { IDEMPOTENCY_KEPT_DAYS } from './http/idempotency.ts'

/** A field's former values are kept this long, for the partner who wants them back; those of contents for their versions. */
const HISTORY_KEPT_DAYS = 90
const CONTENTS = CONTENT_KINDS.map((kind) => `'${kind}'`).join(', ')
const INVITATIONS_KEPT_DAYS = 30
/** What was asked and decided; the register has it longer. */
const APPROVALS_KEPT_DAYS = 90
/** As long as the register: so long an owner may ask who looked. */
const LOOKS_KEPT_DAYS = 365
/** That a mail went, without whom to and what it said: so long the same one is known again. */
export const MAILS_KEPT_DAYS = 7

/** Nothing that was begun for an account takes longer. */
const ERASED_KEPT_DAYS = 1

/** Stripe tells the same again for three days. */
const STRIPE_EVENTS_KEPT_DAYS = 30

/** Deletes what has passed its time; returns how many rows went, by table. */
export async function keepHouse(pool: pg.Pool): Promise<Record<string, number>> {
  const gone: Record<string, number> = { change: await forgetOldChanges(pool) }
  const rules: [table: string, column: string, days: number, only?: string][] = [
    ['session', 'expires_at', 0],
    ['ended_session', 'ended_at', ENDED_SESSIONS_KEPT_DAYS],
    ['idempotency', 'created_at', IDEMPOTENCY_KEPT_DAYS],
    ['field_history', 'at', HISTORY_KEPT_DAYS, `topic not in (${CONTENTS})`],
    ['field_history', 'at', VERSIONS_KEPT_DAYS, `topic in (${CONTENTS})`],
    ['couple_invitation', 'expires_at', INVITATIONS_KEPT_DAYS],
    ['admin_invitation', 'expires_at', INVITATIONS_KEPT_DAYS],
    ['vendor_invitation', 'expires_at', INVITATIONS_KEPT_DAYS],
    ['approval', 'asked_at', APPROVALS_KEPT_DAYS],
    ['account_look', 'started_at', LOOKS_KEPT_DAYS],
    ['website_key', 'expires_at', 0],
    ['throttle', 'resets_at', 0],
    ['mail', 'done_at', MAILS_KEPT_DAYS],
    ['erased_account', 'at', ERASED_KEPT_DAYS],
    ['stripe_event', 'at', STRIPE_EVENTS_KEPT_DAYS],
    ['search_words', 'day', WORDS_KEPT_DAYS],
    ['search_count', 'day', SEARCHES_KEPT_DAYS],
  ]
  for (const [table, column, days, only = 'true'] of rules) {
    const { rowCount } = await pool.query(
      `delete from ${table} where ${column} < now() - $1 * interval '1 day' and ${only}`,
      [days],
    )
    gone[table] = (gone[table] ?? 0) + (rowCount ?? 0)
  }
  const register = await pool.query<{ acts: number }>('select trim_register() as acts')
  gone['admin_act'] = register.rows[0]!.acts
  return gone
}
