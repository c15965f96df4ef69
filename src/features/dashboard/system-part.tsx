import type { ReactNode } from 'react'
import type { AdminDashboard } from '#contract/admin-dashboard.ts'
import { ago } from '../../lib/ago.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { Table } from '../../ui/list/table.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { classNames } from '../../ui/class-names.ts'
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
      outcome: <Outcome bad={mails.refused > 0}>{mailWords(mails)}</Outcome>,
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

/** In colour and in words. */
function Outcome({ bad, children }: { bad: boolean; children: ReactNode }) {
  return <span className={classNames(css.outcome, bad && css.bad)}>{children}</span>
}

function mailWords({ waiting, refused }: AdminDashboard['mails']): string {
  if (waiting === 0) return 'Tutto partito'
  const wait = plural(waiting, 'email in attesa', 'email in attesa')
  return refused === 0 ? wait : `${wait}, ${formatNumber(refused)} già respinte dal server di posta`
}
