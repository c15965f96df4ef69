import type { ContestQueue, QueuedContest } from '#contract/admin/lead-contest.ts'
import { CONTEST_DAYS } from '#contract/lists/admin/lead-contests.ts'
import { QueueScreen, type QueueScreenProps } from '../../lists/queue-screen.tsx'
import { useServerList } from '../../lists/use-server-list.ts'
import { ContestItem } from './contest-item.tsx'
import { QUEUES } from './contest-queues.ts'

/** Requests that vendors contest: each is decided with a reason its vendor reads. */
export function AdminContestsScreen({
  search,
  onSearch,
}: Pick<QueueScreenProps<ContestQueue, QueuedContest>, 'search' | 'onSearch'>) {
  const { queue = 'da-decidere', q } = search
  const list = useServerList('Leads/getQueue', {
    queue,
    ...(q && { q }),
    sort: queue === 'da-decidere' ? 'at' : '-at',
  })
  return (
    <QueueScreen
      title="Contestazioni"
      subtitle={`Richieste che un fornitore contesta: si decidono entro ${CONTEST_DAYS} giorni lavorativi, e la coppia non ne sa niente`}
      which="Quali contestazioni"
      queues={QUEUES}
      sought="Fornitore"
      {...{ search, onSearch }}
      list={list}
      empty={{
        drawing: 'tasks',
        title: queue === 'da-decidere' ? 'Niente da decidere' : 'Nessuna contestazione qui',
        children: QUEUES.find(({ value }) => value === queue)!.empty,
      }}
      failed="Le contestazioni non sono arrivate"
      renderRow={(contest) => <ContestItem key={contest.id} contest={contest} />}
    />
  )
}
