/** What is in a ZIP, read by the app's own reader, which believes nothing of it. */
import { openZip } from '#src/lib/zip/zip-reader.ts'

const MOST = 10_000_000

/** @returns the files by their paths */
export async function zipContents(zip: Blob): Promise<Map<string, Buffer>> {
  const files = await openZip(zip)
  const read = files.map(
    async (file) => [file.path, Buffer.from(await (await file.read(MOST)).arrayBuffer())] as const,
  )
  return new Map(await Promise.all(read))
}
