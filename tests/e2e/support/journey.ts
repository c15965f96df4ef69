/** `journey`: a test with the real product and as many phones as it asks for; nothing may go wrong unheard. */
import { mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { inject, test } from 'vitest'
import { createProduct, type ProductProcess } from '#tests/support/product-process.ts'
import { type Phone, type PhoneOptions, openPhone } from './phone.ts'

export type NewPhone = (options?: Partial<PhoneOptions>) => Promise<Phone>

const withPhones = <const Demo extends boolean>(demo: Demo) =>
  test
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
    .extend('product', { scope: 'file' }, async ({}, { onCleanup }): Promise<ProductProcess> => {
      const template = inject(demo ? 'demoTemplate' : 'emptyTemplate')
      const product = await createProduct({ demo, template })
      onCleanup(() => product.remove())
      await product.start()
      return product
    })
    .extend('newPhone', async ({ product, task }, { onCleanup }): Promise<NewPhone> => {
      const phones: Phone[] = []
      onCleanup(async () => {
        const seen = task.result?.state === 'fail' ? await keepPictures(task.name, phones) : []
        for (const phone of phones) await phone.remove()
        // A journey that leaves the server down must not fail the next one.
        await product.start()
        const problems = phones.flatMap((phone) => phone.problems)
        if (problems.length > 0) throw new Error(`Unexpected on the page:\n${problems.join('\n')}`)
        // Said as an error too: what failed is told again at the end of a run, where it is read.
        if (seen.length > 0) throw new Error(`Seen last:\n${seen.join('\n')}`)
      })
      return async (options) => {
        const phone = await openPhone({ baseURL: product.url, ...options })
        phones.push(phone)
        return phone
      }
    })

const WORDS_SEEN = 1_200

/** What a failed journey saw last, to look at and in words. Pictures lie in the folder it names. */
async function keepPictures(name: string, phones: readonly Phone[]): Promise<string[]> {
  const folder = process.env['JOURNEY_PICTURES'] ?? path.join(os.tmpdir(), 'lovoglio-journeys')
  await mkdir(folder, { recursive: true })
  const seen: string[] = []
  for (const [index, { page }] of phones.entries()) {
    const file = path.join(folder, `${name.replaceAll(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`)
    await page.screenshot({ path: file }).catch(() => undefined)
    const words = await page
      .locator('body')
      .innerText({ timeout: 2_000 })
      .catch(() => 'no page')
    seen.push(`${page.url()} → ${file}`, words.replaceAll(/\s+/g, ' ').slice(0, WORDS_SEEN))
  }
  return seen
}

/** On a product that nobody has used. */
export const journey = withPhones(false)
/** On a product with the demo's data. */
export const demoJourney = withPhones(true)
