import { Link, useRouter } from '@tanstack/react-router'
import { useState, type ComponentType, type FormEvent } from 'react'
import type { UserType } from '#contract/people/user.ts'
import { AREAS, areaOf } from '#contract/screens/areas.ts'
import { ApiError } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import type { SessionSnapshot } from '../../session/session-snapshot.ts'
import { useAccount, useSession } from '../../session/session-context.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountFrame } from './account-frame.tsx'
import css from './account-frame.module.css'
import { SealedEdits } from './sealed-edits.tsx'
import type { CodeStepProps } from './code-step.tsx'
import { accountFailureText, fieldOf } from './identity-text.ts'

const AREA_WORD = {
  couple: 'Apri il piano',
  vendor: 'Apri la tua attività',
  admin: 'Apri l’amministrazione',
}

/** @param returnTo where the person wanted to go before being asked to sign in */
export function LoginScreen({ returnTo }: { returnTo?: string }) {
  const account = useAccount()
  const router = useRouter()
  const last = useSession((session) => session.last)
  const expired = useSession((session) => session.expired)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const hydrated = useHydrated()
  const [step, setStep] = useState<{ Code: ComponentType<CodeStepProps> }>()
  const lead = async (session: SessionSnapshot | null) => {
    if (!session) await router.navigate({ to: '/register', search: returnTo ? { ritorno: returnTo } : {} })
    // An administrator is never led anywhere: the page offers the way instead.
    else if (session.role !== 'admin') router.history.push(wayAfter(session.role, returnTo))
  }
  const { run, busy, failure } = useCall(async () => {
    try {
      await lead(await account.signIn({ email: email.trim(), password }))
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'second_factor_asked')) throw error
      setStep({ Code: (await import('./code-step.tsx')).CodeStep })
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return run()
  }

  if (last && !expired && !busy) {
    return (
      <AccountFrame
        title="Accesso fatto"
        lead="Su questo dispositivo sei già dentro: la tua area è a un tocco."
      >
        <div className={css.person}>
          <Avatar name={last.name} src={last.avatar ?? undefined} />
          <div>
            <strong>{last.name}</strong>
            <br />
            {last.email}
          </div>
        </div>
        {returnTo && last.role !== 'admin' ? (
          <Button wide onClick={() => router.history.push(wayAfter(last.role, returnTo))}>
            Continua
          </Button>
        ) : (
          <Link to={AREAS[last.role].home} className={buttonClass('primary', { wide: true })}>
            {AREA_WORD[last.role]}
          </Link>
        )}
      </AccountFrame>
    )
  }

  if (step) return <step.Code onSignedIn={lead} onBack={() => setStep(undefined)} />
  const field = fieldOf(failure)
  const text = failure === undefined ? undefined : accountFailureText(failure)
  return (
    <AccountFrame
      title="Rieccoti"
      lead={
        expired
          ? 'Per sicurezza serve un nuovo accesso. Quello che hai scritto è ancora su questo dispositivo.'
          : 'È tutto dove l’hai lasciato.'
      }
      foot={
        <>
          Non hai ancora un account?{' '}
          <Link to="/register" search={returnTo ? { ritorno: returnTo } : {}}>
            Registrati
          </Link>
        </>
      }
    >
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <SealedEdits />
        {text && !field && <Notice tone="danger">{text}</Notice>}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onValue={setEmail}
          error={field === 'email' ? text : undefined}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onValue={setPassword}
          error={field === 'password' ? text : undefined}
        />
        <Button type="submit" wide busy={busy} disabled={!hydrated}>
          Accedi
        </Button>
        <div className={css.links}>
          {/* What is typed above goes with it, and the app alone knows it. */}
          <Link to="/reset-password" search={email ? { email: email.trim() } : {}} disabled={!hydrated}>
            Password dimenticata?
          </Link>
        </div>
      </form>
    </AccountFrame>
  )
}

/** Where the person wanted to go; another account's area is not a place for this one. */
function wayAfter(role: UserType, returnTo: string | undefined): string {
  const home = AREAS[role].home
  if (!returnTo) return home
  const area = areaOf(returnTo)
  return area && area !== role ? home : returnTo
}
