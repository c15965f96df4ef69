import { provincesIn, regions } from '#contract/lists/places/places.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import css from './place-fields.module.css'
import { TownField } from './town-field.tsx'

const REGION_OPTIONS = regions.map(({ slug, name }) => ({ value: slug, label: name }))

export interface PlaceText {
  region: string
  province: string
  city: string
}

/** Where a vendor is: the region, of its provinces one, of that one's towns one. Another region asks for the rest anew. */
export function PlaceFields({
  value: { region, province, city },
  errors,
  onValue,
}: {
  value: PlaceText
  errors: Partial<Record<keyof PlaceText, string | undefined>>
  onValue: (change: Partial<PlaceText>) => void
}) {
  return (
    <>
      <div className={css.pair}>
        <SelectField
          label="Regione"
          options={REGION_OPTIONS}
          placeholder="Scegli…"
          required
          value={region}
          onValue={(next) => onValue({ region: next, province: '', city: '' })}
          error={errors.region}
        />
        <SelectField
          label="Provincia"
          options={provincesIn(region).map(({ code, name }) => ({ value: code, label: name }))}
          placeholder={region ? 'Scegli…' : 'Prima la regione'}
          required
          disabled={!region}
          value={province}
          onValue={(next) => onValue({ province: next, city: '' })}
          error={errors.province}
        />
      </div>
      <TownField
        province={province}
        value={city}
        onValue={(next) => onValue({ city: next })}
        error={errors.city}
      />
    </>
  )
}
