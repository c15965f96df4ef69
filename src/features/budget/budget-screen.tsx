import type { BudgetItem } from '#contract/plan/budget.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import { useMemo, useState } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { joinWords, plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { useToday } from '../../lib/clock.ts'
import { useCouple, useCoupleId } from '../couple/couple-queries.ts'
import { saveText } from '../../lib/save-file.ts'
import { useFavorites } from '../favorites/favorite-queries.ts'
import { AllocationSheet } from './allocation-sheet.tsx'
import { useBudgetActions } from './budget-actions.ts'
import css from './budget.module.css'
import { budgetCsv } from './budget-export.ts'
import { BudgetFigures } from './budget-figures.tsx'
import { BudgetItems } from './budget-items.tsx'
import { BudgetPaymentsDue } from './budget-payments-due.tsx'
import { BudgetFailed, BudgetLoading } from './budget-states.tsx'
import { budgetTotals, categoryTotals, paymentsDue } from './budget-totals.ts'
import { BudgetByCategory } from './budget-by-category.tsx'
import { useBudget } from './budget-face.ts'
import type { BudgetSearch } from './budget-search.ts'
import { CeilingSheet } from './ceiling-sheet.tsx'
import { later } from '../../ui/overlay/later.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { BudgetItemSheet } from './item-sheet.tsx'

const BudgetPaper = later(() => import('./budget-paper.tsx').then((part) => part.BudgetPaper))

/** What the wedding costs: the four figures, the items, what is due, the split. */
export function BudgetScreen({
  search,
  onSearch,
}: {
  search: BudgetSearch
  onSearch: (search: BudgetSearch, options?: { replace?: boolean }) => void
}) {
  const today = useToday()
  const { couple, people, names } = useCouple()
  const coupleId = useCoupleId()
  const { items, budget, marks, budgetMark, ready, failed, fetching, retry } = useBudget()
  const { favorites } = useFavorites()
  const actions = useBudgetActions(items, coupleId)
  const [sheet, setSheet] = useState<'add' | 'ceiling' | 'allocation'>()
  const [printing, setPrinting] = useState(false)

  const totals = useMemo(
    () => budgetTotals(items, budget, today, couple?.guestCount ?? 0),
    [items, budget, today, couple?.guestCount],
  )
  const categories = useMemo(() => categoryTotals(items, budget), [items, budget])
  const due = useMemo(() => paymentsDue(items, today), [items, today])
  const vendors = favorites
    .filter((favorite) => favorite.status !== 'discarded')
    .map((favorite) => ({
      value: favorite.vendorId,
      label: favorite.vendor?.businessName ?? 'Fornitore non più visibile',
    }))

  if (failed && !ready) return <BudgetFailed busy={fetching} onRetry={retry} />
  if (!ready) return <BudgetLoading />

  const open = items.find((item) => item.id === search.item)
  const openItem = (item: BudgetItem) => onSearch({ item: item.id })
  const subtitle = [
    joinWords(people.map((person) => person.firstName)),
    totals.guests > 0 && plural(totals.guests, 'invitato', 'invitati'),
    totals.perGuestCents !== null &&
      totals.expectedCents > 0 &&
      `${formatMoney(totals.perGuestCents)} a invitato`,
  ].filter(Boolean)
  const close = () => setSheet(undefined)
  const common = { names, vendors, actions, today }
  const split = budget && (
    <BudgetByCategory categories={categories} totals={totals} onAllocation={() => setSheet('allocation')} />
  )

  return (
    <>
      <PageHeader
        title="Budget"
        subtitle={subtitle.join(' · ')}
        actions={
          items.length > 0 && (
            <>
              <Menu
                label="Esporta il budget"
                text="Esporta"
                icon={IconDownload}
                items={[
                  { label: 'Stampa o salva in PDF', icon: IconPrinter, onSelect: () => setPrinting(true) },
                  {
                    label: 'Foglio di calcolo (CSV)',
                    icon: IconTable,
                    onSelect: () =>
                      saveText(
                        'budget-nozze.csv',
                        'text/csv;charset=utf-8',
                        budgetCsv(items, names, vendors),
                      ),
                  },
                ]}
              />
              <Button icon={IconPlus} onClick={() => setSheet('add')}>
                Aggiungi spesa
              </Button>
            </>
          )
        }
      />
      <BudgetFigures
        totals={totals}
        hasCeiling={budget !== null}
        mark={budgetMark}
        onCeiling={() => setSheet('ceiling')}
      />
      {items.length === 0 ? (
        <EmptyState
          drawing="budget"
          title="Qui ci saranno le vostre spese"
          action={
            <Button icon={IconPlus} onClick={() => setSheet('add')}>
              Aggiungi la prima spesa
            </Button>
          }
        >
          Basta un preventivo: caparre, acconti e saldi si aggiungono quando arrivano, e le scadenze si vedono
          da sole.
        </EmptyState>
      ) : (
        <div className={css.two}>
          <BudgetItems
            categories={categories}
            favorites={favorites}
            marks={marks}
            onOpen={openItem}
            onStep={(item, step) => void actions.step(item, step)}
          />
          <div className={css.beside}>
            <BudgetPaymentsDue
              due={due}
              today={today}
              names={names}
              onOpen={openItem}
              onPay={(item, payment) => void actions.pay(item, payment.id, today)}
            />
            {split}
          </div>
        </div>
      )}
      {items.length === 0 && split}
      {printing && (
        <BudgetPaper
          {...{ couple, totals, categories, due, today }}
          hasCeiling={budget !== null}
          onClose={() => setPrinting(false)}
        />
      )}
      <Lingering>{sheet === 'add' && <BudgetItemSheet {...common} onClose={close} />}</Lingering>
      <Lingering>
        {open && (
          <BudgetItemSheet
            key={open.id}
            {...common}
            item={open}
            mark={marks.get(open.id)}
            onClose={() => onSearch({}, { replace: true })}
          />
        )}
      </Lingering>
      <Lingering>
        {sheet === 'ceiling' && (
          <CeilingSheet
            budget={budget}
            guests={couple?.guestCount ?? null}
            actions={actions}
            onClose={close}
          />
        )}
      </Lingering>
      <Lingering>
        {sheet === 'allocation' && budget && (
          <AllocationSheet budget={budget} mark={budgetMark} actions={actions} onClose={close} />
        )}
      </Lingering>
    </>
  )
}
