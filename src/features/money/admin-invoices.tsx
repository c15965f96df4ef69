import { EXCHANGE_STATES, INVOICE_STATES } from '#contract/lists/billing/invoice-words.ts'
import { formatMoney } from '../../lib/money.ts'
import { dayColumn, filterOf, tableDay } from '../../lists/columns.tsx'
import type { ListDescription } from '../../lists/list-description.ts'
import { StateDot } from '../../ui/state/state-dot.tsx'
import { AccountantExport } from './accountant-export.tsx'
import { AdminInvoiceSheet } from './admin-invoice-sheet.tsx'
import { creditedWords, isOpen, paidWords } from './invoice-words.ts'
import { EXCHANGE_TONES, STATE_TONES } from './invoice-tones.ts'

/** The invoices as administrators look through them. */
export const ADMIN_INVOICES: ListDescription<'Admin/getAllBilling'> = {
  call: 'Admin/getAllBilling',
  title: 'Fatture',
  seek: 'Numero o cliente',
  file: 'fatture',
  tools: AccountantExport,
  nameOf: ({ number }) => `fattura ${number}`,
  columns: [
    { key: 'number', heading: 'Numero', render: ({ number }) => <strong>{number}</strong> },
    { key: 'buyer', heading: 'Cliente', render: ({ buyer }) => buyer.legalName },
    { key: 'description', heading: 'Descrizione', phone: 'hide', render: ({ description }) => description },
    {
      key: 'total',
      heading: 'Totale',
      sort: 'total',
      align: 'end',
      render: ({ kind, totalCents }) => formatMoney(kind === 'credit' ? -totalCents : totalCents),
    },
    {
      key: 'state',
      heading: 'Stato',
      render: ({ state }) => <StateDot tone={STATE_TONES[state]}>{INVOICE_STATES[state]}</StateDot>,
    },
    {
      key: 'exchange',
      heading: 'SdI',
      render: ({ exchange: { state, reason } }) => (
        <StateDot tone={EXCHANGE_TONES[state]} {...(reason && { title: reason })}>
          {EXCHANGE_STATES[state]}
        </StateDot>
      ),
    },
    {
      key: 'due',
      heading: 'Scadenza',
      sort: 'due',
      render: ({ kind, dueDate }) => (kind === 'credit' ? '–' : tableDay(dueDate)),
    },
    {
      key: 'paid',
      heading: 'Pagata',
      phone: 'hide',
      render: paidWords,
    },
    {
      key: 'credited',
      heading: 'Stornato',
      align: 'end',
      phone: 'hide',
      render: creditedWords,
    },
    { key: 'reference', heading: 'Riferimento', further: true, render: ({ reference }) => reference ?? '–' },
    dayColumn('createdAt', { heading: 'Emessa', sort: 'created' }),
  ],
  filters: [
    filterOf('state', 'Stato', { 'da-seguire': 'Da seguire', ...INVOICE_STATES }),
    filterOf('exchange', 'SdI', EXCHANGE_STATES),
  ],
  actions: [
    {
      label: 'Segna pagata con bonifico',
      of: isOpen,
      question: (count) =>
        count === 1 ? 'Il bonifico è arrivato?' : `Sono arrivati i bonifici di ${count} fatture?`,
      reason: 'Il riferimento, come lo dice la banca',
      run: (api, { id }, reference, keyFor) => {
        const body = { reference }
        return api('Admin/markInvoicePaid', { params: { id }, body, idempotencyKey: keyFor({ id, ...body }) })
      },
      done: (count) => (count === 1 ? 'Fattura pagata.' : `${count} fatture pagate.`),
    },
  ],
  sheet: (entry, onClose) => <AdminInvoiceSheet entry={entry} onClose={onClose} />,
  empty: {
    title: 'Nessuna fattura, ancora',
    text: 'Ce n’è una quando un fornitore passa a Premium o a Elite.',
  },
}
