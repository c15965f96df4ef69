import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminDashboard } from '#contract/admin-dashboard.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { ago } from '../../lib/ago.ts'
import { plural } from '../../lib/text.ts'
import { useMay } from '../../session/admin-may.ts'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/list/table.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { classNames } from '../../ui/class-names.ts'
import { DASHBOARD_KEY } from './dashboard-queries.ts'
import { JOB_WORDS, waitsSince } from './dashboard-words.ts'
import css from './dashboard.module.css'

interface Work {
  key: string
  name: string
  when: string
  outcome: ReactNode
}

/** How the work by the clock went, and whether mails go. */
export function SystemPart({ dashboard: { jobs, mails } }: { dashboard: AdminDashboard }) {
  const rows: Work[] = [
    {
      key: 'mails',
      name: 'Posta in uscita',
      when: mails.since === null ? '–' : `la prima ${waitsSince(mails.since)}`,
      outcome: (
        <span className={css.refused}>
          <Outcome bad={mails.refused > 0}>{mailWords(mails)}</Outcome>
          {mails.refused > 0 && <RetryMails />}
        </span>
      ),
    },
    ...jobs.map(({ name, at, failed }) => ({
      key: name,
      name: JOB_WORDS[name],
      when: ago(at),
      outcome: <Outcome bad={failed}>{failed ? 'Non riuscito' : 'Riuscito'}</Outcome>,
    })),
  ]
  return (
    <section className={css.wide}>
      <SectionHeader title="Sistema" />
      <Table
        caption="I lavori che il sistema fa da solo, e come sono andati"
        columns={[
          { key: 'name', heading: 'Lavoro', render: ({ name }: Work) => name },
          { key: 'when', heading: 'Ultima volta', render: ({ when }: Work) => when },
          { key: 'outcome', heading: 'Esito', render: ({ outcome }: Work) => outcome },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </section>
  )
}

/** Sends now what the mail server refused: it is tried again by itself too, later each time. */
function RetryMails() {
  const api = useApi()
  const client = useQueryClient()
  const may = useMay('Admin/retryMails')
  const { run, busy } = useCall(
    async (keyFor) => {
      const { again } = await api('Admin/retryMails', { idempotencyKey: keyFor() })
      const message =
        again === 0 ? 'Stanno già partendo.' : `${plural(again, 'email riparte', 'email ripartono')} adesso.`
      notify({ type: 'success', message })
      await client.invalidateQueries({ queryKey: DASHBOARD_KEY })
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  if (!may) return null
  return (
    <Button
      variant="quiet"
      size="small"
      busy={busy}
      aria-label="Riprova le email respinte"
      onClick={() => void run()}
    >
      Riprova
    </Button>
  )
}

/** In colour and in words. */
function Outcome({ bad, children }: { bad: boolean; children: ReactNode }) {
  return <span className={classNames(css.outcome, bad && css.bad)}>{children}</span>
}

function mailWords({ waiting, refused }: AdminDashboard['mails']): string {
  if (waiting === 0) return 'Tutto partito'
  const wait = plural(waiting, 'email in attesa', 'email in attesa')
  return refused === 0
    ? wait
    : `${wait}, ${plural(refused, 'già respinta', 'già respinte')} dal server di posta`
}
