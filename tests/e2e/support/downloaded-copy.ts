import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { openZip } from '#src/lib/zip/zip-reader.ts'

const MEGABYTE = 1024 * 1024

/** @returns where the file is, and what is in it by its path */
export async function downloadCopy(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica una copia' }).click()
  const file = await (await download).path()
  const zip = await openZip(new Blob([await readFile(file)]))
  const text = async (path: string) => (await zip.find((each) => each.path === path)!.read(MEGABYTE)).text()
  return { file, paths: zip.map(({ path }) => path), text }
}
