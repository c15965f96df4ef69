/**
 * What crawlers read: the addresses of every public page (sitemaps.org 0.9, split long before its 50,000), what they
 * need not ask for (RFC 9309), and a page in words for language models (llmstxt.org).
 */
import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { PLANS_WITH_REAL_WEDDINGS } from '#contract/lists/billing/plan-limits.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { allGuides } from '../guides/guide-service.ts'
import { hiddenPaths } from '../page-seo/page-seo-service.ts'

const KEPT_SECONDS = 3_600

interface Address {
  path: string
  /** `YYYY-MM-DD` */
  changed?: string
}

const DAY = `to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD')`

/** The lists of vendors by category and place that have somebody in them. */
async function lists(tx: Queryable): Promise<Address[]> {
  const { rows } = await tx.execute(
    sql`select category, region from vendor_count where count > 0 order by 1, 2`,
  )
  const categories = CATEGORIES.filter(({ slug }) => rows.some((row) => row.category === slug))
  return [
    ...categories.map(({ slug }) => ({ path: `/fornitori/${slug}` })),
    ...rows
      .filter(({ region }) => region !== '')
      .map(({ category, region }) => ({ path: `/fornitori/${category}?region=${region}` })),
  ]
}

const guides = (): Address[] => allGuides().map(({ slug }) => ({ path: `/guide/${slug}` }))

/** Pages at one address each, guides and lists; without those that search engines are asked to leave out. */
async function standing(pages: readonly string[], tx: Queryable): Promise<Address[]> {
  const hidden = await hiddenPaths(tx)
  const all = [...pages.map((path) => ({ path })), ...guides(), ...(await lists(tx))]
  return all.filter(({ path }) => !hidden.has(path))
}

async function stories(limit: number, tx: Queryable): Promise<Address[]> {
  const { rows } = await tx.execute(sql`
    select '/news/' || slug as path, ${sql.raw(DAY)} as changed from article where state = 'published' and deleted_at is null
    union all
    select '/matrimoni-veri/' || w.slug, to_char(w.updated_at at time zone 'UTC', 'YYYY-MM-DD')
      from real_wedding w join vendor v on v.id = w.vendor_id
     where w.state = 'published' and w.deleted_at is null and w.taken_off is null and v.active and v.deleted_at is null
       and v.type_of_account in ${[...PLANS_WITH_REAL_WEDDINGS]}
    union all
    select '/wedding/' || s.public_id, to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD')
      from wedding_website s join couple c on c.id = s.couple_id
     where s.published and s.indexed and not s.has_password and s.deleted_at is null and c.active and c.deleted_at is null
    order by 1 limit ${limit}`)
  return rows as unknown as Address[]
}

async function vendors(file: number, inAFile: number, tx: Queryable): Promise<Address[]> {
  const { rows } = await tx.execute(sql`
    select '/fornitore/' || id || '/' || slug as path, ${sql.raw(DAY)} as changed
      from vendor where active and deleted_at is null order by id limit ${inAFile} offset ${(file - 1) * inAFile}`)
  return rows as unknown as Address[]
}

async function vendorFiles(inAFile: number, tx: Queryable): Promise<number> {
  const { rows } = await tx.execute(sql`select coalesce(sum(count), 0)::integer as total from vendor_count`)
  return Math.ceil((rows[0]?.total as number) / inAFile)
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlset = (addresses: readonly Address[], origin: string) =>
  `${HEAD}<urlset xmlns="${SCHEMA}">\n${addresses
    .map(
      ({ path, changed }) =>
        `<url><loc>${escapeHtml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`,
    )
    .join('')}</urlset>\n`

export interface SiteMapOptions {
  /** Where people reach the product, without a slash at the end. */
  publicUrl: () => string
  /** Pages that are always there, from the root. */
  pages: readonly string[]
  /** Addresses in one file. */
  inAFile?: number
}

export const siteMaps =
  ({ db }: Database, { publicUrl, pages, inAFile = 40_000 }: SiteMapOptions): FastifyPluginAsync =>
  async (scope) => {
    const kept = { 'Cache-Control': `public, max-age=${KEPT_SECONDS}` }

    scope.get('/sitemap.xml', async (_request, reply) => {
      const files = [
        'pages',
        'stories',
        ...Array.from({ length: await vendorFiles(inAFile, db) }, (_, at) => `vendors-${at + 1}`),
      ]
      const list = files.map(
        (file) => `<sitemap><loc>${escapeHtml(`${publicUrl()}/sitemap/${file}.xml`)}</loc></sitemap>\n`,
      )
      reply.type('application/xml; charset=utf-8').headers(kept)
      return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${list.join('')}</sitemapindex>\n`
    })

    scope.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
      const { file } = request.params
      const number = Number(/^vendors-(\d{1,4})\.xml$/.exec(file)?.[1] ?? 0)
      const addresses =
        file === 'pages.xml'
          ? await standing(pages, db)
          : file === 'stories.xml'
            ? await stories(inAFile, db)
            : number > 0
              ? await vendors(number, inAFile, db)
              : []
      if (number > 0 ? addresses.length === 0 : !['pages.xml', 'stories.xml'].includes(file))
        throw new ProblemError('not_found')
      reply.type('application/xml; charset=utf-8').headers(kept)
      return urlset(addresses, publicUrl())
    })

    scope.get('/robots.txt', async (_request, reply) => {
      reply.type('text/plain; charset=utf-8').headers(kept)
      return robots(publicUrl())
    })

    scope.get('/llms.txt', async (_request, reply) => {
      reply.type('text/plain; charset=utf-8').headers(kept)
      return inWords(publicUrl())
    })
  }

/** Private areas have nothing to read; pages that are not to be found say so themselves, and must be read for it. */
const robots = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /hubs/
Disallow: /couple$
Disallow: /couple/
Disallow: /vendor$
Disallow: /vendor/
Disallow: /admin$
Disallow: /admin/
Allow: /

Sitemap: ${origin}/sitemap.xml
`

const inWords = (origin: string) => `# Lovoglio

> Fornitori per il matrimonio in tutta Italia, e un piano con attività e budget che le coppie usano anche senza rete. In italiano, prezzi in euro.

Le pagine pubbliche arrivano già complete dal server, con dati strutturati (schema.org). Le liste di fornitori rispondono anche in JSON.

## Fornitori

- [Tutti i fornitori](${origin}/fornitori): elenco con filtri per regione, provincia, prezzo, invitati, valutazione, giorno libero
${CATEGORIES.map(({ slug, name }) => `- [${name}](${origin}/fornitori/${slug})`).join('\n')}

## Da leggere

- [Come ordiniamo i risultati](${origin}/come-ordiniamo): che cosa decide l’ordine dei fornitori e che cosa è a pagamento
- [Come funziona](${origin}/how-it-works)
- [Guide](${origin}/guide): documenti, riti, costi, fornitori e galateo di un matrimonio in Italia
- [Pianificare](${origin}/planning): le attività di un matrimonio italiano, con i tempi
- [Matrimoni veri](${origin}/matrimoni-veri)
- [Premi](${origin}/awards)
- [Giornale](${origin}/news)
- [Area fornitori](${origin}/vendor-area): piani e prezzi

## Per i programmi

- [Contratto delle chiamate, OpenAPI](${origin}/api/openapi.json)
- [Ricerca di fornitori, JSON](${origin}/api/Vendor/search?category=location&region=toscana)
- [Mappa del sito](${origin}/sitemap.xml)
`
