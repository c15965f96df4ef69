import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  help: string
  nodes: { html: string; target: string[]; failureSummary: string }[]
}

/** The rules of WCAG 2.2 AA that axe leaves out unless it is asked. */
const ALL_RULES = { rules: { 'target-size': { enabled: true } } }
/** What another colour scheme can change on a page that was looked at already. */
const COLOUR_RULES = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
/** No style sheet is read a second time; of what passes only the number is wanted. */
const QUICK = { preload: false, resultTypes: ['violations'] }

/** What axe finds against WCAG 2.2 AA and best practice, in words. */
export const violations = (page: Page): Promise<string[]> => run(page, ALL_RULES, 15)

/** What it finds in the colours alone. */
export const colourViolations = (page: Page): Promise<string[]> => run(page, COLOUR_RULES, 0)

/** @param passes a page that is not there has no flaw either: more rules than these must find something right */
async function run(page: Page, rules: object, passes: number): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource)
  // Colours are judged when nothing moves any more.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null))),
  )
  const told = await page.evaluate<{ found: Violation[]; passed: number }>(
    `axe.run(document, ${JSON.stringify({ ...QUICK, ...rules })})
      .then(({ violations, passes }) => ({ found: violations, passed: passes.length }))`,
  )
  expect(told.passed).toBeGreaterThan(passes)
  return told.found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)} ${node.failureSummary}`),
  )
}
