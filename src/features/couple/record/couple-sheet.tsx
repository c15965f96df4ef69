import type { Couple } from '#contract/people/couple.ts'
import { useApi } from '../../../api/api-context.tsx'
import { useCall } from '../../../api/use-call.ts'
import { AtOnceSheet } from '../../../lists/at-once-sheet.tsx'
import css from '../../../lists/record/record.module.css'
import { DayField } from '../../../ui/day/day-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { useKeptForm } from '../../sync/form-queries.ts'
import { type CoupleForm, NAME_MOST, changeOf, faultsOf, formOf } from './couple-form.ts'

/** Changes who the two are and when; both phones show it at once, and that an administrator did it. */
export function CoupleSheet({
  couple,
  onSaved,
  onClose,
}: {
  couple: Couple
  onSaved: () => void
  onClose: () => void
}) {
  const api = useApi()
  const form = useKeptForm<CoupleForm>(`admin/couple/${couple.id}`, formOf(couple), couple.version)
  const { partners, weddingDate, guestCount } = form.fields
  const faults = faultsOf(form.fields)
  const isWhole = !faults.guestCount && !faults.names.includes(true)
  const call = useCall(async (keyFor) => {
    const body = { ...changeOf(form.typed), baseVersion: form.version }
    await api('Admin/updateCouple', { params: { id: couple.id }, body, idempotencyKey: keyFor(body) })
    form.clear()
    notify({ type: 'success', message: 'Coppia cambiata.' })
    onSaved()
    onClose()
  })
  return (
    <AtOnceSheet
      title="Chi sono e quando"
      kept={form}
      call={call}
      disabled={!form.dirty || !isWhole}
      onSubmit={() => void call.run()}
      onClose={onClose}
    >
      {partners.map((one, at) => {
        const which = partners.length === 1 ? '' : at === 0 ? ', prima persona' : ', seconda persona'
        const put = (change: Partial<typeof one>) =>
          form.set({ partners: partners.with(at, { ...one, ...change }) })
        return (
          <div key={at} className={css.pair}>
            <TextField
              label={`Nome${which}`}
              maxLength={NAME_MOST}
              value={one.firstName}
              onValue={(firstName) => put({ firstName })}
              {...(faults.names[at] && { error: 'Scrivi il nome.' })}
            />
            <TextField
              label={`Cognome${which}`}
              optional
              maxLength={NAME_MOST}
              value={one.lastName}
              onValue={(lastName) => put({ lastName })}
            />
          </div>
        )
      })}
      <DayField
        label="Il giorno"
        optional
        value={weddingDate}
        onValue={(day) => form.set({ weddingDate: day })}
      />
      <TextField
        label="Invitati"
        optional
        inputMode="numeric"
        maxLength={4}
        value={guestCount}
        onValue={(value) => form.set({ guestCount: value.trim() })}
        {...(faults.guestCount && { error: faults.guestCount })}
      />
    </AtOnceSheet>
  )
}
