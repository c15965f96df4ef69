import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { categoryOf } from '#contract/lists/category-list.ts'
import { missingOfPage } from '#contract/lists/page-needs.ts'
import type { VendorProfile } from '#contract/user.ts'
import { useApi } from '../../../api/api-context.tsx'
import { joinWords } from '../../../lib/text.ts'
import { ListActions } from '../../../lists/list-actions.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { PageHeader, SectionHeader } from '../../../ui/frame/page-header.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { Notice, Notices } from '../../../ui/state/notice.tsx'
import { StateDot } from '../../../ui/state/state-dot.tsx'
import { ADMIN_VENDORS, PLANS } from '../admin-vendors.tsx'
import { BookingsPart } from './bookings-part.tsx'
import { DeleteRecord } from '../../../lists/record/delete-record.tsx'
import { RecordMissing } from '../../../lists/record/record-state.tsx'
import { FiguresPart } from './figures-part.tsx'
import { InvoicesPart } from './invoices-part.tsx'
import { PagePart, PrivatePart } from './page-part.tsx'
import { recordKey, recordQueries } from './record-queries.ts'
import { RequestsPart } from '../../../lists/record/requests-part.tsx'
import { VendorSheet } from './vendor-sheet.tsx'
import css from '../../../lists/record/record.module.css'

const MISSING = {
  late: 'Il fornitore non è arrivato',
  deleted: 'Questo fornitore è stato eliminato',
  unknown: 'Non c’è un fornitore così',
  kept: 'Della sua pagina e dei suoi dati non è rimasto niente; le fatture restano, come vuole la legge.',
}
const BACK = { href: '/admin/fornitori', label: 'Fornitori' }

/** One vendor, for who has it on the telephone: how it stands first, then what it has done and what it is owed. */
export function VendorRecordScreen({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(recordQueries.vendor(useApi(), id))
  if (data) return <VendorRecord vendor={data} />
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

function VendorRecord({ vendor }: { vendor: VendorProfile }) {
  const { id, slug, businessName, active, category, place, typeOfAccount } = vendor
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
        title={businessName}
        subtitle={
          <span className={css.facts}>
            <State vendor={vendor} />
            <span>{PLANS[typeOfAccount]}</span>
            <span>
              {categoryOf(category)?.one ?? category} · {place.city} ({place.province})
            </span>
          </span>
        }
        actions={
          <>
            {active && (
              <UiLink href={`/fornitore/${id}/${slug}`} className={buttonClass('quiet')}>
                Vedi la pagina
              </UiLink>
            )}
            <Button onClick={() => setEditing(true)}>Modifica</Button>
          </>
        }
      />
      <Notices>
        <Standing vendor={vendor} />
      </Notices>
      <div className={css.record}>
        <div className={css.parts}>
          <BookingsPart id={id} />
          <InvoicesPart id={id} name={vendor.private.billing?.legalName ?? businessName} />
          <RequestsPart query={requests} />
        </div>
        <aside className={css.parts} aria-label="Dati e azioni">
          <PagePart vendor={vendor} />
          <PrivatePart vendor={vendor} />
          <FiguresPart id={id} />
          <section className={css.part}>
            <SectionHeader title="Azioni" />
            <div className={css.actions}>
              <ListActions
                call="Admin/getVendor"
                actions={(ADMIN_VENDORS.actions ?? []).filter((action) => action.of(vendor))}
                chosen={[vendor]}
                onDone={renew}
              />
              <Button variant="quiet" size="small" onClick={() => setDeleting(true)}>
                Elimina
              </Button>
            </div>
          </section>
        </aside>
      </div>
      {editing && <VendorSheet vendor={vendor} onSaved={renew} onClose={() => setEditing(false)} />}
      {deleting && (
        <DeleteRecord
          call="Admin/deleteVendor"
          list="Admin/getVendor"
          id={id}
          name={businessName}
          title="Elimina il fornitore"
          words={ENDING}
          onDeleted={() => void navigate({ to: '/admin/$list', params: { list: 'fornitori' } })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

const ENDING = (
  <>
    <p>
      Se ne va tutto, subito: la pagina, le foto, i video, i matrimoni veri, il calendario, le prenotazioni e
      i messaggi, e l’accesso di chi la tiene, che riceve una email che lo dice. Non si può annullare.
    </p>
    <p>
      Restano alle coppie i preventivi che avevano ricevuto e quello che si erano scritti, senza il nome;
      restano le fatture, come vuole la legge.
    </p>
    <p>Per nasconderla soltanto, chiudi qui e usa «Sospendi».</p>
  </>
)

const State = ({ vendor: { active, draft } }: { vendor: VendorProfile }) => (
  <StateDot tone={active ? 'good' : draft ? 'warn' : 'off'}>
    {active ? 'In linea' : draft ? 'Bozza' : 'Sospeso'}
  </StateDot>
)

/** What is not as it should be, and what that means for the vendor. */
function Standing({ vendor }: { vendor: VendorProfile }) {
  const { active, draft, deactivationReason } = vendor
  if (active) return null
  if (!draft)
    return (
      <Notice tone="warning">
        <strong>Sospeso.</strong> Le coppie non vedono la pagina; il fornitore può leggere, e scriverci.
        Motivo che ha letto: «{deactivationReason}»
      </Notice>
    )
  const missing = missingOfPage(vendor, true)
  return (
    <Notice>
      <strong>Bozza.</strong>{' '}
      {missing.length > 0
        ? `Alla pagina manca ancora: ${joinWords(missing)}.`
        : 'La pagina è pronta: la pubblica il fornitore, quando ha confermato la sua email.'}
    </Notice>
  )
}
