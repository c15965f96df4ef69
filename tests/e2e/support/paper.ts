import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'

/** What stands on paper of the document that is being printed, as a browser saves it. */
export async function paperOf(page: Page): Promise<string> {
  await page.locator('[data-paper]').waitFor({ state: 'attached' })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf())), {
    mergePages: true,
  })
  return text.replaceAll(/\s+/g, ' ')
}
