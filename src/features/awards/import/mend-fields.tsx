import { useState } from 'react'
import type { AwardRow, AwardRowField, ReadAwardRow } from '#contract/vendors/award.ts'
import { CITATION_MAX, FIRST_AWARD_YEAR, lastAwardYear } from '#contract/lists/vendors/award-limits.ts'
import { CATEGORIES, categoryOf } from '#contract/lists/vendors/category-list.ts'
import { today } from '../../../lib/day.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { VendorFinder } from '../../vendors/vendor-finder-face.tsx'
import css from './import.module.css'

const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))
const PLACE_OPTIONS = [
  { value: 'winner', label: 'Vincitore' },
  { value: 'finalist', label: 'Finalista' },
]
const yearOptions = () => {
  const last = lastAwardYear(Number(today().slice(0, 4)))
  return Array.from({ length: last - FIRST_AWARD_YEAR + 1 }, (_, at) => String(last - at)).map((year) => ({
    value: year,
    label: year,
  }))
}

/** What is wrong with a row, each at the field it is mended in. */
export function MendFields({
  row,
  read,
  mend,
}: {
  row: AwardRow
  read: ReadAwardRow
  mend: (change: Partial<AwardRow>) => void
}) {
  const { line } = row
  // What was mended stays, for who thinks again.
  const [seen, setSeen] = useState<ReadonlySet<AwardRowField>>(new Set())
  const faulty = read.faults.map(({ field }) => field)
  if (faulty.some((field) => !seen.has(field))) setSeen(new Set([...seen, ...faulty]))
  const faultOf = (field: AwardRowField) => read.faults.find((fault) => fault.field === field)?.message
  const [year, category, place, vendor, citation] = (
    ['year', 'category', 'place', 'vendor', 'citation'] as const
  ).map(faultOf)
  return (
    <div className={css.mend} data-wrong={faulty.length > 0 || undefined}>
      {seen.has('year') && (
        <SelectField
          label={`Anno della riga ${line}`}
          error={year}
          placeholder="Scegli"
          options={yearOptions()}
          value={read.year === null ? '' : String(read.year)}
          onValue={(value) => mend({ year: value })}
        />
      )}
      {seen.has('category') && (
        <SelectField
          label={`Categoria della riga ${line}`}
          error={category}
          placeholder="Scegli"
          options={CATEGORY_OPTIONS}
          value={read.category ?? ''}
          onValue={(value) => mend({ category: value })}
        />
      )}
      {seen.has('place') && (
        <SelectField
          label={`Premio della riga ${line}`}
          error={place}
          placeholder="Scegli"
          options={PLACE_OPTIONS}
          value={read.place ?? ''}
          onValue={(value) => mend({ place: value })}
        />
      )}
      {seen.has('vendor') && <MendVendor row={row} fault={vendor} read={read} mend={mend} />}
      {seen.has('citation') && (
        <TextArea
          label={`Motivazione della riga ${line}`}
          error={citation}
          rows={4}
          maxLength={CITATION_MAX}
          value={row.citation}
          onValue={(value) => mend({ citation: value })}
        />
      )}
    </div>
  )
}

function MendVendor({
  row: { line, vendor },
  fault,
  read,
  mend,
}: {
  row: AwardRow
  fault: string | undefined
  read: ReadAwardRow
  mend: (change: Partial<AwardRow>) => void
}) {
  const [words] = useState(vendor)
  if (!fault)
    return (
      <div>
        <Button variant="link" onClick={() => mend({ vendor: words })}>
          Cambia fornitore
        </Button>
      </div>
    )
  return (
    <div className={css.vendor}>
      <p className={css.fault}>{fault}</p>
      {read.choices.length > 0 && (
        <ul className={css.choices} aria-label={`Chi può essere nella riga ${line}`}>
          {read.choices.map(({ id, name, city, category }) => (
            <li key={id}>
              <button type="button" className={css.choice} onClick={() => mend({ vendor: id })}>
                {name}{' '}
                <span className={css.soft}>
                  {city} · {categoryOf(category)?.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <VendorFinder
        label={`Cerca il fornitore della riga ${line}`}
        omit={() => false}
        offline="Senza rete non si cercano fornitori."
        onChoose={({ id }) => mend({ vendor: id })}
      />
    </div>
  )
}
