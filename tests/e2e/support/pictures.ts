import type { Page } from 'playwright-core'

/** A picture may be sent this much wider than the screen shows it: sizes go in steps. */
const WIDER_AT_MOST = 1.6

/** What is wrong with the pictures of a page, all of them loaded, in words. */
export const pictureFlaws = (page: Page): Promise<string[]> => page.evaluate(findFlaws, WIDER_AT_MOST)

/** Runs in the page. */
async function findFlaws(most: number): Promise<string[]> {
  const shown = [...document.images].filter((image) => image.clientWidth > 0)
  for (const image of shown) image.loading = 'eager'
  await Promise.all(
    shown
      .filter((image) => !image.complete)
      .map(
        (image) =>
          new Promise((done) => {
            image.addEventListener('load', done, { once: true })
            image.addEventListener('error', done, { once: true })
          }),
      ),
  )
  return shown.flatMap((image) => {
    const { currentSrc, clientWidth, clientHeight, naturalWidth, naturalHeight } = image
    const name = currentSrc.slice(0, 120)
    if (naturalWidth === 0) return [`${name} did not come`]
    // A drawing is as large as it is shown, and a blur travels with the page.
    if (/^data:|\.svg$/.test(currentSrc)) return []
    const flaws: string[] = []
    if (!image.hasAttribute('width') || !image.hasAttribute('height')) flaws.push(`${name} keeps no place`)
    if (!/\.(avif|webp)$/.test(new URL(currentSrc).pathname)) flaws.push(`${name} is neither AVIF nor WebP`)
    const widths = [
      ...(image.closest('picture')?.querySelector('source')?.srcset ?? image.srcset).matchAll(/ (\d+)w/g),
    ]
      .map(([, width]) => Number(width))
      .toSorted((a, b) => a - b)
    // Of a picture with several files the browser says how wide `sizes` makes it. It is the file for that which counts:
    // one that is here already, larger, for another place on the page is taken again and not sent.
    const chosen = widths.find((width) => width >= naturalWidth * devicePixelRatio) ?? widths.at(-1)
    if (chosen === undefined || chosen === widths[0]) return flaws
    // What its frame cuts off has to be there as well.
    const covered =
      getComputedStyle(image).objectFit === 'cover' ? clientHeight * (naturalWidth / naturalHeight) : 0
    const wanted = Math.max(clientWidth, covered) * devicePixelRatio
    if (chosen > wanted * most)
      flaws.push(`${name} is ${(chosen / wanted).toFixed(1)} × wider than shown (${wanted.toFixed(0)} px)`)
    return flaws
  })
}

/**
 * From now on the page reads no photo that is chosen.
 * @returns what lets it read on
 */
export async function holdReading(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const read = window.createImageBitmap
    const mayRead = new Promise((resolve) => window.addEventListener('read-on', resolve, { once: true }))
    window.createImageBitmap = (async (file: Blob) => {
      await mayRead
      return read(file)
    }) as typeof read
  })
  return () => page.evaluate(() => void window.dispatchEvent(new Event('read-on')))
}
