/** Serves a vendor's days to the calendars that subscribed to them, by a secret address. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { spend } from '../../platform/http/throttle.ts'
import { FEED_PATH, type FeedAddresses, serialOf } from './feed-address.ts'
import { vendorIcs } from './vendor-ics.ts'

/** Telephones ask every quarter of an hour; some of them on one address. */
const READS_PER_HOUR = { max: 120, windowSeconds: 3_600 }

export const calendarFeed =
  ({ db }: Database, { key, origin }: FeedAddresses, clock: () => Date): FastifyPluginAsync =>
  async (scope) => {
    scope.get<{ Params: { file: string } }>(`${FEED_PATH}:file`, async (request, reply) => {
      const { file } = request.params
      const serial = file.endsWith('.ics') ? serialOf(file.slice(0, -4), key) : undefined
      if (!serial) throw new ProblemError('not_found')
      const now = clock().toISOString()
      const { rows } = await db.execute(sql`update calendar_feed f set read_at = ${now} from vendor v
        where f.serial = ${serial} and v.id = f.vendor_id and v.active and v.deleted_at is null
        returning f.vendor_id, f.made_at`)
      const row = rows[0]
      if (!row) throw new ProblemError('not_found')
      await spend(db, ['calendar-feed', serial], READS_PER_HOUR, now)
      const since = new Date(row.made_at as string).toISOString()
      const text = await vendorIcs(row.vendor_id as string, { origin: origin(), since }, db)
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply
        .header('Content-Disposition', 'inline; filename="lovoglio.ics"')
        .type('text/calendar; charset=utf-8')
        .send(text)
    })
  }
