/** Screens opened from disk with a dead server, each beside an empty page of the same worker, and what is said of them. */
import type { Page } from 'playwright-core'
import { untilInPage } from '#tests/support/until-in-page.ts'
import type { BenchRow } from './bench-row.ts'
import { type Opening, PHONE, type PhoneScreen, timeOpening } from './offline-phone.ts'
import { median } from './product.ts'

export interface Place {
  path: string
  /** What stands there once it can be used. */
  ready: string
}

/** The least there is. */
export const EMPTY: Place = { path: '/pagina-vuota', ready: 'p > input' }

export interface Openings {
  ours: Opening[]
  empty: Opening[]
}

/** The demo's person signs in on a page. @param area where that leads, for whom it leads there by itself */
export async function fillSignIn(
  page: Page,
  url: string,
  { email, area }: { email: string; area?: string },
): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('lovoglio-demo')
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  if (area) await page.waitForURL(`**${area}`)
  else await page.waitForFunction(() => localStorage.getItem('token'))
}

/** Opens a screen and the empty page by turns, each in a browser started from disk. */
export async function openInTurns(
  profile: string,
  url: string,
  { place, rounds, screen = PHONE }: { place: Place; rounds: number; screen?: PhoneScreen },
): Promise<Openings> {
  const found: Openings = { ours: [], empty: [] }
  for (let round = 0; round < rounds; round++) {
    const time = ({ path, ready }: Place, ofApp: boolean) =>
      timeOpening(profile, url + path, { selector: ready, ofApp, screen })
    found.ours.push(await time(place, true))
    found.empty.push(await time(EMPTY, false))
  }
  return found
}

/** Runs in the page: a page with one word and one box, where the worker keeps the pages it has seen. */
export async function keepEmptyPage(address: string): Promise<void> {
  const html =
    '<!doctype html><html lang="it"><meta name="viewport" content="width=device-width"><title>Vuota</title><p>Vuota <input type="checkbox"></p></html>'
  const answer = new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  await (await caches.open('pages')).put(new URL(address, location.origin).href, answer)
}

/** A list is written to the device a moment after it is shown. @param named what its query is called by @param rows at least so many */
export async function untilKept(page: Page, named: string, rows: number): Promise<void> {
  await untilInPage(
    page,
    async ([wanted, least]) => {
      for (const { name } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const opening = indexedDB.open(name!)
          opening.onsuccess = () => resolve(opening.result)
        })
        const kept = database.objectStoreNames.contains('queries')
          ? await new Promise<{ hash: string; data: unknown }[]>((resolve) => {
              const asked = database.transaction('queries').objectStore('queries').getAll()
              asked.onsuccess = () => resolve(asked.result)
            })
          : []
        database.close()
        if (kept.some(({ hash, data }) => hash.includes(wanted) && (data as unknown[]).length >= least))
          return true
      }
      return false
    },
    [named, rows] as const,
  )
}

export const spread = (values: readonly number[]): string =>
  `${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)})`

const WORDS: Readonly<Record<keyof Opening, string>> = {
  paintMs: 'first paint',
  usableMs: 'usable',
  ownMs: 'the app’s own',
  interactiveMs: 'interactive',
}

/** One for each moment of an opening. @param what is opened */
export function openingRows(what: string, { ours, empty }: Openings, goals: Opening): BenchRow[] {
  return (Object.keys(WORDS) as (keyof Opening)[]).map((moment) => {
    const [mine, least] = [ours.map((one) => one[moment]), empty.map((one) => one[moment])]
    return {
      what: `${what} from disk, server dead, 4 × slower: ${WORDS[moment]}`,
      ours: spread(mine),
      reference: `${spread(least)} empty page`,
      ratio: median(mine) / median(least),
      goal: `≤ ${goals[moment]} ms`,
      pass: median(mine) <= goals[moment],
      detail: { ours: mine, empty: least },
    }
  })
}
