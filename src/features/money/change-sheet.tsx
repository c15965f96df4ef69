import { useQueryClient } from '@tanstack/react-query'
import { theDay, untilDay } from '#contract/kit/italian-months.ts'
import {
  nameOfPlan,
  type Held,
  type PlanChange,
  type PlanName,
  type PlanPeriod,
} from '#contract/plan/plan-change.ts'
import { failureText } from '../../api/api-error.ts'
import { useApi } from '../../api/api-context.tsx'
import { putAnswer } from '../../api/put-answer.ts'
import { useCall } from '../../api/use-call.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SheetFoot } from '../../ui/overlay/sheet-foot.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { ownVendorKey } from '../vendors/vendor-queries.ts'
import { MONEY_KEYS } from './money-queries.ts'
import css from './money.module.css'

/** What another plan costs today, line by line, and the yes to it. @param onClose with whether it was taken */
export function ChangeSheet({
  wanted,
  change,
  held,
  onClose,
}: {
  wanted: { plan: PlanName; period: PlanPeriod }
  change: PlanChange
  held: Held | undefined
  onClose: (isDone: boolean) => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const name = nameOfPlan(wanted.plan, wanted.period)
  const { run, busy, failure } = useCall(async (keyFor) => {
    const body = {
      typeOfAccount: wanted.plan,
      subscriptionType: wanted.period,
      amount: change.kind === 'now' ? change.totalCents : 0,
    }
    try {
      const vendor = await api('Vendor/updateTypeAccountVendor', { body, idempotencyKey: keyFor(body) })
      await putAnswer(client, ownVendorKey(vendor.id), vendor)
    } finally {
      // Refused, as where another device was first: then what is shown here was of before.
      await Promise.all(MONEY_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })))
    }
  })
  const confirm = async () => {
    if (!(await run())) return
    notify({ type: 'success', message: change.kind === 'now' ? `Hai ${name}.` : `Segnato: poi ${name}.` })
    onClose(true)
  }
  return (
    <Sheet
      open
      title={name}
      onClose={() => onClose(false)}
      footer={
        <SheetFoot>
          <Button
            wide
            busy={busy}
            onClick={() => (change.kind === 'refused' ? onClose(false) : void confirm())}
          >
            {change.kind === 'now'
              ? `Conferma: ${formatMoney(change.totalCents)}`
              : change.kind === 'refused'
                ? 'Ho capito'
                : 'Conferma'}
          </Button>
        </SheetFoot>
      }
    >
      <div className={css.change}>
        {change.kind === 'now' && (
          <>
            <dl className={css.lines}>
              {change.lines.map(({ words, netCents }) => (
                <div key={words}>
                  <dt>{words}</dt>
                  <dd>{formatMoney(netCents)}</dd>
                </div>
              ))}
              <div>
                <dt>IVA 22 %</dt>
                <dd>{formatMoney(change.vatCents)}</dd>
              </div>
              <div className={css.total}>
                <dt>Oggi</dt>
                <dd>{formatMoney(change.totalCents)}</dd>
              </div>
            </dl>
            <p className={css.soft}>
              Vale da oggi {untilDay(change.end)}. Alla fine non si rinnova da solo: te lo chiediamo una
              settimana prima, per email. Riceverai una fattura, da pagare entro dieci giorni.
            </p>
          </>
        )}
        {change.kind === 'later' && (
          <p>
            Fino {held && untilDay(held.end)} non cambia niente, e oggi non si paga niente. Poi passi a {name}
            {wanted.plan === 'base' && ': quello che hai fatto resta'}.
          </p>
        )}
        {change.kind === 'same' && (
          <p>
            {held
              ? `Alla fine, ${theDay(held.end)}, continui con ${name}: ti mandiamo la fattura del periodo nuovo. Oggi non si paga niente.`
              : 'È già il tuo piano.'}
          </p>
        )}
        {change.kind === 'refused' && <p>{change.words}</p>}
        {failure !== undefined && (
          <Notice tone="warning">
            {failureText(failure)} <UiLink href="/vendor/profile">I dati per le fatture</UiLink>
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
