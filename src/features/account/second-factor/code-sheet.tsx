import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import type { KeyFor } from '../../../api/tries.ts'
import { AtOnceSheet } from '../../../lists/at-once-sheet.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import css from './second-factor.module.css'

/** Asks for a code before the second factor changes. @param send does it */
export function CodeSheet({
  title,
  text,
  submit,
  send,
  onClose,
}: {
  title: string
  /** What happens. */
  text: string
  submit: string
  send: (body: { code: string }, keyFor: KeyFor) => Promise<void>
  onClose: () => void
}) {
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(false)
  const body = { code: code.trim() }
  const call = useCall((keyFor) => send(body, keyFor))
  return (
    <AtOnceSheet
      title={title}
      submit={submit}
      call={call}
      dirty={code !== ''}
      onSubmit={() => {
        setAsked(true)
        if (body.code) void call.run()
      }}
      onClose={onClose}
    >
      <div className={css.form}>
        <p>{text}</p>
        <TextField
          label="Codice"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          onValue={setCode}
          hint="Quello che vedi nell’app, o uno di recupero."
          error={asked && !body.code ? 'Scrivi il codice.' : undefined}
          data-autofocus
        />
      </div>
    </AtOnceSheet>
  )
}
