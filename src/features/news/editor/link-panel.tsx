import { type KeyboardEvent, useState } from 'react'
import { RICH_TEXT_MOST } from '#contract/lists/site/article-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import css from './body-editor.module.css'
import { hrefOf } from './rich-doc.ts'

/** Where the chosen words lead. @param isChosen whether there are any */
export function LinkPanel({
  href,
  isChosen,
  onHref,
  onClose,
}: {
  href: string | undefined
  isChosen: boolean
  /** Undefined takes it off. */
  onHref: (href: string | undefined) => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState(href ?? '')
  const [asked, setAsked] = useState(false)
  const put = () => {
    setAsked(true)
    const whole = hrefOf(typed)
    if (whole) onHref(whole)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') put()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  if (!isChosen)
    return (
      <output className={css.say}>Scegli nel testo le parole che devono portare da qualche parte.</output>
    )
  return (
    <div className={css.link}>
      <TextField
        label="Dove porta"
        hint="Una pagina nostra, come /guide, un sito o un indirizzo email."
        inputMode="url"
        autoComplete="off"
        maxLength={RICH_TEXT_MOST.href}
        value={typed}
        onValue={setTyped}
        onKeyDown={onKeyDown}
        {...(asked && !hrefOf(typed) && { error: 'Questo non è un indirizzo: scrivilo intero.' })}
      />
      <div className={css.ways}>
        <Button variant="quiet" onClick={put}>
          Collega
        </Button>
        {href && (
          <Button variant="link" onClick={() => onHref(undefined)}>
            Togli il collegamento
          </Button>
        )}
      </div>
    </div>
  )
}
