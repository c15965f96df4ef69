import { useQuery } from '@tanstack/react-query'
import type { RegisterChange, RegisterRecord } from '#contract/admin/admin-register.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatInstant } from '../../lib/day.ts'
import { Nothing } from '../../lists/record/part.tsx'
import { RecordScreen } from '../../lists/record/record-screen.tsx'
import css from '../../lists/record/record.module.css'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Table } from '../../ui/list/table.tsx'
import { aboutWords, actWords, whoWords } from './act-words.ts'
import { columnWords } from './column-words.ts'
import { thingWords } from './thing-words.ts'
import { registerQueries } from './register-queries.ts'
import { valueWords } from './value-words.ts'

const BACK = { href: '/admin/registro', label: 'Registro' }
const MISSING = {
  late: 'Questa riga del registro non è arrivata',
  deleted: 'Questa riga non c’è più',
  unknown: 'Nel registro questa riga non c’è',
  kept: null,
}
const DONE = { made: 'aggiunto', changed: 'modificato', removed: 'eliminato' }

/** One act of an administrator: who, when, about whom, and of each field what it was and what it became. */
export function ActScreen({ id }: { id: string }) {
  const query = useQuery(registerQueries.act(useApi(), id))
  return (
    <RecordScreen query={query} back={BACK} words={MISSING}>
      {(act) => <Act act={act} />}
    </RecordScreen>
  )
}

function Act({ act }: { act: RegisterRecord }) {
  return (
    <>
      <PageHeader
        back={BACK}
        title={actWords(act)}
        subtitle={
          <span className={css.facts}>
            <span>{whoWords(act)}</span>
            <span>{formatInstant(act.at)}</span>
            <About act={act} />
          </span>
        }
      />
      <div className={css.parts}>
        {act.changes.length === 0 && <Nothing>{unchanged(act)}</Nothing>}
        {act.changes.map((change, index) => (
          <Change key={index} change={change} />
        ))}
      </div>
    </>
  )
}

function unchanged({ kind, coupleId, vendorId, thingId }: RegisterRecord): string {
  if (kind !== 'write') return 'Ha letto, e non ha cambiato niente.'
  return thingId && !coupleId && !vendorId
    ? 'Di questa riga resta chi e quando: quello che diceva se n’è andato con l’account di cui parlava, o non c’era niente da cambiare.'
    : 'Era già così: non è cambiato niente.'
}

function About({ act }: { act: RegisterRecord }) {
  const { coupleId, vendorId } = act
  const words = aboutWords(act)
  const href = vendorId ? `/admin/fornitori/${vendorId}` : coupleId && `/admin/couple/${coupleId}`
  return href && act.about ? <UiLink href={href}>{words}</UiLink> : <span>{words}</span>
}

function Change({ change: { kind, thing, label, before, after } }: { change: RegisterChange }) {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const name = label ? `${thingWords(thing)} «${label}»` : thingWords(thing)
  return (
    <section className={css.part}>
      <SectionHeader title={name} side={DONE[kind]} />
      <Table
        caption={`${name}: ${DONE[kind]}`}
        rows={columns}
        rowKey={(column) => column}
        stack
        columns={[
          {
            key: 'field',
            heading: 'Che cosa',
            render: (column) => <strong>{columnWords(thing, column)}</strong>,
          },
          ...(kind === 'made'
            ? []
            : [
                {
                  key: 'before',
                  heading: 'Prima',
                  render: (column: string) => valueWords(before?.[column], column),
                },
              ]),
          ...(kind === 'removed'
            ? []
            : [
                {
                  key: 'after',
                  heading: 'Dopo',
                  render: (column: string) => valueWords(after?.[column], column),
                },
              ]),
        ]}
      />
    </section>
  )
}
