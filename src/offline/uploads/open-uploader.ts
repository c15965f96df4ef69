/** The uploader with the browser's ports behind it. */
import type { AccountStore } from '../account-store.ts'
import { registerOutboxSync } from '../worker/background-sync.ts'
import type { Connectivity } from '../connectivity.ts'
import { createLock } from '../leader.ts'
import { uploadLockName } from '../lock-name.ts'
import { openOutboxChannel } from '../outbox/outbox-channel.ts'
import { systemClock } from '../outbox/ports.ts'
import { openUploadChannel } from './upload-channel.ts'
import { createUploadTransport, type UploadAccess } from './upload-transport.ts'
import { createUploader, type Uploader } from './uploader.ts'

export interface OpenUploaderOptions {
  store: AccountStore
  connectivity: Connectivity
  access: () => Promise<UploadAccess | undefined>
  token: () => string | undefined
  onUnauthorised?: (code: string) => void
  headers?: Readonly<Record<string, string>>
  onError?: (error: unknown) => void
}

export function openUploader({ access, token, headers, ...rest }: OpenUploaderOptions): Uploader {
  const { store } = rest
  return createUploader({
    ...rest,
    transport: createUploadTransport({ access, token, ...(headers && { headers }) }),
    lock: createLock(uploadLockName(store.name)),
    channel: openUploadChannel(store.name),
    commands: openOutboxChannel(store.name),
    clock: systemClock,
    random: Math.random,
    onWaiting: () => void registerOutboxSync(),
  })
}
