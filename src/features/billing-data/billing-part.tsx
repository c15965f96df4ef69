import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { missingForInvoice } from '#contract/billing/billing-faults.ts'
import type { BillingFields } from '#contract/billing/billing-fields.ts'
import { failureText } from '../../api/api-error.ts'
import { joinWords } from '../../lib/text.ts'
import { StandingForm } from '../../plan/editor/standing-form.tsx'
import { useStandingRecord } from '../../plan/editor/use-standing-record.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { EntityStateMark } from '../../ui/state/save-mark.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { reviewPathOf } from '../sync/sync-face.ts'
import { billingSet } from './billing-commands.ts'
import { BILLING_FIELDS, billingForm } from './billing-fields.ts'
import { useBillingData, useBillingMark } from './billing-queries.ts'
import css from './billing-part.module.css'

/** What invoices are made out with, at the end of what a vendor writes of itself; no page shows it. @param vendorId the signed-in vendor's */
export function BillingPart({ vendorId }: { vendorId: string }) {
  const { billing, error, refetch, isFetching } = useBillingData()
  const mark = useBillingMark()
  return (
    <section className={css.part} aria-labelledby="fattura">
      <div className={css.head}>
        <h2 id="fattura">Dati per la fattura</h2>
        {billing && (
          <EntityStateMark mark={mark} what="i dati per la fattura" href={reviewPathOf('vendor')} />
        )}
      </div>
      <p className={css.locked}>
        <Icon of={IconLock} size={16} /> Li vedi tu, e chi fa le fatture. Non stanno in nessuna pagina.
      </p>
      {billing ? (
        <BillingForm vendorId={vendorId} billing={billing} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={3} />
      )}
    </section>
  )
}

function BillingForm({
  vendorId,
  billing,
}: {
  vendorId: string
  billing: BillingFields & { version: number }
}) {
  const editor = useStandingRecord<BillingFields>({
    kind: 'billingData',
    id: vendorId,
    shown: billing,
    set: billingSet,
    fields: billingForm(billing.country),
    draft: 'billing-data',
  })
  const { field, values, choose } = editor
  const isItalian = values.country === 'IT'
  const missing = missingForInvoice(values)
  return (
    <StandingForm editor={editor} className={css.form}>
      <TextField
        {...field.text('legalName')}
        hint="Il nome della ditta o della società, come sta alla Camera di commercio."
        autoComplete="organization"
      />
      <div className={css.pair}>
        <SelectField
          {...field.choice('country')}
          onValue={(country) =>
            // What only Italy has would be wrong elsewhere.
            choose({
              country: country as BillingFields['country'],
              ...(country !== 'IT' && { taxCode: '', sdiCode: '', province: '' }),
            })
          }
        />
        <SelectField
          {...field.choice('regime')}
          onValue={(regime) => choose({ regime: regime as BillingFields['regime'] })}
        />
        <TextField {...field.text('vatNumber')} autoCapitalize="characters" />
        {isItalian && <TextField {...field.text('taxCode')} autoCapitalize="characters" />}
        {isItalian && (
          <TextField
            {...field.text('sdiCode')}
            autoCapitalize="characters"
            hint="Sette caratteri. Senza, basta la PEC."
          />
        )}
        {isItalian && <TextField {...field.text('pec')} type="email" />}
        <TextField {...field.text('street')} autoComplete="street-address" />
        <TextField {...field.text('postcode')} autoComplete="postal-code" />
        <TextField {...field.text('town')} autoComplete="address-level2" />
        {isItalian && (
          <SelectField
            {...field.choice('province')}
            placeholder="Scegli…"
            onValue={(province) => choose({ province })}
          />
        )}
      </div>
      {missing.length > 0 && (
        <p className={css.soft}>
          Per una fattura {missing.length === 1 ? 'manca' : 'mancano'} ancora{' '}
          {joinWords(missing.map((name) => NEEDED[name] ?? BILLING_FIELDS[name].the))}.
        </p>
      )}
    </StandingForm>
  )
}

const NEEDED: Partial<Record<keyof BillingFields, string>> = { sdiCode: 'il codice destinatario o la PEC' }
