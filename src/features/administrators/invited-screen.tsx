import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { ADMIN_ROLE_WORDS } from '#contract/lists/admin/admin-roles.ts'
import { AREAS } from '#contract/screens/areas.ts'
import { useApi } from '../../api/api-context.tsx'
import { ApiError, failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { formatDay, today } from '../../lib/day.ts'
import { useAccount, useSession } from '../../session/session-context.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountFrame, PASSWORD_LEAST, accountFailureText } from '../account/invited-face.ts'
import { administratorQueries } from './administrator-queries.ts'
import css from './administrators.module.css'

/** Where the mail of an invitation leads: who is invited says their name and a password, and administers. */
export function InvitedScreen({ code }: { code: string }) {
  const last = useSession((session) => session.last)
  const { data, error, isFetching, refetch } = useQuery({
    ...administratorQueries.invitation(useApi(), code),
    // An address without one was copied in part.
    enabled: !last && code !== '',
  })
  if (last)
    return (
      <AccountFrame
        title={last.role === 'admin' ? 'Adesso amministri' : 'Qui c’è già un account'}
        lead={
          last.role === 'admin'
            ? `${last.name}, la tua area è a un tocco.`
            : `Su questo dispositivo c’è ${last.name}. Per accettare l’invito, esci prima dalla sua area e riapri il link.`
        }
      >
        <Link to={AREAS[last.role].home} className={buttonClass('primary', { wide: true })}>
          {last.role === 'admin' ? 'Apri l’amministrazione' : 'Vai alla tua area'}
        </Link>
      </AccountFrame>
    )
  if (data)
    return (
      <AccountFrame
        title={data.by ? `${data.by} ti invita` : 'Ti hanno invitato'}
        lead={`Il tuo ruolo: ${ADMIN_ROLE_WORDS[data.role].name}. ${ADMIN_ROLE_WORDS[data.role].does} L’invito vale fino al ${formatDay(today(new Date(data.expiresAt)), 'bare')}.`}
      >
        <InvitedForm code={code} email={data.email} />
      </AccountFrame>
    )
  if (!error && code !== '')
    return (
      <AccountFrame title="Ti hanno invitato" lead="Stiamo leggendo il tuo invito.">
        <Skeleton shape="line" count={3} />
      </AccountFrame>
    )
  const isOver =
    code === '' || (error instanceof ApiError && ['invitation_expired', 'malformed'].includes(error.code))
  return (
    <AccountFrame
      title={isOver ? 'Questo invito non vale più' : 'L’invito non è arrivato'}
      lead={
        isOver
          ? 'È già stato usato, è stato ritirato, o sono passati sette giorni. Chiedine un altro a chi ti ha invitato.'
          : failureText(error)
      }
    >
      {isOver ? (
        <Link to="/login" className={buttonClass('primary', { wide: true })}>
          Accedi
        </Link>
      ) : (
        <Button wide busy={isFetching} onClick={() => void refetch()}>
          Riprova
        </Button>
      )}
    </AccountFrame>
  )
}

function InvitedForm({ code, email }: { code: string; email: string }) {
  const account = useAccount()
  const [key] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [known, setKnown] = useState(false)
  const [checked, setChecked] = useState(false)
  const hydrated = useHydrated()
  const isShort = !known && password.length < PASSWORD_LEAST
  const { run, busy, failure } = useCall(async () => {
    const typed = { email, password }
    // Who has a profile already is signed in now, and told so.
    if (known && (await account.signIn(typed))) return
    await account.register(known ? null : typed, { kind: 'admin', code, name: name.trim(), key })
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (name.trim() && password && !isShort) void run()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {failure !== undefined && (
        <div role="alert">
          <Notice tone="danger">{accountFailureText(failure)}</Notice>
        </div>
      )}
      <Notice tone="info">L’invito è per {email}.</Notice>
      <TextField
        label="Il tuo nome"
        name="name"
        autoComplete="name"
        maxLength={120}
        value={name}
        onValue={setName}
        error={checked && !name.trim() ? 'Scrivi come ti chiami: chi lavora con te lo legge.' : undefined}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={known ? 'current-password' : 'new-password'}
        value={password}
        onValue={setPassword}
        error={
          checked && (isShort || !password)
            ? known
              ? 'Scrivi la tua password.'
              : `Servono almeno ${PASSWORD_LEAST} caratteri.`
            : undefined
        }
      />
      <Checkbox label="Ho già un account Lovoglio con questa email" checked={known} onChecked={setKnown} />
      <Button type="submit" wide busy={busy} disabled={!hydrated}>
        Accetta l’invito
      </Button>
    </form>
  )
}
