import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import { VISIBILITY_PLACEMENTS, type VisibilityPlacement } from '#contract/lists/visibility-placements.ts'
import type { AdminVisibility } from '#contract/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { addDays, today } from '../../lib/day.ts'
import { named } from '../../lib/named.ts'
import { AtOnceSheet } from '../../lists/at-once-sheet.tsx'
import { RUNS_DAYS, turnFaults } from '../../lists/dated-turns.ts'
import { TurnFields } from '../../lists/turn-fields.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import { VendorChoice } from '../vendors/vendor-choice-face.tsx'
import { renewVisibilities } from './visibility-queries.ts'
import { PLACEMENT_NAMES, besideWords, vendorNameOf } from './visibility-words.ts'

interface VisibilityForm {
  vendor: { id: string; name: string } | undefined
  placement: VisibilityPlacement
  from: string
  to: string
  weight: string
}

const PLACEMENTS = VISIBILITY_PLACEMENTS.map((value) => ({ value, label: PLACEMENT_NAMES[value] }))

/** Gives a vendor a place, or changes where and when. */
export function VisibilitySheet({
  visibility,
  all,
  onClose,
}: {
  visibility?: AdminVisibility
  all: readonly AdminVisibility[]
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const [id] = useState(() => visibility?.id ?? newId())
  const [saved] = useState<VisibilityForm>(() => ({
    vendor: visibility && { id: visibility.vendorId, name: vendorNameOf(visibility) },
    placement: visibility?.placement ?? 'home',
    from: visibility?.from ?? today(),
    to: visibility?.to ?? addDays(today(), RUNS_DAYS),
    weight: String(visibility?.weight ?? 10),
  }))
  const kept = useKeptForm<VisibilityForm>(
    `admin/visibility/${visibility?.id ?? 'new'}`,
    saved,
    visibility?.version,
  )
  const { vendor, placement, from, to, weight } = kept.fields
  const [asked, setAsked] = useState(false)
  const faults = turnFaults(kept.fields)
  const isWhole = Object.keys(faults).length === 0
  const beside = isWhole ? besideWords({ id, placement, from, to, weight: Number(weight) }, all) : undefined
  const call = useCall(async (keyFor) => {
    const said = { vendorId: vendor!.id, placement, from, to, weight: Number(weight) }
    if (visibility) {
      const body = { ...said, baseVersion: kept.version }
      await api('Admin/updateVisibilityByVendorId', { params: { id }, body, idempotencyKey: keyFor(body) })
    } else {
      const body = { id, ...said }
      await api('Admin/addVisibilityVendor', { body, idempotencyKey: keyFor(body) })
    }
    kept.clear()
    notify({ type: 'success', message: named(visibility ? 'Posto cambiato' : 'Posto dato', vendor!.name) })
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
      submit={visibility ? 'Salva' : 'Aggiungi'}
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
          onVendor={(next) => kept.set({ vendor: next && { id: next.id, name: next.businessName } })}
        />
      )}
      <Segmented
        label="Dove"
        options={PLACEMENTS}
        value={placement}
        onValue={(value) => kept.set({ placement: value as VisibilityPlacement })}
      />
      <TurnFields at={at} />
      {beside && <Notice>{beside}</Notice>}
    </AtOnceSheet>
  )
}
