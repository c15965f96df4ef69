/** What a person does on the screens, in their own words: labels, never class names. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { areaOf } from '#contract/screens/areas.ts'
import type { WorkerMessage } from '#src/offline/worker/worker-messages.ts'
import { untilInPage } from '#tests/support/until-in-page.ts'
import { openAs } from './open-as.ts'

/** Signs in with the form and waits for the area. */
export async function signInWithForm(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, email, password)
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
}

/** Opens a screen of a vendor's area. @param title the screen's */
export async function openVendorScreen(
  page: Page,
  who: { email: string; password: string },
  path: `/vendor/${string}`,
  title: string,
): Promise<void> {
  await openAs(page, who, path)
  await heading(page, title).waitFor()
}

/** What takes a change back, in its toast: with the pointer on it that stays, however long the other devices take. */
export async function heldUndo(page: Page, name: string | RegExp): Promise<Locator> {
  const undo = page.getByRole('button', { name }).last()
  await undo.hover()
  return undo
}

/** Signs out on the profile, and waits for the page that begins anew once all is gone. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/couple/profile')
  await page.getByRole('main').getByRole('button', { name: 'Esci' }).click()
  const left = page.waitForEvent('load')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Esci' }).click()
  await left
}

/** Opens a couple's tasks, until they are on the device. */
export async function openPlanner(page: Page, who: { email: string; password: string }): Promise<void> {
  await openAs(page, who, '/couple/planning')
  await heading(page, 'Attività').waitFor()
  await untilKept(page, 'couple-tasks')
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

/** The row's ring. */
export const ring = (page: Page, title: string): Locator =>
  page.getByRole('checkbox', { name: `Fatta: ${title}`, exact: true })
/** The row's words, which open it. */
export const row = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title }).getByRole('button').first()

export async function addTask(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi attività' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Nuova attività' })
  await sheet.getByLabel('Che cosa c’è da fare').fill(title)
  await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  await ring(page, title).waitFor()
  await sheet.waitFor({ state: 'hidden' })
}

export async function renameTask(page: Page, title: string, to: string): Promise<void> {
  await row(page, title).click()
  const sheet = page.getByRole('dialog', { name: 'Attività' })
  await sheet.getByLabel('Che cosa c’è da fare').fill(to)
  await sheet.getByRole('button', { name: 'Salva' }).click()
  await ring(page, to).waitFor()
  await sheet.waitFor({ state: 'hidden' })
}

export async function deleteTask(page: Page, title: string): Promise<void> {
  await row(page, title).click()
  const sheet = page.getByRole('dialog', { name: 'Attività' })
  await sheet.getByRole('button', { name: 'Altre azioni per questa attività' }).click()
  await sheet.getByRole('menuitem', { name: 'Elimina' }).click()
  await ring(page, title).waitFor({ state: 'detached' })
  await sheet.waitFor({ state: 'hidden' })
}

/** The titles of the tasks on screen, in their order. */
export const titlesOnScreen = async (page: Page): Promise<string[]> => {
  const rings = await page.getByRole('checkbox', { name: /^Fatta: / }).all()
  return Promise.all(rings.map(async (one) => (await one.getAttribute('aria-label'))!.replace('Fatta: ', '')))
}

/** The slim bar at the foot: "Sei offline · 3 modifiche in attesa". */
export async function expectBar(page: Page, words: string | RegExp): Promise<void> {
  await page.getByText(words).first().waitFor()
}

export async function expectNoBar(page: Page): Promise<void> {
  await expect
    .poll(() => page.getByText(/Sei offline|Il server non risponde|\d modific\w+ in attesa/).count())
    .toBe(0)
}

/**
 * Waits until the service worker holds the whole app and controls the page, and all the code of the area that the page is
 * in: from then on each of its screens opens with no network.
 */
export async function untilOfflineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
  if (areaOf(new URL(page.url()).pathname) === 'vendor') await untilVendorAreaKept(page)
}

const untilVendorAreaKept = (page: Page) => untilInPage(page, isVendorAreaHere, undefined)

/** Has the worker bring the vendor's area, as when a vendor comes in, and waits until it is on the device. */
export async function bringVendorArea(page: Page): Promise<void> {
  const entered: WorkerMessage = { type: 'ENTERED', area: 'vendor' }
  await page.evaluate((message) => navigator.serviceWorker.controller!.postMessage(message), entered)
  await untilVendorAreaKept(page)
}

/** Runs in the page: whether all of the vendor's area is on the device; the couple's comes with the app. */
async function isVendorAreaHere(): Promise<boolean> {
  const files: string[] = await (await fetch('/areas/vendor.json')).json()
  const kept = await (await caches.open('area-vendor')).keys()
  const paths = new Set(kept.map(({ url }) => new URL(url).pathname))
  return files.every((file) => paths.has(file))
}

/** Waits until the screen of an address is on the device as it is seen now: the next opening begins with it. */
export async function untilScreenKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => (await keptOnDevice(page, 'meta')).map(({ key }) => key))
    .toContain(`screen:${address}`)
}

/**
 * Waits until what the page has read of a list is on the device: the app writes it a moment after showing it.
 * @param saying words that must be in it by then
 */
export async function untilKept(
  page: Page,
  list:
    | 'couple-tasks'
    | 'budget'
    | 'vendors'
    | 'vendor'
    | 'seo'
    | 'awards'
    | 'videos'
    | 'real-weddings'
    | 'portfolio'
    | 'gallery'
    | 'invoices'
    | 'analytics'
    | 'draft',
  saying = '',
): Promise<void> {
  // A budget is two reads, which arrive one after the other.
  const names = list === 'budget' ? ['"budget","items"', '"budget","wedding"'] : [list]
  const isKept = async () => {
    const kept = await keptOnDevice(page, list === 'draft' ? 'meta' : 'queries')
    return names.every((name) => kept.some(({ key, value }) => key.includes(name) && value.includes(saying)))
  }
  await expect.poll(isKept).toBe(true)
}

/** What all databases of the page's origin have in a store of this name, values as JSON. */
export const keptOnDevice = (page: Page, store: 'meta' | 'queries' | 'uploads') =>
  page.evaluate(readStores, store)

/** Runs in the page. */
async function readStores(store: string): Promise<{ database: string; key: string; value: string }[]> {
  const found: { database: string; key: string; value: string }[] = []
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name!)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    if (database.objectStoreNames.contains(store)) {
      const table = database.transaction(store).objectStore(store)
      const [keys, values] = [table.getAllKeys(), table.getAll()]
      await new Promise((resolve) => (values.onsuccess = resolve))
      for (const [index, key] of keys.result.entries())
        found.push({ database: name!, key: String(key), value: JSON.stringify(values.result[index] ?? '') })
    }
    database.close()
  }
  return found
}
