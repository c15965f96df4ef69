import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoneyShort } from '../../lib/money.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { PLANS, planPrice, type Period } from './plan-list.ts'
import css from './vendor-area.module.css'

/** The plans side by side, by the month or by the year. */
export function PlanCards() {
  const [period, setPeriod] = useState<Period>('monthly')
  return (
    <>
      <Segmented
        label="Come preferisci pagare"
        options={[
          { value: 'monthly', label: 'Ogni mese' },
          { value: 'yearly', label: 'Ogni anno' },
        ]}
        value={period}
        onValue={(value) => setPeriod(value === 'yearly' ? 'yearly' : 'monthly')}
      />
      <ul className={css.plans}>
        {PLANS.map(({ plan, name, forWhom, gives }) => {
          const { chargedCents, savedCents } = planPrice(plan, period)
          return (
            <li key={plan} className={css.plan} data-plan={plan}>
              <h3>{name}</h3>
              <p className={css.soft}>{forWhom}</p>
              <p className={css.price} aria-live="polite">
                {chargedCents === 0 ? (
                  <span className={css.figure}>Gratis</span>
                ) : (
                  <>
                    <span className={css.figure}>{formatMoneyShort(chargedCents)}</span>{' '}
                    <span className={css.soft}>{period === 'monthly' ? 'al mese' : 'all’anno'} + IVA</span>
                  </>
                )}
              </p>
              <p className={css.saved}>
                {chargedCents === 0
                  ? 'Senza scadenza'
                  : savedCents > 0
                    ? `${formatMoneyShort(savedCents)} in meno che mese per mese`
                    : 'Si lascia a fine mese'}
              </p>
              <ul className={css.gives}>
                {gives.map((line) => (
                  <li key={line}>
                    <Icon of={IconCheck} size={18} />
                    {line}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      <div className={css.start}>
        <Link to="/register" search={{ tipo: 'fornitore' }} className={buttonClass()}>
          Iscriviti gratis
        </Link>
        <p className={css.soft}>
          Si comincia sempre da Base. Per passare a un altro piano scrivi all’assistenza.
        </p>
      </div>
    </>
  )
}
