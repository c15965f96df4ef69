import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Couple } from '#contract/couple.ts'
import { useApi } from '../../../api/api-context.tsx'
import { formatDay } from '../../../lib/day.ts'
import { ListActions } from '../../../lists/list-actions.tsx'
import { DeleteRecord } from '../../../lists/record/delete-record.tsx'
import { RecordMissing } from '../../../lists/record/record-state.tsx'
import css from '../../../lists/record/record.module.css'
import { RequestsPart } from '../../../lists/record/requests-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageHeader, SectionHeader } from '../../../ui/frame/page-header.tsx'
import { Notice, Notices } from '../../../ui/state/notice.tsx'
import { StateDot } from '../../../ui/state/state-dot.tsx'
import { ADMIN_COUPLES } from '../admin-couples.tsx'
import { BudgetPart } from './budget-part.tsx'
import { CoupleSheet } from './couple-sheet.tsx'
import { FavoritesPart } from './favorites-part.tsx'
import { ProfilePart, WebsitePart } from './profile-part.tsx'
import { recordKey, recordQueries } from './record-queries.ts'
import { TasksPart } from './tasks-part.tsx'

const BACK = { href: '/admin/couple', label: 'Coppie' }
const MISSING = {
  late: 'La coppia non è arrivata',
  deleted: 'Questa coppia è stata eliminata',
  unknown: 'Questa coppia non c’è, o non c’è più',
  kept: 'Del suo piano non è rimasto niente.',
}

/** One couple, for who has it on the telephone: who they are and when, then how far their plan is. */
export function CoupleRecordScreen({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(recordQueries.couple(useApi(), id))
  if (data) return <CoupleRecord couple={data} />
  return (
    <RecordMissing
      error={error}
      busy={isFetching}
      back={BACK}
      words={MISSING}
      onRetry={() => void refetch()}
    />
  )
}

export const namesOf = ({ partners }: Pick<Couple, 'partners'>): string =>
  partners.map(({ firstName }) => firstName).join(' e ')

function CoupleRecord({ couple }: { couple: Couple }) {
  const { id, active, weddingDate, deactivationReason } = couple
  const requests = useQuery(recordQueries.requests(useApi(), id))
  const client = useQueryClient()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const renew = () => void client.invalidateQueries({ queryKey: recordKey(id) })
  return (
    <>
      <PageHeader
        back={BACK}
        title={namesOf(couple)}
        subtitle={
          <span className={css.facts}>
            <StateDot tone={active ? 'good' : 'off'}>{active ? 'Attiva' : 'Sospesa'}</StateDot>
            <span>{weddingDate ? formatDay(weddingDate) : 'Data da decidere'}</span>
          </span>
        }
        actions={<Button onClick={() => setEditing(true)}>Modifica</Button>}
      />
      <Notices>
        {!active && (
          <Notice tone="warning">
            <strong>Sospesa.</strong> Legge il suo piano e ci può scrivere, non cambia niente. Motivo che ha
            letto: «{deactivationReason}»
          </Notice>
        )}
      </Notices>
      <div className={css.record}>
        <div className={css.parts}>
          <TasksPart id={id} />
          <BudgetPart id={id} />
          <FavoritesPart id={id} />
          <RequestsPart query={requests} />
        </div>
        <aside className={css.parts} aria-label="Dati e azioni">
          <ProfilePart couple={couple} />
          <WebsitePart id={id} />
          <section className={css.part}>
            <SectionHeader title="Azioni" />
            <div className={css.actions}>
              <ListActions
                call="Admin/getAllCouple"
                actions={(ADMIN_COUPLES.actions ?? []).filter((action) =>
                  action.of({ ...couple, emails: [] }),
                )}
                chosen={[{ ...couple, emails: [] }]}
                onDone={renew}
              />
              <Button variant="quiet" size="small" onClick={() => setDeleting(true)}>
                Elimina
              </Button>
            </div>
          </section>
        </aside>
      </div>
      {editing && <CoupleSheet couple={couple} onSaved={renew} onClose={() => setEditing(false)} />}
      {deleting && (
        <DeleteRecord
          call="Admin/deleteCouple"
          list="Admin/getAllCouple"
          id={id}
          name={namesOf(couple)}
          title="Elimina la coppia"
          words={ENDING}
          onDeleted={() => void navigate({ to: '/admin/$list', params: { list: 'couple' } })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

const ENDING = (
  <>
    <p>
      Se ne va tutto, subito e per tutti e due: attività, budget, preferiti, galleria, sito delle nozze con
      gli inviti e le risposte, messaggi e prenotazioni. Ricevono una email che lo dice. Non si può annullare.
    </p>
    <p>
      Resta ai fornitori quello che avevano ricevuto, senza i nomi, e restano le recensioni pubblicate,
      firmate «Una coppia».
    </p>
    <p>Per fermarla soltanto, chiudi qui e usa «Sospendi».</p>
  </>
)
