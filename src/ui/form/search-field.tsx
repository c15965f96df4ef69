import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef, type ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import css from './field.module.css'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { useTypedBefore } from './use-typed-before.ts'

export type SearchFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'value' | 'type' | 'onChange' | 'ref'
> & {
  /** Read aloud; the placeholder is what is seen. */
  label: string
  value: string
  onValue: (value: string) => void
  className?: string
}

/** What one is looking for, with a cross that empties it. Escape empties it too. */
export function SearchField({ label, value, onValue, className, ...input }: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  useTypedBefore(ref, (typed) => onValue(typed.value))
  return (
    <search className={classNames(css.box, className)}>
      <input
        {...input}
        ref={ref}
        type="search"
        aria-label={label}
        enterKeyHint="search"
        className={classNames(css.control, css.search, css.withLead, css.withTrail)}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault()
            onValue('')
          }
        }}
      />
      <span className={css.lead}>
        <Icon of={IconSearch} />
      </span>
      {value !== '' && (
        <IconButton
          icon={IconX}
          label="Cancella la ricerca"
          className={css.clear}
          onClick={() => {
            onValue('')
            ref.current?.focus()
          }}
        />
      )}
    </search>
  )
}
