/** Films that vendors send: taken into use by the film that shows them, at an address everybody may open. */
import type { Queryable } from '../../platform/database/database.ts'
import { publicFilmAddress, releaseFilmsBut, takeFiles } from './file-store.ts'

/**
 * @param ownerId the account that sent it
 * @param usedBy the id of the film that shows it
 * @returns its address; undefined where it may not be taken: it is not there, another's, used elsewhere or no film
 */
export async function showFilm(
  tx: Queryable,
  { fileId, ownerId, usedBy }: { fileId: string; ownerId: string; usedBy: string },
): Promise<string | undefined> {
  const taken = await takeFiles([fileId], { ownerId, usedBy, shown: true }, tx)
  const row = taken?.get(fileId)
  return row && publicFilmAddress(row)
}

/** Lets go of what a film showed, but for the file that it shows now. */
export const keepOnlyFilm = (
  tx: Queryable,
  { shown, usedBy, now }: { shown: string | undefined; usedBy: string; now: string },
): Promise<void> => releaseFilmsBut(shown, { usedBy, now }, tx)
