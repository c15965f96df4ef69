import { expect } from 'vitest'

/**
 * What is begun anew for each file of tests: files share their process, and what one takes must not depend on which ran before.
 * @param begin makes it
 * @returns what gives the one of the file that runs
 */
export function ofThisFile<Kept>(begin: () => Kept): () => Kept {
  let kept: { file: string | undefined; value: Kept } | undefined
  return () => {
    const file = expect.getState().testPath
    if (!kept || kept.file !== file) kept = { file, value: begin() }
    return kept.value
  }
}
