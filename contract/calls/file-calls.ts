import { FileUsage, FinishUpload, StoredFile } from '../media/file.ts'
import type { Call } from './call.ts'

export const FILE_CALLS = {
  'Files/finishUpload': { body: FinishUpload, reply: StoredFile },
  'Files/getUsage': { reply: FileUsage },
} as const satisfies Record<string, Call>
