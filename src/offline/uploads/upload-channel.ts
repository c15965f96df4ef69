import type { Channel } from '../outbox/ports.ts'
import type { Upload } from './upload.ts'

/** What the tabs tell each other of uploads; the bytes stay in the store. */
export type UploadMessage = { kind: 'changed'; upload: Upload } | { kind: 'removed'; id: string }

export const uploadChannelName = (storeName: string): string => `${storeName}-uploads`

/** Silent where the browser has no BroadcastChannel. */
export function openUploadChannel(storeName: string): Channel<UploadMessage> {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, listen: () => () => undefined, close() {} }
  const channel = new BroadcastChannel(uploadChannelName(storeName))
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const onMessage = (event: MessageEvent<UploadMessage>) => listener(event.data)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
    close: () => channel.close(),
  }
}
