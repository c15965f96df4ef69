/** `npm run spec`: the calls of the specification, and how many are served. `--all` lists the served ones too. */
import { SPECIFIED_ROUTES } from '#contract/specified-routes.ts'
import { servedCalls } from '#server/served-calls.ts'

const served = new Set<string>(servedCalls())
const rows = Object.entries(SPECIFIED_ROUTES)
const missing = rows.filter(([name]) => !served.has(name))
for (const [name, { method, path, access }] of process.argv.includes('--all') ? rows : missing)
  console.log(`${served.has(name) ? 'served' : '501   '}  ${method.padEnd(6)} ${path}  (${access})`)
console.log(`\n${rows.length - missing.length} of ${rows.length} calls of the specification are served.`)
