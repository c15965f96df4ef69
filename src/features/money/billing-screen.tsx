import { useQuery } from '@tanstack/react-query'
import type { BillingEntry } from '#contract/billing/billing.ts'
import { leftToPay } from '#contract/billing/credit.ts'
import { spacedIban } from '#contract/kit/iban.ts'
import { INVOICE_STATES } from '#contract/lists/billing/invoice-words.ts'
import { theDay } from '#contract/kit/italian-months.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatInstant } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { useSession } from '../../session/session-context.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { NotKept } from '../../ui/state/not-kept.tsx'
import { StateDot } from '../../ui/state/state-dot.tsx'
import { useSyncStatus } from '../sync/sync-face.ts'
import { Figures } from './invoice-figures.tsx'
import { InvoiceFiles } from './invoice-files.tsx'
import { STATE_TONES } from './invoice-tones.ts'
import { moneyQueries } from './money-queries.ts'
import css from './money.module.css'
import { usePaidReturn } from './paid-return.ts'
import { PayButton } from './pay-button.tsx'

/**
 * A vendor's invoices, the last first, each with its figures; what is due can be paid.
 * @param paid the invoice somebody comes back from paying
 */
export function BillingScreen({ paid, onSaid }: { paid: string | undefined; onSaid: () => void }) {
  usePaidReturn(paid, onSaid)
  const api = useApi()
  const vendorId = useSession(({ last }) => last?.accountId) ?? ''
  const { data, isError, isPaused, isFetching, refetch } = useQuery(moneyQueries.invoices(api, vendorId))
  if (!data)
    return (
      <>
        <PageHeader title="Fatture" />
        <NotKept
          what="Le tue fatture"
          pronoun="Le"
          failed={isError || isPaused}
          busy={isFetching}
          onRetry={() => void refetch()}
          count={4}
        />
      </>
    )
  return (
    <>
      <PageHeader
        title="Fatture"
        subtitle="Quello che hai pagato per il tuo piano e per i posti in evidenza, e quello che resta da pagare."
      />
      {data.length === 0 ? (
        <EmptyState drawing="budget" title="Ancora nessuna fattura">
          Ce ne sarà una quando passi a Premium o a Elite.{' '}
          <UiLink href="/vendor/upgrade-account">Guarda i piani</UiLink>
        </EmptyState>
      ) : (
        <ul className={css.invoices} aria-label="Le tue fatture">
          {data.map((entry) => (
            <Invoice key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </>
  )
}

function Invoice({ entry }: { entry: BillingEntry }) {
  const { reach } = useSyncStatus()
  const { number, kind, description, state, dueDate, paidAt, method, underWay } = entry
  // A device may hold one of before it was sent.
  const exchange = entry.exchange as BillingEntry['exchange'] | undefined
  const isOnline = reach === 'online'
  const isOpen = state === 'due' || state === 'overdue'
  return (
    <li className={css.invoice}>
      <h2 className={css.number}>
        {kind === 'credit' ? 'Nota di credito' : 'Fattura'} {number}
      </h2>
      <p>{description}</p>
      <Figures entry={entry} />
      <p className={css.soft}>
        <StateDot tone={STATE_TONES[state]}>{INVOICE_STATES[state]}</StateDot>{' '}
        {underWay ? 'L’addebito è partito: arriva in qualche giorno.' : isOpen && `entro ${theDay(dueDate)}`}
        {paidAt &&
          `il ${formatInstant(paidAt)}${method === 'test' ? ', per prova: non è passato denaro' : ''}`}
      </p>
      {exchange?.state === 'delivered' && <p className={css.soft}>Consegnata al tuo canale.</p>}
      {exchange?.state === 'not-delivered' && (
        <p className={css.soft}>
          Non è stato possibile recapitarla: la trovi nella tua area riservata del sito dell’Agenzia delle
          Entrate, in «Fatture e corrispettivi».
        </p>
      )}
      <details className={css.parties}>
        <summary>Chi l’ha emessa e per chi</summary>
        <Parties entry={entry} />
      </details>
      <InvoiceFiles call="Vendor/getInvoice" entry={entry} isOnline={isOnline} />
      {isOpen && !underWay && entry.seller.iban && <ByTransfer entry={entry} iban={entry.seller.iban} />}
      {isOpen && !underWay && <PayButton entry={entry} />}
    </li>
  )
}

/** An administrator marks it as paid once it has come in. */
const ByTransfer = ({ entry, iban }: { entry: BillingEntry; iban: string }) => (
  <p className={css.soft}>
    Anche con un bonifico di {formatMoney(leftToPay(entry))} a {entry.seller.name}, IBAN{' '}
    <span className={css.account}>{spacedIban(iban)}</span>, causale «fattura {entry.number}»: la vedi pagata
    quando è arrivato.
  </p>
)

function Parties({ entry: { seller, buyer, createdAt } }: { entry: BillingEntry }) {
  return (
    <dl>
      <dt>Emessa da</dt>
      <dd>
        {seller.name}, {seller.address}, partita IVA {seller.vat}
        {seller.example && ' (dati di esempio)'}
      </dd>
      <dt>Per</dt>
      <dd>
        {buyer.legalName}, {buyer.address}
        {buyer.vatNumber && `, partita IVA ${buyer.vatNumber}`}
        {buyer.taxCode && `, codice fiscale ${buyer.taxCode}`}
      </dd>
      <dt>Il</dt>
      <dd>{formatInstant(createdAt)}</dd>
    </dl>
  )
}
