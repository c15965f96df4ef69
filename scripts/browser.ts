/** Finds a Chromium for the tests, or installs one. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const runs = (file: string | undefined): file is string => {
  try {
    if (file) accessSync(file, constants.X_OK)
    return Boolean(file)
  } catch {
    return false
  }
}

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
  console.log('No Chromium found: installing one for the tests…')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: environment,
    })
  }
  if (!findBrowser()) spawnSync('playwright-core', ['install', 'chromium'], { stdio: 'inherit' })
  const installed = findBrowser()
  if (!installed) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.')
  return installed
}
