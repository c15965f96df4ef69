import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import {
  VISIBILITY_PLACEMENTS,
  type VisibilityPlacement,
} from '#contract/lists/vendors/visibility-placements.ts'
import { type Place, nameOfPlace } from '#contract/lists/places/place-names.ts'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { today } from '../../lib/day.ts'
import { named } from '../../lib/named.ts'
import { AtOnceSheet } from '../../lists/at-once-sheet.tsx'
import { countsOf } from '../../lists/dated-turns.ts'
import { TurnFields } from '../../lists/turn-fields.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import { VendorChoice } from '../vendors/vendor-choice-face.tsx'
import { renewVisibilities } from './visibility-queries.ts'
import { PriceFields } from './price-fields.tsx'
import { UnservedPart } from './unserved-part.tsx'
import {
  type NewTurn,
  type VisibilityForm,
  formOf,
  placeOfForm,
  priceSent,
  visibilityFaults,
} from './visibility-form.ts'
import { PLACEMENT_NAMES, besideWords, priceWords, vendorNameOf, wasShown } from './visibility-words.ts'

const PLACEMENTS = VISIBILITY_PLACEMENTS.map((value) => ({ value, label: PLACEMENT_NAMES[value] }))

const chosen = ({ id, businessName, category, place }: VendorCard) => ({
  id,
  name: businessName,
  category,
  region: place.region,
})

/** Sells or gives a vendor a place, or changes where and when. */
export function VisibilitySheet({
  visibility,
  turn = {},
  all,
  onClose,
}: {
  visibility?: AdminVisibility
  /** Where and when it is to stand, where somebody has pointed at it. */
  turn?: NewTurn
  all: readonly AdminVisibility[]
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const [id] = useState(() => visibility?.id ?? newId())
  const [day] = useState(() => today())
  const [saved] = useState(() => formOf(visibility, turn, day))
  const kept = useKeptForm<VisibilityForm>(
    `admin/visibility/${visibility?.id ?? 'new'}`,
    saved,
    visibility?.version,
  )
  const { vendor, placement, from, to, weight } = kept.fields
  const [asked, setAsked] = useState(false)
  const isNew = visibility === undefined
  const known = all.find((one) => one.id === id)
  const isInvoiced = visibility?.state === 'waits' || visibility?.state === 'sold'
  const faults = visibilityFaults(kept.fields, day, isNew)
  const isWhole = Object.keys(faults).length === 0
  const place = placeOfForm(kept.fields)
  const isPlaced = isWhole && (vendor !== undefined || placement !== 'category')
  const beside = isPlaced ? besideWords({ id, ...place, from, to, weight: Number(weight) }, all) : undefined
  const call = useCall(async (keyFor) => {
    const said = { vendorId: vendor!.id, placement, from, to, weight: Number(weight) }
    if (visibility) {
      const body = { ...said, baseVersion: kept.version }
      await api('Admin/updateVisibilityByVendorId', { params: { id }, body, idempotencyKey: keyFor(body) })
    } else {
      const body = { id, ...said, price: priceSent(kept.fields, day) }
      await api('Admin/addVisibilityVendor', { body, idempotencyKey: keyFor(body) })
    }
    kept.clear()
    notify({
      type: 'success',
      message: named(
        isNew ? (kept.fields.kind === 'gift' ? 'Posto dato' : 'Posto venduto') : 'Posto cambiato',
        vendor!.name,
      ),
    })
    onClose()
    await renewVisibilities(client)
  })
  const at = (field: 'from' | 'to' | 'weight') => ({
    value: kept.fields[field],
    onValue: (value: string) => kept.set({ [field]: value }),
    ...(asked && faults[field] && { error: faults[field] }),
  })
  return (
    <AtOnceSheet
      title={visibility ? `Il posto di ${vendorNameOf(visibility)}` : 'Un posto nuovo'}
      submit={isNew ? (kept.fields.kind === 'gift' ? 'Aggiungi' : 'Vendi') : 'Salva'}
      kept={kept}
      call={call}
      onSubmit={() => {
        setAsked(true)
        if (vendor && isWhole) void call.run()
      }}
      onClose={onClose}
    >
      {!visibility && (
        <VendorChoice
          vendor={vendor}
          wanting={asked}
          onVendor={(next) => kept.set({ vendor: next && chosen(next) })}
        />
      )}
      {turn.place?.placement === 'category' && placement === 'category' && (
        <PlaceNotice wanted={turn.place} vendor={vendor && { name: vendor.name, place }} />
      )}
      {isInvoiced ? (
        <p>
          {nameOfPlace(visibility)}: {priceWords(visibility)}. Si sposta, ma di altrettanti giorni.
        </p>
      ) : (
        <Segmented
          label="Dove"
          options={PLACEMENTS}
          value={placement}
          onValue={(value) => kept.set({ placement: value as VisibilityPlacement })}
        />
      )}
      <TurnFields at={at} />
      {visibility && wasShown(visibility, day) && <p>Finora: {countsOf(visibility).toLowerCase()}.</p>}
      {known?.sale && known.unserved > 0 && (
        <UnservedPart visibility={known} sale={known.sale} onDone={onClose} />
      )}
      {isNew && (
        <PriceFields
          form={kept.fields}
          faults={asked ? faults : {}}
          today={day}
          onChange={(change) => kept.set(change)}
        />
      )}
      {beside && <Notice>{beside}</Notice>}
    </AtOnceSheet>
  )
}

/** A category's place is had by who is listed there. */
function PlaceNotice({
  wanted,
  vendor,
}: {
  wanted: Place
  vendor: { name: string; place: Place } | undefined
}) {
  const name = nameOfPlace(wanted)
  if (!vendor) return <Notice>Il posto è di {name}: scegli un fornitore che sta lì.</Notice>
  const own = nameOfPlace(vendor.place)
  if (own === name) return null
  return (
    <Notice tone="warning">
      {vendor.name} non sta in {name}: occupa un posto di {own}.
    </Notice>
  )
}
