import { z } from 'zod'

/** Text that is trimmed and has a stated maximum, in characters. */
export const text = (max: number, min = 1) => z.string().trim().min(min).max(max)

/** Integer cents of euro, never negative. Ten million euro is more than any wedding. */
export const Cents = z.int().min(0).max(1_000_000_000)
export type Cents = z.infer<typeof Cents>

/** A day without a time, `YYYY-MM-DD`. */
export const Day = z.iso.date()
export type Day = z.infer<typeof Day>

/** A moment, ISO-8601 in UTC. */
export const Instant = z.iso.datetime()
export type Instant = z.infer<typeof Instant>

/** An integer from 0 to 100. */
export const Percent = z.int().min(0).max(100)

/** A key of fractional indexing: it sorts between its neighbours as plain text (byte order). */
export const Position = z.string().regex(/^[0-9A-Za-z]{1,64}$/)
export type Position = z.infer<typeof Position>

export const Email = z.string().trim().toLowerCase().pipe(z.email().max(254))
export const Phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9 ()./-]{5,24}$/)
export const WebUrl = z.url({ protocol: /^https?$/ }).max(500)
