import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { type BillingFields, missingForInvoice } from '#contract/billing-faults.ts'
import { failureText } from '../../api/api-error.ts'
import { joinWords } from '../../lib/text.ts'
import { named } from '../../lib/named.ts'
import { useChanges } from '../../plan/changes.ts'
import { saveOnLeave } from '../../plan/save-on-leave.ts'
import { useEditor } from '../../plan/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DraftNotice } from '../../ui/state/draft-notice.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { EntityStateMark } from '../../ui/state/save-mark.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { reviewPathOf } from '../sync/sync-face.ts'
import { type BillingSet, billingSet } from './billing-commands.ts'
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
  billing: { version, ...saved },
}: {
  vendorId: string
  billing: BillingFields & { version: number }
}) {
  const { make } = useChanges()
  const save = (changes: Partial<BillingFields>, seenVersion: number) => {
    const inverse = Object.fromEntries(
      Object.keys(changes).map((field) => [field, saved[field as keyof BillingFields]]),
    )
    const command = (args: BillingSet) => ({ definition: billingSet, args })
    return make(
      [
        {
          submission: { ...command({ id: vendorId, changes }), baseVersion: seenVersion },
          inverse: command({ id: vendorId, changes: inverse }),
        },
      ],
      named('Cambiato', joinWords(Object.keys(changes).map((field) => BILLING_FIELDS[field as 'pec'].the))),
    )
  }
  const { field, values, dirty, ...editor } = useEditor({
    entity: { kind: 'billingData' },
    fields: billingForm(saved.country),
    live: { id: vendorId, version, ...saved },
    draft: 'billing-data',
    standing: true,
    start: saved,
    onEdit: ({ wanted, seen }: { wanted: Partial<BillingFields>; seen: { version: number } }) =>
      save(wanted, seen.version),
  })
  const choose = (wanted: Partial<BillingFields>) => void save(wanted, version)
  const keep = () => editor.save(true)
  const isItalian = values.country === 'IT'
  const missing = missingForInvoice(values)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the fields that are left
    <form
      className={css.form}
      noValidate
      onBlur={saveOnLeave(dirty, keep)}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <DraftNotice found={editor.found} onDiscard={editor.clear} />
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
      {dirty && (
        <div className={css.foot}>
          <Button type="submit">Salva</Button>
          <Button variant="quiet" onClick={editor.clear}>
            Annulla
          </Button>
        </div>
      )}
    </form>
  )
}

const NEEDED: Partial<Record<keyof BillingFields, string>> = { sdiCode: 'il codice destinatario o la PEC' }
