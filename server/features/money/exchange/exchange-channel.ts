/** The way to the exchange: a folder that an accredited channel (SFTP, an intermediary's program) empties and fills. */
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface ExchangeChannel {
  /** The same file again is once. @param name with its ending. @throws ChannelFault in words, where it knows some */
  send(name: string, xml: string): Promise<void>
  /** The names of answers that were not put aside yet. */
  answers(): Promise<string[]>
  read(name: string): Promise<string>
  /** Read and noted. */
  putAside(name: string): Promise<void>
}

/** Answers that are read in one round. */
export const MOST_AT_ONCE = 200

/** `outbox` is for us to fill, `inbox` for the channel, `inbox/read` has what was noted. @param directory made where it is not there */
export function folderChannel(directory: string): ExchangeChannel {
  const outbox = path.join(directory, 'outbox')
  const inbox = path.join(directory, 'inbox')
  const aside = path.join(inbox, 'read')
  const made = () => Promise.all([outbox, aside].map((each) => mkdir(each, { recursive: true })))
  return {
    async send(name, xml) {
      await made()
      // Whole or not at all: who empties the folder looks at `.xml` alone.
      const part = path.join(outbox, `.${name}.part`)
      await writeFile(part, xml)
      await rename(part, path.join(outbox, name))
    },
    async answers() {
      await made()
      const names = await readdir(inbox)
      return names.filter((name) => name.endsWith('.xml')).slice(0, MOST_AT_ONCE)
    },
    read: (name) => readFile(path.join(inbox, name), 'utf8'),
    putAside: (name) => rename(path.join(inbox, name), path.join(aside, name)),
  }
}
