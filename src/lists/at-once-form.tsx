import { type ReactNode, useState } from 'react'
import { ApiError, failureText } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/state/notice.tsx'
import css from './at-once-form.module.css'
import { FoundNotice } from './found-notice.tsx'

interface AtOnceFormProps<Fields> {
  /** What keeps what is typed (`useKeptForm`). */
  kept: {
    dirty: boolean
    found: boolean
    clear: () => void
    meanwhile: readonly (keyof Fields & string)[]
    takeMeanwhile: (field: keyof Fields & string) => void
  }
  /** What sends it (`useCall`). */
  call: { busy: boolean; failure: unknown }
  /** What each field is called, where somebody else wrote it meanwhile. */
  words: Readonly<Record<keyof Fields & string, string>>
  /** Nothing can be sent as it is: its fields say why. */
  disabled?: boolean
  /** Why it was not sent, where that is at no field in sight. */
  fault?: ReactNode
  /** Puts back what the product says by itself; left out where it is there. */
  ours?: { label: string; onUse: () => void } | undefined
  /** Opens what it said before. */
  onVersions: () => void
  onSubmit: () => void
  children: ReactNode
}

/**
 * A form in its screen that is sent at the moment it is confirmed (decision 091): what is kept once for the whole site.
 * It says what somebody else wrote in the same field meanwhile: to save is then to decide.
 */
export function AtOnceForm<Fields>({
  kept,
  call: { busy, failure },
  words,
  disabled = false,
  fault,
  ours,
  onVersions,
  onSubmit,
  children,
}: AtOnceFormProps<Fields>) {
  const { dirty, found, clear, meanwhile, takeMeanwhile } = kept
  /** Why it was not sent is past once what was typed is given up, or the other's is taken. */
  const [decided, setDecided] = useState<unknown>()
  const isSaid = meanwhile.length > 0 && failure instanceof ApiError && failure.code === 'conflict'
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (dirty && !disabled) onSubmit()
      }}
    >
      {children}
      {found && <FoundNotice />}
      {meanwhile.length > 0 && (
        <Notice
          tone="warning"
          action={
            <Button
              variant="link"
              onClick={() => {
                setDecided(failure)
                meanwhile.forEach(takeMeanwhile)
              }}
            >
              Prendi il suo
            </Button>
          }
        >
          Intanto un’altra persona ha cambiato {meanwhile.map((field) => words[field]).join(', ')}. Se salvi,
          resta quello che hai scritto tu.
        </Notice>
      )}
      {fault && <Notice tone="danger">{fault}</Notice>}
      {failure !== undefined && failure !== decided && !isSaid && (
        <Notice tone="danger">{failureText(failure)}</Notice>
      )}
      <div className={css.ways}>
        <Button type="submit" busy={busy} disabled={!dirty || disabled}>
          Salva
        </Button>
        {dirty && (
          <Button
            variant="quiet"
            onClick={() => {
              setDecided(failure)
              clear()
            }}
          >
            Lascia com’era
          </Button>
        )}
        {ours && (
          <Button variant="link" onClick={ours.onUse}>
            {ours.label}
          </Button>
        )}
        <Button variant="link" onClick={onVersions}>
          Versioni
        </Button>
      </div>
    </form>
  )
}
