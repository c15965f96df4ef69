import { type SQL, sql } from 'drizzle-orm'

/**
 * Days of a placement that was paid, from its payment until yesterday, on which its vendor's page was suspended for half
 * of the day or longer. For a question about `vendor_visibility` by its own name.
 * @param today `YYYY-MM-DD`
 */
export const unservedDays = (today: string): SQL<number> => sql<number>`(
  select count(*)::integer from (
    select 1
      from invoice i, vendor_suspension s, generate_series(
             greatest(vendor_visibility."from", (i.paid_at at time zone 'Europe/Rome')::date,
               (s.since at time zone 'Europe/Rome')::date)::timestamp,
             -- One that has not ended has no day here.
             least(vendor_visibility."to", ${today}::date - 1,
               (s.until at time zone 'Europe/Rome')::date)::timestamp, interval '1 day') day,
           lateral (select day at time zone 'Europe/Rome' as begins,
                           (day + interval '1 day') at time zone 'Europe/Rome' as ends) moment
     where i.placement_id = vendor_visibility.id and vendor_visibility.state = 'sold'
       and s.vendor_id = vendor_visibility.vendor_id
     group by day, begins, ends
    having sum(least(coalesce(s.until, ends), ends) - greatest(s.since, begins)) >= (ends - begins) / 2) unserved)`
