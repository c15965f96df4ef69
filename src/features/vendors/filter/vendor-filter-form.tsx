import { provincesIn, regions } from '#contract/lists/places/places.ts'
import { today } from '../../../lib/day.ts'
import { formatMoneyShort } from '../../../lib/money.ts'
import { formatNumber } from '../../../lib/number.ts'
import { plural } from '../../../lib/text.ts'
import { DayField } from '../../../ui/day/day-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { VendorSearch } from './vendor-search.ts'
import { RegionMapButton } from '../list/region-map-button.tsx'
import { ServiceFilter } from './service-filter.tsx'
import css from '../vendor-list.module.css'

const REGIONS = regions.map(({ slug, name }) => ({ value: slug, label: name }))
const PRICES = [300, 600, 1_000, 2_000, 3_500, 5_000, 8_000, 12_000, 20_000].map((euro) => ({
  value: String(euro * 100),
  label: `fino a ${formatMoneyShort(euro * 100)}`,
}))
const GUESTS = [30, 50, 80, 100, 120, 150, 200, 300, 400].map((guests) => ({
  value: String(guests),
  label: plural(guests, 'invitato', 'invitati'),
}))
const RATINGS = [3.5, 4, 4.5, 4.8].map((rating) => ({
  value: String(rating),
  label: `almeno ${formatNumber(rating, 1, 1)}`,
}))

/** What an address may hold beyond the usual steps stays in the list, so that the field shows it. */
function withOwn(options: readonly { value: string; label: string }[], value: string, label: string) {
  return value === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label }]
}

/** The filters, each taking effect at once. */
export function VendorFilterForm({
  category,
  search,
  onChange,
}: {
  /** A slug; without one there are no services to choose from. */
  category: string | undefined
  search: VendorSearch
  onChange: (patch: VendorSearch) => void
}) {
  const { region = '', province = '', priceMaxCents, guests, ratingMin, freeOn = '' } = search
  const number = (value: string) => (value === '' ? undefined : Number(value))
  const price = priceMaxCents ? String(priceMaxCents) : ''
  const people = guests ? String(guests) : ''
  const rating = ratingMin ? String(ratingMin) : ''
  return (
    <div className={css.filters}>
      <SelectField
        label="Regione"
        placeholder="Tutta Italia"
        options={REGIONS}
        value={region}
        onValue={(value) => onChange({ region: value || undefined, province: undefined })}
      />
      <RegionMapButton
        category={category}
        region={region}
        onRegion={(value) => onChange({ region: value, province: undefined })}
      />
      {region !== '' && (
        <SelectField
          label="Provincia"
          placeholder="Tutte"
          options={provincesIn(region).map(({ code, name }) => ({ value: code, label: name }))}
          value={province}
          onValue={(value) => onChange({ province: value || undefined })}
        />
      )}
      <DayField
        label="Liberi il giorno"
        value={freeOn}
        min={today()}
        settled
        onValue={(value) => onChange({ freeOn: value || undefined })}
      />
      <SelectField
        label="Prezzo di partenza"
        placeholder="Qualsiasi"
        options={withOwn(PRICES, price, `fino a ${formatMoneyShort(Number(price))}`)}
        value={price}
        onValue={(value) => onChange({ priceMaxCents: number(value) })}
      />
      <SelectField
        label="Invitati"
        placeholder="Qualsiasi numero"
        options={withOwn(GUESTS, people, plural(guests ?? 0, 'invitato', 'invitati'))}
        value={people}
        onValue={(value) => onChange({ guests: number(value) })}
      />
      <SelectField
        label="Valutazione"
        placeholder="Tutte"
        options={withOwn(RATINGS, rating, `almeno ${rating}`)}
        value={rating}
        onValue={(value) => onChange({ ratingMin: number(value) })}
      />
      <ServiceFilter
        category={category}
        chosen={search.services}
        onChosen={(services) => onChange({ services })}
      />
    </div>
  )
}
