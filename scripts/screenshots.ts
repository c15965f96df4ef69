/** `npm run screenshots`: photographs the product with its demo data, for the manifest and the README. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { dropFolder, freshFolder, startProduct } from '../bench/product.ts'
import { ensureBrowser } from './browser.ts'

const PORT = 4620
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const OUT = path.join(import.meta.dirname, '../public/screenshots')
const README = path.join(import.meta.dirname, '../docs/screenshot.png')

interface Shot {
  name: string
  path: string
  size: typeof PHONE
  signedIn: boolean
}
const SHOTS: readonly Shot[] = [
  { name: 'attivita', path: '/couple/planning', size: PHONE, signedIn: true },
  { name: 'budget', path: '/couple/budget', size: PHONE, signedIn: true },
  { name: 'oggi', path: '/couple', size: PHONE, signedIn: true },
  { name: 'fornitori', path: '/fornitori', size: PHONE, signedIn: false },
  { name: 'home-largo', path: '/', size: DESK, signedIn: false },
  { name: 'budget-largo', path: '/couple/budget', size: DESK, signedIn: true },
]

async function photograph(browser: Browser, origin: string, shot: Shot): Promise<Buffer> {
  const context = await browser.newContext({ viewport: shot.size, deviceScaleFactor: 2, locale: 'it-IT' })
  try {
    const page = await context.newPage()
    if (shot.signedIn) {
      await page.goto(`${origin}/login`)
      await page.getByLabel('Email').fill('coppia@lovoglio.test')
      await page.getByLabel('Password', { exact: true }).fill('lovoglio-demo')
      await page.getByRole('button', { name: 'Accedi' }).click()
      await page.waitForURL('**/couple')
    }
    await page.goto(origin + shot.path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1_500)
    return await page.screenshot()
  } finally {
    await context.close()
  }
}

const folder = await freshFolder()
const product = await startProduct(folder, PORT)
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  await mkdir(OUT, { recursive: true })
  const taken = new Map<string, Buffer>()
  for (const shot of SHOTS) {
    const png = await photograph(browser, product.url, shot)
    taken.set(shot.name, png)
    await sharp(png)
      .webp({ quality: 82 })
      .toFile(path.join(OUT, `${shot.name}.webp`))
  }
  const [phone, desk] = await Promise.all([
    sharp(taken.get('attivita')).resize({ height: 760 }).png().toBuffer(),
    sharp(taken.get('home-largo')).resize({ height: 760 }).png().toBuffer(),
  ])
  const { width: deskWidth } = await sharp(desk).metadata()
  const { width: phoneWidth } = await sharp(phone).metadata()
  await sharp({
    create: { width: deskWidth + phoneWidth + 120, height: 840, channels: 3, background: '#f4eee4' },
  })
    .composite([
      { input: desk, left: 40, top: 40 },
      { input: phone, left: deskWidth + 80, top: 40 },
    ])
    .png({ palette: true, quality: 90 })
    .toFile(README)
} finally {
  await browser.close()
  await product.stop()
  await dropFolder(folder)
}
