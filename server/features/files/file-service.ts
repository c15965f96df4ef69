/** What other features do with the files people sent: use them, let go of them, show them to everybody or not any more. */
import type { Queryable } from '../../platform/database/database.ts'
import { ruleBroken } from '../../platform/http/problem.ts'
import { type FileRow, findFile, newFileKey, setFile, takeFiles } from './file-store.ts'

export type { FileRow } from './file-store.ts'
export { deleteFilesOf, findFiles, pictureOf, presentFile, publicPictureOf } from './file-store.ts'
export { releaseFilesUsedBy as releaseFiles } from './file-store.ts'

/**
 * Takes a file into use. One file is used by one thing.
 * @param ownerId the account that sent it: a couple's, a vendor's or an administrator's id
 * @param usedBy the id of the entity that shows it
 * @throws ProblemError `rule_broken` for a file that is not there, is another account's, or is used elsewhere
 */
export async function useFile(
  tx: Queryable,
  { fileId, ownerId, usedBy }: { fileId: string; ownerId: string; usedBy: string },
): Promise<FileRow> {
  const taken = await takeFiles([fileId], { ownerId, usedBy }, tx)
  const row = taken?.get(fileId)
  if (!row) throw ruleBroken('Questo file non c’è più: allegalo di nuovo.')
  if (row.kind === 'film') throw ruleBroken('I video stanno sulla tua pagina: qui si mandano foto e PDF.')
  return row
}

/** Lets go of one file: it stays for a while, so that a deletion can be taken back. */
export const releaseFile = (tx: Queryable, fileId: string, now: string): Promise<void> =>
  setFile(fileId, { usedBy: null, unusedSince: now, publicKey: null }, tx)

/** Gives a file an address everybody may open, or takes that address back: it then opens nothing any more. */
export async function showToAll(tx: Queryable, fileId: string, shown: boolean): Promise<void> {
  const row = await findFile(fileId, tx)
  if (!row || (row.publicKey !== null) === shown) return
  await setFile(fileId, { publicKey: shown ? newFileKey() : null }, tx)
}
