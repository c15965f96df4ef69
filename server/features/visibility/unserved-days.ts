import { type SQL, sql } from 'drizzle-orm'

/**
 * Of each placement that was paid, how many days, from its payment until yesterday, its vendor's page was suspended for half of
 * the day or longer: rows of `placement_id, days`, of those that have any. Of all at once, which costs a fifth of one by one.
 * @param today `YYYY-MM-DD`
 */
export const unservedDays = (today: string): SQL => sql`
  select placement_id, count(*)::integer as days from (
    select v.id as placement_id
      from vendor_visibility v
           join invoice i on i.placement_id = v.id
           join vendor_suspension s on s.vendor_id = v.vendor_id,
           generate_series(
             greatest(v."from", (i.paid_at at time zone 'Europe/Rome')::date,
               (s.since at time zone 'Europe/Rome')::date)::timestamp,
             -- One that has not ended has no day here.
             least(v."to", ${today}::date - 1,
               (s.until at time zone 'Europe/Rome')::date)::timestamp, interval '1 day') day,
           -- Kept apart, or each of the two is worked out four times.
           lateral (select day at time zone 'Europe/Rome' as begins,
                           (day + interval '1 day') at time zone 'Europe/Rome' as ends offset 0) moment
     where v.state = 'sold'
     group by v.id, begins, ends
    having sum(least(coalesce(s.until, ends), ends) - greatest(s.since, begins)) >= (ends - begins) / 2) lost
   group by placement_id`
