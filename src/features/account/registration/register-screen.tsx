import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PaidPlan, PlanPeriod } from '#contract/lists/billing/plan-names.ts'
import { AREAS } from '#contract/screens/areas.ts'
import { useSession } from '../../../session/session-context.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { CoupleRegisterForm } from './couple-register-form.tsx'
import { JoinScreen } from '../join-screen.tsx'
import { VendorRegisterForm } from './vendor-register-form.tsx'

export interface RegisterScreenProps {
  /** The code of a partner's invitation. */
  invito?: string
  tipo?: 'coppia' | 'fornitore'
  /** Where the person was when an account was missing. */
  ritorno?: string
  /** The plan a vendor has chosen, to be asked for once the page is there. */
  piano?: PaidPlan
  periodo?: PlanPeriod
  /** What a couple takes along from this device. */
  kept?: ReactNode
}

const KINDS = [
  { value: 'coppia', label: 'Ci sposiamo' },
  { value: 'fornitore', label: 'Lavoro ai matrimoni' },
] as const

/** A new account: a couple, its second partner, or a vendor. Also completes an identity that has no profile yet. */
export function RegisterScreen({
  invito,
  tipo = 'coppia',
  ritorno,
  piano,
  periodo,
  kept,
}: RegisterScreenProps) {
  const last = useSession((session) => session.last)
  const user = useSession((session) => session.user)
  const navigate = useNavigate()
  const identityEmail = !last && user ? user.email : null

  if (last) {
    return (
      <AccountFrame
        title="Hai già un account"
        lead={`Su questo dispositivo c’è ${last.name}. Per registrare qualcun altro, esci prima dalla sua area.`}
      >
        <Link to={AREAS[last.role].home} className={buttonClass('primary', { wide: true })}>
          Vai alla tua area
        </Link>
      </AccountFrame>
    )
  }

  const foot = (
    <>
      Hai già un account?{' '}
      <Link to="/login" search={ritorno ? { ritorno } : {}}>
        Accedi
      </Link>
    </>
  )
  if (invito) return <JoinScreen code={invito} identityEmail={identityEmail} kept={kept} foot={foot} />

  return (
    <AccountFrame
      title={tipo === 'coppia' ? 'Cominciamo' : 'Fatti trovare'}
      lead={
        identityEmail
          ? `Sei dentro come ${identityEmail}: manca solo il profilo.`
          : tipo === 'coppia'
            ? 'Due nomi bastano. Data, luogo e budget si scelgono dopo, con calma.'
            : 'Una pagina con il tuo lavoro, davanti alle coppie che lo cercano.'
      }
      foot={foot}
    >
      <Segmented
        label="Chi sei"
        options={KINDS}
        value={tipo}
        onValue={(value) =>
          void navigate({
            to: '/register',
            search: {
              ...(value === 'fornitore' && { tipo: value }),
              ...(ritorno && { ritorno }),
              ...(piano && { piano }),
              ...(periodo && { periodo }),
            },
            replace: true,
          })
        }
      />
      {tipo === 'coppia' ? (
        <>
          {kept}
          <CoupleRegisterForm identityEmail={identityEmail} returnTo={ritorno} />
        </>
      ) : (
        <VendorRegisterForm identityEmail={identityEmail} plan={piano} period={periodo} />
      )}
    </AccountFrame>
  )
}
