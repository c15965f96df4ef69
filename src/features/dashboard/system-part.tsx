import type { ReactNode } from 'react'
import type { AdminDashboard } from '#contract/admin/admin-dashboard.ts'
import { ago } from '../../lib/ago.ts'
import { formatBytes, plural } from '../../lib/text.ts'
import { Table } from '../../ui/list/table.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { classNames } from '../../ui/class-names.ts'
import {
  JOB_TIMES,
  JOB_WORDS,
  appWords,
  feedWords,
  isDiskLow,
  isOldApp,
  waitsSince,
} from './dashboard-words.ts'
import css from './dashboard.module.css'
import { FailuresPart } from './failures-part.tsx'
import { RetryButton } from './retry-button.tsx'

interface Work {
  key: string
  name: string
  when: string
  outcome: ReactNode
}

/** How the work by the clock went, whether mails go, and what it all runs on. */
export function SystemPart({ dashboard: { jobs, mails, failures, system } }: { dashboard: AdminDashboard }) {
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
      when: at === null ? 'Non ancora' : ago(at),
      outcome:
        at === null ? (
          JOB_TIMES[name]
        ) : (
          <Outcome bad={failed}>{failed ? 'Non riuscito' : 'Riuscito'}</Outcome>
        ),
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
      <FailuresPart failures={failures} />
      <Status system={system} />
    </section>
  )
}

const RetryMails = () => (
  <RetryButton
    call="Admin/retryMails"
    label="Riprova le email respinte"
    send={(api, keyFor) => api('Admin/retryMails', { idempotencyKey: keyFor() })}
    done={(again) => `${plural(again, 'email riparte', 'email ripartono')} adesso.`}
  />
)

/** What it runs on. */
function Status({ system: { version, database, apps, feed, disk } }: Pick<AdminDashboard, 'system'>) {
  return (
    <dl className={classNames(css.stateList, css.status)}>
      <div>
        <dt>Versione</dt>
        <dd>
          {version}, su PostgreSQL {database}
        </dd>
      </div>
      <div>
        <dt>App che chiamano</dt>
        <dd>
          <Outcome bad={apps.some(isOldApp)}>{appWords(apps)}</Outcome>
        </dd>
      </div>
      <div>
        <dt>Cambi agli schermi aperti</dt>
        <dd>
          <Outcome bad={feed.waiting > 0}>{feedWords(feed)}</Outcome>
        </dd>
      </div>
      <div>
        <dt>Spazio sul disco</dt>
        <dd>
          {disk ? (
            <Outcome bad={isDiskLow(disk)}>
              {formatBytes(disk.free)} liberi di {formatBytes(disk.all)}
            </Outcome>
          ) : (
            'Non si sa'
          )}
        </dd>
      </div>
    </dl>
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
