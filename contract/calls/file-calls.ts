import { FileUsage, FinishUpload, StoredFile } from '../media/file.ts'
import { DiscardFiles, DiscardedFiles, OwnFiles } from '../media/own-file.ts'
import type { Call } from './call.ts'

export const FILE_CALLS = {
  'Files/finishUpload': { body: FinishUpload, reply: StoredFile },
  'Files/getUsage': { reply: FileUsage },
  'Files/getOwn': { reply: OwnFiles },
  'Files/discard': { body: DiscardFiles, reply: DiscardedFiles },
} as const satisfies Record<string, Call>
