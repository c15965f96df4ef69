import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminVisibility } from '#contract/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { today } from '../../lib/day.ts'
import { spanOf } from '../../lists/dated-turns.ts'
import { StagedScreen } from '../../lists/staged-screen.tsx'
import { MayLink } from '../../lists/may-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { DeleteVisibility } from './delete-visibility.tsx'
import css from './visibility.module.css'
import { allVisibilities } from './visibility-queries.ts'
import { VisibilitySheet } from './visibility-sheet.tsx'
import { PLACEMENT_NAMES, vendorNameOf } from './visibility-words.ts'

/** Vendors who pay to stand at the top: who, where and from when to when. Everywhere marked, and in no order of results. */
export function AdminVisibilityScreen() {
  const query = useQuery(allVisibilities(useApi()))
  const [open, setOpen] = useState<{ visibility?: AdminVisibility }>()
  const [deleting, setDeleting] = useState<AdminVisibility>()
  return (
    <>
      <StagedScreen
        title="Visibilità"
        subtitle="I fornitori che pagano per stare in alto: sempre segnati «Sponsorizzato», mai mescolati ai risultati"
        add={<Button onClick={() => setOpen({})}>Nuovo posto</Button>}
        query={query}
        today={today()}
        empty={{
          title: 'Nessun posto a pagamento',
          children:
            'Un fornitore sta nella home o sopra un elenco per i giorni che scegli, segnato come tale.',
        }}
        failed="I posti a pagamento non sono arrivati"
        renderRow={(visibility) => (
          <VisibilityRow
            key={visibility.id}
            visibility={visibility}
            onChange={() => setOpen({ visibility })}
            onDelete={() => setDeleting(visibility)}
          />
        )}
      />
      {open && <VisibilitySheet {...open} all={query.data ?? []} onClose={() => setOpen(undefined)} />}
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
  const { vendor, vendorId, placement, weight } = visibility
  const name = vendorNameOf(visibility)
  return (
    <li className={css.row}>
      <div className={css.words}>
        <h3 className={css.name}>
          {vendor.name === null ? name : <MayLink href={`/admin/fornitori/${vendorId}`}>{name}</MayLink>}
        </h3>
        <p className={css.soft}>
          {PLACEMENT_NAMES[placement]}
          {vendor.city && ` · ${vendor.city}`}
          {vendor.name !== null && !vendor.isPublic && ' · non in linea, non si vede'}
        </p>
        <p className={css.soft}>
          {spanOf(visibility)} · peso {weight}
        </p>
      </div>
      <Menu
        label={`Azioni per il posto di ${name}`}
        items={[
          { label: 'Modifica', onSelect: onChange },
          { label: 'Elimina', danger: true, onSelect: onDelete },
        ]}
      />
    </li>
  )
}
