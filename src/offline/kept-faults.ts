/** The faults that were heard, as they are read again. Apart from what notes them, which every page carries. */
import { type Fault, WORDS_MAX, add, kept, storageOrNone } from '../lib/fault-log.ts'

/** Where the service worker tells its faults, and a page asks for those of before it was there. */
export const FAULTS_CHANNEL = 'lovoglio-faults'
export const ASK = 'faults?'

/** The latest faults of this device, the newest last. */
export function faults(): readonly Fault[] {
  const storage = storageOrNone()
  return storage ? kept(storage).filter(isFault) : []
}

/** Keeps what the service worker tells of, from before this page was there too. */
export function hearWorker(): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(FAULTS_CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const storage = storageOrNone()
    if (storage && isFault(data)) add(storage, data)
  })
  channel.postMessage(ASK)
}

/** What another version kept, or somebody wrote there, must not keep a request for help from being taken. */
function isFault(found: unknown): found is Fault {
  const { at, where, name, code, message, times, ...more } = (found ?? {}) as Record<string, unknown>
  const words = [where, name, code ?? '', message]
  return (
    Object.keys(more).length === 0 &&
    typeof times === 'number' &&
    !Number.isNaN(Date.parse(String(at))) &&
    words.every((one) => typeof one === 'string' && one.length <= WORDS_MAX)
  )
}
