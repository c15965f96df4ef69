import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CITATION_MAX } from '#contract/lists/vendors/award-limits.ts'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { AdminAward, Award } from '#contract/vendors/award.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { AtOnceSheet } from '../../lists/at-once-sheet.tsx'
import { named } from '../../lib/named.ts'
import { joinWords } from '../../lib/text.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { VendorChoice } from '../vendors/vendor-choice-face.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import { renewAwards } from './award-queries.ts'
import { awardDraft } from './award-draft.ts'
import { vendorNameOf } from './award-groups.ts'

type Place = Award['place']

interface AwardForm {
  vendor: { id: string; name: string } | undefined
  category: string
  place: Place
  citation: string
}

const PLACES: readonly { value: Place; label: string }[] = [
  { value: 'winner', label: 'Vincitore' },
  { value: 'finalist', label: 'Finalista' },
]
const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))

/** Gives an award of this year, or changes one. To whom it was given stays: the call says so too. */
export function AwardSheet({
  year,
  given,
  award,
  category: offered,
  onClose,
}: {
  year: number
  /** All of the year, as far as they are known. */
  given: readonly AdminAward[]
  award?: AdminAward
  category?: string | undefined
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const [id] = useState(newId)
  const [saved] = useState<AwardForm>(() => ({
    vendor: award && { id: award.vendorId, name: vendorNameOf(award) },
    category: award?.category ?? offered ?? '',
    place: award?.place ?? 'winner',
    citation: award?.citation ?? '',
  }))
  const form = useKeptForm<AwardForm>(awardDraft(award, year, offered), saved, award?.version)
  const { vendor, category, place, citation } = form.fields
  const [asked, setAsked] = useState(false)
  const winners = given.filter(
    (other) => other.category === category && other.place === 'winner' && other.id !== award?.id,
  )
  const call = useCall(async (keyFor) => {
    const said = { year, category: category as Award['category'], place, citation: citation.trim() }
    if (award) {
      const body = { ...said, baseVersion: form.version }
      await api('Vendor/updateAwardById', { params: { id: award.id }, body, idempotencyKey: keyFor(body) })
    } else {
      const body = { id, vendorId: vendor!.id, ...said }
      await api('Vendor/addNewAward', { body, idempotencyKey: keyFor(body) })
    }
    form.clear()
    notify({ type: 'success', message: named(award ? 'Award cambiato' : 'Award assegnato', vendor!.name) })
    onClose()
    await renewAwards(client)
  })
  return (
    <AtOnceSheet
      title={award ? `Award ${year}: ${vendorNameOf(award)}` : `Un award ${year}`}
      submit={award ? 'Salva' : 'Assegna'}
      kept={form}
      call={call}
      onSubmit={() => {
        setAsked(true)
        if (vendor && category) void call.run()
      }}
      onClose={onClose}
    >
      {!award && (
        <VendorChoice
          vendor={vendor}
          wanting={asked}
          onVendor={(chosen) =>
            form.set({
              vendor: chosen && { id: chosen.id, name: chosen.businessName },
              ...(chosen && !category && { category: chosen.category }),
            })
          }
        />
      )}
      <SelectField
        label="Categoria"
        placeholder="Scegli"
        options={CATEGORY_OPTIONS}
        value={category}
        error={asked && !category ? 'Scegli la categoria.' : undefined}
        onValue={(next) => form.set({ category: next })}
      />
      <Segmented
        label="Che cosa"
        options={PLACES}
        value={place}
        onValue={(value) => form.set({ place: value as Place })}
      />
      {place === 'winner' && winners.length > 0 && (
        <Notice>
          Qui {winners.length === 1 ? 'ha già vinto' : 'hanno già vinto'}{' '}
          {joinWords(winners.map(vendorNameOf))}: saranno ex aequo.
        </Notice>
      )}
      <TextArea
        label="La motivazione"
        hint="Una o due righe, che si leggono sotto il nome."
        optional
        rows={4}
        maxLength={CITATION_MAX}
        value={citation}
        onValue={(next) => form.set({ citation: next })}
      />
    </AtOnceSheet>
  )
}
