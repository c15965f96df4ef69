import { FileUsage, FinishUpload, StoredFile } from '../media/file.ts'
import { DiscardFiles, DiscardedFiles, OwnFiles } from '../media/own-file.ts'
import { Picture } from '../media/picture.ts'
import { z } from 'zod'
import { text } from '../kit/scalars.ts'
import type { Call } from './call.ts'

export const FILE_CALLS = {
  'Files/finishUpload': { body: FinishUpload, reply: StoredFile },
  'Files/getUsage': { reply: FileUsage },
  'Files/getOwn': { reply: OwnFiles },
  // One of the product's own has an id that is no file's.
  'Files/getPicture': { params: z.strictObject({ id: text(100) }), reply: Picture },
  'Files/discard': { body: DiscardFiles, reply: DiscardedFiles },
} as const satisfies Record<string, Call>
