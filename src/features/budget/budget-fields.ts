/** A couple's budget as people read it. */
import { BUDGET_CATEGORIES } from '#contract/lists/plan/budget-categories.ts'
import type { PaymentKind } from '#contract/plan/budget.ts'
import { type Fields, described } from '../../plan/fields.ts'
import { budgetItem, weddingBudget } from './budget-entities.ts'

const MAX_CENTS = 1_000_000_000
const CENTS = { kind: 'cents', max: MAX_CENTS, tooMuch: 'Fino a dieci milioni di euro.' } as const

export const PAYMENT_KINDS: Record<PaymentKind, string> = {
  caparra: 'Caparra',
  acconto: 'Acconto',
  rata: 'Rata',
  saldo: 'Saldo',
  altro: 'Pagamento',
}

/** What a payment is called: its own label, or its kind. */
export const paymentName = (payment: { label: string; kind: PaymentKind }) =>
  payment.label || PAYMENT_KINDS[payment.kind]

const paymentFields: Fields = {
  label: { kind: 'text', label: 'Nome', the: 'il nome', optional: true, max: 80 },
  kind: {
    kind: 'choice',
    label: 'Che cos’è',
    the: 'che cos’è',
    options: Object.entries(PAYMENT_KINDS).map(([value, label]) => ({ value, label })),
  },
  amountCents: { ...CENTS, label: 'Importo', the: 'l’importo' },
  dueDate: { kind: 'day', label: 'Scadenza', the: 'la scadenza', optional: true },
  paidAt: { kind: 'day', label: 'Pagato il', the: 'il giorno del pagamento', optional: true },
  paidBy: { kind: 'who', label: 'Paga', the: 'chi paga', placeholder: 'Da decidere', optional: true },
}

export const budgetItemText = described(budgetItem, {
  fields: {
    title: {
      kind: 'text',
      label: 'Titolo',
      the: 'il titolo',
      ask: 'Voce',
      placeholder: 'Villa, fotografo, bomboniere…',
      required: 'Scrivete di che spesa si tratta.',
      max: 160,
    },
    category: {
      kind: 'choice',
      label: 'Categoria',
      the: 'la categoria',
      options: BUDGET_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    estimatedCents: { ...CENTS, label: 'Preventivo', the: 'il preventivo' },
    actualCents: { ...CENTS, label: 'Contratto', the: 'il contratto', optional: true },
    vendorId: {
      kind: 'vendor',
      label: 'Fornitore',
      the: 'il fornitore',
      optional: true,
      placeholder: 'Nessuno',
    },
    supplierContact: {
      kind: 'group',
      label: 'Contatto',
      the: 'il contatto',
      ask: 'A chi telefonare o scrivere',
      of: {
        name: { kind: 'text', label: 'Nome', the: 'il nome', max: 120 },
        phone: {
          kind: 'tel',
          label: 'Telefono',
          the: 'il telefono',
          form: [/^\+?[0-9 ()./-]{5,24}$/, 'Scrivete solo cifre, spazi e il + davanti.'],
        },
        email: {
          kind: 'email',
          label: 'Email',
          the: 'l’email',
          max: 254,
          form: [/^\S+@\S+\.\S+$/, 'Controllate l’indirizzo: manca qualcosa.'],
        },
      },
    },
    payments: {
      kind: 'list',
      label: 'Pagamenti',
      the: 'i pagamenti',
      oneThe: 'un pagamento',
      max: 60,
      of: paymentFields,
      nameOf: (payment) => paymentName(payment as never),
    },
    notes: { kind: 'long', label: 'Note', the: 'le note', optional: true, max: 2000 },
  },
  nameOf: ({ title }) => title,
  inner: ['position'],
  words: {
    one: 'spesa',
    many: 'spese',
    all: 'le spese con i pagamenti',
    news: { said: 'una spesa', href: '/couple/budget', opens: 'item' },
  },
})

export const weddingBudgetText = described(weddingBudget, {
  fields: {
    totalCents: {
      kind: 'cents',
      label: 'Budget totale',
      the: 'il tetto',
      ask: 'Quanto volete spendere in tutto',
      hint: 'Viaggio di nozze compreso, se lo pagate da qui.',
      required: 'Scrivete una cifra fino a dieci milioni di euro.',
      tooMuch: 'Scrivete una cifra fino a dieci milioni di euro.',
      max: MAX_CENTS,
    },
    guests: {
      kind: 'number',
      label: 'Invitati',
      the: 'quanti invitati',
      ask: 'Quanti invitati',
      optional: true,
      tooMuch: 'Scrivete un numero fino a 2.000.',
      max: 2000,
    },
    allocation: { kind: 'shares', label: 'La ripartizione', the: 'la ripartizione' },
  },
  nameOf: () => 'Il vostro tetto di spesa',
  words: {
    one: 'tetto di spesa',
    many: 'tetti di spesa',
    all: 'il tetto di spesa',
    news: { said: 'il budget', href: '/couple/budget' },
  },
})
