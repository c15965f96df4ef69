import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '../../../session/session-context.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { FormFailure } from '../form-failure.tsx'
import { LinkGone, useLinkCheck } from '../link-check.tsx'

const TEXTS = {
  verifyEmail: {
    title: 'Conferma la tua email',
    lead: 'Un tocco e sappiamo che è davvero la tua.',
    act: 'Conferma',
    gone: 'Se l’avevi già confermata è tutto a posto; se no, entra e fattene mandare un altro.',
    done: 'Grazie, la tua email è confermata.',
  },
  verifyAndChangeEmail: {
    title: 'Conferma la nuova email',
    lead: 'Da adesso in poi accederai con questa.',
    act: 'Usa la nuova email',
    gone: 'Se l’avevi già confermata, accedi con la nuova email.',
    done: 'La nuova email è attiva: la prossima volta accedi con quella.',
  },
  recoverEmail: {
    title: 'Riprendi la tua email',
    lead: 'Qualcuno ha cambiato l’email del tuo account. Se non eri tu, torna a quella di prima.',
    act: 'Torna alla mia email',
    gone: 'Se non riesci a entrare, scrivi all’assistenza.',
    done: 'La tua email è di nuovo quella di prima. Per sicurezza scegli anche una password nuova.',
  },
} as const

/** Uses the code of an e-mail link, on a tap: a preview that opens the link by itself must not use it up. */
export function EmailCodePanel({ code, mode }: { code: string; mode: string }) {
  const account = useAccount()
  const text = TEXTS[mode as keyof typeof TEXTS]
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked')
  const [failure, setFailure] = useState<unknown>()
  const { gone, answered } = useLinkCheck(code)

  async function apply() {
    setState('busy')
    setFailure(undefined)
    try {
      await answered()
      const identity = await account.identity()
      await identity.applyCode(code)
      setState('done')
    } catch (error) {
      setFailure(error)
      setState('asked')
    }
  }

  if (!text) {
    return (
      <AccountFrame title="Questo link non vale" lead="Forse è incompleto: aprilo di nuovo dall’email.">
        <Link to="/" className={buttonClass('quiet', { wide: true })}>
          Torna alla pagina iniziale
        </Link>
      </AccountFrame>
    )
  }
  // Asked before the tap, so a link that was just used here is still «done».
  if (gone && state === 'asked' && !failure) return <LinkGone failure={gone} more={text.gone} />
  return (
    <AccountFrame title={text.title} lead={text.lead}>
      <FormFailure failure={failure} />
      {state === 'done' ? (
        <>
          <Notice tone="success">{text.done}</Notice>
          <Link
            to={mode === 'recoverEmail' ? '/reset-password' : '/login'}
            className={buttonClass('primary', { wide: true })}
          >
            {mode === 'recoverEmail' ? 'Scegli una password nuova' : 'Continua'}
          </Link>
        </>
      ) : (
        <Button wide busy={state === 'busy'} onClick={() => void apply()}>
          {text.act}
        </Button>
      )}
    </AccountFrame>
  )
}
