import type { ReactNode } from 'react'
import { plural } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { SheetFoot } from '../../../ui/overlay/sheet-foot.tsx'
import { VendorFilterForm } from './vendor-filter-form.tsx'
import css from '../vendor-list.module.css'
import type { VendorSearch } from './vendor-search.ts'

/** The filters on a phone: they take effect behind the sheet, whose button says how many there are. */
export function VendorFilterSheet({
  open,
  onClose,
  category,
  search,
  onChange,
  onClear,
  count,
  children,
}: {
  open: boolean
  onClose: () => void
  category: string | undefined
  search: VendorSearch
  onChange: (patch: VendorSearch) => void
  onClear: () => void
  count: number | undefined
  /** What goes before the filters. */
  children: ReactNode
}) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Filtri"
      footer={
        <SheetFoot>
          <Button variant="link" onClick={onClear}>
            Togli tutti
          </Button>
          <Button onClick={onClose} busy={count === undefined}>
            {count === undefined
              ? 'Un momento'
              : count === 0
                ? search.region
                  ? 'Vedi chi c’è intorno'
                  : 'Nessuno risponde: chiudi'
                : `Mostra ${plural(count, 'fornitore', 'fornitori')}`}
          </Button>
        </SheetFoot>
      }
    >
      <div className={css.filters}>
        {children}
        <VendorFilterForm category={category} search={search} onChange={onChange} />
      </div>
    </Sheet>
  )
}
