import { useQuery } from '@tanstack/react-query'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { missingOfPage } from '#contract/lists/analytics/page-needs.ts'
import type { VendorProfile } from '#contract/people/user.ts'
import { useApi } from '../../../api/api-context.tsx'
import { joinWords } from '../../../lib/text.ts'
import { useMay } from '../../../session/admin-may.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { StateDot } from '../../../ui/state/state-dot.tsx'
import { NotesPart } from '../../account-notes/account-notes-face.tsx'
import { LookButton } from '../../looks/look-face.tsx'
import { ConversationsPart } from '../../messages/account-conversations-face.tsx'
import { useApprovedEnding } from '../../approvals/approval-face.tsx'
import { ADMIN_VENDORS, PLANS } from '../admin-vendors.tsx'
import { BookingsPart } from './bookings-part.tsx'
import { RecordFrame } from '../../../lists/record/record-frame.tsx'
import { RecordScreen } from '../../../lists/record/record-screen.tsx'
import { FiguresPart } from './figures-part.tsx'
import { InvoicesPart } from './invoices-part.tsx'
import { OwnerPart } from './owner-part.tsx'
import { PagePart, PrivatePart } from './page-part.tsx'
import { recordKey, recordQueries } from './record-queries.ts'
import { RequestsPart } from '../../../lists/record/requests-part.tsx'
import { VendorSheet } from './vendor-sheet.tsx'

const MISSING = {
  late: 'Il fornitore non è arrivato',
  deleted: 'Questo fornitore è stato eliminato',
  unknown: 'Non c’è un fornitore così',
  kept: 'Della sua pagina e dei suoi dati non è rimasto niente; le fatture restano, come vuole la legge.',
}
const BACK = { href: '/admin/fornitori', label: 'Fornitori', list: 'fornitori' }

/**
 * One vendor: how it stands first, then what it has done and what it is owed.
 * @param booking one that was looked for, among its bookings
 */
export function VendorRecordScreen({ id, booking }: { id: string; booking?: string | undefined }) {
  const query = useQuery(recordQueries.vendor(useApi(), id))
  return (
    <RecordScreen query={query} back={BACK} words={MISSING}>
      {(vendor) => <VendorRecord vendor={vendor} booking={booking} />}
    </RecordScreen>
  )
}

function VendorRecord({ vendor, booking }: { vendor: VendorProfile; booking: string | undefined }) {
  const { id, slug, businessName, active, category, place, typeOfAccount } = vendor
  const requests = useQuery(recordQueries.requests(useApi(), id))
  const approved = useApprovedEnding('Admin/deleteVendor', id)
  const seesInvoices = useMay('Admin/getAllBilling')
  return (
    <RecordFrame
      back={BACK}
      title={businessName}
      facts={
        <>
          <State vendor={vendor} />
          <span>{PLANS[typeOfAccount]}</span>
          <span>
            {categoryOf(category)?.one ?? category} · {place.city} ({place.province})
          </span>
        </>
      }
      links={
        <>
          {active && (
            <UiLink href={`/fornitore/${id}/${slug}`} className={buttonClass('quiet')}>
              Vedi la pagina
            </UiLink>
          )}
          {/* One that an administrator made is nobody's yet. */}
          {vendor.uid && <LookButton kind="vendor" accountId={id} name={businessName} />}
        </>
      }
      standing={<Standing vendor={vendor} />}
      recordKey={recordKey(id)}
      parts={
        <>
          {vendor.unclaimed && <OwnerPart vendor={vendor} />}
          <BookingsPart id={id} sought={booking} />
          {seesInvoices && <InvoicesPart id={id} name={vendor.private.billing?.legalName ?? businessName} />}
          <RequestsPart query={requests} />
          <ConversationsPart kind="vendor" id={id} recordKey={recordKey(id)} />
        </>
      }
      data={
        <>
          <PagePart vendor={vendor} />
          <PrivatePart vendor={vendor} />
          <FiguresPart id={id} />
          <NotesPart kind="vendor" id={id} recordKey={recordKey(id)} />
        </>
      }
      actions={ADMIN_VENDORS.actions}
      row={vendor}
      ending={{
        call: 'Admin/deleteVendor',
        list: 'Admin/getVendor',
        title: 'Elimina il fornitore',
        words: ENDING,
        ...approved,
      }}
      renderSheet={(sheet) => <VendorSheet vendor={vendor} {...sheet} />}
    />
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
