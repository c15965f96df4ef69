import type { ReactNode } from 'react'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { VendorFilterForm } from './vendor-filter-form.tsx'
import type { VendorSearch } from './vendor-search.ts'
import css from './vendor-list.module.css'

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
  children: ReactNode
}) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Filtri"
      footer={
        <div className={css.sheetFoot}>
          <Button variant="link" onClick={onClear}>
            Togli tutti
          </Button>
          <Button onClick={onClose} busy={count === undefined}>
            {count === undefined ? 'Un momento' : `Mostra ${plural(count, 'fornitore', 'fornitori')}`}
          </Button>
        </div>
      }
    >
      <VendorFilterForm category={category} search={search} onChange={onChange} />
      {children}
    </Sheet>
  )
}
