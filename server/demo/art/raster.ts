/** From SVG to pixels: Chromium draws (the only renderer these pictures were looked at in), sharp encodes. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import sharp from 'sharp'
import { PICTURE_WIDTHS } from '#contract/media/file-limits.ts'

export const WIDTHS = PICTURE_WIDTHS
export const FORMATS = ['avif', 'webp'] as const

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
]

export class Rasteriser {
  private browser: Browser | undefined
  private page: Page | undefined

  /** PNG of an SVG at the given size in pixels; transparent where nothing is drawn. */
  async png(svg: string, width: number, height: number): Promise<Buffer> {
    this.browser ??= await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS })
    this.page ??= await this.browser.newPage()
    await this.page.setViewportSize({ width, height })
    const sized = svg.replace(/ width="[\d.]+" height="[\d.]+">/, ` width="${width}" height="${height}">`)
    await this.page.setContent(`<body style="margin:0;overflow:hidden;background:transparent">${sized}`)
    return this.page.screenshot({ type: 'png', omitBackground: true })
  }

  async close(): Promise<void> {
    await this.browser?.close()
  }
}

/** Lower quality at the larger sizes: they are shown on dense screens, where artefacts are small. */
const QUALITY: Record<(typeof WIDTHS)[number], { avif: number; webp: number }> = {
  320: { avif: 60, webp: 80 },
  480: { avif: 60, webp: 80 },
  720: { avif: 58, webp: 78 },
  960: { avif: 58, webp: 78 },
  1600: { avif: 55, webp: 74 },
}

/** The widths a drawing is kept in: those of the contract up to its widest. */
export const widthsUpTo = (widest: number) => WIDTHS.filter((width) => width <= widest)

const filesOf = (folder: string, name: string, width: number) =>
  FORMATS.map((format) => join(folder, `${name}-${width}.${format}`))

/** Whether a picture is there in every width and format. */
export const isWhole = (folder: string, name: string, widest: number): boolean =>
  widthsUpTo(widest).every((width) => filesOf(folder, name, width).every((file) => existsSync(file)))

/**
 * Writes `{name}-{width}.{avif|webp}` for every width up to the widest.
 * @param keep what is there is of the same drawing: only what is missing is made
 * @returns the tiny blur shown while they load
 */
export async function encode(
  png: Buffer,
  folder: string,
  { name, widest, keep }: { name: string; widest: number; keep: boolean },
): Promise<string> {
  sharp.concurrency(1)
  for (const width of widthsUpTo(widest)) {
    if (keep && filesOf(folder, name, width).every((file) => existsSync(file))) continue
    const scaled = await sharp(png).removeAlpha().resize({ width }).toBuffer()
    const quality = QUALITY[width]
    const avif = await sharp(scaled).avif({ quality: quality.avif, effort: 3 }).toBuffer()
    const webp = await sharp(scaled)
      .webp({ quality: quality.webp, effort: 4, smartSubsample: true })
      .toBuffer()
    await writeFile(join(folder, `${name}-${width}.avif`), avif)
    await writeFile(join(folder, `${name}-${width}.webp`), webp)
  }
  return placeholderOf(png)
}

/** A data address under 200 bytes: 16 pixels wide, already blurred. */
async function placeholderOf(png: Buffer): Promise<string> {
  const small = await sharp(png).removeAlpha().resize({ width: 16 }).blur(0.6).toBuffer()
  for (const quality of [30, 20, 10, 1]) {
    const tiny = await sharp(small).webp({ quality, effort: 6 }).toBuffer()
    const address = `data:image/webp;base64,${tiny.toString('base64')}`
    if (address.length < 200 || quality === 1) return address
  }
  return ''
}
