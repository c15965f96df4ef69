/**
 * The public pages as Lighthouse sees them on a phone: the first page, the list and a vendor's page, for who comes for
 * the first time. The load of the machine is printed with the table: a busy one makes every figure worse.
 */
import os from 'node:os'
import type { BenchRow } from './bench-row.ts'
import { CATEGORIES, type Throttling, type Visit, visit } from './lighthouse-visit.ts'
import { dropFolder, freshFolder, median, startProduct } from './product.ts'

const PORT = Number(process.env.BENCH_PORT ?? 4660)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const METHODS: readonly Throttling[] = ['simulate', 'devtools']
const WORDS: Readonly<Record<Throttling, string>> = { simulate: 'simulated', devtools: 'applied' }

const PERFORMANCE_GOAL = 98
const FULL = 100
const LCP_GOAL_MS = 1_800
const TBT_GOAL_MS = 50
const CLS_GOAL = 0.01
/** Against the same page without its scripts: what they cost the largest picture. */
const SCRIPTS_GOAL = 1.1

type Visits = Readonly<Record<Throttling | 'bare', readonly Visit[]>>

export async function runLighthouseBench(): Promise<BenchRow[]> {
  const folder = await freshFolder()
  const product = await startProduct(folder, PORT, 'scripts/start.ts', {
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
  })
  try {
    const rows: BenchRow[] = []
    for (const [name, path] of await pagesOf(product.url)) {
      // The server has the page, as for everybody but the very first.
      await fetch(product.url + path)
      rows.push(...pageRows(name, await visitInTurns(product.url + path)))
    }
    console.log(
      `load ${os
        .loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    )
    return rows
  } finally {
    await product.stop()
    await dropFolder(folder)
  }
}

/** The three kinds of page, by name; the vendor is the demo's own. */
async function pagesOf(url: string): Promise<[name: string, path: string][]> {
  const html = await (await fetch(`${url}/fornitori?q=Villa%20Cipressa`)).text()
  const vendor = /href="(\/fornitore\/[^"]+\/villa-cipressa)"/.exec(html)?.[1]
  if (!vendor) throw new Error('The demo’s vendor is not in the list.')
  return [
    ['home', '/'],
    ['list', '/fornitori'],
    ['vendor', vendor],
  ]
}

async function visitInTurns(url: string): Promise<Visits> {
  const found = { simulate: [] as Visit[], devtools: [] as Visit[], bare: [] as Visit[] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const method of METHODS) found[method].push(await visit(url, method))
    found.bare.push(await visit(url, 'devtools', false))
  }
  return found
}

function pageRows(name: string, visits: Visits): BenchRow[] {
  const timed = METHODS.flatMap((method) => {
    const all = visits[method]
    const what = (words: string) => `${name}, ${WORDS[method]}: ${words}`
    const ms = (value: number) => `${value.toFixed(0)} ms`
    return [
      scoreRow(what('performance'), all, 'performance', PERFORMANCE_GOAL),
      mostRow(
        what('largest picture or text'),
        all.map(({ lcpMs }) => lcpMs),
        LCP_GOAL_MS,
        ms,
        all,
      ),
      mostRow(
        what('blocked'),
        all.map(({ tbtMs }) => tbtMs),
        TBT_GOAL_MS,
        ms,
        all,
      ),
      mostRow(
        what('shifted'),
        all.map(({ cls }) => cls),
        CLS_GOAL,
        (value) => value.toFixed(3),
        all,
      ),
    ]
  })
  const full = CATEGORIES.filter((category) => category !== 'performance').map((category) =>
    scoreRow(`${name}: ${category}`, [...visits.simulate, ...visits.devtools], category, FULL),
  )
  return [...timed, scriptsRow(name, visits), ...full]
}

/** A score of at least so much: the median, and all that lost points. */
function scoreRow(
  what: string,
  visits: readonly Visit[],
  category: (typeof CATEGORIES)[number],
  goal: number,
): BenchRow {
  const values = visits.map(({ scores }) => scores[category])
  const flaws = [...new Set(visits.flatMap((one) => one.flaws))].filter((flaw) =>
    flaw.startsWith(`${category}:`),
  )
  return {
    what,
    ours: [spread(values, String), ...flaws].join(' '),
    reference: String(FULL),
    ratio: median(values) / FULL,
    goal: `≥ ${goal}`,
    pass: median(values) >= goal,
    detail: { visits },
  }
}

/** A figure of at most so much. */
function mostRow(
  what: string,
  values: readonly number[],
  goal: number,
  words: (value: number) => string,
  visits: readonly Visit[],
): BenchRow {
  return {
    what,
    ours: spread(values, words),
    reference: words(goal),
    ratio: median(values) / goal,
    goal: '≤ 1',
    pass: median(values) <= goal,
    detail: { values, machine: visits.map(({ machine }) => machine) },
  }
}

function scriptsRow(name: string, { devtools, bare }: Visits): BenchRow {
  const [ours, least] = [devtools, bare].map((all) => all.map(({ lcpMs }) => lcpMs)) as [number[], number[]]
  const ratio = median(ours) / median(least)
  const kilobytes = median(devtools.map(({ scriptKb }) => scriptKb)).toFixed(0)
  return {
    what: `${name}, applied: what ${kilobytes} KB of scripts cost the largest picture or text`,
    ours: spread(ours, (value) => `${value.toFixed(0)} ms`),
    reference: `${spread(least, (value) => `${value.toFixed(0)} ms`)} without`,
    ratio,
    goal: `≤ ${SCRIPTS_GOAL}`,
    pass: ratio <= SCRIPTS_GOAL,
    detail: { ours, least },
  }
}

function spread(values: readonly number[], words: (value: number) => string): string {
  const middle = words(median(values))
  return values.length > 1
    ? `${middle} (${words(Math.min(...values))}-${words(Math.max(...values))})`
    : middle
}
