import { QueueScreen } from '../../lists/queue-screen.tsx'
import { Seek } from '../../lists/seek.tsx'
import { useServerList } from '../../lists/use-server-list.ts'
import { RequestItem } from './request-item.tsx'
import { QUEUES, type RequestSearch } from './request-queues.ts'

/** What couples, vendors and visitors have asked us, queue by queue; of the open ones who waits longest stands first. */
export function AdminRequestsScreen({
  search,
  onSearch,
}: {
  search: RequestSearch
  onSearch: (search: RequestSearch) => void
}) {
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
      actions={
        <Seek
          label="Numero, nome o email"
          value={q ?? ''}
          onValue={(next) => onSearch({ ...search, q: next || undefined } as RequestSearch)}
        />
      }
      which="Quali richieste"
      queues={QUEUES}
      queue={queue}
      onQueue={(value) => onSearch({ q, queue: value === 'aperte' ? undefined : value } as RequestSearch)}
      list={list}
      empty={{
        drawing: 'messages',
        title: q ? `Niente per «${q}»` : 'Nessuna richiesta qui',
        children: q
          ? 'Si cerca per numero, nome, oggetto, o per come comincia l’email.'
          : QUEUES.find(({ value }) => value === queue)!.empty,
      }}
      failed="Le richieste non sono arrivate"
      renderRow={(request) => <RequestItem key={request.id} request={request} />}
    />
  )
}
