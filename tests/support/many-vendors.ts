import type pg from 'pg'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { provinces } from '#contract/lists/places/places.ts'

const FIRST = 'Villa Studio Atelier Masseria Bottega Officina Giardino Casa Maison Antica Tenuta Borgo'.split(
  ' ',
)
const SECOND =
  'Cipressa Aurora Brera Belvedere Limonaia Costanza Serena Lucrezia Fontana Quercia Ginestra Rosmarino Ulivo Marina Stella Vigna Torre Corallo Mirto Lavanda'.split(
    ' ',
  )
const SERVICES =
  'Parcheggio|Camere per gli ospiti|Menù vegetariano|Sopralluogo gratuito|Torta nuziale|Drone|Album stampato|Prova inclusa|Consegna a domicilio|Noleggio arredi'.split(
    '|',
  )
const ROWS_A_STATEMENT = 20_000

/**
 * Fills the market with made-up vendors spread over every category and province, the same at every call.
 * @param count how many; each has a price, a capacity, services and a page of words of its own
 */
export async function addManyVendors(pool: pg.Pool, count: number): Promise<void> {
  for (let from = 0; from < count; from += ROWS_A_STATEMENT)
    await pool.query(STATEMENT, [
      from,
      Math.min(count, from + ROWS_A_STATEMENT) - 1,
      CATEGORIES.map(({ slug }) => slug),
      provinces.map(({ code }) => code),
      provinces.map(({ region }) => region),
      provinces.map(({ name }) => name),
      FIRST,
      SECOND,
      SERVICES,
    ])
  for (const table of ['vendor', 'vendor_listing', 'vendor_text', 'vendor_word'])
    await pool.query(`vacuum analyze ${table}`)
}

/** `h` scatters a number, so that no two columns go together. */
const STATEMENT = `
insert into vendor (id, slug, business_name, category, headline, description, place, coverage, price_from_cents, price_range,
                    capacity, services, rating, review_count, score, created_at, updated_at, version)
select md5('vendor' || n)::uuid, 'molti-' || n, names.name, ($3::text[])[1 + h(n, 1) % array_length($3::text[], 1)],
       'Lavoriamo a ' || place.city || ' e dintorni', 'Da anni a ' || place.city || ' seguiamo matrimoni ' ||
         ($8::text[])[1 + h(n, 17) % array_length($8::text[], 1)] || ' con cura, dal primo incontro fino alla festa. Numero ' || n,
       jsonb_build_object('region', place.region, 'province', place.province, 'city', place.city),
       case when h(n, 2) % 5 = 0 then jsonb_build_array(($5::text[])[1 + h(n, 3) % array_length($5::text[], 1)]) else '[]' end,
       case when h(n, 4) % 8 = 0 then null else 30000 + h(n, 5) % 900000 end, 1 + h(n, 6) % 4,
       jsonb_build_object('min', 10 + h(n, 7) % 60, 'max', 80 + h(n, 8) % 400),
       jsonb_build_array(($9::text[])[1 + h(n, 9) % 10], ($9::text[])[1 + h(n, 10) % 10]),
       (30 + h(n, 11) % 21) / 10.0, h(n, 12) % 200, 50 + (h(n, 13) % 50000) / 1000.0, now(), now(), 1
  from generate_series($1::integer, $2::integer) n
  cross join lateral (select 1 + h(n, 14) % array_length($4::text[], 1) as at) picked
  cross join lateral (select ($4::text[])[picked.at] as province, ($5::text[])[picked.at] as region, ($6::text[])[picked.at] as city) place
  cross join lateral (select ($7::text[])[1 + h(n, 15) % array_length($7::text[], 1)] || ' ' ||
                             ($8::text[])[1 + h(n, 16) % array_length($8::text[], 1)] || ' ' || n % 977 as name) names
on conflict do nothing`.replaceAll(/\bh\((n), (\d+)\)/g, "(hashtext('$2/' || $1) & 2147483647)")
