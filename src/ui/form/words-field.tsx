import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type KeyboardEvent, useState } from 'react'
import { searchable } from '../../lib/text.ts'
import { RemovableChip } from '../chip.tsx'
import { IconButton } from '../icon-button.tsx'
import type { ComboOption } from './combo-options.ts'
import { Field, type FieldText } from './field.tsx'
import fieldCss from './field.module.css'
import { SelectField } from './select-field.tsx'
import css from './words-field.module.css'

/** Words or short sentences, each with the cross that takes it off: written one by one, or chosen among `options`. */
export function WordsField({
  words,
  onWords,
  options,
  most,
  letters = 80,
  placeholder,
  ...field
}: FieldText & {
  words: readonly string[]
  onWords: (words: readonly string[]) => void
  options?: readonly ComboOption[] | undefined
  /** How many there may be. */
  most: number
  /** How long one may be. */
  letters?: number
  placeholder?: string
}) {
  const [typed, setTyped] = useState('')
  const isFull = words.length >= most
  const add = (word: string) => {
    const isThere = words.some((other) => searchable(other) === searchable(word))
    if (word && !isThere && !isFull) onWords([...words, word])
    setTyped('')
  }
  const hint = isFull ? `Al massimo ${most}: per aggiungerne togline uno.` : field.hint
  const named = (word: string) => options?.find(({ value }) => value === word)?.label ?? word
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add(typed.trim())
  }
  return (
    <div className={css.whole}>
      {options ? (
        <SelectField
          {...field}
          hint={hint}
          placeholder={placeholder ?? 'Aggiungi…'}
          options={options.filter(({ value }) => !words.includes(value))}
          disabled={isFull}
          value=""
          onValue={add}
        />
      ) : (
        <Field {...field} hint={hint}>
          {(control) => (
            <span className={fieldCss.box}>
              <input
                {...control}
                type="text"
                className={`${fieldCss.control} ${fieldCss.withTrail}`}
                maxLength={letters}
                placeholder={placeholder}
                disabled={isFull}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={onKeyDown}
                onBlur={() => add(typed.trim())}
              />
              <span className={css.add}>
                <IconButton
                  icon={IconPlus}
                  label={`Aggiungi a ${field.label.toLowerCase()}`}
                  disabled={typed.trim() === ''}
                  onClick={() => add(typed.trim())}
                />
              </span>
            </span>
          )}
        </Field>
      )}
      {words.length > 0 && (
        <ul className={css.words} aria-label={field.label}>
          {words.map((word) => (
            <li key={word}>
              <RemovableChip
                removeLabel={`Togli ${named(word)}`}
                onRemove={() => onWords(words.filter((other) => other !== word))}
              >
                {named(word)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
