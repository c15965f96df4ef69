import { provincesIn } from '#contract/lists/places/places.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { StandingForm } from '../../plan/editor/standing-form.tsx'
import { useEditor } from '../../plan/editor/use-editor.ts'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { WordsField } from '../../ui/form/words-field.tsx'
import { EntityStateMark } from '../../ui/state/save-mark.tsx'
import { TownField } from '../vendors/town-face.ts'
import { reviewPathOf } from '../sync/sync-face.ts'
import { useVendorMark } from './own-vendor-queries.ts'
import { QuestionsPart } from './questions-part.tsx'
import type { VendorFields } from './vendor-commands.ts'
import { type VendorDraft, draftOf, vendorChanges } from './vendor-draft.ts'
import { REGION_OPTIONS, VENDOR_FORM } from './vendor-fields.ts'
import css from './vendor-profile.module.css'

/**
 * What a vendor tells of itself: what is typed is saved when its field is left, what is chosen at once. Only that goes;
 * what another device changes meanwhile in other fields stays.
 */
export function VendorForm({
  vendor,
  onSave,
}: {
  vendor: Vendor
  /** @returns whether it was kept */
  onSave: (changes: VendorFields, seenVersion: number) => Promise<boolean>
}) {
  const mark = useVendorMark()
  const saved = draftOf(vendor)
  const save = (wanted: Partial<VendorDraft>, seenVersion: number) => {
    const changes = vendorChanges(vendor, { ...saved, ...wanted })
    return Object.keys(changes).length > 0 ? onSave(changes, seenVersion) : Promise.resolve(true)
  }
  const editor = useEditor({
    entity: { kind: 'vendor' },
    fields: VENDOR_FORM,
    live: { id: vendor.id, version: vendor.version, ...saved },
    draft: 'vendor',
    standing: true,
    start: saved,
    onEdit: ({ wanted, seen }: { wanted: Partial<VendorDraft>; seen: { version: number } }) =>
      save(wanted, seen.version),
  })
  const { field, values } = editor
  const choose = (wanted: Partial<VendorDraft>) => void save(wanted, vendor.version)
  // A place is one thing: it is kept when all of it is chosen.
  const isMoving = values.province === '' || values.city === ''
  const { coverage, services, languages, takesBookings } = VENDOR_FORM
  return (
    <StandingForm editor={editor} className={css.form} isWhole={!isMoving}>
      <section className={css.group} aria-labelledby="chi-sei">
        <div className={css.head}>
          <h2 id="chi-sei">Chi sei</h2>
          {!editor.dirty && (
            <EntityStateMark mark={mark} what="la tua pagina" href={reviewPathOf('vendor')} />
          )}
        </div>
        <div className={css.pair}>
          <TextField {...field.text('businessName')} autoComplete="organization" />
          <SelectField {...field.choice('category')} onValue={(category) => choose({ category })} />
        </div>
        <TextField {...field.text('headline')} />
        <TextArea {...field.text('description')} rows={6} />
      </section>
      <section className={css.group} aria-labelledby="dove">
        <h2 id="dove">Dove sei, dove lavori</h2>
        <div className={css.pair}>
          <SelectField
            {...field.choice('region')}
            options={REGION_OPTIONS}
            onValue={(region) => editor.set({ region, province: '', city: '' })}
          />
          <SelectField
            {...field.choice('province')}
            placeholder="Scegli…"
            options={provincesIn(values.region).map(({ code, name }) => ({ value: code, label: name }))}
            onValue={(province) => editor.set({ province, city: '' })}
          />
          <TownField
            province={values.province}
            value={values.city}
            onValue={(city) => editor.set({ city })}
            error={editor.errors['city']}
          />
          <TextField {...field.text('address')} autoComplete="street-address" />
        </div>
        <WordsField
          label={coverage.label}
          hint="Le regioni in cui ti si trova: la tua, e quelle in cui vai volentieri."
          placeholder="Aggiungi una regione"
          options={REGION_OPTIONS}
          most={20}
          words={values.coverage}
          onWords={(regions) => choose({ coverage: regions })}
        />
      </section>
      <section className={css.group} aria-labelledby="offerta">
        <h2 id="offerta">Che cosa offri, a quanto</h2>
        <div className={css.pair}>
          <MoneyField
            {...field.cents('priceFromCents')}
            onCents={(priceFromCents) => editor.set({ priceFromCents })}
            hint="Quello da cui si parte. Senza, la pagina dice «Prezzo su richiesta»."
          />
          <SelectField
            {...field.choice('priceRange')}
            onValue={(range) => choose({ priceRange: Number(range) })}
          />
          <TextField {...field.text('guestsMin')} inputMode="numeric" />
          <TextField {...field.text('guestsMax')} inputMode="numeric" />
          <TextField {...field.text('dailyCapacity')} inputMode="numeric" />
        </div>
        <Switch
          label={takesBookings.label}
          hint="In ferie, o con l’anno pieno? Spento, nessuno può chiederti una data; la pagina resta."
          checked={values.takesBookings}
          onChecked={(takes) => choose({ takesBookings: takes })}
        />
        <WordsField
          label={services.label}
          hint="Uno alla volta: «Parcheggio», «Torta nuziale», «Album stampato»."
          most={40}
          words={values.services}
          onWords={(words) => choose({ services: words })}
        />
        <div className={css.pair}>
          <WordsField
            label={languages.label}
            placeholder="Italiano"
            most={12}
            letters={40}
            words={values.languages}
            onWords={(words) => choose({ languages: words })}
          />
          <TextField {...field.text('since')} inputMode="numeric" />
        </div>
      </section>
      <section className={css.group} aria-labelledby="contatti">
        <h2 id="contatti">Come ti trovano</h2>
        <div className={css.pair}>
          <TextField {...field.text('phone')} type="tel" autoComplete="tel" />
          <TextField {...field.text('email')} type="email" autoComplete="email" />
          <TextField {...field.text('website')} type="url" autoComplete="url" placeholder="https://" />
          <TextField {...field.text('instagram')} />
          <TextField {...field.text('facebook')} />
          <TextField {...field.text('tiktok')} />
          <TextField {...field.text('pinterest')} />
        </div>
      </section>
      <QuestionsPart
        questions={values.faq}
        error={editor.errors['faq']}
        onQuestions={(faq) => editor.set({ faq })}
        onRemove={(faq) => choose({ faq })}
      />
    </StandingForm>
  )
}
