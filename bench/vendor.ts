/** A busy vendor's area on a slow phone whose server is dead, against an empty page from the same service worker. */
import type { Page } from 'playwright-core'
import { BOOKINGS_LISTED, CONVERSATIONS_LISTED } from '#contract/lists/site/listed.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded-database.ts'
import type { BenchRow } from './bench-row.ts'
import { readTouches, useEmptyPage, watchTouches } from './offline-hands.ts'
import { type Opening, type PhoneScreen, openPhone } from './offline-phone.ts'
import {
  EMPTY,
  type Place,
  fillSignIn,
  keepEmptyPage,
  openInTurns,
  openingRows,
  spread,
  untilKept,
} from './openings.ts'
import { onAPhone } from './phone-profile.ts'
import { median, startProduct } from './product.ts'
import { readMoves, watchMoves } from './vendor-months.ts'
import { fillVendor } from './vendor-world.ts'

const PORT = Number(process.env.BENCH_PORT ?? 4660)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const SCREEN: PhoneScreen = { width: 390, height: 844 }
const EMAIL = 'fornitore@lovoglio.test'
const WORLD = { bookings: 2_000, conversations: 500 }
/** What of it the product gives a device (contract/lists/site/listed.ts). */
const HERE = {
  bookings: Math.min(WORLD.bookings, BOOKINGS_LISTED),
  conversations: Math.min(WORLD.conversations, CONVERSATIONS_LISTED),
}
const GOALS: Opening = { paintMs: 500, usableMs: 900, ownMs: 900, interactiveMs: 1_500 }
const MOVE_GOAL_MS = 100
/** Months forward, and as many back. */
const MOVES = 12

const HOME: Place = { path: '/vendor', ready: 'main section li button' }
const LIST: Place = { path: '/vendor/bookings', ready: 'main section li button' }
const MONTH: Place = { path: `/vendor/bookings?month=${thisMonth()}`, ready: 'main td button' }
const MESSAGES: Place = { path: '/vendor/messages', ready: 'main li button' }

export const runVendorBench = (): Promise<BenchRow[]> =>
  onAPhone(async ({ folder, profile }) => {
    const postgres = await startEmbeddedDatabase(`${folder}/database`)
    const database = openDatabase(postgres.url, 2)
    try {
      const product = await startProduct(folder, PORT, 'scripts/start.ts', {
        DATABASE_URL: postgres.url,
        DEMO: 'on',
      })
      try {
        await fillVendor(database.pool, EMAIL, WORLD)
        await visit(profile, product.url)
      } finally {
        await product.kill()
      }
      return await measured(profile, product.url)
    } finally {
      await database.close()
      await postgres.stop()
    }
  })

async function measured(profile: string, url: string): Promise<BenchRow[]> {
  const open = (place: Place) => openInTurns(profile, url, { place, rounds: ROUNDS, screen: SCREEN })
  const of = `of ${HERE.bookings.toLocaleString('en')} bookings (of ${WORLD.bookings.toLocaleString('en')}), ${HERE.conversations} conversations`
  return [
    ...openingRows(`/vendor ${of},`, await open(HOME), GOALS),
    ...openingRows('its list of bookings', await open(LIST), GOALS),
    ...openingRows('its month', await open(MONTH), GOALS),
    ...openingRows('its conversations', await open(MESSAGES), GOALS),
    moveRow(await turnMonths(profile, url)),
  ]
}

/** The vendor signs in and looks at its area once; the browser closes when all of it is on the device. */
async function visit(profile: string, url: string): Promise<void> {
  const { context, page } = await openPhone(profile, SCREEN)
  try {
    await fillSignIn(page, url, { email: EMAIL, area: '/vendor' })
    // Twice: what was compiled the first time is kept by the browser, as on any second day.
    for (const { path: place, ready } of [HOME, LIST, MONTH, MESSAGES, HOME, LIST, MONTH, MESSAGES]) {
      await page.goto(url + place)
      await page.locator(ready).first().waitFor()
      await page.waitForTimeout(3_000)
    }
    await page.evaluate(keepEmptyPage, EMPTY.path)
    await untilKept(page, '"bookings","list"', HERE.bookings)
    await untilKept(page, '"messages","conversations"', HERE.conversations)
  } finally {
    await context.close()
  }
}

interface Moves {
  /** From the finger's leaving to the first frame with the other month. */
  moved: number[]
  /** From each touch to its next paint, as the browser tells of it. */
  touches: number[]
  empty: number[]
}

async function turnMonths(profile: string, url: string): Promise<Moves> {
  const session = async (place: Place, use: (page: Page) => Promise<void>) => {
    const { context, page, slowDown } = await openPhone(profile, SCREEN)
    try {
      await slowDown()
      await watchTouches(page)
      await watchMoves(page)
      await page.goto(url + place.path)
      await page.locator(place.ready).first().waitFor()
      await page.waitForTimeout(3_000)
      await use(page)
      return { touches: await readTouches(page), moved: await readMoves(page) }
    } finally {
      await context.close()
    }
  }
  const ours = await session(MONTH, async (page) => {
    for (let index = 0; index < 2 * MOVES; index++) {
      await page
        .getByRole('button', { name: index < MOVES ? 'Mese successivo' : 'Mese precedente', exact: true })
        .tap()
      await page.waitForTimeout(300)
    }
  })
  if (ours.moved.length !== 2 * MOVES)
    throw new Error(`${ours.moved.length} of ${2 * MOVES} moves were seen.`)
  return { ...ours, empty: (await session(EMPTY, useEmptyPage)).touches }
}

function moveRow({ moved, touches, empty }: Moves): BenchRow {
  const worst = moved.toSorted((a, b) => a - b)[Math.ceil(moved.length * 0.98) - 1]!
  return {
    what: `${moved.length} moves to the next month or the one before, to the frame that shows it: the slowest`,
    ours: `${worst.toFixed(0)} ms, ${spread(moved)}`,
    reference: `${spread(empty)} a box on an empty page`,
    ratio: median(moved) / median(empty),
    goal: `≤ ${MOVE_GOAL_MS} ms`,
    pass: worst <= MOVE_GOAL_MS,
    detail: { moved, touches, empty },
  }
}

function thisMonth(): string {
  return new Date().toISOString().slice(0, 7)
}
