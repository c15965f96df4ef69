import type { QueuedRequest } from '#contract/admin/assistance.ts'
import type { RequestQueue } from '#contract/lists/admin/request-queues.ts'
import { QueueScreen, type QueueScreenProps } from '../../lists/queue-screen.tsx'
import { useServerList } from '../../lists/use-server-list.ts'
import { RequestItem } from './request-item.tsx'
import { QUEUES } from './request-queues.ts'

/** What couples, vendors and visitors have asked us, queue by queue; of the open ones who waits longest stands first. */
export function AdminRequestsScreen({
  search,
  onSearch,
}: Pick<QueueScreenProps<RequestQueue, QueuedRequest>, 'search' | 'onSearch'>) {
  const { queue = 'aperte', q } = search
  const list = useServerList('Assistance/getQueue', {
    queue,
    ...(q && { q }),
    sort: queue === 'aperte' ? 'created' : '-updated',
  })
  return (
    <QueueScreen
      title="Richieste di assistenza"
      subtitle="Chi ci ha scritto, dal modulo del sito e dall’app"
      which="Quali richieste"
      queues={QUEUES}
      sought="Numero, nome, oggetto o email"
      {...{ search, onSearch }}
      list={list}
      empty={{
        drawing: 'messages',
        title: 'Nessuna richiesta qui',
        children: QUEUES.find(({ value }) => value === queue)!.empty,
      }}
      failed="Le richieste non sono arrivate"
      renderRow={(request) => <RequestItem key={request.id} request={request} />}
    />
  )
}
