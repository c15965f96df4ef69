import { useQuery } from '@tanstack/react-query'
import type { Couple } from '#contract/people/couple.ts'
import { useApi } from '../../../api/api-context.tsx'
import { formatDay } from '../../../lib/day.ts'
import { RecordFrame } from '../../../lists/record/record-frame.tsx'
import { RecordScreen } from '../../../lists/record/record-screen.tsx'
import { RequestsPart } from '../../../lists/record/requests-part.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { StateDot } from '../../../ui/state/state-dot.tsx'
import { NotesPart } from '../../account-notes/account-notes-face.tsx'
import { LookButton } from '../../looks/look-face.tsx'
import { ConversationsPart } from '../../messages/account-conversations-face.tsx'
import { useApprovedEnding } from '../../approvals/approval-face.tsx'
import { ADMIN_COUPLES } from '../admin-couples.tsx'
import { BudgetPart } from './budget-part.tsx'
import { CoupleSheet } from './couple-sheet.tsx'
import { FavoritesPart } from './favorites-part.tsx'
import { ProfilePart } from './profile-part.tsx'
import { recordKey, recordQueries } from './record-queries.ts'
import { TasksPart } from './tasks-part.tsx'
import { WebsitePart } from './website-part.tsx'

const BACK = { href: '/admin/couple', label: 'Coppie', list: 'couple' }
const MISSING = {
  late: 'La coppia non è arrivata',
  deleted: 'Questa coppia è stata eliminata',
  unknown: 'Questa coppia non c’è, o non c’è più',
  kept: 'Del suo piano non è rimasto niente.',
}

/** One couple: who they are and when, then how far their plan is. */
export function CoupleRecordScreen({ id }: { id: string }) {
  const query = useQuery(recordQueries.couple(useApi(), id))
  return (
    <RecordScreen query={query} back={BACK} words={MISSING}>
      {(couple) => <CoupleRecord couple={couple} />}
    </RecordScreen>
  )
}

export const namesOf = ({ partners }: Pick<Couple, 'partners'>): string =>
  partners.map(({ firstName }) => firstName).join(' e ')

function CoupleRecord({ couple }: { couple: Couple }) {
  const { id, active, weddingDate, deactivationReason } = couple
  const requests = useQuery(recordQueries.requests(useApi(), id))
  const approved = useApprovedEnding('Admin/deleteCouple', id)
  return (
    <RecordFrame
      back={BACK}
      title={namesOf(couple)}
      facts={
        <>
          <StateDot tone={active ? 'good' : 'off'}>{active ? 'Attiva' : 'Sospesa'}</StateDot>
          <span>{weddingDate ? formatDay(weddingDate) : 'Data da decidere'}</span>
        </>
      }
      links={<LookButton kind="couple" accountId={id} name={namesOf(couple)} />}
      standing={
        !active && (
          <Notice tone="warning">
            <strong>Sospesa.</strong> Legge il suo piano e ci può scrivere, non cambia niente. Motivo che ha
            letto: «{deactivationReason}»
          </Notice>
        )
      }
      recordKey={recordKey(id)}
      parts={
        <>
          <TasksPart couple={couple} />
          <BudgetPart couple={couple} />
          <FavoritesPart id={id} />
          <RequestsPart query={requests} />
          <ConversationsPart kind="couple" id={id} recordKey={recordKey(id)} />
        </>
      }
      data={
        <>
          <ProfilePart couple={couple} />
          <WebsitePart couple={couple} />
          <NotesPart kind="couple" id={id} recordKey={recordKey(id)} />
        </>
      }
      actions={ADMIN_COUPLES.actions}
      row={{ ...couple, emails: [] }}
      ending={{
        call: 'Admin/deleteCouple',
        list: 'Admin/getAllCouple',
        title: 'Elimina la coppia',
        words: ENDING,
        ...approved,
      }}
      renderSheet={(sheet) => <CoupleSheet couple={couple} {...sheet} />}
    />
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
