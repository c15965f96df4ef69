import { Link } from '@tanstack/react-router'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { plural } from '../../lib/text.ts'
import { SlimBar } from '../../ui/notice.tsx'
import { useSyncStatus, type SyncStatus } from './sync-queries.ts'

/** The calm line on top of the page: no network, what waits, what the server refused. Nothing when all is well. */
export function SyncBar() {
  const status = useSyncStatus()
  const words = barWords(status)
  if (!words) return null
  const icon = status.review > 0 ? IconAlertTriangle : status.reach === 'offline' ? IconWifiOff : IconCloudOff
  return (
    <SlimBar
      icon={icon}
      action={(status.waiting > 0 || status.review > 0) && <Link to="/couple/sync">Vedi</Link>}
    >
      {words.strong && <strong>{words.strong}</strong>}
      {words.strong && words.rest && ' · '}
      {words.rest}
    </SlimBar>
  )
}

/** The bar's words, or null when there is nothing to say. */
export function barWords({
  reach,
  waiting,
  review,
  paused,
}: Pick<SyncStatus, 'reach' | 'waiting' | 'review' | 'paused'>): { strong: string; rest: string } | null {
  const parts: string[] = []
  if (waiting > 0 && (reach !== 'online' || paused))
    parts.push(plural(waiting, 'modifica in attesa', 'modifiche in attesa'))
  if (review > 0) parts.push(plural(review, 'modifica da rivedere', 'modifiche da rivedere'))
  const rest = parts.join(' · ')
  if (reach === 'offline') return { strong: 'Sei offline', rest }
  if (reach === 'unreachable') return { strong: 'Il server non risponde', rest }
  if (paused === 'outdated') return { strong: 'Aggiorna l’app', rest }
  if (paused === 'unauthorised') return { strong: 'Accedi di nuovo', rest }
  return review > 0 ? { strong: rest, rest: '' } : null
}
