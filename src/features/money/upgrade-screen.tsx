import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { theDay, untilDay } from '#contract/kit/italian-months.ts'
import { isLargerPlan, planChange, type PlanName, type PlanPeriod } from '#contract/plan/plan-change.ts'
import { PLAN_PRICES_CENTS } from '#contract/lists/billing/plan-prices.ts'
import { useToday } from '../../lib/clock.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { NotKept } from '../../ui/state/not-kept.tsx'
import { Notice, Notices } from '../../ui/state/notice.tsx'
import { useSyncStatus } from '../sync/sync-face.ts'
import { PLANS } from '../vendor-area/plan-face.ts'
import { useOwnVendor } from '../vendor-profile/own-vendor-queries.ts'
import { ChangeSheet } from './change-sheet.tsx'
import { moneyQueries } from './money-queries.ts'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import css from './money.module.css'

const PERIODS = [
  { value: 'monthly', label: 'Ogni mese' },
  { value: 'yearly', label: 'Ogni anno' },
] as const

/** The plans side by side: the one that is held, what another costs today, and until when. */
export function UpgradeScreen({
  asked,
  onChanged,
  onLeft,
}: {
  /** What was chosen before registering: its price stands open at once. */
  asked?: { plan: PlanName; period: PlanPeriod } | undefined
  onChanged: () => void
  /** Nothing was taken. */
  onLeft: () => void
}) {
  const api = useApi()
  const { vendor } = useOwnVendor()
  const subscription = useQuery(moneyQueries.subscription(api))
  const { reach } = useSyncStatus()
  const today = useToday()
  const [period, setPeriod] = useState(asked?.period)
  const [wanted, setWanted] = useState(asked?.plan)
  if (!vendor || subscription.data === undefined)
    return (
      <>
        <PageHeader title="Il tuo piano" />
        <NotKept
          what="Il tuo piano"
          pronoun="Lo"
          failed={subscription.isError || subscription.isPaused}
          busy={subscription.isFetching}
          onRetry={() => void subscription.refetch()}
          count={3}
        />
      </>
    )
  const held = subscription.data ?? undefined
  const shown = period ?? held?.period ?? 'monthly'
  const isOnline = reach === 'online'
  const canTake = (plan: PlanName) => (held ? !held.suspended : isLargerPlan(plan, vendor.typeOfAccount))
  return (
    <>
      <PageHeader title="Il tuo piano" subtitle={saidOf(vendor.typeOfAccount, held)} />
      <Notices>
        {!isOnline && (
          <Notice>
            Per cambiare piano serve la rete: qui leggi quello che hai, e quanto costano gli altri.
          </Notice>
        )}
        {held?.suspended && (
          <Notice tone="warning">
            {PLANS.find((one) => one.plan === held.plan)!.name} è sospeso perché una fattura non è pagata:
            quando la paghi torna fino {untilDay(held.end)}.{' '}
            <UiLink href="/vendor/billing">Guarda le fatture</UiLink>
          </Notice>
        )}
        {held && !held.suspended && !held.next && held.end >= today && (
          <Notice>
            Niente si rinnova da solo: se non scegli altro, {theDay(held.end)} torni a Base e quello che hai
            fatto resta.
          </Notice>
        )}
      </Notices>
      <Segmented
        label="Ogni quanto si paga"
        options={PERIODS}
        value={shown}
        onValue={(value) => setPeriod(value as PlanPeriod)}
      />
      <ul className={css.plans} aria-label="Piani">
        {PLANS.map(({ plan, name, forWhom, gives }) => {
          const isHeld = plan === vendor.typeOfAccount && (plan === 'base' || !held || held.period === shown)
          const goesOn = isHeld && held?.next?.plan === plan && held.next.period === shown
          const cents = PLAN_PRICES_CENTS[plan][shown]
          return (
            <li key={plan} className={css.plan} data-held={isHeld || undefined}>
              <h2 className={css.name}>{name}</h2>
              <p className={css.soft}>{forWhom}</p>
              <p className={css.price}>
                {cents === 0 ? 'Gratis' : formatMoney(cents)}{' '}
                {cents > 0 && (
                  <span className={css.soft}>{shown === 'monthly' ? 'al mese' : 'all’anno'}, più IVA</span>
                )}
              </p>
              <ul className={css.gives}>
                {gives.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
              {isHeld && (!held || plan === 'base') && <p className={css.soft}>È il tuo piano.</p>}
              {goesOn && <p className={css.soft}>Lo tieni anche dopo: ci hai detto di sì.</p>}
              {canTake(plan) && !goesOn && !(isHeld && plan === 'base') && (
                <Button
                  variant={isHeld || !isLargerPlan(plan, vendor.typeOfAccount) ? 'quiet' : undefined}
                  aria-disabled={!isOnline}
                  onClick={() => isOnline && setWanted(plan)}
                >
                  {isHeld ? 'Tienilo anche dopo' : `Passa a ${name}`}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <p className={css.soft}>
        Le fatture stanno in <UiLink href="/vendor/billing">Fatture</UiLink>.
      </p>
      <Lingering>
        {wanted && canTake(wanted) && (
          <ChangeSheet
            wanted={{ plan: wanted, period: shown }}
            change={planChange(held, { plan: wanted, period: shown }, today)}
            held={held}
            onClose={(isDone) => {
              setWanted(undefined)
              if (isDone) onChanged()
              else onLeft()
            }}
          />
        )}
      </Lingering>
    </>
  )
}

function saidOf(
  plan: PlanName,
  held: { end: string; next: { plan: PlanName; period: PlanPeriod } | null } | undefined,
): string {
  const name = PLANS.find((one) => one.plan === plan)!.name
  if (!held) return `Hai ${name}.`
  const next = held.next && PLANS.find((one) => one.plan === held.next!.plan)!.name
  return next
    ? `Hai ${name} fino ${untilDay(held.end)}, e poi ${next}.`
    : `Hai ${name} fino ${untilDay(held.end)}.`
}
