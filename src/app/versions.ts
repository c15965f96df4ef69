/** Says with every request which protocol this app speaks, and hears which one the server does. */
import {
  CLIENT_VERSION_HEADER,
  PROTOCOL_VERSION,
  SERVER_VERSION_HEADER,
  isMarked,
} from '#contract/wire/client-version.ts'
import type { DeviceFacts } from '../features/sync/device/device-hub.ts'

const UPGRADE_REQUIRED = 426

/**
 * @param heard told of what an answer says of the two versions; not of answers that may be old copies
 * @param own the protocol of this app
 */
export function withVersions(
  send: typeof fetch,
  heard: (versions: DeviceFacts['versions']) => void,
  own: number = PROTOCOL_VERSION,
): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set(CLIENT_VERSION_HEADER, String(own))
    const answer = await send(input, { ...init, headers })
    const versions = versionsBy(answer, own)
    if (versions) heard(versions)
    return answer
  }
}

function versionsBy(answer: Response, own: number): DeviceFacts['versions'] | undefined {
  if (!isMarked(answer)) return undefined
  if (answer.status === UPGRADE_REQUIRED) return 'app-too-old'
  // The service worker may answer from what it kept: only what nobody keeps tells of the server of now.
  if (!answer.headers.get('Cache-Control')?.includes('no-store')) return undefined
  return Number(answer.headers.get(SERVER_VERSION_HEADER)) < own ? 'server-too-old' : 'fine'
}
