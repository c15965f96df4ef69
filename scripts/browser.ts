/** Finds a Chromium for the tests, or installs one. */
import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright-core'
import { installPackage, runs } from './debian.ts'

/**
 * Chromium without its windows first: the same engine, and a start costs a third less. The program itself: what Debian
 * has on the path is a script that waits for it, and to kill that would kill nothing.
 */
const USUAL = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium: CHROMIUM_PATH, a usual place, or Playwright's own. Undefined when there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...USUAL, chromium.executablePath()].find(runs)
}

/**
 * Finds a Chromium and installs one where there is none: Debian's package as root, Playwright's download otherwise.
 * @throws Error saying what to do when neither works
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  for (const name of ['chromium-headless-shell', 'chromium']) if (!findBrowser()) installPackage(name)
  if (!findBrowser()) spawnSync('playwright-core', ['install', 'chromium'], { stdio: 'inherit' })
  const installed = findBrowser()
  if (!installed) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.')
  return installed
}
