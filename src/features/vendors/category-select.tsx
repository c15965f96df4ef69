import { useNavigate } from '@tanstack/react-router'
import { formatNumber } from '../../lib/number.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useCategoryCounts } from './use-category-counts.ts'
import { filtersOfAll } from './filter/vendor-filter.ts'
import type { VendorSearch } from './filter/vendor-search.ts'

const ALL = 'tutte'

/** The categories on a phone, in one row; the other filters are kept on the way to another. */
export function CategorySelect({
  current,
  search,
  onChosen,
}: {
  current: string | undefined
  search: VendorSearch
  onChosen: () => void
}) {
  const { all, categories } = useCategoryCounts(search, current)
  const navigate = useNavigate()
  const counted = (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} (${formatNumber(count)})`
  return (
    <SelectField
      label="Categoria"
      options={[
        { value: ALL, label: counted('Tutte', all) },
        ...categories.map(({ slug, name, count }) => ({ value: slug, label: counted(name, count) })),
      ]}
      value={current ?? ALL}
      onValue={(value) => {
        onChosen()
        const options = { search: filtersOfAll(search), resetScroll: false }
        if (value === ALL) void navigate({ to: '/fornitori', ...options })
        else void navigate({ to: '/fornitori/$category', params: { category: value }, ...options })
      }}
    />
  )
}
