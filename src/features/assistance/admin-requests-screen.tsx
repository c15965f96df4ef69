import { failureText } from '../../api/api-error.ts'
import { Seek } from '../../lists/seek.tsx'
import { useServerList } from '../../lists/use-server-list.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, ChipRow } from '../../ui/chip.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import css from './admin-requests.module.css'
import { QUEUES, type RequestSearch } from './request-queues.ts'
import { RequestItem } from './request-item.tsx'

/** What couples, vendors and visitors have asked us, queue by queue; of the open ones who waits longest stands first. */
export function AdminRequestsScreen({
  search,
  onSearch,
}: {
  search: RequestSearch
  onSearch: (search: RequestSearch) => void
}) {
  const { queue = 'aperte', q } = search
  const { rows, total, error, retry, busy, more } = useServerList('Assistance/getQueue', {
    queue,
    ...(q && { q }),
    sort: queue === 'aperte' ? 'created' : '-updated',
  })
  return (
    <>
      <PageHeader
        title="Richieste di assistenza"
        subtitle="Chi ci ha scritto, dal modulo del sito e dall’app"
        actions={
          <Seek
            label="Numero, nome o email"
            value={q ?? ''}
            onValue={(next) => onSearch({ ...search, q: next || undefined } as RequestSearch)}
          />
        }
      />
      <ChipRow label="Quali richieste">
        {QUEUES.map(({ value, label }) => (
          <Chip
            key={value}
            selected={queue === value}
            count={queue === value ? total : undefined}
            onClick={() => onSearch({ q, queue: value === 'aperte' ? undefined : value } as RequestSearch)}
          >
            {label}
          </Chip>
        ))}
      </ChipRow>
      {rows ? (
        rows.length === 0 ? (
          <EmptyState drawing="messages" title={q ? `Niente per «${q}»` : 'Nessuna richiesta qui'}>
            {q
              ? 'Si cerca per numero, nome, oggetto, o per come comincia l’email.'
              : QUEUES.find(({ value }) => value === queue)!.empty}
          </EmptyState>
        ) : (
          <>
            <ul className={css.list}>
              {rows.map((request) => (
                <RequestItem key={request.id} request={request} />
              ))}
            </ul>
            {more && (
              <Button variant="quiet" busy={busy} onClick={more}>
                Mostra altre
              </Button>
            )}
          </>
        )
      ) : error ? (
        <ErrorState title="Le richieste non sono arrivate" onRetry={retry} busy={busy}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={4} />
      )}
    </>
  )
}
