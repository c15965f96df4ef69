import type { QueuedWedding, WeddingQueue } from '#contract/vendors/real-wedding.ts'
import { QueueScreen, type QueueScreenProps } from '../../lists/queue-screen.tsx'
import { useServerList } from '../../lists/use-server-list.ts'
import { QUEUES } from './wedding-queues.ts'
import { WeddingItem } from './wedding-item.tsx'

/** Real weddings that vendors have published: they stand on their pages meanwhile, and who must be shielded is. */
export function AdminWeddingsScreen({
  search,
  onSearch,
}: Pick<QueueScreenProps<WeddingQueue, QueuedWedding>, 'search' | 'onSearch'>) {
  const { queue = 'da-leggere', q } = search
  const list = useServerList('RealWeddings/getQueue', {
    queue,
    ...(q && { q }),
    sort: queue === 'da-leggere' ? 'updated' : '-updated',
  })
  return (
    <QueueScreen
      title="Matrimoni veri"
      subtitle="Si vedono appena il fornitore li pubblica: qui si leggono, e se serve si tolgono con un motivo"
      which="Quali matrimoni"
      queues={QUEUES}
      sought="Fornitore, titolo o coppia"
      {...{ search, onSearch }}
      list={list}
      empty={{
        drawing: 'tasks',
        title: queue === 'da-leggere' ? 'Niente da leggere' : 'Nessun matrimonio qui',
        children: QUEUES.find(({ value }) => value === queue)!.empty,
      }}
      failed="I matrimoni non sono arrivati"
      renderRow={(wedding) => <WeddingItem key={wedding.id} wedding={wedding} />}
    />
  )
}
