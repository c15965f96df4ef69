/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   by the ARIA combobox pattern the field keeps the focus and the keys; the options are only pressed. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '../class-names.ts'
import css from './combo-box.module.css'
import { matchingOptions, type ComboOption } from './combo-options.ts'
import fieldCss from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import { Icon } from '../icon.tsx'
import { searchable } from '../../lib/text.ts'
import { placeUnder } from '../overlay/place-under.ts'

export type ComboBoxProps = FieldText & {
  options: readonly ComboOption[]
  /** The value of the option chosen, or an empty string. */
  value: string
  onValue: (value: string) => void
  placeholder?: string
  id?: string
}

/**
 * A choice among many, found by typing. The list is a native popover, so it lies above sheets too; keys after the ARIA
 * combobox pattern (list autocomplete, manual selection). Emptying the text empties the choice.
 */
export function ComboBox({ options, value, onValue, placeholder, id, ...field }: ComboBoxProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = options.find((option) => option.value === value)
  const text = draft ?? chosen?.label ?? ''
  const shown = open ? matchingOptions(options, draft ?? '') : []

  useLayoutEffect(() => {
    const popup = list.current
    if (!open || !popup || !input.current) return
    popup.showPopover()
    const stop = placeUnder(popup, input.current)
    return () => {
      stop()
      popup.hidePopover()
    }
  }, [open])

  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active, open])

  const show = () => {
    setOpen(true)
    setActive(options.findIndex((option) => option.value === value))
  }
  const hide = () => {
    setOpen(false)
    setActive(-1)
    setDraft(null)
  }
  const pick = (option: ComboOption | undefined) => {
    if (option && option.value !== value) onValue(option.value)
    hide()
  }

  /** Who has written the whole of one and goes on has chosen it. */
  const leave = () => {
    const written = searchable(draft ?? '')
    pick(written ? options.find(({ label }) => searchable(label) === written) : undefined)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (!open) return show()
      if (shown.length > 0) setActive((active + step + shown.length) % shown.length)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      pick(shown[active] ?? (draft ? shown[0] : undefined))
    } else if (event.key === 'Escape' && open) {
      // Only the list closes, not the sheet around it.
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
  }

  return (
    <Field {...field} id={id}>
      {(control) => (
        <span className={fieldCss.box}>
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && shown[active] ? `${listId}-${active}` : undefined}
            placeholder={placeholder}
            className={classNames(fieldCss.control, fieldCss.withTrail)}
            value={text}
            onClick={show}
            onBlur={leave}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setDraft(event.target.value)
              setOpen(true)
              setActive(event.target.value === '' ? -1 : 0)
              if (event.target.value === '' && value !== '') onValue('')
            }}
          />
          <span className={fieldCss.trail}>
            <Icon of={IconChevronDown} />
          </span>
          <ul ref={list} id={listId} popover="manual" role="listbox" aria-label="Scelte" className={css.list}>
            {shown.map((option, index) => (
              <li
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                className={css.option}
                // The field keeps the focus: losing it would close the list before the click.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setActive(index)}
                onClick={() => pick(option)}
              >
                {option.label}
                {option.value === value && <Icon of={IconCheck} size={18} />}
              </li>
            ))}
            {open && shown.length === 0 && <li className={css.none}>Nessun risultato per «{text}»</li>}
          </ul>
        </span>
      )}
    </Field>
  )
}
