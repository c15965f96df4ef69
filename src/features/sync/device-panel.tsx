import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { SectionHeader } from '../../ui/page-header.tsx'
import { InstallCard } from './install-card.tsx'
import { useOfflineReady } from './device-queries.ts'
import { SavedPages } from './saved-pages.tsx'
import css from './sync-screen.module.css'

const STORAGE_KEY = ['device', 'storage'] as const

/** What this device keeps, and how safely: a browser may throw away what nobody asked it to hold on to. */
export function DevicePanel() {
  const client = useQueryClient()
  const offlineReady = useOfflineReady()
  const { data: persisted } = useQuery({
    queryKey: STORAGE_KEY,
    queryFn: async () => (await navigator.storage?.persisted?.()) ?? false,
  })

  async function protect() {
    await navigator.storage?.persist?.()
    await client.invalidateQueries({ queryKey: STORAGE_KEY })
  }

  return (
    <section className={css.device}>
      <SectionHeader title="Su questo dispositivo" />
      <p>
        {offlineReady
          ? 'L’app si apre anche senza rete.'
          : 'L’app si prepara ad aprirsi senza rete: serve un momento con la connessione.'}{' '}
        {persisted === true && 'Il browser terrà i vostri dati anche quando lo spazio scarseggia.'}
        {persisted === false &&
          'Se lo spazio scarseggia il browser potrebbe cancellare quello che è salvato qui: installa l’app, o chiedigli di tenerlo.'}
      </p>
      {persisted === false && (
        <Button variant="quiet" size="small" onClick={() => void protect()}>
          Chiedi di tenere i dati
        </Button>
      )}
      <InstallCard always />
      <SavedPages />
    </section>
  )
}
