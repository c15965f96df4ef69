import { build, type Rolldown } from 'vite'

/**
 * One self-contained script made of a source file and what it imports, for a browser.
 * @param file its path
 * @param format `es` where the page imports it, `iife` where it only runs
 */
export async function browserBundle(file: string, format: 'es' | 'iife'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: {
        input: file,
        output: { format, codeSplitting: false },
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  return output!.output[0].code
}
