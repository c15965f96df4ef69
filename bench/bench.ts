/** `npm run bench [-- name …]`: measures against references in the same run, prints a table, writes JSON. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BenchRow } from './bench-row.ts'

const BENCHES: Record<string, () => Promise<BenchRow[]>> = {
  sizes: async () => (await import('./sizes.ts')).runSizesBench(),
  start: async () => (await import('./start.ts')).runStartBench(),
  api: async () => (await import('./api.ts')).runApiBench(),
  offline: async () => (await import('./offline.ts')).runOfflineBench(),
  outbox: async () => (await import('./outbox-peers.ts')).runOutboxPeersBench(),
  hubs: async () => (await import('./hubs.ts')).runHubsBench(),
  lighthouse: async () => (await import('./lighthouse.ts')).runLighthouseBench(),
  neighbours: async () => (await import('./neighbours.ts')).runNeighboursBench(),
  sizing: async () => (await import('./sizing.ts')).runSizingBench(),
  'catch-up': async () => (await import('./catch-up.ts')).runCatchUpBench(),
  vendor: async () => (await import('./vendor.ts')).runVendorBench(),
  admin: async () => (await import('./admin.ts')).runAdminBench(),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}
const folder = path.join(import.meta.dirname, 'results')
mkdirSync(folder, { recursive: true })
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
  const rows = await BENCHES[name]!()
  print(name, rows)
  const record = { name, at: new Date().toISOString(), node: process.version, rows }
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(record, null, 2)}\n`)
}

function print(name: string, rows: readonly BenchRow[]): void {
  const lines = [
    ['what', 'ours', 'reference', 'ratio', 'goal', ''],
    ...rows.map((row) => [
      row.what,
      row.ours,
      row.reference,
      row.ratio.toFixed(2),
      row.goal,
      row.pass ? 'ok' : 'MISSED',
    ]),
  ]
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  console.log(`\n${name}`)
  for (const line of lines)
    console.log(`  ${line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`)
}
