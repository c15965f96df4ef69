import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOfPlace } from '#contract/lists/places/place-names.ts'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { today } from '../../lib/day.ts'
import { countsOf, spanOf } from '../../lists/dated-turns.ts'
import { StagedScreen } from '../../lists/staged-screen.tsx'
import { MayLink } from '../../lists/may-link.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { CalendarView } from './calendar-view.tsx'
import { DeleteVisibility } from './delete-visibility.tsx'
import css from './visibility.module.css'
import { allVisibilities } from './visibility-queries.ts'
import type { NewTurn } from './visibility-form.ts'
import { VisibilitySheet } from './visibility-sheet.tsx'
import { priceWords, unservedWords, vendorNameOf, wasShown } from './visibility-words.ts'

const VIEWS = [
  { value: 'calendar', label: 'Calendario' },
  { value: 'list', label: 'Elenco' },
]

/** Vendors who pay to stand at the top: who, where and from when to when. Everywhere marked, and in no order of results. */
export function AdminVisibilityScreen() {
  const query = useQuery(allVisibilities(useApi()))
  const [view, setView] = useState('calendar')
  const [open, setOpen] = useState<{ visibility?: AdminVisibility; turn?: NewTurn }>()
  const [deleting, setDeleting] = useState<AdminVisibility>()
  return (
    <>
      <StagedScreen
        title="Visibilità"
        subtitle="I fornitori che pagano per stare in alto: sempre segnati «Sponsorizzato», mai mescolati ai risultati"
        add={
          <>
            <Segmented label="Vista" options={VIEWS} value={view} onValue={setView} />
            <Button onClick={() => setOpen({})}>Vendi un posto</Button>
          </>
        }
        query={query}
        today={today()}
        empty={{
          title: 'Nessun posto a pagamento',
          children:
            'Un fornitore sta nella home o sopra un elenco per i giorni che scegli, segnato come tale.',
        }}
        failed="I posti a pagamento non sono arrivati"
        renderAll={
          view === 'calendar'
            ? (all) => (
                <CalendarView
                  all={all}
                  today={today()}
                  onOpen={(visibility) => setOpen({ visibility })}
                  onMove={(visibility, turn) => setOpen({ visibility, turn })}
                  onSell={(turn) => setOpen({ turn })}
                />
              )
            : undefined
        }
        renderRow={(visibility) => (
          <VisibilityRow
            key={visibility.id}
            visibility={visibility}
            onChange={() => setOpen({ visibility })}
            onDelete={() => setDeleting(visibility)}
          />
        )}
      />
      <Lingering>
        {open && <VisibilitySheet {...open} all={query.data ?? []} onClose={() => setOpen(undefined)} />}
      </Lingering>
      {deleting && <DeleteVisibility visibility={deleting} onEnd={() => setDeleting(undefined)} />}
    </>
  )
}

function VisibilityRow({
  visibility,
  onChange,
  onDelete,
}: {
  visibility: AdminVisibility
  onChange: () => void
  onDelete: () => void
}) {
  const { vendor, vendorId, weight, state, sale } = visibility
  const isInvoiced = state === 'waits' || state === 'sold'
  const name = vendorNameOf(visibility)
  return (
    <li className={css.row}>
      <div className={css.words}>
        <h3 className={css.name}>
          {vendor.name === null ? name : <MayLink href={`/admin/fornitori/${vendorId}`}>{name}</MayLink>}
        </h3>
        <p className={css.soft}>
          {nameOfPlace(visibility)}
          {vendor.city && ` · ${vendor.city}`}
          {vendor.name !== null && !vendor.isPublic && ' · non in linea, non si vede'}
        </p>
        <p className={css.soft}>
          {spanOf(visibility)} · peso {weight}
        </p>
        {visibility.unserved > 0 && <p className={css.soft}>{unservedWords(visibility)}</p>}
        {wasShown(visibility, today()) && <p className={css.soft}>{countsOf(visibility)}</p>}
        <p className={css.soft}>
          {priceWords(visibility)}
          {sale && (
            <>
              {' · '}
              <MayLink href={`/admin/billing?q=${sale.number}`}>fattura {sale.number}</MayLink>
            </>
          )}
        </p>
      </div>
      <Menu
        label={`Azioni per il posto di ${name}`}
        items={[
          ...(state === 'released' ? [] : [{ label: 'Modifica', onSelect: onChange }]),
          // What is invoiced is credited, and is free then.
          ...(isInvoiced && sale
            ? [{ label: 'Storna la fattura', href: `/admin/billing?q=${sale.number}` }]
            : [{ label: 'Elimina', danger: true, onSelect: onDelete }]),
        ]}
      />
    </li>
  )
}
