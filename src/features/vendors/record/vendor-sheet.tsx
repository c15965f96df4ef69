import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import type { CategorySlug } from '#contract/vendors/category.ts'
import type { VendorProfile } from '#contract/people/user.ts'
import { useApi } from '../../../api/api-context.tsx'
import { ApiError } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { AtOnceSheet } from '../../../lists/at-once-sheet.tsx'
import { named } from '../../../lib/named.ts'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { useKeptForm } from '../../sync/form-queries.ts'
import { VENDOR_LIMITS, type VendorForm, changeOf, formOf } from './vendor-form.ts'

const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))

/** Changes what a vendor's page says; its owner sees it at once, and that an administrator did it. */
export function VendorSheet({
  vendor,
  onSaved,
  onClose,
}: {
  vendor: VendorProfile
  onSaved: () => void
  onClose: () => void
}) {
  const api = useApi()
  const form = useKeptForm<VendorForm>(`admin/vendor/${vendor.id}`, formOf(vendor), vendor.version)
  const { fields } = form
  const call = useCall(async (keyFor) => {
    const body = { ...changeOf(form.typed), baseVersion: form.version }
    await api('Admin/updateVendor', { params: { id: vendor.id }, body, idempotencyKey: keyFor(body) })
    form.clear()
    notify({ type: 'success', message: named('Cambiato', fields.businessName) })
    onSaved()
    onClose()
  })
  const faults = call.failure instanceof ApiError ? call.failure.errors : []
  const faultOf = (field: string) => faults.find(({ path }) => path === field)?.message
  const isNamed = fields.businessName.trim() !== ''
  const at = (field: 'businessName' | 'headline' | 'description' | 'phone' | 'email' | 'website') => ({
    value: fields[field],
    onValue: (value: string) => form.set({ [field]: value }),
    ...(faultOf(field) && { error: faultOf(field)! }),
  })
  return (
    <AtOnceSheet
      title={vendor.businessName}
      kept={form}
      call={call}
      disabled={!form.dirty || !isNamed}
      onSubmit={() => void call.run()}
      onClose={onClose}
    >
      <TextField
        label="Nome"
        maxLength={VENDOR_LIMITS.businessName}
        {...at('businessName')}
        {...(!isNamed && { error: 'Scrivi il nome.' })}
      />
      <SelectField
        label="Categoria"
        options={CATEGORY_OPTIONS}
        value={fields.category}
        onValue={(category) => form.set({ category: category as CategorySlug })}
      />
      <TextField label="In una riga" optional maxLength={VENDOR_LIMITS.headline} {...at('headline')} />
      <TextArea
        label="Descrizione"
        optional
        rows={6}
        maxLength={VENDOR_LIMITS.description}
        {...at('description')}
      />
      <MoneyField
        label="Prezzo da"
        hint="Vuoto: su richiesta."
        optional
        cents={fields.priceFromCents}
        onCents={(priceFromCents) => form.set({ priceFromCents })}
      />
      <TextField label="Telefono" type="tel" optional maxLength={24} {...at('phone')} />
      <TextField label="Email" type="email" optional maxLength={254} {...at('email')} />
      <TextField label="Sito" type="url" optional maxLength={VENDOR_LIMITS.contact} {...at('website')} />
    </AtOnceSheet>
  )
}
