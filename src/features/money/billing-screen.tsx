import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BillingEntry } from '#contract/billing.ts'
import { INVOICE_STATES } from '#contract/lists/invoice-words.ts'
import { theDay } from '#contract/kit/italian-months.ts'
import { failureText } from '../../api/api-error.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { formatInstant } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { NotKept } from '../../ui/state/not-kept.tsx'
import { StateDot } from '../../ui/state/state-dot.tsx'
import { useSyncStatus } from '../sync/sync-face.ts'
import { STATE_TONES } from './invoice-tones.ts'
import { MONEY_KEYS, moneyQueries } from './money-queries.ts'
import css from './money.module.css'

/** A vendor's invoices, the last first, each with its figures; what is due can be paid. */
export function BillingScreen() {
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
        subtitle="Quello che hai pagato per il tuo piano, e quello che resta da pagare."
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
  const api = useApi()
  const client = useQueryClient()
  const { reach } = useSyncStatus()
  const {
    number,
    description,
    lines,
    netCents,
    vatRate,
    vatCents,
    totalCents,
    state,
    dueDate,
    paidAt,
    method,
  } = entry
  const { run, busy } = useCall(
    async (keyFor) => {
      const body = { billingId: entry.id, method: 'test' as const }
      await api('Vendor/payInvoiceAsync', { body, idempotencyKey: keyFor(body) })
      await Promise.all(MONEY_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })))
      notify({ type: 'success', message: `Fattura ${number} pagata, per prova.` })
    },
    (error) => void notify({ type: 'danger', message: failureText(error) }),
  )
  const isOpen = state === 'due' || state === 'overdue'
  const isOnline = reach === 'online'
  return (
    <li className={css.invoice}>
      <h2 className={css.number}>Fattura {number}</h2>
      <p>{description}</p>
      <dl className={css.lines}>
        {lines.length > 1 &&
          lines.map(({ words, netCents: cents }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{formatMoney(cents)}</dd>
            </div>
          ))}
        <div>
          <dt>Imponibile</dt>
          <dd>{formatMoney(netCents)}</dd>
        </div>
        <div>
          <dt>IVA {vatRate} %</dt>
          <dd>{formatMoney(vatCents)}</dd>
        </div>
        <div className={css.total}>
          <dt>Totale</dt>
          <dd>{formatMoney(totalCents)}</dd>
        </div>
      </dl>
      <p className={css.soft}>
        <StateDot tone={STATE_TONES[state]}>{INVOICE_STATES[state]}</StateDot>{' '}
        {isOpen && `entro ${theDay(dueDate)}`}
        {paidAt &&
          `il ${formatInstant(paidAt)}${method === 'test' ? ', per prova: non è passato denaro' : ''}`}
      </p>
      <details className={css.parties}>
        <summary>Chi l’ha emessa e per chi</summary>
        <Parties entry={entry} />
      </details>
      {isOpen && (
        <Button busy={busy} aria-disabled={!isOnline} onClick={() => isOnline && void run()}>
          {isOnline ? 'Paga per prova' : 'Per pagare serve la rete'}
        </Button>
      )}
    </li>
  )
}

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
