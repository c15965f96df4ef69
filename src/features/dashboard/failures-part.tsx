import type { AdminDashboard } from '#contract/admin/admin-dashboard.ts'
import { ago } from '../../lib/ago.ts'
import { Table } from '../../ui/list/table.tsx'
import { FAULT_WORDS, JOB_WORDS } from './dashboard-words.ts'
import css from './dashboard.module.css'
import { RetryButton } from './retry-button.tsx'

type Failure = AdminDashboard['failures'][number]

/** The work by the clock that failed lately, why, and what was not done since once more. */
export function FailuresPart({ failures }: { failures: readonly Failure[] }) {
  if (failures.length === 0) return null
  return (
    <>
      <h3 className={css.failures}>Lavori non riusciti nell’ultima settimana</h3>
      <Table
        caption="I lavori non riusciti, e perché"
        stack
        columns={[
          { key: 'name', heading: 'Lavoro', render: ({ name }: Failure) => JOB_WORDS[name] },
          { key: 'when', heading: 'Quando', render: ({ at }: Failure) => ago(at) },
          {
            key: 'why',
            heading: 'Perché',
            render: ({ why, code }: Failure) => (code ? `${FAULT_WORDS[why]} (${code})` : FAULT_WORDS[why]),
          },
          {
            key: 'again',
            heading: 'Che cosa fare',
            render: (failure: Failure) =>
              failure.mended ? 'Niente: poi è riuscito' : <RetryJob failure={failure} />,
          },
        ]}
        rows={failures}
        rowKey={({ id }) => id}
      />
    </>
  )
}

const RetryJob = ({ failure: { id, name } }: { failure: Failure }) => (
  <RetryButton
    call="Admin/retryJob"
    label={`Riprova: ${JOB_WORDS[name]}`}
    send={(api, keyFor) => api('Admin/retryJob', { params: { id }, idempotencyKey: keyFor({ id }) })}
    done={() => 'Riparte adesso: fra poco vedi com’è andato.'}
  />
)
