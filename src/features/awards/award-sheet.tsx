import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CATEGORIES } from '#contract/lists/category-list.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { AdminAward, Award } from '#contract/award.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { named } from '../../lib/named.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SheetFoot } from '../../ui/overlay/sheet-foot.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { VendorFinder } from '../vendors/vendor-finder-face.tsx'
import css from './admin-awards.module.css'
import { renewAwards } from './award-queries.ts'
import { vendorNameOf } from './award-groups.ts'

type Place = Award['place']

const PLACES: readonly { value: Place; label: string }[] = [
  { value: 'winner', label: 'Vincitore' },
  { value: 'finalist', label: 'Finalista' },
]
const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))
const FORM = 'award-sheet'
const CITATION_MAX = 600

/** Gives an award of this year, or changes one. To whom it was given stays: the call says so too. */
export function AwardSheet({
  year,
  award,
  category: offered,
  onClose,
}: {
  year: number
  award?: AdminAward
  category?: string | undefined
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const [id] = useState(newId)
  const [vendor, setVendor] = useState<{ id: string; name: string } | undefined>(
    award && { id: award.vendorId, name: vendorNameOf(award) },
  )
  const [category, setCategory] = useState<string>(award?.category ?? offered ?? '')
  const [place, setPlace] = useState<Place>(award?.place ?? 'winner')
  const [citation, setCitation] = useState(award?.citation ?? '')
  const [asked, setAsked] = useState(false)
  const isTouched =
    (!award && vendor !== undefined) ||
    category !== (award?.category ?? offered ?? '') ||
    place !== (award?.place ?? 'winner') ||
    citation !== (award?.citation ?? '')
  const { run, busy, failure } = useCall(async (keyFor) => {
    const said = { year, category: category as Award['category'], place, citation: citation.trim() }
    if (award) {
      const body = { ...said, baseVersion: award.version }
      await api('Vendor/updateAwardById', { params: { id: award.id }, body, idempotencyKey: keyFor(body) })
    } else {
      const body = { id, vendorId: vendor!.id, ...said }
      await api('Vendor/addNewAward', { body, idempotencyKey: keyFor(body) })
    }
    notify({ type: 'success', message: named(award ? 'Award cambiato' : 'Award assegnato', vendor!.name) })
    onClose()
    await renewAwards(client)
  })
  return (
    <Sheet
      open
      title={award ? `Award ${year}: ${vendorNameOf(award)}` : `Un award ${year}`}
      dirty={isTouched}
      onClose={onClose}
      footer={
        <SheetFoot>
          <Button variant="quiet" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={FORM} busy={busy}>
            {award ? 'Salva' : 'Assegna'}
          </Button>
        </SheetFoot>
      }
    >
      <form
        id={FORM}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (vendor && category) void run()
        }}
      >
        {!award && (
          <div className={css.whom}>
            {vendor ? (
              <p className={css.chosen}>
                <span>
                  A <strong>{vendor.name}</strong>
                </span>
                <Button variant="link" onClick={() => setVendor(undefined)}>
                  Cambia fornitore
                </Button>
              </p>
            ) : (
              <VendorFinder
                label="A chi"
                omit={() => false}
                offline="Senza rete non si cercano fornitori."
                onChoose={({ id: vendorId, businessName, category: its }) => {
                  setVendor({ id: vendorId, name: businessName })
                  if (!category) setCategory(its)
                }}
              />
            )}
            {asked && !vendor && <p className={css.error}>Cerca il fornitore e sceglilo.</p>}
          </div>
        )}
        <SelectField
          label="Categoria"
          placeholder="Scegli"
          options={CATEGORY_OPTIONS}
          value={category}
          error={asked && !category ? 'Scegli la categoria.' : undefined}
          onValue={setCategory}
        />
        <Segmented
          label="Che cosa"
          options={PLACES}
          value={place}
          onValue={(value) => setPlace(value as Place)}
        />
        <TextArea
          label="La motivazione"
          hint="Una o due righe, che si leggono sotto il nome."
          optional
          rows={4}
          maxLength={CITATION_MAX}
          value={citation}
          onValue={setCitation}
        />
        {failure !== undefined && <Notice tone="danger">{failureText(failure)}</Notice>}
      </form>
    </Sheet>
  )
}
