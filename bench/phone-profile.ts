/** Where a product and a phone of a bench keep what they have, for as long as it runs. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { dropFolder, freshFolder } from './product.ts'

/**
 * Runs with a fresh folder of a product's and a fresh profile of a browser's, which go afterwards.
 * @param run what is measured; it stops what it started
 */
export async function onAPhone<T>(run: (at: { folder: string; profile: string }) => Promise<T>): Promise<T> {
  const folder = await freshFolder()
  const profile = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-bench-phone-'))
  try {
    return await run({ folder, profile })
  } finally {
    await dropFolder(folder)
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
