import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Below it the header that says so, 22 bytes, weighs about what is saved. */
const WORTH_FROM_BYTES = 256

/** Puts `.br` and `.gz` beside each text file of a tree, so that serving it costs no work. */
export async function compressTree(root: string): Promise<void> {
  const names: string[] = []
  for await (const name of glob(`${root}/**/*.{js,css,html,svg,json,webmanifest,txt,xml}`)) names.push(name)
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(name)
      if (content.length < WORTH_FROM_BYTES) return
      const quality = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }
      const [small, common] = await Promise.all([brotli(content, quality), zip(content, { level: 9 })])
      await Promise.all([writeFile(`${name}.br`, small), writeFile(`${name}.gz`, common)])
    }),
  )
}
