import { ApiError } from '../api/api-error.ts'
import { type Call, useCall } from '../api/use-call.ts'
import type { KeyFor } from '../api/tries.ts'

/**
 * Sends what was typed of something that is kept once for the whole site, over the version that was seen: where somebody
 * else's writing in the same field is on the screen by now, over that one.
 * @param kept what keeps it (`useKeptForm`)
 * @param version what is saved now
 * @param send sends it
 * @param renew reads it again: after it was saved, and where somebody else had written over it
 */
export function useOneRowSave(
  kept: { version: number | undefined; meanwhile: readonly string[]; clear: () => void },
  version: number,
  send: (baseVersion: number, keyFor: KeyFor) => Promise<unknown>,
  renew: () => Promise<unknown>,
): Call<[]> {
  return useCall(
    async (keyFor) => {
      await send(kept.meanwhile.length > 0 ? version : (kept.version ?? version), keyFor)
      await renew()
      kept.clear()
    },
    (error) => {
      if (error instanceof ApiError && error.code === 'conflict') void renew()
    },
  )
}
