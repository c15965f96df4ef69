import { isOfflineArea } from '#contract/screens/areas.ts'
import { Link, useRouterState } from '@tanstack/react-router'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { plural } from '../../lib/text.ts'
import { useSession } from '../../session/session-context.tsx'
import { SlimBar } from '../../ui/state/notice.tsx'
import { deletedWords } from './edits/deleted-words.ts'
import { useConflicts } from './conflict/conflict-queries.ts'
import type { DeviceFacts } from './device/device-hub.ts'
import { useDeviceFacts } from './device/device-face.ts'
import { useSyncStatus, type SyncStatus } from './sync-face.ts'
import { UpdateButton } from './device/update-button.tsx'

/**
 * The calm line at the foot of the page: no network, what waits, what the server refused, what this device or the two
 * versions cannot promise. Nothing when all is well.
 */
export function SyncBar() {
  const status = useSyncStatus()
  const facts = useDeviceFacts()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const expired = useSession((session) => session.expired) && isOfflineArea(path)
  const last = useSession((session) => session.last)
  const waitingPage = last?.role === 'vendor' ? '/vendor/sync' : '/couple/sync'
  const found = useConflicts().length
  // The home and the page of what waits tell of them in words of their own.
  const conflicts = path === '/couple' || path === waitingPage ? 0 : found
  const words = barWords({
    ...status,
    ...facts,
    conflicts,
    expired,
    ...(last?.deleted && { deleted: deletedWords(last) }),
  })
  if (!words || (words.kind === 'sign-in' && path === '/login')) return null
  const icon =
    words.kind === 'network'
      ? status.reach === 'offline'
        ? IconWifiOff
        : IconCloudOff
      : words.kind === 'storage'
        ? IconDeviceFloppy
        : IconAlertTriangle
  return (
    <SlimBar
      icon={icon}
      action={
        words.kind === 'update' ? (
          <UpdateButton look="link" />
        ) : words.kind === 'sign-in' ? (
          <Link to="/login" search={{ ritorno: waitingPage }}>
            Accedi
          </Link>
        ) : (
          (words.kind === 'storage' ||
            words.kind === 'deleted' ||
            status.waiting > 0 ||
            status.review > 0 ||
            conflicts > 0) && <Link to={waitingPage}>Vedi</Link>
        )
      }
    >
      {words.strong && <strong>{words.strong}</strong>}
      {words.strong && words.rest && ' · '}
      {words.rest}
    </SlimBar>
  )
}

export interface BarWords {
  kind: 'network' | 'deleted' | 'update' | 'sign-in' | 'storage' | 'review'
  strong: string
  rest: string
}

type BarFacts = Pick<SyncStatus, 'reach' | 'waiting' | 'review' | 'paused'> &
  Partial<DeviceFacts> & {
    /** Places that both wrote and nobody has decided about. */
    conflicts?: number
    expired?: boolean
    /** The account is gone: what happened, in words. */
    deleted?: string
  }

/** The bar's words, or null when there is nothing to say. What stops everything goes before what stops a part. */
export function barWords({
  reach,
  waiting,
  review,
  paused,
  versions,
  storage,
  wiped = 0,
  conflicts = 0,
  expired,
  deleted,
}: BarFacts): BarWords | null {
  const parts: string[] = []
  if (waiting > 0 && (reach !== 'online' || paused || expired || (versions ?? 'fine') !== 'fine'))
    parts.push(plural(waiting, 'modifica in attesa', 'modifiche in attesa'))
  if (review > 0) parts.push(plural(review, 'modifica da rivedere', 'modifiche da rivedere'))
  if (conflicts > 0) parts.push(plural(conflicts, 'cosa scritta due volte', 'cose scritte due volte'))
  const rest = parts.join(' · ')
  if (deleted) return { kind: 'deleted', strong: deleted, rest }
  if (storage === 'refused')
    return {
      kind: 'storage',
      strong: 'Questo browser non conserva niente',
      rest:
        reach === 'online'
          ? 'le modifiche partono subito, o non si salvano'
          : 'senza rete non si può scrivere',
    }
  if (storage === 'full')
    return { kind: 'storage', strong: 'Non c’è più spazio', rest: 'le nuove modifiche non si salvano qui' }
  if (reach === 'offline') return { kind: 'network', strong: 'Sei offline', rest }
  if (reach === 'unreachable') return { kind: 'network', strong: 'Il server non risponde', rest }
  if (paused === 'outdated' || versions === 'app-too-old')
    return { kind: 'update', strong: 'Aggiorna l’app', rest }
  if (paused === 'unauthorised' || expired) return { kind: 'sign-in', strong: 'Accedi di nuovo', rest }
  if (paused === 'server-outdated' || versions === 'server-too-old')
    return { kind: 'network', strong: 'Il server si sta aggiornando', rest }
  if (wiped > 0)
    return {
      kind: 'storage',
      strong: 'Il browser ha cancellato quello che era salvato qui',
      rest,
    }
  return review + conflicts > 0 ? { kind: 'review', strong: rest, rest: '' } : null
}
