import { Link, useNavigate } from '@tanstack/react-router'
import { AREA_OF } from '../../session/area-of.ts'
import { useSession } from '../../session/session-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { AccountFrame } from './account-frame.tsx'
import { CoupleRegisterForm } from './couple-register-form.tsx'
import { PartnerJoinForm } from './partner-join-form.tsx'
import { VendorRegisterForm } from './vendor-register-form.tsx'

export interface RegisterScreenProps {
  /** The code of a partner's invitation. */
  invito?: string
  tipo?: 'coppia' | 'fornitore'
}

const KINDS = [
  { value: 'coppia', label: 'Ci sposiamo' },
  { value: 'fornitore', label: 'Lavoro ai matrimoni' },
] as const

/** A new account: a couple, its second partner, or a vendor. Also completes an identity that has no profile yet. */
export function RegisterScreen({ invito, tipo = 'coppia' }: RegisterScreenProps) {
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
        <Link to={AREA_OF[last.role]} className={buttonClass('primary', { wide: true })}>
          Vai alla tua area
        </Link>
      </AccountFrame>
    )
  }

  const foot = (
    <>
      Hai già un account? <Link to="/login">Accedi</Link>
    </>
  )
  if (invito) {
    return (
      <AccountFrame
        title="La tua metà ti aspetta"
        lead="Con questo invito entri nel vostro piano: attività, budget e fornitori, gli stessi su tutti e due i telefoni."
        foot={foot}
      >
        <PartnerJoinForm code={invito} identityEmail={identityEmail} />
      </AccountFrame>
    )
  }

  return (
    <AccountFrame
      title={tipo === 'coppia' ? 'Cominciamo da voi' : 'Fatti trovare'}
      lead={
        identityEmail
          ? `Sei dentro come ${identityEmail}: manca solo il profilo.`
          : tipo === 'coppia'
            ? 'Due nomi bastano. Data, luogo e budget li scegliete dopo, con calma.'
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
            search: value === 'fornitore' ? { tipo: value } : {},
            replace: true,
          })
        }
      />
      {tipo === 'coppia' ? (
        <CoupleRegisterForm identityEmail={identityEmail} />
      ) : (
        <VendorRegisterForm identityEmail={identityEmail} />
      )}
    </AccountFrame>
  )
}
