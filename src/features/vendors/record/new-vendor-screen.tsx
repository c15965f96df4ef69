import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import type { NewVendor } from '#contract/vendors/vendor.ts'
import { useApi } from '../../../api/api-context.tsx'
import { failureText } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { named } from '../../../lib/named.ts'
import css from '../../../lists/record/record.module.css'
import { listKey } from '../../../lists/use-server-list.ts'
import { FoundNotice } from '../../../lists/found-notice.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { PageHeader } from '../../../ui/frame/page-header.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { Notice } from '../../../ui/state/notice.tsx'
import { useKeptForm } from '../../sync/form-queries.ts'
import { PlaceFields } from '../place-fields.tsx'
import { VENDOR_LIMITS } from './vendor-form.ts'

const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))
const EMPTY = { businessName: '', category: '', region: '', province: '', city: '' }

/** Makes the page of a vendor that has no account: couples see it at once, and its record is where it is filled. */
export function NewVendorScreen() {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [id] = useState(newId)
  const [asked, setAsked] = useState(false)
  const form = useKeptForm('admin/vendor/new', EMPTY)
  const { businessName, category, region, province, city } = form.fields
  const missing = {
    businessName: businessName.trim() ? undefined : 'Scrivi il nome con cui lo conoscono.',
    category: category ? undefined : 'Scegli la categoria più vicina.',
    region: region ? undefined : 'Scegli la regione.',
    province: province ? undefined : 'Scegli la provincia.',
    city: city.trim() ? undefined : 'Scegli il comune.',
  }
  const shown: Partial<typeof missing> = asked ? missing : {}
  const { run, busy, failure } = useCall(async (keyFor) => {
    const body: NewVendor = {
      id,
      businessName: businessName.trim(),
      category: category as NewVendor['category'],
      place: { region, province, city: city.trim() },
      coverage: [region],
    }
    await api('Vendor/addNewVendor', { body, idempotencyKey: keyFor(body) })
    form.clear()
    notify({ type: 'success', message: named('Pagina aperta', body.businessName) })
    await client.invalidateQueries({ queryKey: listKey('Admin/getVendor') })
    await navigate({ to: '/admin/fornitori/$id', params: { id } })
  })
  return (
    <>
      <PageHeader
        back={{ href: '/admin/fornitori', label: 'Fornitori' }}
        title="Un fornitore nuovo"
        subtitle="La pagina è subito in linea, senza nessuno che la tenga: dopo si scrivono descrizione e contatti, e si invita chi la terrà"
      />
      <form
        className={css.narrow}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (!Object.values(missing).some(Boolean)) void run()
        }}
      >
        {form.found && <FoundNotice />}
        <TextField
          label="Nome dell’attività"
          maxLength={VENDOR_LIMITS.businessName}
          required
          value={businessName}
          onValue={(value) => form.set({ businessName: value })}
          {...(shown.businessName && { error: shown.businessName })}
        />
        <SelectField
          label="Categoria"
          options={CATEGORY_OPTIONS}
          placeholder="Scegli…"
          required
          value={category}
          onValue={(value) => form.set({ category: value })}
          {...(shown.category && { error: shown.category })}
        />
        <PlaceFields value={form.fields} errors={shown} onValue={form.set} />
        {failure !== undefined && <Notice tone="danger">{failureText(failure)}</Notice>}
        <div className={css.actions}>
          <Button type="submit" busy={busy}>
            Apri la pagina
          </Button>
          {form.dirty && (
            <Button variant="quiet" onClick={form.clear}>
              Svuota
            </Button>
          )}
        </div>
      </form>
    </>
  )
}
