/** Addresses of pictures that are on this device: the bytes come from the account's store once, when one is shown. */
import { heard } from '../../lib/fault-log.ts'
import type { Uploader } from '../../offline/uploads/uploader.ts'

const urls = new Map<string, string>()
const asked = new Set<string>()
const listeners = new Set<() => void>()

/** Its address while this page lives: also after the server has it, so that nothing flickers. */
export const localUrlOf = (id: string): string | undefined => urls.get(id)

export function onLocalUrl(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function putLocal(id: string, blob: Blob): void {
  if (urls.has(id)) return
  urls.set(id, URL.createObjectURL(blob))
  for (const listener of listeners) listener()
}

export async function readLocal(id: string, uploader: Uploader): Promise<void> {
  if (urls.has(id) || asked.has(id)) return
  asked.add(id)
  const blob = await uploader.blob(id).catch(heard('local-pictures'))
  if (blob) putLocal(id, blob)
}
