import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useMemo, useState } from 'react'
import { saveText } from '../../lib/save-file.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { StatGrid } from '../../ui/chart/stat-grid.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { later } from '../../ui/overlay/later.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { EnvelopeSheet } from './envelope-sheet.tsx'
import type { GuestActions } from './guest-actions.ts'
import { guestsCsv } from './guest-csv.ts'
import { GuestFilters } from './guest-filters.tsx'
import { kitchenOf, shownOf, totalsOf } from './guest-list.ts'
import { GuestSheet, type Opened } from './guest-sheet.tsx'
import css from './guests.module.css'
import { GuestsHeader } from './guests-header.tsx'
import type { GuestsProps } from './guests-screen.tsx'
import { HouseholdPart } from './household-part.tsx'
import { KitchenPart } from './kitchen-part.tsx'

const GuestPaper = later(() => import('./guest-paper.tsx').then((part) => part.GuestPaper))
const ImportSheet = later(() => import('./import-sheet.tsx').then((part) => part.ImportSheet))

/** The guests by envelope, how many come, and what the kitchen must know. */
export function ListView({
  site: { invitations, guests, guestMarks },
  households,
  couple: { people, names },
  search,
  onSearch,
  actions,
}: GuestsProps & { actions: GuestActions }) {
  const [opened, setOpened] = useState<Opened>()
  const [sheet, setSheet] = useState<'envelope' | 'import' | 'paper'>()
  const kitchen = useMemo(() => kitchenOf(households), [households])
  const shown = useMemo(
    () => shownOf(households, search.vista, search.q ?? ''),
    [households, search.vista, search.q],
  )
  const totals = totalsOf(households)
  const live = guests.find(({ id }) => id === search.guest)
  const open: Opened | undefined = live ? { live } : opened
  const close = () => {
    setOpened(undefined)
    if (search.guest) onSearch({ ...search, guest: undefined })
  }
  const shut = () => setSheet(undefined)
  const add = (
    <Button icon={IconPlus} onClick={() => setSheet('envelope')}>
      Aggiungi
    </Button>
  )
  const bring = (
    <Button variant="quiet" icon={IconUpload} onClick={() => setSheet('import')}>
      Importa
    </Button>
  )
  return (
    <>
      {households.length === 0 ? (
        <>
          <PageHeader title="Invitati" />
          <EmptyState
            drawing="guests"
            title="Chi volete con voi"
            action={
              <div className={css.ways}>
                {add}
                {bring}
              </div>
            }
          >
            Una busta per famiglia, con le persone una per una: qui vedete chi viene, chi manca e che cosa
            serve in cucina. Le risposte arrivano dal vostro sito.
          </EmptyState>
        </>
      ) : (
        <>
          <GuestsHeader
            subtitle={`${plural(totals.persons, 'persona', 'persone')} in ${plural(invitations.length, 'busta', 'buste')}`}
            actions={
              <>
                <Menu
                  label="Esporta gli invitati"
                  text="Esporta"
                  icon={IconDownload}
                  items={[
                    { label: 'Stampa o salva in PDF', icon: IconPrinter, onSelect: () => setSheet('paper') },
                    {
                      label: 'Foglio di calcolo (CSV)',
                      icon: IconTable,
                      onSelect: () =>
                        saveText(
                          'invitati-nozze.csv',
                          'text/csv;charset=utf-8',
                          guestsCsv(households, names),
                        ),
                    },
                  ]}
                />
                {bring}
                {add}
              </>
            }
            {...{ search, onSearch }}
          />
          <StatGrid
            stats={[
              {
                label: 'Vengono',
                value: totals.yes,
                note: `di ${plural(totals.persons, 'persona', 'persone')}`,
              },
              { label: 'Non vengono', value: totals.no },
              {
                label: 'Da sentire',
                value: totals.waiting,
                ...(totals.waiting > 0 && { tone: 'late' as const }),
              },
            ]}
          />
          <div className={css.two}>
            <div className={css.list}>
              <GuestFilters {...{ households, people, search, onSearch }} />
              {shown.length === 0 && <p className={css.soft}>Nessuno così fra i vostri invitati.</p>}
              {shown.map((household) => (
                <HouseholdPart
                  key={household.key}
                  household={household}
                  marks={guestMarks}
                  names={names}
                  actions={actions}
                  onOpen={(row) =>
                    row.guest ? onSearch({ ...search, guest: row.guest.id }) : setOpened({ row, household })
                  }
                  onAdd={() => setOpened({ household })}
                />
              ))}
            </div>
            <KitchenPart kitchen={kitchen} totals={totals} onPrint={() => setSheet('paper')} />
          </div>
        </>
      )}
      {sheet === 'paper' && <GuestPaper {...{ households, kitchen, totals }} onClose={shut} />}
      <Lingering>
        {open && (
          <GuestSheet
            key={open.live?.id ?? open.row?.key ?? 'new'}
            opened={open}
            invitations={invitations}
            names={names}
            mark={open.live && guestMarks.get(open.live.id)}
            actions={actions}
            onClose={close}
          />
        )}
      </Lingering>
      <Lingering>
        {sheet === 'envelope' && <EnvelopeSheet names={names} actions={actions} onClose={shut} />}
      </Lingering>
      <Lingering>
        {sheet === 'import' && <ImportSheet {...{ invitations, guests, actions }} onClose={shut} />}
      </Lingering>
    </>
  )
}
