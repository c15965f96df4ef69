import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoneyShort } from '../../lib/money.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PLANS, planPrice, type Period, type Plan } from './plan-list.ts'
import css from './vendor-area.module.css'

/** Photos and films are what couples choose by; real weddings are for who has some to tell. */
const RECOMMENDED: Plan = 'premium'

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
              {plan === RECOMMENDED && <p className={css.advised}>Il nostro consiglio</p>}
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
              <Link
                to="/register"
                search={{
                  tipo: 'fornitore',
                  ...(plan !== 'base' && { piano: plan, periodo: period === 'yearly' ? 'anno' : 'mese' }),
                }}
                className={buttonClass(plan === RECOMMENDED ? 'primary' : 'quiet', { wide: true })}
              >
                {plan === 'base' ? 'Iscriviti gratis' : `Iscriviti e scegli ${name}`}
              </Link>
            </li>
          )
        })}
      </ul>
      <p className={css.start}>
        Si comincia sempre da Base, senza carta di credito: appena iscritto vedi quanto costa oggi l’altro
        piano, e lo confermi tu.
      </p>
    </>
  )
}
