import { useQuery } from '@tanstack/react-query'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { CategorySlug } from '#contract/vendors/category.ts'
import { useApi } from '../../../api/api-context.tsx'
import { searchable } from '../../../lib/text.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { servicesOf, withService } from './vendor-filter.ts'
import css from '../vendor-list.module.css'
import { vendorQueries } from '../vendor-queries.ts'

type ServiceFilterProps = {
  /** A slug; nothing is shown without one: services differ from trade to trade. */
  category: string | undefined
  /** As in the address: names joined by commas. */
  chosen: string | undefined
  onChosen: (services: string | undefined) => void
}

/** What vendors of this category offer most, to be ticked; who is listed offers all that is. */
export function ServiceFilter({ category, ...rest }: ServiceFilterProps) {
  const known = categoryOf(category ?? '')
  return known ? <Services category={known.slug} {...rest} /> : null
}

function Services({
  category,
  chosen,
  onChosen,
}: Omit<ServiceFilterProps, 'category'> & { category: CategorySlug }) {
  const { data = [] } = useQuery(vendorQueries.services(useApi(), category))
  const wanted = servicesOf(chosen)
  const isWanted = (name: string) => wanted.some((one) => searchable(one) === searchable(name))
  // One that is asked for by the address stays in the list, so that it can be taken off.
  const others = wanted.filter((one) => !data.some(({ name }) => searchable(name) === searchable(one)))
  const names = [...data.map(({ name }) => name), ...others]
  if (names.length === 0) return null
  return (
    <fieldset className={css.services}>
      <legend>Servizi</legend>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={isWanted(name)}
          onChecked={(checked) => onChosen(withService(chosen, name, checked))}
        />
      ))}
    </fieldset>
  )
}
