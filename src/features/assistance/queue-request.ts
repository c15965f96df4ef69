/** The way a request leaves for who has an account here: through the outbox, with its files before it. */
import type { NewAssistanceRequest } from '#contract/admin/assistance.ts'
import { notKeptText } from '../../plan/changes.ts'
import { discardFiles, keepFiles } from '../files/file-face.ts'
import type { SyncHub } from '../sync/reach-face.ts'
import { assistanceAdd } from './assistance-commands.ts'

/** @returns why it was not taken, for people; undefined when it was */
export async function queueRequest(
  hub: SyncHub,
  request: NewAssistanceRequest,
  files: readonly File[],
): Promise<string | undefined> {
  try {
    const { kept, refused } = await keepFiles(hub, files, { documents: true })
    if (refused.length > 0) {
      await discardFiles(
        hub,
        kept.map((file) => file.id),
      )
      return refused.join(' ')
    }
    const { outbox } = await hub.open()
    await outbox.submit(assistanceAdd, { ...request, files: kept.map((file) => ({ fileId: file.id })) })
    return undefined
  } catch (error) {
    return notKeptText(error)
  }
}
