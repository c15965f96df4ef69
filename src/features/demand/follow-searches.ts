/** Tells the lists of vendors that were asked for by words or a place, each question once for as long as the page is open. */
import type { RouterHistory } from '@tanstack/react-router'
import type { AskedSearch } from '#contract/admin/demand.ts'
import { SEARCHES_AT_ONCE } from '#contract/lists/analytics/demand.ts'
import { ROUTES } from '#contract/routes.ts'

const TELL_AFTER_MS = 5_000
const LIST = /^\/fornitori(?:\/([a-z-]+))?\/?$/
/** What of an address says what is looked for, and where; how it is narrowed further is no other question. */
const SAID = ['q', 'category', 'region', 'province', 'city', 'around'] as const

/**
 * Follows the addresses for as long as the page is open.
 * @param counts whether this one may be told, asked as it is
 */
export function followSearches(history: RouterHistory, counts: () => boolean): void {
  const told = new Set<string>()
  const waiting: AskedSearch[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) {
      const body = JSON.stringify({ searches: waiting.splice(0, SEARCHES_AT_ONCE) })
      navigator.sendBeacon(ROUTES['Site/countSearches'].path, new Blob([body], { type: 'application/json' }))
    }
  }
  const look = (address: { pathname: string; search: string }) => {
    const asked = askedIn(address)
    const question = JSON.stringify(asked)
    if (!asked || told.has(question) || !counts()) return
    told.add(question)
    waiting.push(asked)
    timer ??= setTimeout(flush, TELL_AFTER_MS)
  }
  // Words that stand for filters become these, in place of the address that was typed: that one was the question.
  history.subscribe(({ location, action }) => action.type !== 'REPLACE' && look(location))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  look(firstAddress(history))
}

/** The address that stands: while it is the one that the page was opened with, as it was before anything replaced it. */
function firstAddress({ location }: RouterHistory): { pathname: string; search: string } {
  const [opened] = performance.getEntriesByType('navigation')
  return location.state.__TSR_index === 0 && opened ? new URL(opened.name) : location
}

/** @returns undefined for what is no list, or one that nothing was asked of but a category: that is a page that was opened */
export function askedIn({ pathname, search }: { pathname: string; search: string }): AskedSearch | undefined {
  const [list, category] = LIST.exec(pathname) ?? []
  if (list === undefined) return undefined
  const said = new URLSearchParams(search)
  const asked = Object.fromEntries([
    ...SAID.flatMap((name) => (said.get(name) ? [[name, said.getAll(name).join(' ')]] : [])),
    ...(category ? [['category', category]] : []),
  ]) as AskedSearch
  return asked.q || asked.region ? asked : undefined
}
