import { useQuery, useQueryClient } from '@tanstack/react-query'
import { heard } from '../../../lib/fault-log.ts'
import { formatBytes } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SectionHeader } from '../../../ui/frame/page-header.tsx'
import { InstallCard } from './install-card.tsx'
import { useDeviceFacts, useOfflineReady } from './device-face.ts'
import { FaultList } from './fault-list.tsx'
import { SavedPages } from './saved-pages.tsx'
import css from '../sync-screen.module.css'

const STORAGE_KEY = ['device', 'storage'] as const

/** What this device keeps, and how safely: a browser may throw away what nobody asked it to hold on to. */
export function DevicePanel() {
  const client = useQueryClient()
  const offlineReady = useOfflineReady()
  const { storage } = useDeviceFacts()
  const { data } = useQuery({ queryKey: STORAGE_KEY, queryFn: readStorage, networkMode: 'always' })
  const persisted = storage === 'kept' ? data?.persisted : undefined

  async function protect() {
    await navigator.storage?.persist?.()
    await client.invalidateQueries({ queryKey: STORAGE_KEY })
  }

  return (
    <section className={css.device}>
      <SectionHeader title="Su questo dispositivo" />
      <p>
        {storage === 'refused'
          ? 'Senza rete qui si aprono solo le pagine già viste.'
          : offlineReady
            ? 'L’app si apre anche senza rete.'
            : 'L’app si prepara ad aprirsi senza rete: serve un momento con la connessione.'}{' '}
        {persisted === true && 'Il browser tiene i dati anche quando lo spazio scarseggia.'}
        {persisted === false &&
          'Se lo spazio scarseggia il browser potrebbe cancellare quello che è salvato qui: lo tiene se l’app è installata, o se glielo si chiede.'}{' '}
        In una finestra privata tutto sparisce alla chiusura.
      </p>
      {data?.usedBytes !== undefined && (
        <p className={css.when}>
          Occupa {formatBytes(data.usedBytes)}
          {data.freeBytes !== undefined && `; il browser ne concede ancora ${formatBytes(data.freeBytes)}`}.
        </p>
      )}
      {persisted === false && (
        <Button variant="quiet" size="small" onClick={() => void protect()}>
          Chiedi di tenere i dati
        </Button>
      )}
      <InstallCard always />
      <SavedPages />
      <FaultList />
    </section>
  )
}

async function readStorage() {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(heard('device-panel'))) ?? {}
  return {
    persisted: (await navigator.storage?.persisted?.().catch(heard('device-panel', false))) ?? false,
    usedBytes: usage,
    freeBytes: quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0)),
  }
}
