import type { Uploader } from './uploader.ts'

/** An uploader that is loaded and started at its first use: most starts have nothing to upload. */
export function lazyUploader(load: () => Promise<Uploader>) {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let opening: Promise<Uploader> | undefined
  let opened: Uploader | undefined
  return {
    open(): Promise<Uploader> {
      opening ??= load().then(async (uploader) => {
        await uploader.start()
        uploader.subscribe(tell)
        opened = uploader
        tell()
        return uploader
      })
      // A part that could not be fetched is asked for again at the next use.
      opening.catch(() => (opening = undefined))
      return opening
    },
    now: () => opened,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => opened?.stop(),
  }
}
