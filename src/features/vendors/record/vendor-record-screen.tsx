import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { categoryOf } from '#contract/lists/category-list.ts'
import { missingOfPage } from '#contract/lists/page-needs.ts'
import type { VendorProfile } from '#contract/user.ts'
import { useApi } from '../../../api/api-context.tsx'
import { ApiError, failureText } from '../../../api/api-error.ts'
import { joinWords } from '../../../lib/text.ts'
import { ListActions } from '../../../lists/list-actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/frame/page-header.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Notice, Notices } from '../../../ui/state/notice.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { StateDot } from '../../../ui/state/state-dot.tsx'
import { ADMIN_VENDORS, PLANS } from '../admin-vendors.tsx'
import { BookingsPart } from './bookings-part.tsx'
import { DeleteVendor } from './delete-vendor.tsx'
import { FiguresPart } from './figures-part.tsx'
import { InvoicesPart } from './invoices-part.tsx'
import { PagePart, PrivatePart } from './page-part.tsx'
import { recordKey, recordQueries } from './record-queries.ts'
import { RequestsPart } from './requests-part.tsx'
import { VendorSheet } from './vendor-sheet.tsx'
import css from './record.module.css'

const BACK = { href: '/admin/fornitori', label: 'Fornitori' }

/** One vendor, for who has it on the telephone: how it stands first, then what it has done and what it is owed. */
export function VendorRecordScreen({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(recordQueries.vendor(useApi(), id))
  if (error instanceof ApiError && (error.status === 410 || error.status === 404))
    return (
      <EmptyState
        drawing="search"
        heading="h1"
        title={error.status === 410 ? 'Questo fornitore è stato eliminato' : 'Non c’è un fornitore così'}
        action={<UiLink href={BACK.href}>Torna ai fornitori</UiLink>}
      >
        {error.status === 410
          ? 'Della sua pagina e dei suoi dati non è rimasto niente; le fatture restano, come vuole la legge.'
          : 'L’indirizzo non è di nessuno: forse è stato copiato a metà.'}
      </EmptyState>
    )
  if (data) return <VendorRecord vendor={data} />
  if (!error) return <Skeleton shape="row" count={6} />
  return (
    <ErrorState title="Il fornitore non è arrivato" onRetry={() => void refetch()} busy={isFetching}>
      {failureText(error)}
    </ErrorState>
  )
}

function VendorRecord({ vendor }: { vendor: VendorProfile }) {
  const { id, slug, businessName, active, category, place, typeOfAccount } = vendor
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
              <UiLink href={`/fornitore/${id}/${slug}`} className={css.open}>
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
          <RequestsPart id={id} />
        </div>
        <aside className={css.parts} aria-label="Dati e azioni">
          <PagePart vendor={vendor} />
          <PrivatePart vendor={vendor} />
          <FiguresPart id={id} />
          <section className={css.actions}>
            <h2>Azioni</h2>
            <ListActions
              call="Admin/getVendor"
              actions={(ADMIN_VENDORS.actions ?? []).filter((action) => action.of(vendor))}
              chosen={[vendor]}
              onDone={renew}
            />
            <Button variant="quiet" size="small" onClick={() => setDeleting(true)}>
              Elimina
            </Button>
          </section>
        </aside>
      </div>
      {editing && <VendorSheet vendor={vendor} onSaved={renew} onClose={() => setEditing(false)} />}
      {deleting && (
        <DeleteVendor
          vendor={vendor}
          onDeleted={() => void navigate({ to: '/admin/$list', params: { list: 'fornitori' } })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

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
