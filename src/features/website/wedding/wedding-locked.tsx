import { useQueryClient } from '@tanstack/react-query'
import type { WeddingTheme } from '#contract/website/wedding-themes.ts'
import { useState, type FormEvent } from 'react'
import { useApi } from '../../../api/api-context.tsx'
import { failureText } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { keepKey, weddingKey } from './wedding-keys.ts'
import { WeddingArt } from './wedding-parts.tsx'
import css from '../wedding.module.css'
import looks from '../wedding-looks.module.css'

/** A page that asks for its password: its colours, and nothing of what is behind. */
export function WeddingLocked({ id, theme, opening }: { id: string; theme: WeddingTheme; opening: boolean }) {
  const api = useApi()
  const client = useQueryClient()
  const hydrated = useHydrated()
  const [password, setPassword] = useState('')
  const { run, busy, failure } = useCall(async () => {
    const { key } = await api('Couple/openWebsite', { body: { id, password } })
    if (key !== null) keepKey(id, key)
    else await client.invalidateQueries({ queryKey: weddingKey(id) })
  })
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (password.trim() !== '') void run()
  }
  return (
    <div className={css.frame}>
      <div className={`${css.page} ${looks[theme] ?? ''}`} data-look={theme}>
        <header className={css.hero} data-part="hero">
          <WeddingArt theme={theme} />
          <form className={css.locked} data-part="title" noValidate onSubmit={open}>
            <h1 className={css.lockedTitle}>Una pagina per gli invitati</h1>
            <p>Scrivete la password che gli sposi vi hanno dato con l’invito.</p>
            <TextField
              label="Password"
              type="password"
              autoComplete="off"
              maxLength={100}
              value={password}
              error={failure === undefined ? '' : failureText(failure)}
              onValue={setPassword}
            />
            <Button type="submit" wide busy={busy || opening} disabled={!hydrated}>
              Apri
            </Button>
          </form>
        </header>
      </div>
    </div>
  )
}
