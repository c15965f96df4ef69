import { useState, type FormEvent } from 'react'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { PLAN_NAMES, type PaidPlan, type PlanPeriod } from '#contract/lists/billing/plan-names.ts'
import type { NewVendor } from '#contract/vendors/vendor.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { PlaceFields } from '../../vendors/town-face.ts'
import css from '../account-frame.module.css'
import { BeforeYouRegister } from '../before-you-register.tsx'
import { CredentialFields, credentialErrors, type CredentialText } from '../credential-fields.tsx'
import { FormFailure } from '../form-failure.tsx'
import { useRegistration } from './use-registration.ts'

const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))

const EMPTY = { businessName: '', category: '', region: '', province: '', city: '' }

/** What a vendor needs to be found: a name, a trade, a place. The rest is written later, in its area. */
export function VendorRegisterForm({
  identityEmail,
  plan,
  period = 'mese',
}: {
  identityEmail: string | null
  /** What they have chosen to take, once the page is there. */
  plan?: PaidPlan | undefined
  period?: PlanPeriod | undefined
}) {
  const [text, setText] = useState(EMPTY)
  const [credentials, setCredentials] = useState<CredentialText>({ email: '', password: '' })
  const [checked, setChecked] = useState(false)
  const { register, busy, failure, key } = useRegistration()
  const hydrated = useHydrated()

  const missing = {
    businessName: text.businessName.trim() ? undefined : 'Scrivi il nome con cui ti conoscono.',
    category: text.category ? undefined : 'Scegli la categoria più vicina.',
    region: text.region ? undefined : 'Scegli la regione.',
    province: text.province ? undefined : 'Scegli la provincia.',
    city: text.city.trim() ? undefined : 'Scegli il comune.',
  }
  const shown: Partial<typeof missing> = checked ? missing : {}
  const errors = identityEmail ? {} : credentialErrors(credentials)
  const set = (field: keyof typeof EMPTY) => (value: string) => setText((now) => ({ ...now, [field]: value }))

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (Object.values(missing).some(Boolean) || errors.email || errors.password) return
    const profile: NewVendor = {
      businessName: text.businessName.trim(),
      category: text.category as NewVendor['category'],
      place: { region: text.region, province: text.province, city: text.city.trim() },
      coverage: [text.region],
    }
    const asks = plan && `/vendor/upgrade-account?piano=${plan}&periodo=${period}`
    void register(identityEmail ? null : credentials, { kind: 'vendor', profile, key }, asks)
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {plan && (
        <Notice>
          Hai scelto {PLAN_NAMES[plan]}, da pagare ogni {period}. Si comincia da Base, gratis: dopo
          l’iscrizione vedi quanto costa oggi, e lo confermi tu.
        </Notice>
      )}
      <FormFailure failure={failure} />
      <TextField
        label="Nome dell’attività"
        autoComplete="organization"
        maxLength={120}
        required
        value={text.businessName}
        onValue={set('businessName')}
        error={shown.businessName}
      />
      <SelectField
        label="Categoria"
        options={CATEGORY_OPTIONS}
        placeholder="Scegli…"
        required
        value={text.category}
        onValue={set('category')}
        error={shown.category}
      />
      <PlaceFields
        value={text}
        errors={shown}
        onValue={(change) => setText((now) => ({ ...now, ...change }))}
      />
      {!identityEmail && (
        <CredentialFields
          value={credentials}
          onValue={setCredentials}
          errors={checked ? errors : {}}
          failure={failure}
        />
      )}
      <BeforeYouRegister terms />
      <Button type="submit" wide busy={busy} disabled={!hydrated}>
        Apri la tua pagina
      </Button>
    </form>
  )
}
